import { spawn } from 'node:child_process';
import type { Mistake } from './mistake';
import type { Tree } from './tree';

/** Longer than this is a fault on any machine; what it takes on this one is in the table, beside a reference. */
const MOST_SECONDS = 60;
const VALIDATE = [process.execPath, '--import', 'tsx', 'scripts/checks/validate.ts'];

/** How a planted mistake ended. */
export interface Ended {
  readonly what: string;
  /** Whether it was built, or only validated. */
  readonly built: boolean;
  readonly seconds: number;
  /** What was said, or how it was built. */
  readonly end: string;
  readonly right: boolean;
}

type Outcome = Pick<Ended, 'seconds' | 'end' | 'right'>;

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

async function build(
  { script, check }: NonNullable<Mistake['built']>,
  tree: Tree,
): Promise<Outcome> {
  const { status, said, seconds } = await run(['npm', 'run', script], tree);
  try {
    if (status !== 0) throw new Error(said.split('\n').slice(-8).join(' '));
    check(tree);
    return { seconds, end: 'built right', right: true };
  } catch (error) {
    return { seconds, end: `not built right: ${error}`, right: false };
  }
}

/** What the validation says of a tree, and whether that is the one line that it should be. */
export async function validated(told: RegExp | undefined, tree: Tree): Promise<Outcome> {
  const { status, said, seconds } = await run(VALIDATE, tree);
  const right =
    told === undefined
      ? status === 0 && said === ''
      : status === 1 && told.test(said) && !said.includes('\n') && seconds < MOST_SECONDS;
  return { seconds, end: said === '' ? 'passed' : said, right };
}

/** Plants one mistake after the other in a tree, until none is left. */
export async function tryAll(tree: Tree, left: Mistake[], ended: Ended[]): Promise<void> {
  for (let mistake = left.shift(); mistake !== undefined; mistake = left.shift()) {
    const { what, built, told, plant } = mistake;
    let outcome: Outcome;
    try {
      plant(tree);
      outcome = await (built === undefined ? validated(told, tree) : build(built, tree));
    } catch (error) {
      outcome = { seconds: 0, end: `not planted: ${error}`, right: false };
    }
    ended.push({ what, built: built !== undefined, ...outcome });
    tree.restore();
  }
}
