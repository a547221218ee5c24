/**
 * README's two commands on several versions of Node, each in a fresh copy of what is committed: in a folder with spaces
 * and umlauts, without git, as an ordinary user where the bench is run by root, and without a registry after the
 * install. Writes bench/machines.md.
 *
 * Usage: npm run bench:machines [-- --node 20.19,22,24,26 --quick], on Linux or macOS; needs git
 * --quick leaves out the browser tests. Fails where a version that should work does not.
 */
import { parseArgs } from 'node:util';
import { table } from './lib/statistics';
import { writeReport } from './lib/write-report';
import { tryMachine, tryOldMachine } from './machines/machine';

const TOO_OLD = ['18', '20.18'];

const { values } = parseArgs({
  options: {
    node: { type: 'string', default: '20.19,22,24,26' },
    quick: { type: 'boolean', default: false },
  },
});

const tried = [];
for (const version of values.node.split(',')) {
  const machine = await tryMachine(version, values.quick ? 'test:unit' : 'test');
  tried.push(machine);
  console.log(Object.values(machine).join('  '));
}
const refused = TOO_OLD.map(tryOldMachine);

writeReport(
  'bench/machines.md',
  `# README's commands on several versions of Node

Written by \`npm run bench:machines\`: each row is a fresh copy of what is committed, in a folder with spaces and umlauts,
without git, as an ordinary user, and with no registry to be reached after \`npm ci\`. ${process.platform}, npm as it is installed.
'Bytes' is a hash over all files of \`out/\`; one of them where two builds gave the same bytes.

${table(
  [
    'Node',
    '`npm ci`',
    '`npm start`',
    `\`npm ${values.quick ? 'run test:unit' : 'test'}\``,
    'bytes',
    'warnings of Node',
  ],
  tried.map(({ node, installed, started, tested, bytes, warnings }) => [
    node,
    installed,
    started,
    tested,
    bytes,
    warnings,
  ]),
)}

Too old, and told so:

${table(
  ['Node', '`npm ci` ends with', '`npm run build` says'],
  refused.map(({ node, installed, built }) => [node, installed, built]),
)}
`,
);
if (tried.some((machine) => Object.values(machine).includes('fails'))) process.exitCode = 1;
