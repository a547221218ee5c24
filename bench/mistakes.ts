/**
 * Plants each mistake of bench/mistakes/ in a copy of the project and looks how it ends: stopped within seconds by one
 * line that names record, field and remedy, or built right. Fails where one ends otherwise. Writes bench/mistakes.md
 * once each group has been tried, in one run or in several.
 *
 * Usage: npm run bench:mistakes [-- --only settings,data,files,syntax,owner,environment --match text --without-builds]
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeReport } from './lib/write-report';
import { data } from './mistakes/data';
import { files, syntax } from './mistakes/files';
import type { Mistake } from './mistakes/mistake';
import { environment, owner } from './mistakes/owner';
import { type Results, report } from './mistakes/report';
import { settings } from './mistakes/settings';
import { plantable } from './mistakes/tree';
import { type Ended, tryAll, validated } from './mistakes/try';

const GROUPS: Readonly<Record<string, readonly Mistake[]>> = {
  settings,
  data,
  files,
  syntax,
  owner,
  environment,
};
const SCRATCH = path.resolve(`.bench/mistakes-${process.pid}`);
/** What earlier runs found. */
const RESULTS = path.resolve('.bench/mistakes.json');

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(GROUPS).join() },
    match: { type: 'string', default: '' },
    'without-builds': { type: 'boolean', default: false },
  },
});
const [first, second] = ['one', 'two'].map((name) => plantable(path.join(SCRATCH, name)));
if (first === undefined || second === undefined) throw new Error('there is no tree to plant in');
const [reference] = await Promise.all([validated(undefined, first), validated(undefined, second)]);
let found: Results = {};
for (const name of values.only.split(',')) {
  const tried = (GROUPS[name] ?? []).filter(({ what }) => what.includes(values.match));
  const ended: Ended[] = [];
  const light = tried.filter(({ built }) => built === undefined);
  const builds = tried.filter(({ built }) => built !== undefined);
  const leftOut = values['without-builds'] ? builds.splice(0).length : 0;
  await Promise.all([tryAll(first, light, ended), tryAll(second, light, ended)]);
  // A build takes all of a small machine.
  await tryAll(first, builds, ended);
  const order = tried.map(({ what }) => what);
  ended.sort((one, other) => order.indexOf(one.what) - order.indexOf(other.what));
  const wrong = ended.filter(({ right }) => !right);
  console.log(`${name}: ${ended.length - wrong.length} of ${ended.length} ended as they should`);
  for (const { what, end } of wrong) console.log(`  ${what}\n    ${end}`);
  if (wrong.length > 0) process.exitCode = 1;
  found = { ...found, [name]: { reference: reference.seconds, ended, leftOut } };
}
rmSync(SCRATCH, { recursive: true, force: true });
if (values.match === '') {
  mkdirSync(path.dirname(RESULTS), { recursive: true });
  const earlier: Results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  const results: Results = { ...earlier, ...found };
  writeFileSync(RESULTS, JSON.stringify(results));
  const whole = Object.keys(GROUPS).flatMap((name) => {
    const tried = results[name];
    return tried === undefined ? [] : [[name, tried] as const];
  });
  if (whole.length === Object.keys(GROUPS).length) {
    writeReport('bench/mistakes.md', report(Object.fromEntries(whole)));
  }
}
