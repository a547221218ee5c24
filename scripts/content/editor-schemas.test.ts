import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { createEditorSchemas, EDITOR_SCHEMAS } from './editor-schemas';
import { sampleFiles } from './testing/sample-pack';

const schemas = Object.entries(createEditorSchemas());

it.each(schemas)('validation has written the schema of %s, and editors find its files', (name) => {
  expect(existsSync(`${EDITOR_SCHEMAS}/${name}.json`)).toBe(true);
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const [sample = ''] = settings['yaml.schemas'][`./${EDITOR_SCHEMAS}/${name}.json`];
  expect(sampleFiles.some(({ file }) => file.startsWith(sample.replace('*.yaml', '')))).toBe(true);
});

/** Validates a file as an editor does, which reads 850 as a number. */
const accepts = (name: string, source: string) => {
  const [, text = ''] = schemas.find(([one]) => one === name.split('/')[0]) ?? [];
  return z.fromJSONSchema(JSON.parse(text)).safeParse(parse(source) ?? {});
};

it.each(sampleFiles.filter(({ name }) => name !== 'proof'))(
  'an editor finds nothing in $file',
  ({ name, source }) => {
    expect(accepts(name, source).error).toBeUndefined();
  },
);

it.each([
  ['products/rm850e', /^brand: .+$/m, 'brandd: Corsair'],
  ['products/rm850e', /^sku: .+$/m, ''],
  ['testimonials', /rating: 5/, 'rating: 6'],
  ['company', /addressIsSample: true/, 'addressIsSample: maybe'],
])('an editor marks a mistake in %s', (name, from, to) => {
  const { source = '' } = sampleFiles.find((file) => file.name === name) ?? {};
  expect(accepts(name, source.replace(from, to)).success).toBe(false);
});
