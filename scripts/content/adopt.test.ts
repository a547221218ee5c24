import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const project = process.cwd();
const fork = mkdtempSync(path.join(os.tmpdir(), 'fork-'));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
/** Runs the program in the fork, and returns what it prints. */
function adopt(...names: readonly string[]) {
  const lines: string[] = [];
  for (const method of ['log', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((line) => void lines.push(line));
  process.argv = ['node', 'adopt.ts', ...names];
  jest.isolateModules(() => require('./adopt'));
  return lines;
}

beforeEach(() => {
  process.chdir(fork);
  rmSync('shop', { recursive: true, force: true });
  for (const name of ['home', 'menu', 'products/fan', 'products/rug'])
    write(`data/sample/${name}.yaml`, `name: ${name}`);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  process.chdir(project);
  rmSync(fork, { recursive: true });
});

it('copies the named files, and leaves an owner’s file as it is', () => {
  expect(adopt('home.yaml', 'products/')).toEqual([
    'shop/home.yaml is yours now',
    'shop/products/fan.yaml is yours now',
    'shop/products/rug.yaml is yours now',
  ]);
  write('shop/home.yaml', 'name: Mine');
  expect(adopt('home')).toEqual(['shop/home.yaml already exists']);
  expect(readFileSync('shop/home.yaml', 'utf8')).toBe('name: Mine');
});

it('copies all files, but no product beside the owner’s unless it is named', () => {
  expect(adopt()).toHaveLength(4);
  rmSync('shop', { recursive: true });
  write('shop/products/lamp.yaml', '');
  expect(adopt()).toEqual(['shop/home.yaml is yours now', 'shop/menu.yaml is yours now']);
  expect(adopt('products/rug')).toEqual(['shop/products/rug.yaml is yours now']);
});

it('copies no category page that the owner’s menu leaves out, unless it is named', () => {
  for (const name of ['fans', 'rugs']) write(`data/sample/category-pages/${name}.yaml`, 'kind: x');
  write('shop/menu.yaml', '- fans');
  expect(adopt('category-pages')).toEqual(['shop/category-pages/fans.yaml is yours now']);
  expect(adopt().join()).not.toContain('rugs');
  expect(adopt('category-pages/rugs')).toEqual(['shop/category-pages/rugs.yaml is yours now']);
  rmSync('data/sample/category-pages', { recursive: true });
});

it('copies nothing where a name is unknown', () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  expect(() => adopt('homme', 'home')).toThrow('exit');
  expect(exit).toHaveBeenCalledWith(1);
  expect(existsSync('shop')).toBe(false);
});
