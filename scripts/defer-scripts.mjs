/**
 * Step after `next build`: in every page of out/, Next's chunks wait for the visitor's first sign of wanting them.
 *
 * A pre-rendered page needs no script to be read, and everything but live filtering works without one. So the
 * script elements are taken out and scripts/deferred-loader.js, with their addresses, is put in. Fails when a page
 * does not have the markup that this step knows, so that a new version of Next cannot silently load early again.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deferChunks } from './defer-chunks.mjs';

const OUT = 'out';
const loader = readFileSync(path.join(import.meta.dirname, 'deferred-loader.js'), 'utf8');

const pages = readdirSync(OUT, { recursive: true }).filter((file) => file.endsWith('.html'));
for (const file of pages) {
  const target = path.join(OUT, file);
  try {
    writeFileSync(target, deferChunks(readFileSync(target, 'utf8'), loader));
  } catch (error) {
    console.error(
      `${target}: ${error.message}: scripts/defer-scripts.mjs does not know this markup`,
    );
    process.exit(1);
  }
}
