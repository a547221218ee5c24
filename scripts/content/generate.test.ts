import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeErrors, writePack } from './generate';
import { samplePack } from './testing/sample-pack';

const folder = mkdtempSync(path.join(os.tmpdir(), 'generated-'));
afterAll(() => rmSync(folder, { recursive: true }));
const route = (slug: string) => `${folder}/app/(shop)/${slug}/page.tsx`;

const TOWER =
  '{"id":"office-tower","name":"Office Tower","category":"Desktop Systems","href":"/computer-systems/"}';
it.each([
  ['data/shop.ts', '"name":"Derwent Hardware"'],
  ['data/enquiry-items.ts', TOWER],
  ['data/enquiry-item-ids.ts', '"office-tower"'],
  ['data/enquiry-items.ts', '"facts":{"part":"psu"'],
  [
    'app/styles/themes.css',
    `[data-theme='gaming'] { --theme-accent: ${samplePack.colours.gaming.accent}; }`,
  ],
  ['app/(shop)/pc-components/page.tsx', '<CataloguePage page={page} />'],
  ['app/(shop)/computer-systems/page.tsx', '<ShowcasePage page={page} />'],
])('writes %s with %s', (file, text) => {
  writePack(samplePack, folder);
  expect(readFileSync(`${folder}/${file}`, 'utf8')).toContain(text);
});

it('keeps the descriptions out of enquiries, and files that are up to date as they are', () => {
  const items = `${folder}/data/enquiry-items.ts`;
  expect(readFileSync(items, 'utf8')).not.toContain('description');
  const { mtimeMs } = statSync(items);
  writePack(samplePack, folder);
  expect(statSync(items).mtimeMs).toBe(mtimeMs);
});

it('throws a shop’s errors until they are fixed', () => {
  const read = () => readFileSync(`${folder}/data/shop.ts`, 'utf8');
  writePack(samplePack, folder);
  const module = read();
  writeErrors('Error: one', folder);
  writeErrors('Error: "two"', folder);
  expect(read()).toBe(`${module}\nthrow new Error("Error: \\"two\\"");\n`);
  writePack(samplePack, folder);
  expect(read()).toBe(module);
});

it('removes the routes of pages that the shop has left out', () => {
  const [first, ...others] = samplePack['category-pages'];
  writePack({ ...samplePack, 'category-pages': others }, folder);
  expect([first, ...others].map((page) => existsSync(route(page?.slug ?? '')))).toEqual([
    ...[false, ...others.map(() => true)],
  ]);
});
