import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Beside what Next keeps for its next build, so that a host that keeps the one keeps the other. */
const STORE = '.next/cache/pictures';

/**
 * Writes a picture to `file`: made now, or by an earlier build of the same things.
 *
 * @param from all that the picture depends on
 */
export async function buildCached(
  from: readonly (string | Buffer)[],
  file: string,
  make: () => Promise<Buffer>,
): Promise<void> {
  const hash = createHash('sha256');
  for (const each of from) hash.update(createHash('sha256').update(each).digest());
  const stored = path.join(STORE, hash.digest('hex'));
  if (!existsSync(stored)) {
    const made = await make();
    mkdirSync(STORE, { recursive: true });
    writeFileSync(stored, made);
  }
  mkdirSync(path.dirname(file), { recursive: true });
  copyFileSync(stored, file);
}
