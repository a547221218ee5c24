import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { serveCompressed } from '../lib/brotli-server.mjs';
import { median, percentile } from '../lib/statistics.mjs';

const ROUTE = '/pc-components/';
const CPU_SLOWED = 4;
const VIEWPORT = { width: 390, height: 844 };
/** A quick typist's pace, with a longer look at the list now and then. */
const BETWEEN_LETTERS_MS = [150, 150, 700];
/** Typed letter by letter and taken back again, so that the list shrinks, grows and empties. */
const QUERIES = ['ryzen', 'oc', 'corsair', 'zz'];
const IN_PAGE = readFileSync(path.join(import.meta.dirname, 'in-page.js'), 'utf8');

const brotli = (text) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  }).length;
const sizes = (text) => ({ raw: Buffer.byteLength(text), brotli: brotli(text) });

/**
 * Bytes of the catalogue page, and of the data that its script reads once it is there.
 *
 * @param {string} folder the built files
 */
export function pageBytes(folder) {
  const html = readFileSync(path.join(folder, ROUTE, 'index.html'), 'utf8');
  const [, data] = html.match(/data-scripts="(\S+)/);
  return { html: sizes(html), payload: sizes(readFileSync(path.join(folder, data), 'utf8')) };
}

/** Loads the page once with a slowed processor and types into its search. */
async function visit(browser, origin) {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(IN_PAGE);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
  await page.goto(`${origin}${ROUTE}#catalogue`, { waitUntil: 'load' });
  await page.waitForFunction(() => window.growth.firstCard !== undefined);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.focus();
  await page.locator('form[role=search][data-ready]').waitFor();
  const woken = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const keys = QUERIES.flatMap((query) => [...query, ...[...query].map(() => 'Backspace')]);
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_LETTERS_MS[index % BETWEEN_LETTERS_MS.length]);
    await page.waitForFunction(() => window.growth.keystrokes.at(-1).paint !== undefined);
  }
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const growth = await page.evaluate(() => window.growth);
  await context.close();
  return { ...growth, woken, nodes };
}

function summary(visits) {
  const paints = visits.flatMap(({ keystrokes }) => keystrokes.map(({ paint }) => paint));
  return {
    firstCard: median(visits.map(({ firstCard }) => firstCard)),
    woken: median(visits.map(({ woken }) => woken)),
    nodes: visits[0].nodes,
    paint: { median: median(paints), p95: percentile(paints, 0.95) },
  };
}

/**
 * Measures several builds of the catalogue page in Chromium, in turn, so that what else the machine does falls on all.
 *
 * @param {import('playwright').Browser} browser
 * @param {readonly string[]} folders the built files of each
 * @param {number} rounds how often each is visited
 * @returns for each folder medians over its visits and all their keystrokes, in milliseconds
 */
export async function pageTimes(browser, folders, rounds) {
  const sites = [];
  for (const folder of folders) {
    const { origin, close } = await serveCompressed(folder);
    sites.push({ origin, close, visits: [] });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { origin, visits } of sites) visits.push(await visit(browser, origin));
  }
  for (const { close } of sites) close();
  return sites.map(({ visits }) => summary(visits));
}
