/**
 * Interaction to Next Paint of the first things a visitor does, with the processor slowed four times: 20 runs of our
 * pages and, for what works without a script, of their twins without any.
 *
 * Usage: npm run bench:interaction
 * Measures the build in out/, and writes bench/interaction.md.
 */
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser/find-browser.ts';
import { serveCompressed } from './lib/brotli-server.mjs';
import { BROWSER_ARGUMENTS, measuredWith } from './lib/environment.mjs';
import { percentile, table } from './lib/statistics.mjs';
import { withoutScripts } from './lib/twin.mjs';
import { writeReport } from './lib/write-report.mjs';

const RUNS = 20;
const SLOWED = 4;
/** How long a finger or a key stays down, in ms. */
const PRESS = 80;
/** Event Timing reports nothing shorter, in ms. */
const SHORTEST = 16;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

async function tap(page, locator) {
  const { x, y, width, height } = await locator.boundingBox();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(PRESS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const INTERACTIONS = [
  {
    name: 'first tap on Menu',
    path: '/',
    device: PHONE,
    act: (page) => tap(page, page.getByRole('button', { name: 'Menu' })),
    events: ['pointerdown', 'pointerup', 'click', 'touchstart', 'touchend'],
  },
  {
    name: 'first hover on Products',
    path: '/',
    device: DESKTOP,
    act: (page) => page.getByRole('button', { name: 'Products' }).hover(),
    events: ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'],
  },
  {
    name: 'first letter in the search box',
    path: '/pc-components/',
    device: PHONE,
    act: async (page) => {
      await page.getByRole('searchbox').focus();
      await page.keyboard.press('r', { delay: PRESS });
    },
    events: ['keydown', 'keypress', 'input', 'keyup'],
  },
  {
    name: 'first press of Send',
    path: '/contact/',
    device: PHONE,
    prepare: async (page) => {
      await page.getByLabel('First name *').fill('Ada');
      await page.getByLabel('Last name *').fill('Lovelace');
      await page.getByLabel('E-mail *').fill('ada@example.org');
      await page.getByLabel('Message *').fill('A machine for numbers');
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Send Message' }).scrollIntoViewIfNeeded();
    },
    act: (page) => tap(page, page.getByRole('button', { name: 'Send Message' })),
    events: ['pointerdown', 'pointerup', 'click', 'touchstart', 'touchend'],
  },
];

/** Collects the durations of events in the page, from input to the next paint. */
function observe() {
  const durations = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) durations.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

async function measure(browser, origin, interaction) {
  const context = await browser.newContext(interaction.device);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(origin + interaction.path, { waitUntil: 'networkidle' });
  await interaction.prepare?.(page);
  await page.evaluate(observe);
  await page.evaluate(() => window.durations.splice(0));
  await interaction.act(page);
  await page.waitForTimeout(1000);
  const durations = await page.evaluate(() => window.durations);
  await context.close();
  return Math.max(
    SHORTEST,
    ...durations
      .filter(({ name }) => interaction.events.includes(name))
      .map(({ duration }) => duration),
  );
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
const ours = await serveCompressed(path.resolve('out'));
const twin = await serveCompressed(path.resolve('out'), withoutScripts);
const rows = [];
for (const interaction of INTERACTIONS) {
  const measured = { ours: [], twin: [] };
  for (let run = 0; run < RUNS; run += 1) {
    measured.ours.push(await measure(browser, ours.origin, interaction));
    measured.twin.push(await measure(browser, twin.origin, interaction));
  }
  const [our, reference] = [measured.ours, measured.twin].map((all) => percentile(all, 0.75));
  rows.push([
    `${interaction.name} (${interaction.path})`,
    percentile(measured.ours, 0.5),
    our,
    Math.max(...measured.ours),
    reference,
    (our / reference).toFixed(2),
  ]);
  console.log(rows.at(-1).join('  '));
}
writeReport(
  'bench/interaction.md',
  `# Interaction to Next Paint

Written by \`npm run build && npm run bench:interaction\`: ms from the event to the next paint (Event Timing, steps of
8 ms, nothing under ${SHORTEST}), processor slowed ${SLOWED} times, ${RUNS} runs in fresh contexts, our page and its
twin without scripts in turn. Goal: under 100 ms at the 75th percentile. ${measuredWith()}.

${table(['interaction', 'median', '75th percentile', 'worst', 'twin’s 75th percentile', 'ratio'], rows)}
`,
);
ours.close();
twin.close();
await browser.close();
