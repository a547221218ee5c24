/**
 * Removes compressed copies and dotfiles from a built site. Platforms that compress files themselves would publish both.
 *
 * Usage: npm run strip, before an upload of out/
 */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

export function removeServerFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.(br|gz)$|^\./.test(path.basename(name))) rmSync(path.join(folder, name));
  }
}

if (process.argv[1] === import.meta.filename) removeServerFiles('out');
