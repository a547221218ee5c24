import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** What a build does not read. */
const LEFT_OUT = ['artwork', 'bench', 'e2e', 'node_modules', 'out', 'playwright.config.ts'];

export interface Copy {
  /** The built files. */
  readonly out: string;
  /** How long the build took. */
  readonly seconds: number;
}

/**
 * Builds the site in a copy of the tree below the project, where Node still finds its packages; the project's own data
 * and builds stay as they are.
 *
 * @param name of the copy's folder in .bench/
 * @param change what to alter in the copied tree first
 * @param environment variables beyond the bench's own
 * @throws {Error} with the build's output where it fails
 */
export function buildCopy(
  name: string,
  change: (tree: string) => void,
  environment: Readonly<Record<string, string>> = {},
): Copy {
  const tree = path.join(PROJECT, '.bench', name);
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  for (const entry of readdirSync(PROJECT)) {
    if (LEFT_OUT.includes(entry) || entry.startsWith('.')) continue;
    cpSync(path.join(PROJECT, entry), path.join(tree, entry), {
      recursive: true,
      // Tests speak of the committed data.
      filter: (file) => !/\.test\.tsx?$/.test(file),
    });
  }
  change(tree);
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: tree,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The build of ${name} failed:\n${stdout}${stderr}`);
  return { out: path.join(tree, 'out'), seconds: (performance.now() - began) / 1000 };
}
