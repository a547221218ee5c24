/**
 * Makes data/part-database/, the cases, power supplies and motherboards that visitors may have, from a checkout of
 * BuildCores OpenDB. Ids of parts that were there before stay. Results are committed.
 *
 * Usage: npm run part-database -- FOLDER [COMMIT DATE]; an extract has no history, so it needs its commit and day
 */
import { execFileSync } from 'node:child_process';
import { refreshPartDatabase } from './refresh';

const [folder, ...version] = process.argv.slice(2);

/** Returns the commit and day of a checkout. */
function readVersion(checkout: string): readonly string[] {
  try {
    const show = ['-C', checkout, 'log', '-1', '--format=%h %cs'];
    return execFileSync('git', show, { encoding: 'utf8', stdio: 'pipe' }).trim().split(' ');
  } catch {
    throw new Error(`${checkout} is no checkout: name the commit and its day after it`);
  }
}

try {
  if (folder === undefined) throw new Error('Usage: npm run part-database -- FOLDER [COMMIT DATE]');
  const [commit = '', date = ''] = version.length > 0 ? version : readVersion(folder);
  refreshPartDatabase(folder, { commit, date }, 'data/part-database');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
