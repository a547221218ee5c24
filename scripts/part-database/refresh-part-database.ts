/**
 * Makes data/parts/opendb/, the cases, power supplies and motherboards that visitors may have, from
 * a checkout of BuildCores OpenDB. Parts keep their ids. The lists are committed.
 *
 * Usage: npm run part-database -- FOLDER
 */

import { execFileSync } from 'node:child_process';
import { refreshPartDatabase } from './refresh';

process.on('uncaughtException', ({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: npm run part-database -- FOLDER');
const show = ['-C', folder, 'log', '-1', '--format=%h %cs'];
const [commit = '', date = ''] = execFileSync('git', show, { encoding: 'utf8' }).trim().split(' ');
refreshPartDatabase(folder, { commit, date }, 'data/parts/opendb');
