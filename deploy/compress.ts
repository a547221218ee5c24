/**
 * Writes a `.br` and a `.gz` beside each text file of a site, for nginx, Caddy and Apache to send.
 *
 * Usage: npm run compress [-- folder]
 */

import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { COMPRESSED_EXTENSIONS } from './headers';

const [folder = 'out'] = process.argv.slice(2);
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!COMPRESSED_EXTENSIONS.includes(path.extname(name).slice(1))) continue;
  const file = path.join(folder, name);
  const bytes = readFileSync(file);
  const { atime, mtime } = statSync(file);
  const copies = { br: brotliCompressSync(bytes), gz: gzipSync(bytes, { level: 9 }) };
  for (const [extension, copy] of Object.entries(copies)) {
    writeFileSync(`${file}.${extension}`, copy);
    // Hosts send the file's own time as Last-Modified.
    utimesSync(`${file}.${extension}`, atime, mtime);
  }
}
