/**
 * Runs what `npm run test:browsers` runs and keeps its table as bench/browsers.md: what visitors do, the faults that
 * they meet on their way included, in each browser that is on this machine. Fails where something does not hold.
 *
 * Usage: npm run bench:browsers; needs a build in out/
 */
import { spawnSync } from 'node:child_process';
import { writeReport } from './lib/write-report';

const COMMAND = ['node_modules/playwright/cli.js', 'test'];
const OPTIONS = [
  ...['--config', 'playwright.browsers.config.ts'],
  ...['--reporter', './e2e/visitor/table-reporter.ts'],
];

const { status, stdout } = spawnSync(process.execPath, [...COMMAND, ...OPTIONS], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
writeReport(
  'bench/browsers.md',
  `# What visitors do, in every browser

Written by \`npm run bench:browsers\`: the specs of \`e2e/everywhere/\`, written once, in real browsers. 'Not tried' is what
a browser has no switch for.

${stdout.slice(stdout.indexOf('| what'))}`,
);
process.exitCode = status ?? 1;
