/**
 * Plants each mistake of bench/mistakes/ in a copy of the project and looks how it ends: stopped within seconds by one
 * line that names record, field and remedy, or built right. Writes bench/mistakes.md; fails where one ends otherwise.
 *
 * Usage: npm run bench:mistakes [-- --only settings,data,files,syntax,owner --match text --without-builds]
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { median, table } from './lib/statistics';
import { writeReport } from './lib/write-report';
import { data } from './mistakes/data';
import { files, syntax } from './mistakes/files';
import type { Mistake } from './mistakes/mistake';
import { owner } from './mistakes/owner';
import { settings } from './mistakes/settings';
import { plantable, type Tree } from './mistakes/tree';

const GROUPS: Readonly<Record<string, readonly Mistake[]>> = {
  settings,
  data,
  files,
  syntax,
  owner,
};
const SCRATCH = path.resolve(`.bench/mistakes-${process.pid}`);
/** Longer than this is a fault on any machine; what it takes on this one is in the table, beside a reference. */
const MOST_SECONDS = 60;
const VALIDATE = [process.execPath, '--import', 'tsx', 'scripts/checks/validate.ts'];

interface Ended {
  readonly mistake: Mistake;
  readonly seconds: number;
  /** What was said, or how it was built. */
  readonly end: string;
  readonly right: boolean;
}

interface Run {
  readonly status: number | null;
  readonly said: string;
  readonly seconds: number;
}

function run([command = '', ...words]: readonly string[], tree: Tree): Promise<Run> {
  const began = performance.now();
  const child = spawn(command, words, {
    cwd: tree.folder,
    env: { ...process.env, ...tree.environment },
    shell: process.platform === 'win32',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (status) =>
      resolve({ status, said: said.trim(), seconds: (performance.now() - began) / 1000 }),
    );
  });
}

async function build({ built }: Mistake, tree: Tree): Promise<Omit<Ended, 'mistake'>> {
  const { status, said, seconds } = await run(['npm', 'run', built?.script ?? 'build'], tree);
  try {
    if (status !== 0) throw new Error(said.split('\n').slice(-8).join(' '));
    built?.check(tree);
    return { seconds, end: 'built right', right: true };
  } catch (error) {
    return { seconds, end: `not built right: ${error}`, right: false };
  }
}

async function validated({ told }: Mistake, tree: Tree): Promise<Omit<Ended, 'mistake'>> {
  const { status, said, seconds } = await run(VALIDATE, tree);
  const right =
    told === undefined
      ? status === 0 && said === ''
      : status === 1 && told.test(said) && !said.includes('\n') && seconds < MOST_SECONDS;
  return { seconds, end: said === '' ? 'passed' : said, right };
}

/** Plants one mistake after the other in one tree, until none is left. */
async function work(tree: Tree, left: Mistake[], ended: Ended[]): Promise<void> {
  for (let mistake = left.shift(); mistake !== undefined; mistake = left.shift()) {
    try {
      mistake.plant(tree);
      const way = mistake.built === undefined ? validated : build;
      ended.push({ mistake, ...(await way(mistake, tree)) });
    } catch (error) {
      ended.push({ mistake, seconds: 0, end: `not planted: ${error}`, right: false });
    }
    tree.restore();
  }
}

const cell = (text: string) =>
  text
    .replace(/[\p{C}\p{Zl}]+/gu, ' ')
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;');

function report(groups: ReadonlyMap<string, readonly Ended[]>, reference: number): string {
  const times = (ended: readonly Ended[]) => {
    const seconds = ended.filter(({ mistake }) => !mistake.built).map((one) => one.seconds);
    return [median(seconds), Math.max(...seconds)].map((time) => `${time.toFixed(1)} s`);
  };
  const summary = [...groups].map(([name, ended]) => [
    name,
    ended.length,
    ended.filter(({ right }) => right).length,
    ...times(ended),
  ]);
  const sections = [...groups].map(
    ([name, ended]) =>
      `## ${name}\n\n${table(
        ['what was written', 'how it ended'],
        ended.map(({ mistake, end, right }) => [
          `\`${cell(mistake.what).slice(0, 70).replaceAll('`', "'")}\``,
          `${right ? '' : '**wrong** '}${cell(end)}`,
        ]),
      )}`,
  );
  const total = [...groups.values()].flat();
  return `# Owners' mistakes

Written by \`npm run bench:mistakes\`: each is planted in a copy of the project, and should stop within seconds by one line
with record, field and remedy, or pass, or build right. ${total.filter(({ right }) => right).length} of ${total.length} did.
A validation with nothing to tell took ${reference.toFixed(1)} s on the same machine, two running at once.

${table(['mistakes', 'tried', 'ended as they should', 'validation, median', 'slowest'], summary)}

${sections.join('\n\n')}
`;
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(GROUPS).join() },
    match: { type: 'string', default: '' },
    'without-builds': { type: 'boolean', default: false },
  },
});
const trees = ['one', 'two'].map((name) => plantable(path.join(SCRATCH, name)));
const reference = median(
  (await Promise.all(trees.map((tree) => run(VALIDATE, tree)))).map(({ seconds }) => seconds),
);
const groups = new Map<string, readonly Ended[]>();
for (const name of values.only.split(',')) {
  const tried = (GROUPS[name] ?? [])
    .filter(({ what }) => what.includes(values.match))
    .filter(({ built }) => !(built && values['without-builds']));
  const ended: Ended[] = [];
  const isBuild = ({ built }: Mistake) => built !== undefined;
  const light = tried.filter((mistake) => !isBuild(mistake));
  await Promise.all(trees.map((tree) => work(tree, light, ended)));
  await Promise.all(trees.slice(0, 1).map((tree) => work(tree, tried.filter(isBuild), ended)));
  ended.sort((one, other) => tried.indexOf(one.mistake) - tried.indexOf(other.mistake));
  groups.set(name, ended);
  const wrong = ended.filter(({ right }) => !right);
  console.log(`${name}: ${ended.length - wrong.length} of ${ended.length} ended as they should`);
  for (const { mistake, end } of wrong) console.log(`  ${mistake.what}\n    ${end}`);
  if (wrong.length > 0) process.exitCode = 1;
}
rmSync(SCRATCH, { recursive: true, force: true });
const whole = values.only === Object.keys(GROUPS).join() && values.match === '';
if (whole && !values['without-builds']) {
  writeReport('bench/mistakes.md', report(groups, reference));
}
