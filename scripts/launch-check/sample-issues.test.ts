import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBuiltSiteIssues, findSampleFiles } from './sample-issues';

const createFile = (folder: string, name: string, source = 'a: 1\nb: 2') => ({
  name,
  source,
  file: `${folder}/${name}.yaml`,
});
const PAGES = ['home', 'about', 'contact', 'category-pages/fans'];
const NAMES = [...PAGES, 'menu', 'categories', 'category-pages/pumps', 'products/a'];
const sampleFiles = NAMES.map((name) => createFile('data/sample', name));
const findIssues = (files: typeof sampleFiles) =>
  findSampleFiles(files, sampleFiles, ['fans']).map(({ text }) => text.split(/ to | that /)[0]);

it('summarises the sample’s files in a shop, without pages that its menu leaves out', () => {
  expect(findIssues(sampleFiles)).toEqual([
    '1 product in the catalogue: add your own',
    '4 page texts: copy home, about, contact and category-pages/fans',
    '2 setup files',
  ]);
});

it('reports copied page texts with the sample’s values, but accepts copied setup files and products', () => {
  const copies = NAMES.map((name) => createFile('shop', name, '# Mine.\na: "1"\nb: 2'));
  expect(findIssues(copies)).toEqual([
    '4 page texts: copy home, about, contact and category-pages/fans',
  ]);
  expect(findIssues(NAMES.map((name) => createFile('shop', name, 'a: 2')))).toEqual([]);
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'built-'));
const [out, shop] = [`${folder}/out`, `${folder}/shop`];
const SITE_URL = 'https://www.acme.example';
const CANONICAL = `<link rel="canonical" href="${SITE_URL}/">`;
const findNames = () =>
  findBuiltSiteIssues(out, shop, SITE_URL, ['Trent PCs', 'Usk']).map(({ text }) => text);
const write = (home: string, about: string) => {
  writeFileSync(`${out}/index.html`, home);
  writeFileSync(`${out}/about/a.webmanifest`, about);
};

beforeAll(() => {
  for (const name of [out, shop, `${out}/about`]) mkdirSync(name);
  writeFileSync(`${shop}/home.yaml`, '');
});
afterAll(() => rmSync(folder, { recursive: true }));

it("names the sample's names in a build, and asks for a build of this shop as it is", () => {
  const noBuild = [expect.stringContaining('has no build of this shop')];
  expect(findNames()).toEqual(noBuild);
  write('<p>Another shop</p>', '');
  expect(findNames()).toEqual(noBuild);
  write(`${CANONICAL}<img alt="In USK">`, '<title>Fans in Usk | Trent PCs</title>');
  expect(findNames()).toEqual([
    expect.stringContaining(
      "'Trent PCs' (about/a.webmanifest) and 'Usk' (about/a.webmanifest and 1 more)",
    ),
  ]);
  write(CANONICAL, '<title>Fans</title>');
  expect(findNames()).toEqual([]);
  utimesSync(`${shop}/home.yaml`, Date.now(), Date.now());
  expect(findNames()).toEqual([expect.stringContaining('is older than your last change')]);
});
