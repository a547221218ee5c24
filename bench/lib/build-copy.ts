import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { copyProject } from './copy-project';

const PROJECT = path.resolve(import.meta.dirname, '../..');
export interface Copy {
  /** The built files. */
  readonly out: string;
  /** How long the build took. */
  readonly seconds: number;
}

/**
 * Builds the site in a copy of the tree.
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
  copyProject(tree);
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
