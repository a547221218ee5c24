import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { createEditorSchemas, EDITOR_SCHEMAS } from './editor-schemas';
import { sampleFiles } from './testing/sample-pack';

const schemas = Object.entries(createEditorSchemas());

it.each(schemas)('validation has written the schema of %s, and editors find its files', (name) => {
  const schema = `${EDITOR_SCHEMAS}/${name}.json`;
  expect(existsSync(schema)).toBe(true);
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const [sample = ''] = settings['yaml.schemas'][`./${schema}`];
  expect(sampleFiles.some(({ file }) => file.startsWith(sample.replace('*.yaml', '')))).toBe(true);
});

/** Validates a file as an editor does, which reads 850 as a number. */
const accepts = (name: string, source: string) => {
  const [, text = ''] = schemas.find(([one]) => one === name.split('/')[0]) ?? [];
  return z.fromJSONSchema(JSON.parse(text)).safeParse(parse(source) ?? {});
};

it('an editor finds nothing in the sample', () => {
  for (const { name, file, source } of sampleFiles)
    if (name !== 'proof') expect([file, accepts(name, source).error]).toEqual([file, undefined]);
});

it.each([
  ['products/rm850e', /^brand: .+$/m, 'brandd: Corsair'],
  ['products/rm850e', /^sku: .+$/m, ''],
  ['testimonials', /rating: 5/, 'rating: 6'],
  ['company', /addressIsSample: true/, 'addressIsSample: maybe'],
])('an editor marks a mistake in %s', (name, from, to) => {
  const { source = '' } = sampleFiles.find((file) => file.name === name) ?? {};
  expect(accepts(name, source.replace(from, to)).success).toBe(false);
});
