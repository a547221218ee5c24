/**
 * Makes data/part-database/: the cases, supplies and boards that visitors may have, from a checkout of BuildCores OpenDB.
 * Ids of parts that were there before stay. Results are committed.
 *
 * Usage: npm run part-database -- FOLDER [COMMIT]; an extract, which has no history, needs its commit
 */
import { execFileSync } from 'node:child_process';
import { refreshPartDatabase } from './refresh';

const [folder, named] = process.argv.slice(2);

/** The commit and day of a checkout. */
function checkedOut(of: string): string {
  try {
    const show = ['-C', of, 'log', '-1', '--format=%h of %cs'];
    return execFileSync('git', show, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    throw new Error(`${of} is no checkout: name the commit after it`);
  }
}

try {
  if (folder === undefined) throw new Error('Usage: npm run part-database -- FOLDER [COMMIT]');
  refreshPartDatabase(folder, named ?? checkedOut(folder), 'data/part-database');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
