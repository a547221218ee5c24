import { readdirSync, statSync, utimesSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED } from '../../deploy/headers';

const WAYS = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a file's compressed companions, with its own time, which hosts send as Last-Modified. */
async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const { atime, mtime } = statSync(file);
  for (const [ending, way] of Object.entries(WAYS)) {
    const smaller = await way(bytes);
    if (smaller.length >= bytes.length) continue;
    await writeFile(`${file}${ending}`, smaller);
    utimesSync(`${file}${ending}`, atime, mtime);
  }
}

/**
 * Writes `.br` and `.gz` beside each file that gets smaller by it, so that a server sends the strongest compression
 * without working for it.
 *
 * @param folder the built site
 */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    files
      .filter((name) => COMPRESSED.includes(path.extname(name).slice(1)))
      .map((name) => compress(path.join(folder, name))),
  );
}
