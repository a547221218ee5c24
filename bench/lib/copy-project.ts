import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** Files and folders that a build does not read, and the owner's shop. */
const LEFT_OUT = ['artwork', 'bench', 'e2e', 'node_modules', 'out', 'playwright.config.ts', 'shop'];

/**
 * Copies the project without the owner's shop, so that a benchmark's builds leave the project's own builds alone.
 *
 * @param name of the copy's folder in .bench/, emptied first; further away Next would not follow the link to packages
 * @returns the copy's folder
 */
export function copyProject(name: string): string {
  const copy = path.join(PROJECT, '.bench', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync(PROJECT)) {
    if (LEFT_OUT.includes(entry) || entry.startsWith('.')) continue;
    cpSync(path.join(PROJECT, entry), path.join(copy, entry), { recursive: true });
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
