/**
 * Scores the headers of each server as shipped with MDN's HTTP Observatory and writes bench/headers.md.
 *
 * Usage: npm run bench:headers, on a fresh build without NEXT_PUBLIC_SITE_URL
 */
import { readFileSync } from 'node:fs';
import { type Score, scoreHeaders } from '../deploy/tests/score';
import { ON_TLS, startHost } from '../deploy/tests/start-host';
import { table } from './lib/statistics';
import { writeReport } from './lib/write-report';

const tools = JSON.parse(readFileSync('deploy/tools/package.json', 'utf8'));
const version = tools.dependencies['@mdn/mdn-http-observatory'];

const scored: (Score & { readonly name: string })[] = [];
for (const name of ON_TLS) {
  const host = await startHost(name, 'out');
  try {
    scored.push({ name, ...(await scoreHeaders(host)) });
  } finally {
    await host.stop();
  }
}
const [first] = scored;
const points = (modifier: number) => (modifier > 0 ? `+${modifier}` : `${modifier}`);
writeReport(
  'bench/headers.md',
  `# Headers, scored

\`npm run bench:headers\` starts each server with the file that the build writes for it, on loopback, with TLS and a
certificate of its own, and scores it with MDN's HTTP Observatory (\`@mdn/mdn-http-observatory\` ${version}). The
observatory's command knows no ports, so \`deploy/tools/observatory.mjs\` puts its own functions together in the same
way: it retrieves, runs all tests and adds up. Its list of preloaded sites, a download, is left empty.

${table(
  ['server', 'grade', 'score'],
  scored.map(({ name, grade, score }) => [name, grade, score]),
)}

What the score is made of, on ${first?.name} (100 to begin with):

${table(
  ['test', 'points', 'finding'],
  first?.tests.map(({ name, modifier, text }) => [name, points(modifier), text]) ?? [],
)}
`,
);
for (const { name, grade, score } of scored) console.log(`${name}: ${grade}, ${score}`);
