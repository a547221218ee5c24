import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/**
 * Writes a bench's page of results, with its tables aligned as `npm run check` wants them.
 *
 * @param file such as bench/pages.md
 */
export function writeReport(file: string, text: string): void {
  writeFileSync(file, text);
  execFileSync(process.execPath, [BIOME, 'format', '--write', file], { stdio: 'ignore' });
}
