/**
 * Plants small faults in lib/ and in the components that run in the browser, one after another, and counts those that a
 * unit test of the same folder finds. Writes bench/mutation.md, and prints every fault that lived.
 *
 * Usage: npm run bench:mutation [-- --only lib/seo.ts,lib/catalogue.ts], needs Node 22 or newer
 * With --only the table is printed and not written.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { GROUPS, report } from './mutation/report';

const PARTS = ['lib', 'components'] as const;
const HELPS_TESTS = /\.test\.tsx?$|\/testing\//;

const { values } = parseArgs({
  options: { only: { type: 'string' }, concurrency: { type: 'string', default: '2' } },
});

/** The files of a folder that faults are planted in. */
const subjects = (part: string) =>
  readdirSync(part, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(part, name))
    .filter((file) => /\.tsx?$/.test(file) && !HELPS_TESTS.test(file))
    .filter((file) => GROUPS.some(({ has }) => has(file)));

/** Runs Stryker over one folder with the tests of that folder, which makes it a matter of minutes. */
async function plant(part: (typeof PARTS)[number]): Promise<readonly MutantResult[]> {
  const named = values.only?.split(',').filter((file) => file.startsWith(`${part}/`));
  if (named?.length === 0) return [];
  return new Stryker({
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      configFile: 'jest.config.mjs',
      config: {
        testMatch: [`<rootDir>/${part}/**/*.test.{ts,tsx}`],
        // What draws nothing needs no document, which takes longer to make than most tests to run.
        testEnvironment: part === 'lib' ? 'node' : 'jsdom',
      },
    },
    // Rewriting it needs the interface that TypeScript had before version 7.
    tsconfigFile: 'not-rewritten.json',
    coverageAnalysis: 'perTest',
    // A fault in what runs when its file is loaded takes a run of its own, and they are two fifths of all.
    ignoreStatic: true,
    mutate: named ?? subjects(part),
    ignorePatterns: ['.bench', '.variant', 'artwork', 'bench', 'deploy', 'e2e', 'out'],
    tempDirName: `.bench/mutants-${part}`,
    incremental: true,
    incrementalFile: `.bench/mutation-${part}.json`,
    reporters: ['progress-append-only'],
    timeoutMS: 20_000,
    concurrency: Number(values.concurrency),
  }).runMutationTest();
}

const results: MutantResult[] = [];
for (const part of PARTS) results.push(...(await plant(part)));
report(results, { write: values.only === undefined });
