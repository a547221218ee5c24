import { shown } from '@/lib/content/plain-text';
import type { PackFile } from './pack-files';
import { readYaml } from './parse';
import type { Fault } from './validate-record';

const valueAt = (value: unknown, path: Fault['path']): unknown =>
  path.reduce((inner, key) => Object(inner)[key], value);

/** A fault as who wrote the file finds it: the record and the field, what stands there, and what to do. */
export function told(value: unknown, called: string, { path, message }: Fault): string {
  const found = valueAt(value, path);
  const what = typeof found === 'object' || found === undefined ? [] : [shown(found)];
  const [first, ...rest] = path;
  const listed = Array.isArray(value) && first !== undefined;
  const entry = listed
    ? (Object(value[Number(first)]).name ?? `record ${Number(first) + 1}`)
    : called;
  const where = [entry, (listed ? rest : path).join('.')].filter((step) => step !== '').join(', ');
  return [where, ...what, message].filter((step) => step !== '').join(': ');
}

/** What a file of the sample says, by its name such as 'testimonials'; undefined where there is none of that name. */
export function saidBySample(sample: readonly PackFile[], name: string): unknown {
  const { file = '', source = '' } = sample.find((one) => one.name === name) ?? {};
  return readYaml(file, source).value;
}

/** What the sample has where another shop has nothing, such as a field that a release has brought. */
export function sampleValue(
  sample: readonly PackFile[],
  name: string,
  path: Fault['path'],
): string {
  const value = valueAt(saidBySample(sample, name), path);
  return value === undefined ? '' : `; the sample has ${shown(value)}`;
}
