import { execSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { SETTING_NAMES } from '@/lib/content/read-settings';
import { SHOP } from '../content/pack-files';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** Files and folders that a build does not read, and the owner's shop. */
const EXCLUDED = ['artwork', 'bench', 'e2e', 'node_modules', 'out', 'playwright.config.ts', 'shop'];

/**
 * Copies the project without the owner's shop. A build of the copy leaves the project's own builds and generated code alone,
 * even while `npm run dev` serves the project.
 *
 * @param name of the copy's folder in .bench/; further away Next would not follow the link to packages. Only the copy's
 * `.next` is kept, because its cache shortens the next build.
 * @returns the copy's folder
 */
export function copyProject(name: string): string {
  const copy = path.join(PROJECT, '.bench', name);
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync(copy).filter((entry) => entry !== '.next'))
    rmSync(path.join(copy, entry), { recursive: true });
  for (const entry of readdirSync(PROJECT)) {
    if (EXCLUDED.includes(entry) || entry.startsWith('.')) continue;
    cpSync(path.join(PROJECT, entry), path.join(copy, entry), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

/**
 * Builds the site from a copy of the project. Settings of `.env.local` do not apply.
 *
 * @param environment variables of the build: settings, or the folder of its shop
 * @returns the folder of the built files
 * @throws Error where the build fails
 */
export function buildSite(environment: Readonly<Record<string, string>>, copy: string): string {
  // An empty setting keeps Next from reading it from .env.local.
  const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
  const env = { ...process.env, ...unset, SHOP_FOLDER: SHOP, ...environment };
  execSync('npm run build', { cwd: copy, env, stdio: 'inherit' });
  return path.join(copy, 'out');
}
