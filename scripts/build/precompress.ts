import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { COMPRESSED } from '../../deploy/headers';

/**
 * Writes `.br` and `.gz` beside each file of a built site that gets smaller by it, so that a server sends the strongest
 * compression without working for it. They have the file's own time, which hosts send as Last-Modified.
 */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSED.includes(path.extname(name).slice(1))) continue;
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    const { atime, mtime } = statSync(file);
    const smaller = { br: brotliCompressSync(bytes), gz: gzipSync(bytes, { level: 9 }) };
    for (const [ending, compressed] of Object.entries(smaller)) {
      if (compressed.length >= bytes.length) continue;
      writeFileSync(`${file}.${ending}`, compressed);
      utimesSync(`${file}.${ending}`, atime, mtime);
    }
  }
}
