import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { COMPRESSED_EXTENSIONS } from '../../deploy/headers';
import { buildCached } from './build-cache';
import { listFiles } from './built-site';

/**
 * Writes a `.br` and a `.gz` beside each compressible file of a built site, unless the copy would be larger. Both get the file's
 * own time, which hosts send as Last-Modified.
 */
export async function precompress(folder: string): Promise<void> {
  const pattern = new RegExp(`\\.(?:${COMPRESSED_EXTENSIONS.join('|')})$`);
  for (const name of listFiles(folder, pattern)) {
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    const { atime, mtime } = statSync(file);
    const compressed = {
      // Brotli takes fifty times as long as gzip. Pages change with every build, and would fill the cache.
      br: name.endsWith('.html')
        ? brotliCompressSync(bytes)
        : await buildCached([bytes, 'br'], async () => brotliCompressSync(bytes)),
      gz: gzipSync(bytes, { level: 9 }),
    };
    for (const [extension, content] of Object.entries(compressed)) {
      if (content.length >= bytes.length) continue;
      writeFileSync(`${file}.${extension}`, content);
      utimesSync(`${file}.${extension}`, atime, mtime);
    }
  }
}
