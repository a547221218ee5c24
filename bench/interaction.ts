/**
 * Interaction to Next Paint of the first things a visitor does, with the processor slowed four times: 20 runs of our
 * pages and, for what works without a script, of their twins without any. Then the way to a filter's first answer on a
 * slow line, beside Next's own export, whose scripts are on their way from the start.
 *
 * Usage: npm run bench:interaction
 * Measures the build in out/, and writes bench/interaction.md.
 */
import path from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { precompress } from '../scripts/build/precompress';
import { buildCopy } from './lib/build-copy';
import { launchBrowser, measuredWith } from './lib/environment';
import { type FirstAnswer, firstAnswer } from './lib/first-answer';
import { serve, serveChanged } from './lib/serve';
import { median, milliseconds, percentile, table } from './lib/statistics';
import { withoutScripts } from './lib/twin';
import { writeReport } from './lib/write-report';

const RUNS = 20;
const SLOWED = 4;
/** How long a finger or a key stays down, in ms. */
const PRESS = 80;
/** Event Timing reports nothing shorter, in ms. */
const SHORTEST = 16;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** One of the first things a visitor does, and the events by which the browser times it. */
interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly device: BrowserContextOptions;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  readonly events: readonly string[];
}

declare global {
  interface Window {
    durations: { readonly name: string; readonly duration: number }[];
  }
}

async function tap(page: Page, locator: Locator): Promise<void> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('What is to be tapped is not shown.');
  const { x, y, width, height } = box;
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(PRESS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const INTERACTIONS: readonly Interaction[] = [
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
    name: 'first press of a quote',
    path: '/gaming-hardware/',
    device: PHONE,
    act: (page) => tap(page, page.getByRole('link', { name: 'Quote' }).first()),
    events: ['pointerdown', 'pointerup', 'click', 'touchstart', 'touchend'],
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
function observe(): void {
  const durations: Window['durations'] = [];
  window.durations = durations;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) durations.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function measure(
  browser: Browser,
  origin: string,
  interaction: Interaction,
): Promise<number> {
  const context = await browser.newContext(interaction.device);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(origin + interaction.path, { waitUntil: 'networkidle' });
  await interaction.prepare?.(page);
  await page.evaluate(observe);
  await page.evaluate(() => {
    window.durations.splice(0);
  });
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

const browser = await launchBrowser();
const ours = await serve(path.resolve('out'));
const twin = await serveChanged(path.resolve('out'), path.resolve('.bench/twin'), withoutScripts);
const rows: (string | number)[][] = [];
for (const interaction of INTERACTIONS) {
  const measured: { ours: number[]; twin: number[] } = { ours: [], twin: [] };
  for (let run = 0; run < RUNS; run += 1) {
    measured.ours.push(await measure(browser, ours.origin, interaction));
    measured.twin.push(await measure(browser, twin.origin, interaction));
  }
  const our = percentile(measured.ours, 0.75);
  const reference = percentile(measured.twin, 0.75);
  const row = [
    `${interaction.name} (${interaction.path})`,
    percentile(measured.ours, 0.5),
    our,
    Math.max(...measured.ours),
    reference,
    (our / reference).toFixed(2),
  ];
  rows.push(row);
  console.log(row.join('  '));
}
const CATALOGUE = '/pc-components/';
const ANSWERS = 7;
const plainCopy = buildCopy('plain', () => undefined, { PLAIN_NEXT: '1' });
await precompress(plainCopy.out);
const plain = await serve(plainCopy.out);
const answers: { ours: FirstAnswer[]; plain: FirstAnswer[] } = { ours: [], plain: [] };
for (let run = 0; run < ANSWERS; run += 1) {
  answers.ours.push(await firstAnswer(browser, ours.origin + CATALOGUE));
  answers.plain.push(await firstAnswer(browser, plain.origin + CATALOGUE));
}
const answerRow = (what: string, of: keyof FirstAnswer) => {
  const our = median(answers.ours.map((answer) => answer[of]));
  const next = median(answers.plain.map((answer) => answer[of]));
  return [what, milliseconds(our), milliseconds(next), (our / next).toFixed(2)];
};

writeReport(
  'bench/interaction.md',
  `# Interaction to Next Paint

Written by \`npm run build && npm run bench:interaction\`: ms from the event to the next paint (Event Timing, steps of
8 ms, nothing under ${SHORTEST}), processor slowed ${SLOWED} times, ${RUNS} runs in fresh contexts, our page and its
twin without scripts in turn. Goal: under 100 ms at the 75th percentile. ${measuredWith()}.

${table(['interaction', 'median', '75th percentile', 'worst', 'twin’s 75th percentile', 'ratio'], rows)}

## A filter's first answer on a slow line

${CATALOGUE} on a phone's screen at 150 ms and 1.6 Mbit/s, ${ANSWERS} first visits each in turn, medians: a letter is typed into
the search box one second after the first paint, with no other touch before it. Next's own export loads its scripts
with the page, ours at the letter.

${table(
  ['from … to the shorter list', 'ours, ms', 'plain Next, ms', 'ratio'],
  [answerRow('the letter', 'fromLetter'), answerRow('the beginning of the visit', 'fromStart')],
)}
`,
);
ours.close();
twin.close();
plain.close();
await browser.close();
