import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** What a build does not read. */
const LEFT_OUT = ['artwork', 'bench', 'e2e', 'node_modules', 'out', 'playwright.config.ts'];

/**
 * Copies the project, with a link to its packages, so that its own data and builds stay as they are.
 *
 * @param folder where to, emptied first; below the project, or Next would not follow the link
 */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(PROJECT)) {
    if (LEFT_OUT.includes(entry) || entry.startsWith('.')) continue;
    cpSync(path.join(PROJECT, entry), path.join(folder, entry), {
      recursive: true,
      // Tests speak of the committed data.
      filter: (file) => !/\.test\.tsx?$/.test(file),
    });
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
}
