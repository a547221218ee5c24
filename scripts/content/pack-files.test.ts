import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatContentIssue } from './content-issue';
import { readPackFiles } from './pack-files';
import { parseFiles, parseValue } from './parse';
import { findMissingPictures } from './photographs';
import { findIssues } from './testing/sample-pack';

const shop = mkdtempSync(path.join(os.tmpdir(), 'shop-'));
afterEach(() => rmSync(shop, { recursive: true }));

const readShop = (name: string, source = '') => {
  mkdirSync(path.dirname(`${shop}/${name}`), { recursive: true });
  writeFileSync(`${shop}/${name}`, source);
  const { files, issues } = readPackFiles(shop);
  return {
    files,
    lines: issues.map((issue) => formatContentIssue(issue).replaceAll(`${shop}/`, '')),
  };
};

const PUT = 'put a product into products/, and name any other file like one in data/sample/';
it.each([
  ['products/fan.yml', 'rename it to products/fan.yaml'],
  ['products/fan', 'rename it to products/fan.yaml'],
  ['products/fan.yaml.txt', 'rename it to products/fan.yaml'],
  ['Products/Quiet Fan.yaml', 'rename it to products/quiet-fan.yaml'],
  ['product/fan.yaml', 'rename it to products/fan.yaml'],
  ['Company.YAML', 'rename it to company.yaml'],
  ['fan.yaml', PUT],
  ['Stock.csv', 'save a stock list as stock.csv'],
  ['stock.xlsx', 'save a stock list as stock.csv'],
  ['products/fans/quiet.yaml', 'rename it to products/quiet.yaml'],
  ['prices.docx', 'write it as products/rm850e.yaml, or as a file like one in data/sample/'],
  ['Photos/fan.jpg', 'put a photograph into photos/'],
  ['products/fan.JPG', 'put a photograph into photos/'],
])('reports %s with a fix', (name, fix) => {
  expect(readShop(name).lines).toEqual([`${name}: is not read: ${fix}, or remove it`]);
});

it.each([
  ...['stock.csv', 'README.md', 'logo.svg', 'icon.png', '.DS_Store'],
  ...['products/.DS_Store', 'products/Thumbs.db', 'photos/fan.jpg'],
])('ignores %s', (name) => {
  expect(readShop(name).lines).toEqual([]);
});

it('stops at a file that was meant for the pack, and warns of others', () => {
  readShop('products/fan.yml');
  readShop('prices.docx');
  const severities = readPackFiles(shop).issues.map(({ file, severity }) => [file, severity]);
  expect(severities).toEqual([
    [`${shop}/prices.docx`, 'warning'],
    [`${shop}/products/fan.yml`, 'error'],
  ]);
});

it.each([
  ['products/fan.yaml', 'products', 'shop/'],
  ['company.yaml', 'company.yaml', 'shop/'],
  ['photos/fan.jpg', 'photos', 'shop/'],
  ['stock.csv', 'stock.csv', 'shop/'],
  ['logo.png', 'logo.png', 'shop/'],
  ['fan.jpg', 'fan.jpg', 'shop/photos/'],
])('reports %s beside the owner’s folder', (name, entry, folder) => {
  readShop(name);
  symlinkSync(path.resolve('data'), `${shop}/data`);
  const project = process.cwd();
  process.chdir(shop);
  const { issues } = readPackFiles('shop');
  process.chdir(project);
  expect(issues.map(formatContentIssue)).toEqual([
    `${entry}: is not in shop/, so it is not read: move it into ${folder}, or remove it`,
  ]);
});

it.each([
  ['pictures', 'hero-repairs: { kind: hero, alt: Bench }', ['hero-home', 'hero-repairs']],
  ['colours', "gaming: { accent: '#004400', glow: '#88ff88' }", ['company', 'gaming']],
])('adds an owner’s %s to the sample’s', (name, source, keys) => {
  const file = readShop(`${name}.yaml`, source).files.find((one) => one.name === name);
  expect(file && findIssues([file])).toEqual([]);
  expect(Object.keys(Object(file && parseValue(file)))).toEqual(expect.arrayContaining(keys));
});

it('asks for the photograph of an owner’s picture', () => {
  const source = 'hero-repairs: { kind: hero, alt: Bench }\nhero-shop: { kind: hero, alt: Shop }';
  const { files } = readShop('pictures.yaml', source);
  const document = parseFiles(files).value.get('pictures');
  const pictures = Object(document?.value);
  assert(document);
  const missing = findMissingPictures({ pictures, photographs: ['hero-shop'] }, document, shop);
  expect(missing.map(formatContentIssue)).toEqual([
    `${shop}/pictures.yaml:1:1: hero-repairs: has no photograph: upload ${shop}/photos/hero-repairs.jpg`,
  ]);
});
