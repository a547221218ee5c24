import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBuiltSiteIssues } from './built-site-issues';

const folder = mkdtempSync(path.join(os.tmpdir(), 'built-'));
const [out, shop] = [`${folder}/out`, `${folder}/shop`];
const SITE_URL = 'https://www.acme.example';
const CANONICAL = `<link rel="canonical" href="${SITE_URL}/">`;
const findIssues = () =>
  findBuiltSiteIssues(out, shop, SITE_URL, ['Trent PCs', 'Usk']).map(({ text }) => text);
const write = (home: string, about: string) => {
  writeFileSync(`${out}/index.html`, home);
  writeFileSync(`${out}/about/index.html`, about);
};

beforeAll(() => {
  for (const name of [out, shop, `${out}/about`]) mkdirSync(name);
  writeFileSync(`${shop}/home.yaml`, '');
});
afterAll(() => rmSync(folder, { recursive: true }));

it("names the sample's names in a build, and asks for a build of this shop as it is", () => {
  const noBuild = [expect.stringContaining('has no build of this shop')];
  expect(findIssues()).toEqual(noBuild);
  write('<p>Another shop</p>', '');
  expect(findIssues()).toEqual(noBuild);
  write(`${CANONICAL}<img alt="In USK">`, '<title>Fans in Usk | Trent PCs</title>');
  expect(findIssues()).toEqual([
    expect.stringContaining(
      "'Trent PCs' (about/index.html) and 'Usk' (about/index.html and 1 more)",
    ),
  ]);
  write(CANONICAL, '<title>Fans</title>');
  expect(findIssues()).toEqual([]);
  utimesSync(`${shop}/home.yaml`, Date.now(), Date.now());
  expect(findIssues()).toEqual([expect.stringContaining('is older than your last change')]);
});
