import { execSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { SETTING_NAMES } from '@/lib/site/read-settings';

/** Files and folders that a build does not read. */
const EXCLUDED = ['bench', 'e2e', 'node_modules', 'out'];

/**
 * Copies the project to a folder in .builds/, for a build of its own: Next's cache holds one build. Outside the
 * project, Next would not follow the link to node_modules. An earlier copy's `.next` is kept, whose cache saves time.
 *
 * @returns the copy's folder
 */
export function copyProject(name: string): string {
  const copy = path.join('.builds', name);
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync(copy).filter((entry) => entry !== '.next'))
    rmSync(path.join(copy, entry), { recursive: true });
  for (const entry of readdirSync('.')) {
    if (EXCLUDED.includes(entry) || entry.startsWith('.')) continue;
    cpSync(entry, path.join(copy, entry), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

/**
 * Builds the site in a folder with these variables of the environment; settings of `.env.local` do not apply.
 *
 * @returns the folder of the built files
 * @throws Error where the build fails
 */
export function buildSite(folder: string, variables: Readonly<Record<string, string>>): string {
  // An empty setting keeps Next from reading it from .env.local.
  const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
  const env = { ...process.env, ...unset, ...variables };
  execSync('npm run build', { cwd: folder, env, stdio: 'inherit' });
  return path.join(folder, 'out');
}
