/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packFiles } from './pack-files';

const shop = mkdtempSync(path.join(os.tmpdir(), 'shop-'));
afterEach(() => rmSync(shop, { recursive: true }));

const told = (name: string) => {
  mkdirSync(path.dirname(`${shop}/${name}`), { recursive: true });
  writeFileSync(`${shop}/${name}`, '');
  const { unknown } = packFiles(shop);
  return unknown.map(({ file, text }) => `${file}: ${text}`.replaceAll(`${shop}/`, ''));
};

it.each([
  ['products/fan.yml', 'name it products/fan.yaml'],
  ['products/fan', 'name it products/fan.yaml'],
  ['products/fan.yaml.txt', 'name it products/fan.yaml'],
  ['Products/Quiet Fan.yaml', 'name it products/quiet-fan.yaml'],
  ['product/fan.yaml', 'name it products/fan.yaml'],
  ['Company.YAML', 'name it company.yaml'],
  ['company.yaml.txt', 'name it company.yaml'],
  ['fan.yaml', 'put a product into products/, and name any other as one of data/sample/'],
  ['Stock.csv', 'save a list of what is in stock as stock.csv'],
  ['stock.xlsx', 'save a list of what is in stock as stock.csv'],
  ['fan.jpg', 'put a photograph into photos/'],
  ['Photos/fan.jpg', 'put a photograph into photos/'],
  ['products/fan.JPG', 'put a photograph into photos/'],
])('%s is told, with what to do', (name, remedy) => {
  expect(told(name)).toEqual([`${name}: is not read: ${remedy}, or remove it`]);
});

it.each([
  'stock.csv',
  'README.md',
  'notes.txt',
  '.DS_Store',
  'products/.DS_Store',
  'products/Thumbs.db',
  'photos/fan.jpg',
])('%s stops nothing', (name) => {
  expect(told(name)).toEqual([]);
});
