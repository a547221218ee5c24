import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { expect, test } from 'playwright/test';
import { attribute, elementsIn, textOf } from '../scripts/build/html';
import { PATHS } from './site';

type Thing = Record<string, unknown> & { readonly '@type': string };

const TSC = path.resolve('node_modules/typescript/bin/tsc');

/** The structured data that a built page carries. */
function thingsOn(page: string): Thing[] {
  const html = readFileSync(path.join('out', page, 'index.html'), 'utf8');
  return [...elementsIn(parse(html))]
    .filter((node) => attribute(node, 'type') === 'application/ld+json')
    .flatMap((node) => JSON.parse(textOf(node))['@graph']);
}

/**
 * Checks things against the schema.org vocabulary, as schema-dts has it in types: each type's properties, and the
 * types of their values.
 *
 * @returns the compiler's complaints, empty where there is none
 */
function complaints(things: readonly Thing[], folder: string): string {
  const file = path.join(folder, 'things.ts');
  const source = things.map(
    (thing, index) =>
      `export const thing${index}: schema.${thing['@type']} = ${JSON.stringify(thing, null, 2)};`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, ["import type * as schema from 'schema-dts';", ...source].join('\n'));
  try {
    const flags = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck'];
    execFileSync(process.execPath, [TSC, ...flags, '--module', 'preserve', file]);
    return '';
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('every page’s structured data keeps to the schema.org vocabulary', () => {
  const things = PATHS.flatMap(thingsOn);
  expect(things.length).toBeGreaterThan(PATHS.length);
  expect(complaints(things, 'test-results/vocabulary')).toBe('');
});

test('a property or a value that the vocabulary does not know is found', () => {
  const shop = thingsOn('/').find((thing) => thing['@type'] === 'ComputerStore');
  const strange = [
    { '@type': 'ComputerStore', ...shop, cheapness: 5 },
    { '@type': 'ComputerStore', ...shop, address: { '@type': 'Shed' } },
  ];
  const found = complaints(strange, 'test-results/vocabulary-wrong');
  expect(found).toMatch(/cheapness.*does not exist/);
  expect(found).toContain('Shed');
});
