/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtPages, builtRoutes } from './built-site';

const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
beforeAll(() => {
  for (const file of ['index.html', '404.html', 'about/index.html', 'a/b/index.html', 'a/x.txt']) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every page is found, however deep, and nothing but pages', () => {
  expect(builtPages(folder)).toEqual([
    '404.html',
    'a/b/index.html',
    'about/index.html',
    'index.html',
  ]);
});

test('a route is what a visitor can open', () => {
  expect(builtRoutes(folder)).toEqual(['/', '/a/b/', '/about/']);
});
