import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writePack } from './generate';
import { samplePack } from './testing/sample-pack';

const folder = mkdtempSync(path.join(os.tmpdir(), 'generated-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (file: string) => path.join(folder, file);
const read = (file: string) => readFileSync(inFolder(file), 'utf8');

it('writes the shop, the items of enquiries, its colours and a route for each page, and removes the routes of other pages', () => {
  const route = (slug: string) => `app/(shop)/${slug}/page.tsx`;
  writePack(samplePack, folder);
  expect(read('data/shop.ts')).toContain('"name":"Derwent Hardware"');
  const items = read('data/enquiry-items.ts');
  expect(items).toContain(
    '"id":"office-tower","name":"Office Tower","category":"Desktop Systems","href":"/computer-systems/"',
  );
  expect(items).toContain('"id":"rm850e"');
  expect(items).not.toContain('description');
  expect(read('app/styles/themes.css')).toContain(
    `[data-theme='gaming'] { --theme-accent: ${samplePack.colours.gaming.accent}; }`,
  );
  expect(read(route('pc-components'))).toContain('<CataloguePage page={page} />');
  expect(read(route('computer-systems'))).toContain('<ShowcasePage page={page} />');

  const { mtimeMs } = statSync(inFolder('data/shop.ts'));
  writePack(samplePack, folder);
  expect(statSync(inFolder('data/shop.ts')).mtimeMs).toBe(mtimeMs);
  const [first, ...others] = samplePack['category-pages'];
  writePack({ ...samplePack, 'category-pages': others }, folder);
  expect([first, ...others].map((page) => existsSync(inFolder(route(page?.slug ?? ''))))).toEqual([
    false,
    ...others.map(() => true),
  ]);
});
