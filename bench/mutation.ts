/**
 * Plants small faults in lib/ and components/, one after another, and counts those that a unit test of the same folder
 * finds. Writes bench/mutation.md, with every fault that lived.
 *
 * Usage: npm run bench:mutation [-- --only lib/seo.ts,lib/catalogue.ts], needs Node 22 or newer
 * With --only the table is printed and not written.
 */
import { parseArgs } from 'node:util';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { report } from './mutation/report';

const PARTS = ['lib', 'components'] as const;

const { values } = parseArgs({
  options: { only: { type: 'string' }, concurrency: { type: 'string', default: '2' } },
});

/** Runs Stryker over one folder with the tests of that folder, which makes it a matter of minutes. */
async function plant(part: (typeof PARTS)[number]): Promise<readonly MutantResult[]> {
  const named = values.only?.split(',').filter((file) => file.startsWith(`${part}/`));
  if (named?.length === 0) return [];
  return new Stryker({
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      configFile: 'jest.config.mjs',
      config: { testMatch: [`<rootDir>/${part}/**/*.test.{ts,tsx}`] },
    },
    // Rewriting it needs the interface that TypeScript had before version 7.
    tsconfigFile: 'not-rewritten.json',
    coverageAnalysis: 'perTest',
    // A fault in what runs when its file is loaded takes a run of its own, and they are two fifths of all.
    ignoreStatic: true,
    mutate: named ?? [
      `${part}/**/*.{ts,tsx}`,
      '!**/*.test.{ts,tsx}',
      '!**/testing/**',
      '!**/*.d.ts',
    ],
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
