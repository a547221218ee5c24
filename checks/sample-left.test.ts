/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesLeft, namesLeft } from './sample-left';

const file = (folder: string, name: string, source = 'a: 1\nb: 2') => ({
  ...{ name, source, file: `${folder}/${name}.yaml` },
});
const names = ['home', 'colours', 'category-pages/fans', 'category-pages/pumps', 'products/a'];
const sample = names.map((name) => file('data/sample', name));
const left = (...own: (typeof sample)[number][]) => {
  const others = sample.filter(({ name }) => own.every((one) => one.name !== name));
  return [...filesLeft([...own, ...others], sample, ['fans'])].map((line) => line.split(':')[0]);
};

it('says where to copy what, also to who has no terminal', () => {
  expect([...filesLeft(sample, sample, ['fans'])].slice(1, 3)).toEqual([
    'data/sample/home.yaml: the sample’s; copy it to shop/home.yaml, and say there what holds for you',
    'data/sample/colours.yaml: the sample’s, which a release may change; copy it to shop/colours.yaml, as it is or with what you want otherwise',
  ]);
});

it('names what a shop still has of the sample, but no page that it leaves out', () => {
  expect(left()).toEqual([
    'products/',
    'data/sample/home.yaml',
    'data/sample/colours.yaml',
    'data/sample/category-pages/fans.yaml',
  ]);
  const same = names.map((name) => file('shop', name, '# Mine.\na: "1"\nb: 2'));
  // Colours and products may be the same.
  expect(left(...same)).toEqual(['shop/home.yaml', 'shop/category-pages/fans.yaml']);
  expect(left(...names.map((name) => file('shop', name, 'a: 2')))).toEqual([]);
});

describe('a build', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'left-'));
  const [out, shop] = [`${folder}/out`, `${folder}/shop`];
  beforeAll(() => {
    for (const name of [out, shop, `${out}/about`]) mkdirSync(name);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const SITE = 'https://www.acme.example';
  const told = () =>
    [...namesLeft(out, shop, SITE, ['Trent PCs', 'Usk'])].map((line) => line.replace(folder, ''));

  it('is looked through for the sample’s names, where it is one of this shop as it is', () => {
    expect(told()).toEqual([expect.stringMatching(/^\/out\/: no build of this shop/)]);
    writeFileSync(`${shop}/home.yaml`, '');
    writeFileSync(`${out}/index.html`, `<link rel="canonical" href="${SITE}/"><img alt="In USK">`);
    writeFileSync(`${out}/about/index.html`, '<title>Fans | Trent PCs</title>');
    expect(told()).toEqual([
      "/out/about/index.html: says 'Trent PCs', which is the sample’s",
      "/out/index.html: says 'Usk', which is the sample’s",
    ]);
    utimesSync(`${shop}/home.yaml`, Date.now(), Date.now());
    expect(told()).toEqual([expect.stringMatching(/^\/out\/: older than your last change/)]);
  });
});
