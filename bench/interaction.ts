/**
 * Interaction to Next Paint of the first things a visitor does, with the processor slowed: our pages and, for what works
 * without a script, their twins without any.
 *
 * Usage: npm run bench:interaction
 * Measures the build in out/, and writes bench/interaction.md.
 */
import path from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import {
  describeMachine,
  launchBrowser,
  observe,
  PHONE,
  PRESS,
  SHORTEST,
  SLOWED,
  slowDown,
  tap,
} from './lib/browser';
import { median, percentile, runInTurn, writeReport } from './lib/report';
import { serve, serveTwin } from './lib/serve';

const RUNS = 12;
/** How long what follows an act may take, in ms. */
const REST = 1000;
const CATALOGUE = '/pc-components/';

const TICK = '.tick input >> nth=';

/** One of the first things a visitor does. */
interface Interaction {
  readonly name: string;
  readonly path: string;
  /** What is used; a finger needs it in sight, which on a catalogue page asks for the scripts. */
  readonly what: string;
  /** A phone where nothing is said. */
  readonly device?: BrowserContextOptions;
  readonly before?: (page: Page) => Promise<void>;
  /** A finger's tap where nothing is said. */
  readonly act?: (what: Locator) => Promise<void>;
}

const show = (what: Locator) =>
  what.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

async function tickFirst(page: Page): Promise<void> {
  const first = page.locator(`${TICK}0`);
  await show(first);
  await page.waitForLoadState('networkidle');
  await tap(page, first);
  await page.waitForTimeout(REST);
}

const BOARD = '#own-board';

/** Types of a visitor's board as much as finds it among all that are listed, but for a letter. */
async function typeBoard(page: Page): Promise<void> {
  await page.locator('.own-pc summary').first().click();
  await page.locator(BOARD).focus();
  await page.waitForLoadState('networkidle');
  await page.locator(BOARD).pressSequentially('b650 tu');
  await page.waitForTimeout(REST);
}

async function fillForm(page: Page): Promise<void> {
  for (const field of await page.locator('form :required').all())
    await field.fill('ada@example.org');
  await page.waitForLoadState('networkidle');
}

const INTERACTIONS: readonly Interaction[] = [
  { name: 'first tap on Menu', path: '/', what: 'button:has-text("Menu")' },
  {
    name: 'first hover on Products',
    path: '/',
    what: 'button:has-text("Products")',
    device: { viewport: { width: 1280, height: 900 } },
    act: (button) => button.hover(),
  },
  { name: 'first press of a quote', path: '/gaming-hardware/', what: 'main a:has-text("Quote")' },
  { name: 'first tick, as scripts come', path: CATALOGUE, what: `${TICK}0` },
  { name: 'second tick', path: CATALOGUE, what: `${TICK}1`, before: tickFirst },
  {
    name: 'first letter in the search box',
    path: CATALOGUE,
    what: '[type=search]',
    act: (box) => box.press('r', { delay: PRESS }),
  },
  {
    name: 'key in ‘Your board’, of 3,463',
    path: CATALOGUE,
    what: BOARD,
    before: typeBoard,
    act: (field) => field.press('f', { delay: PRESS }),
  },
  {
    name: 'board chosen, with all verdicts',
    path: CATALOGUE,
    what: BOARD,
    before: typeBoard,
    act: async (field) => {
      await field.press('ArrowDown', { delay: PRESS });
      await field.press('Enter', { delay: PRESS });
    },
  },
  {
    name: 'first press of Send',
    path: '/contact/',
    what: 'button:has-text("Send Message")',
    before: fillForm,
  },
];

async function measure(origin: string, interaction: Interaction): Promise<number> {
  const { path, device = PHONE, before, act } = interaction;
  await using context = await browser.newContext(device);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await before?.(page);
  const what = page.locator(interaction.what).first();
  if (act === undefined) await show(what);
  const durations = await observe(page);
  await (act?.(what) ?? tap(page, what));
  await page.waitForTimeout(REST);
  return Math.max(SHORTEST, ...(await durations()));
}

const ours = await serve(path.resolve('out'));
const twin = await serveTwin();
await using browser = await launchBrowser();

const rows: (string | number)[][] = [
  ['interaction', 'median', '75th percentile', 'worst', 'twin’s 75th percentile', 'ratio'],
];
for (const interaction of INTERACTIONS) {
  const [our = [], reference = []] = await runInTurn(RUNS, [ours, twin], ({ origin }) =>
    measure(origin, interaction),
  );
  const row = [
    `${interaction.name} (${interaction.path})`,
    median(our),
    percentile(our, 0.75),
    Math.max(...our),
    percentile(reference, 0.75),
    (percentile(our, 0.75) / percentile(reference, 0.75)).toFixed(2),
  ];
  rows.push(row);
  console.log(row.join('  '));
}

writeReport(
  'bench/interaction.md',
  `# Interaction to Next Paint

Written by \`npm run build && npm run bench:interaction\`: ms from the event to the next paint (Event Timing, steps of
8 ms, nothing under ${SHORTEST}), processor slowed ${SLOWED} times, ${RUNS} runs in fresh contexts, our page and its
twin without scripts in turn. Goal: under 100 ms at the 75th percentile. ${describeMachine(browser)}.`,
  rows,
);
