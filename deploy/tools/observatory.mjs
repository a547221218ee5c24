/**
 * Scores a site on this machine as MDN's HTTP Observatory does, and prints its result as JSON. Its own command knows
 * no ports, so its parts are put together here in the order and with the sums of its `scan`. Out of reach of the type
 * check, since its packages are installed in this folder alone.
 *
 * Usage: NODE_EXTRA_CA_CERTS=certificate.pem node deploy/tools/observatory.mjs <hostname> <http port> <https port>
 */
import { existsSync, writeFileSync } from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import {
  getGradeForScore,
  getScoreDescription,
  getScoreModifier,
} from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

const PERFECT = 100;
/** The tool downloads the list of preloaded sites when it is installed; a site on this machine is not on it. */
const PRELOADED = new URL(
  'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json',
  import.meta.url,
);
if (!existsSync(PRELOADED)) writeFileSync(PRELOADED, '{}');

const [hostname, httpPort, httpsPort] = process.argv.slice(2);

const retrieved = await retrieve(hostname, { httpPort, httpsPort });
const tests = ALL_TESTS.map((test) => {
  const output = test(retrieved);
  const { pass, result } = output;
  const modifier = result ? getScoreModifier(result) : 0;
  const words = result ? getScoreDescription(result).replace(/<[^>]+>/g, '') : '';
  const text = words.replace(/\s+/g, ' ').trim();
  return { name: output.constructor.name, pass, modifier, text };
});
const sum = (modifiers) => modifiers.reduce((total, { modifier }) => total + modifier, PERFECT);
const withoutCredit = sum(tests.filter(({ modifier }) => modifier < 0));
const { grade, score } = getGradeForScore(
  withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(tests) : withoutCredit,
);
console.log(JSON.stringify({ grade, score, tests }));
