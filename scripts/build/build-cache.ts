import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** In Next's own cache, so that a host that keeps Next's cache keeps these pictures. */
const CACHE_FOLDER = '.next/cache/pictures';

/**
 * Writes a picture to `file`, made now or by an earlier build with the same inputs.
 *
 * @param inputs everything that the picture depends on
 */
export async function buildCached(
  inputs: readonly (string | Buffer)[],
  file: string,
  build: () => Promise<Buffer>,
): Promise<void> {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(createHash('sha256').update(input).digest());
  const cached = path.join(CACHE_FOLDER, hash.digest('hex'));
  if (!existsSync(cached)) {
    const picture = await build();
    mkdirSync(CACHE_FOLDER, { recursive: true });
    writeFileSync(cached, picture);
  }
  mkdirSync(path.dirname(file), { recursive: true });
  copyFileSync(cached, file);
}
