/**
 * Plants each fault of deploy/tests/faults.ts into a copy of a host's files, starts that host, asks the questions of the
 * host tests until one is answered wrongly, and writes bench/host-faults.md. Fails where a fault goes unnoticed.
 *
 * Usage: npm run bench:host-faults [-- --only nginx,caddy]; needs what `npm run test:hosts` needs. With --only, the table
 * is not written.
 */
import { parseArgs } from 'node:util';
import { FAULTS, type Fault } from '../deploy/tests/faults';
import { QUESTIONS } from '../deploy/tests/questions/all';
import { type Change, startHost } from '../deploy/tests/start-host';
import { table } from './lib/statistics';
import { writeReport } from './lib/write-report';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const faults = FAULTS.filter(({ host }) => values.only?.split(',').includes(host) ?? true);

type Row = readonly [where: string, what: string, question: string];

const MISSED = '**not noticed**';

/** @throws {Error} where the fault finds nothing to change, since it would then be none */
function plant({ what, file, edits }: Fault): Change {
  return (name, text) => {
    if (name !== file) return text;
    return edits.reduce((before, [found, put]) => {
      const after = before.replaceAll(found, () => put);
      if (after === before) throw new Error(`${what}: ${found} is not in ${file}`);
      return after;
    }, text);
  };
}

/** @returns the first question that is answered wrongly; undefined where all are answered well */
async function noticedBy(host: string, built: string, change?: Change) {
  const running = await startHost(host, built, change);
  try {
    for (const [question, answer] of Object.entries(QUESTIONS)) {
      try {
        await answer(running);
      } catch {
        return question;
      }
    }
    return undefined;
  } finally {
    await running.stop();
  }
}

/** Tries one host's faults, one after another, since they share its ports. */
async function tryHost(host: string): Promise<readonly Row[]> {
  const own = faults.filter((fault) => fault.host === host);
  for (const built of new Set(own.map((fault) => fault.built))) {
    const complaint = await noticedBy(host, built);
    if (complaint !== undefined) throw new Error(`${host}, with no fault planted: ${complaint}`);
  }
  const rows: Row[] = [];
  for (const fault of own) {
    const question = await noticedBy(host, fault.built, plant(fault));
    const where = fault.built === 'out' ? host : `${host}, below a sub-path`;
    rows.push([where, fault.what, question ?? MISSED]);
    console.log(rows.at(-1)?.join('  '));
  }
  return rows;
}

const hosts = [...new Set(faults.map(({ host }) => host))];
const rows = (await Promise.all(hosts.map(tryHost))).flat();
const missed = rows.filter(([, , question]) => question === MISSED).length;
console.log(`${rows.length - missed} of ${rows.length} faults were noticed`);
if (values.only === undefined) {
  writeReport(
    'bench/host-faults.md',
    `# Faults planted in the hosts' files

\`npm run bench:host-faults\` plants one mistake after another (\`deploy/tests/faults.ts\`) into the files that the build
writes for hosts, starts the host with them, and asks what \`npm run test:hosts\` asks, until an answer is wrong. Without a
fault every answer is right. ${rows.length - missed} of ${rows.length} were noticed.

${table(['host', 'fault', 'the question that notices it'], rows)}
`,
  );
}
if (missed > 0) process.exit(1);
