/**
 * Step after `next build`: writes `.br` and `.gz` beside each file of out/ that gets smaller by it, so that a server
 * sends the strongest compression without working for it. Also takes out what Next exports but no host may serve.
 */
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED } from '../../deploy/headers.mjs';

const OUT = 'out';
/** Copies of 404.html that would answer 200: every host takes 404.html. */
const UNSERVED = ['404', '_not-found'];

const WAYS = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a file's compressed companions, with its own time, which hosts send as Last-Modified. */
async function compress(file) {
  const bytes = await readFile(file);
  const { atime, mtime } = statSync(file);
  for (const [ending, way] of Object.entries(WAYS)) {
    const smaller = await way(bytes);
    if (smaller.length >= bytes.length) continue;
    await writeFile(`${file}${ending}`, smaller);
    utimesSync(`${file}${ending}`, atime, mtime);
  }
}

for (const folder of UNSERVED) rmSync(path.join(OUT, folder), { recursive: true, force: true });
await Promise.all(
  readdirSync(OUT, { recursive: true })
    .filter((name) => COMPRESSED.includes(path.extname(name).slice(1)))
    .map((name) => compress(path.join(OUT, name))),
);
