import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** What a build does not read. */
const LEFT_OUT = ['artwork', 'bench', 'e2e', 'node_modules', 'out', 'playwright.config.ts'];

/**
 * Builds the site in a copy of the tree, so that the project's own data and builds stay as they are.
 *
 * @param name of the copy's folder in .bench/, emptied first; further away Next would not follow the link to packages
 * @param change what to alter in the copied tree first
 * @returns the folder of the built files; throws with the build's output where it fails
 */
export function buildCopy(
  name: string,
  change: (tree: string) => void,
  environment: Readonly<Record<string, string>> = {},
): string {
  const tree = path.join(PROJECT, '.bench', name);
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  for (const entry of readdirSync(PROJECT)) {
    if (LEFT_OUT.includes(entry) || entry.startsWith('.')) continue;
    // Tests speak of the committed data.
    const filter = (file: string) => !/\.test\.tsx?$/.test(file);
    cpSync(path.join(PROJECT, entry), path.join(tree, entry), { recursive: true, filter });
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(tree, 'node_modules'), 'junction');
  change(tree);
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: tree,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The build of ${name} failed:\n${stdout}${stderr}`);
  return path.join(tree, 'out');
}
