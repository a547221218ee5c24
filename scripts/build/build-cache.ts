import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** In Next's own cache, so that a host that keeps Next's cache keeps these files. */
const CACHE_FOLDER = '.next/cache/files';

/**
 * Returns the content of a file, made now or by an earlier build with the same inputs.
 *
 * @param inputs everything that the content depends on
 * @param build makes the content where the cache has none
 */
export async function buildCached(
  inputs: readonly (string | Buffer)[],
  build: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(createHash('sha256').update(input).digest());
  const cached = path.join(CACHE_FOLDER, hash.digest('hex'));
  if (existsSync(cached)) return readFileSync(cached);
  const content = await build();
  mkdirSync(CACHE_FOLDER, { recursive: true });
  // A build that stops while it writes must not leave half a file for the next one.
  writeFileSync(`${cached}.new`, content);
  renameSync(`${cached}.new`, cached);
  return content;
}
