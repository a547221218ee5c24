import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeErrors, writePack } from './generate';
import { samplePack } from './testing/sample-pack';

const folder = mkdtempSync(path.join(os.tmpdir(), 'generated-'));
const MODULE = `${folder}/data/shop.ts`;
beforeEach(() => writePack(samplePack, folder));
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps the descriptions out of enquiries, and files that are up to date as they are', () => {
  expect(readFileSync(`${folder}/data/enquiry-items.ts`, 'utf8')).not.toContain('description');
  const { mtimeMs } = statSync(MODULE);
  writePack(samplePack, folder);
  expect(statSync(MODULE).mtimeMs).toBe(mtimeMs);
});

it('throws a shop’s errors until they are fixed', () => {
  const read = () => readFileSync(MODULE, 'utf8');
  const module = read();
  writeErrors('Error: one', folder);
  writeErrors('Error: "two"', folder);
  expect(read()).toBe(`${module}\nthrow new Error("Error: \\"two\\"");\n`);
  writePack(samplePack, folder);
  expect(read()).toBe(module);
});

it('removes the routes of pages that the shop has left out', () => {
  const [first, second, ...others] = samplePack['category-pages'];
  const hasRoute = (page: typeof first) =>
    existsSync(`${folder}/app/(shop)/${page?.slug}/page.tsx`);
  expect([first, second].map(hasRoute)).toEqual([true, true]);
  writePack({ ...samplePack, 'category-pages': second ? [second, ...others] : [] }, folder);
  expect([first, second].map(hasRoute)).toEqual([false, true]);
});
