/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatContentIssue } from './content-issue';
import { readPackFiles } from './pack-files';

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
