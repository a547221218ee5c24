import { execSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { SETTING_NAMES } from '@/lib/content/read-settings';
import { SHOP } from '../content/pack-files';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** Files and folders that a build does not read, and the owner's shop. */
const EXCLUDED = ['artwork', 'bench', 'e2e', 'node_modules', 'out', 'playwright.config.ts', 'shop'];

/**
 * Copies the project without the owner's shop, so that builds of a benchmark leave the project's own builds alone.
 *
 * @param name of the copy's folder in .bench/, emptied first; further away Next would not follow the link to packages
 * @returns the copy's folder
 */
export function copyProject(name: string): string {
  const copy = path.join(PROJECT, '.bench', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync(PROJECT)) {
    if (EXCLUDED.includes(entry) || entry.startsWith('.')) continue;
    cpSync(path.join(PROJECT, entry), path.join(copy, entry), { recursive: true });
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

/**
 * Builds the site from a copy of the project, or from the project itself. Settings of `.env.local` do not apply.
 *
 * @param environment variables of the build: settings, or the folder of its shop
 * @returns the folder of the built files
 * @throws Error where the build fails
 */
export function buildSite(
  environment: Readonly<Record<string, string>> = {},
  project = '.',
): string {
  // An empty setting keeps Next from reading it from .env.local.
  const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
  const env = { ...process.env, ...unset, SHOP_FOLDER: SHOP, ...environment };
  execSync('npm run build', { cwd: project, env, stdio: 'inherit' });
  return path.join(project, 'out');
}
