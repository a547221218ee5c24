/**
 * Loads nginx and Caddy as shipped with visitors of the home page, on loopback, and writes bench/load.md. The files
 * are the ones that a phone asks for on a first visit that scrolls to the end and touches the page.
 *
 * Usage: npm run bench:load, on a fresh build without NEXT_PUBLIC_SITE_URL; needs nginx, caddy and wrk
 */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { devices } from 'playwright';
import { type Host, originOf } from '../deploy/tests/ask';
import { startHost } from '../deploy/tests/start-host';
import { launchBrowser, measuredWith } from './lib/environment';
import { table } from './lib/statistics';
import { writeReport } from './lib/write-report';

const SERVERS = ['nginx', 'caddy'];
const CONNECTIONS = [10, 100, 1000];
const SECONDS = 10;
const SETTLED_MS = 3000;
const KIB_IN_MIB = 1024;
const KB = 1000;

/** @returns the paths that a phone asks for, in its order */
async function filesOfHome(host: Host): Promise<readonly string[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ ...devices['Pixel 7'], ignoreHTTPSErrors: true });
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(originOf(host));
    await page.touchscreen.tap(5, 200);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 0; top < height; top += 400) {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      await page.waitForTimeout(50);
    }
    // Pictures that come near and pages that links prefetch are asked for after the last scroll.
    await page.waitForTimeout(SETTLED_MS);
    return [...asked];
  } finally {
    await browser.close();
  }
}

/** @returns a number that a file of /proc states */
const stated = (file: string, pattern: RegExp) =>
  Number(pattern.exec(readFileSync(file, 'utf8'))?.[1]);

/** A process and all below it. */
function family(pid: number): readonly number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), parent: stated(`/proc/${name}/status`, /^PPid:\s+(\d+)/m) }];
      } catch {
        // It has ended since it was listed.
        return [];
      }
    });
  const withChildren = (one: number): readonly number[] => [
    one,
    ...parents.filter(({ parent }) => parent === one).flatMap((child) => withChildren(child.pid)),
  ];
  return withChildren(pid);
}

/** Memory that a server has to itself, in MiB: what its processes share is divided among them (PSS). */
function memory(pid: number): number {
  const sizes = family(pid).map((one) => stated(`/proc/${one}/smaps_rollup`, /^Pss:\s+(\d+)/m));
  return sizes.reduce((total, size) => total + size, 0) / KIB_IN_MIB;
}

/** What load.lua prints, and the memory; times in microseconds. */
interface Load {
  readonly requests: number;
  readonly microseconds: number;
  readonly bytes: number;
  readonly median: number;
  readonly slowest: number;
  readonly status: number;
  readonly socket: number;
  readonly most: number;
}

/** Loads a host and reads its memory each second. */
async function load(host: Host, list: string, connections: number): Promise<Load> {
  const { pid } = host;
  if (pid === undefined) throw new Error(`${host.name} has no process`);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memory(pid));
  }, 1000);
  // The limit of open files that most systems start with is about the number of connections.
  const limit = 'ulimit -n 8192; exec "$@"';
  const wrk = ['wrk', '-t2', `-c${connections}`, `-d${SECONDS}s`, '--timeout', '10s'];
  try {
    const { stdout } = await promisify(execFile)('sh', [
      ...['-c', limit, 'sh'],
      ...[...wrk, '-s', 'bench/load.lua', originOf(host), '--', list],
    ]);
    return { ...JSON.parse(stdout.trim().split('\n').at(-1) ?? ''), most };
  } finally {
    clearInterval(watch);
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
const list = path.join(folder, 'paths');
const rows: (readonly (string | number)[])[] = [];
let files: readonly string[] = [];
let failed = 0;
try {
  for (const name of SERVERS) {
    const host = await startHost(name, 'out');
    try {
      if (files.length === 0) {
        files = await filesOfHome(host);
        writeFileSync(list, `${files.join('\n')}\n`);
      }
      for (const connections of CONNECTIONS) {
        const result = await load(host, list, connections);
        const perSecond = result.requests / (result.microseconds / 1e6);
        const errors = result.status + result.socket;
        failed += errors;
        rows.push([
          name,
          connections.toLocaleString('en-GB'),
          Math.round(perSecond / files.length).toLocaleString('en-GB'),
          Math.round(perSecond).toLocaleString('en-GB'),
          (result.bytes / result.microseconds).toFixed(0),
          (result.median / KB).toFixed(1),
          (result.slowest / KB).toFixed(1),
          errors,
          result.most.toFixed(0),
        ]);
        console.log(rows.at(-1)?.join('  '));
      }
    } finally {
      await host.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}

const versions = ['nginx -v 2>&1', 'caddy version'].map((command) =>
  execFileSync('sh', ['-c', `PATH=$PATH:/usr/sbin; ${command}`], { encoding: 'utf8' }).trim(),
);
const heads = [
  'server',
  'connections',
  'pages a second',
  'files a second',
  'MB a second',
  'median ms a file',
  '99 % ms a file',
  'errors',
  'memory MiB',
];
writeReport(
  'bench/load.md',
  `# Load

\`npm run bench:load\` starts nginx and Caddy with the files that the build writes for them, on loopback with TLS, and
loads each with wrk for ${SECONDS} seconds a row. A page is the home page with all that a phone asks for on a first visit that
scrolls to the end and touches the page: ${files.length} files, Brotli where there is one. wrk and the server share the same
cores. An error is an answer of 400 or more, a failed connection, or no answer in ten seconds. Memory is the most
that the server's processes had (PSS, so what they share counts once).

${versions.join(', Caddy ').replace('nginx version: ', '')}, ${measuredWith()}.

${table(heads, rows)}
`,
);
if (failed > 0) process.exit(1);
