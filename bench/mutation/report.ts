import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { table } from '../lib/statistics';
import { writeReport } from '../lib/write-report';

const FOUND = ['Killed', 'Timeout'];
const LIVED = ['Survived', 'NoCoverage'];
const LEFT_OUT = ['Ignored'];

const isInteractive = (file: string) =>
  path.basename(file).startsWith('use-') || readFileSync(file, 'utf8').startsWith("'use client'");

/** What is counted together, and how much of it is to be found, in per cent. */
export const GROUPS = [
  { name: '`lib/`', goal: 90, has: (file: string) => file.startsWith('lib/') },
  { name: 'the client components and their hooks', goal: 80, has: isInteractive },
] as const;

function score(results: readonly MutantResult[]) {
  const count = (states: readonly string[]) =>
    results.filter(({ status }) => states.includes(status)).length;
  const found = count(FOUND);
  const lived = count(LIVED);
  return {
    found,
    lived,
    leftOut: count(LEFT_OUT),
    percent: ((100 * found) / (found + lived)).toFixed(1),
  };
}

/** One line a fault that no test found. */
function survivors(results: readonly MutantResult[]): readonly string[] {
  return results
    .filter(({ status }) => LIVED.includes(status))
    .map(({ fileName, location, replacement }) => {
      const place = `${path.relative('.', fileName)}:${location.start.line}`;
      return `${place}  ${(replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 100)}`;
    });
}

/**
 * Tells what was found and what lived.
 *
 * @param results of all planted faults
 * @param write whether bench/mutation.md is written, too
 */
export function report(
  results: readonly MutantResult[],
  { write }: { readonly write: boolean },
): void {
  for (const line of survivors(results)) console.log(line);
  const files = [...new Set(results.map(({ fileName }) => path.relative('.', fileName)))].sort();
  const of = (file: string) => results.filter((each) => path.relative('.', each.fileName) === file);
  const groups = GROUPS.map(({ name, goal, has }) => {
    const { found, lived, leftOut, percent } = score(files.filter(has).flatMap(of));
    return [name, found + lived, found, `${percent} %`, `${goal} %`, leftOut];
  });
  const summary = table(['where', 'planted', 'found', 'share', 'goal', 'left out'], groups);
  const details = table(
    ['file', 'planted', 'found', 'share'],
    files
      .map((file) => ({ file, ...score(of(file)) }))
      .filter(({ found, lived }) => found + lived > 0)
      .map(({ file, found, lived, percent }) => [file, found + lived, found, `${percent} %`]),
  );
  console.log(`${summary}\n\n${details}`);
  if (!write) return;
  writeReport(
    'bench/mutation.md',
    `# Faults that the unit tests find

Written by \`npm run bench:mutation\`, with [Stryker](https://stryker-mutator.io): each fault is one small change, such as
\`<\` for \`<=\`, an emptied text or a branch left out; the unit tests of the same folder find it or do not. The command
prints those that lived, by file and line. Left out are faults in what is worked out once, when its file is loaded:
schemas, regular expressions, lists. They can't be switched on and off between tests, so each would cost a run of its own.
The components that only print are left to the browser tests, which look at what they print.

${summary}

${details}
`,
  );
}
