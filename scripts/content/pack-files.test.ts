import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatContentIssue } from './content-issue';
import { findMissingFiles } from './missing-files';
import { readPackFiles } from './pack-files';
import { parseFiles, parseValue } from './parse';
import { readPack } from './read-pack';

const shop = mkdtempSync(path.join(os.tmpdir(), 'shop-'));
afterEach(() => rmSync(shop, { recursive: true }));

const findIssues = (name: string) => {
  mkdirSync(path.dirname(`${shop}/${name}`), { recursive: true });
  writeFileSync(`${shop}/${name}`, '');
  return readPackFiles(shop).issues.map((issue) =>
    formatContentIssue(issue).replaceAll(`${shop}/`, ''),
  );
};

it.each([
  ['products/fan.yml', 'rename it to products/fan.yaml'],
  ['products/fan', 'rename it to products/fan.yaml'],
  ['products/fan.yaml.txt', 'rename it to products/fan.yaml'],
  ['Products/Quiet Fan.yaml', 'rename it to products/quiet-fan.yaml'],
  ['product/fan.yaml', 'rename it to products/fan.yaml'],
  ['Company.YAML', 'rename it to company.yaml'],
  ['company.yaml.txt', 'rename it to company.yaml'],
  ['fan.yaml', 'put a product into products/, and name any other file like one in data/sample/'],
  ['Stock.csv', 'save a stock list as stock.csv'],
  ['stock.xlsx', 'save a stock list as stock.csv'],
  ['fan.jpg', 'put a photograph into photos/'],
  ['Photos/fan.jpg', 'put a photograph into photos/'],
  ['products/fan.JPG', 'put a photograph into photos/'],
])('reports %s with a fix', (name, fix) => {
  expect(findIssues(name)).toEqual([`${name}: is not read: ${fix}, or remove it`]);
});

it('adds an owner’s pictures and colours to the sample’s', () => {
  const add = (name: string, source: string) => {
    mkdirSync(shop, { recursive: true });
    writeFileSync(`${shop}/${name}.yaml`, source);
    const { files } = readPackFiles(shop);
    const file = files.find((one) => one.name === name);
    return { issues: readPack(files, {}).issues, value: Object(file && parseValue(file)) };
  };
  const pictures = add('pictures', 'hero-repairs: { kind: hero, alt: Bench }\n');
  expect(pictures.issues).toEqual([]);
  expect(Object.keys(pictures.value)).toEqual(
    expect.arrayContaining(['hero-home', 'hero-repairs']),
  );
  const document = parseFiles(readPackFiles(shop).files).value.get('pictures');
  const missing = [
    ...findMissingFiles(
      { ...pictures.value, photographs: [], pictures: pictures.value },
      document,
      shop,
    ),
  ];
  expect(missing.map(formatContentIssue)).toEqual([
    `${shop}/pictures.yaml:1:1: hero-repairs: has no photograph: upload ${shop}/photos/hero-repairs.jpg`,
  ]);
  const gaming = { accent: '#004400', glow: '#88ff88' };
  const colours = add('colours', `gaming: ${JSON.stringify(gaming)}\n`);
  expect(colours.issues).toEqual([]);
  expect(colours.value).toMatchObject({ gaming, company: { glow: '#ff8552' } });
});

it.each([
  'stock.csv',
  'README.md',
  'notes.txt',
  '.DS_Store',
  'products/.DS_Store',
  'products/Thumbs.db',
  'photos/fan.jpg',
])('ignores %s', (name) => {
  expect(findIssues(name)).toEqual([]);
});
