import { execSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** What a build does not read. */
const LEFT_OUT = ['artwork', 'bench', 'e2e', 'node_modules', 'out', 'playwright.config.ts', 'shop'];

/**
 * Builds the site in a copy of the tree, with the sample shop, so that the project's own builds stay as they are.
 *
 * @param name of the copy's folder in .bench/, emptied first; further away Next would not follow the link to packages
 * @param changed texts of files that are new or others there
 * @returns the folder of the built files; throws where the build fails
 */
export function buildCopy(
  name: string,
  changed: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
): string {
  const tree = path.join(PROJECT, '.bench', name);
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  for (const entry of readdirSync(PROJECT)) {
    if (LEFT_OUT.includes(entry) || entry.startsWith('.')) continue;
    cpSync(path.join(PROJECT, entry), path.join(tree, entry), { recursive: true });
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(tree, 'node_modules'), 'junction');
  for (const [name, text] of Object.entries(changed)) {
    const file = path.join(tree, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const env = { ...process.env, ...environment };
  execSync('npm run build', { cwd: tree, env, stdio: 'inherit' });
  return path.join(tree, 'out');
}
