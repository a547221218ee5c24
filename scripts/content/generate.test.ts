/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writePack } from './generate';
import { samplePack } from './testing/sample-pack';

const project = process.cwd();
const folder = mkdtempSync(path.join(os.tmpdir(), 'generated-'));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

it('writes the shop, its colours and a route for each page, and removes the routes of other pages', () => {
  const route = (slug: string) => `app/(shop)/${slug}/page.tsx`;
  writePack(samplePack);
  expect(readFileSync('data/shop.ts', 'utf8')).toContain('"name":"Derwent Hardware"');
  expect(readFileSync('app/styles/themes.css', 'utf8')).toContain(
    `[data-theme='gaming'] { --theme-accent: ${samplePack.colours.gaming.accent}; }`,
  );
  expect(readFileSync(route('pc-components'), 'utf8')).toContain('<CataloguePage page={page} />');
  expect(readFileSync(route('computer-systems'), 'utf8')).toContain('<ShowcasePage page={page} />');

  const { mtimeMs } = statSync('data/shop.ts');
  writePack(samplePack);
  expect(statSync('data/shop.ts').mtimeMs).toBe(mtimeMs);
  const [first, ...others] = samplePack['category-pages'];
  writePack({ ...samplePack, 'category-pages': others });
  expect([first, ...others].map((page) => existsSync(route(page?.slug ?? '')))).toEqual([
    false,
    ...others.map(() => true),
  ]);
});
