/**
 * Interaction to Next Paint of the first things a visitor does, with the processor slowed: our pages and, for what works
 * without a script, their twins without any.
 *
 * Usage: npm run bench:interaction
 * Measures the build in out/, and writes bench/interaction.md.
 */
import path from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { launchBrowser, measuredWith } from './lib/environment';
import { durations, observe, SHORTEST, SLOWED, slow } from './lib/events';
import { inTurn } from './lib/in-turn';
import { PHONE, PRESS, tap } from './lib/phone';
import { serve } from './lib/serve';
import { median, percentile, table } from './lib/statistics';
import { serveTwin } from './lib/twin';
import { writeReport } from './lib/write-report';

const RUNS = 12;
/** How long what follows an act may take, in ms. */
const REST = 1000;
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const CATALOGUE = '/pc-components/';

/** One of the first things a visitor does, and the events by which the browser times it. */
interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly device: BrowserContextOptions;
  readonly prepare: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  readonly events: readonly string[];
}

/** Brings what is to be used into sight. On a catalogue page that asks for the scripts. */
const show = (what: Locator) =>
  what.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

const press = (
  name: string,
  path: string,
  what: (page: Page) => Locator,
  before: (page: Page) => Promise<void> = async () => undefined,
): Interaction => ({
  name,
  path,
  device: PHONE,
  prepare: async (page) => {
    await before(page);
    await show(what(page));
  },
  act: (page) => tap(page, what(page)),
  events: ['pointerdown', 'pointerup', 'click', 'touchstart', 'touchend'],
});
const tick = (place: number) => (page: Page) =>
  page.locator('#catalogue [type=checkbox]').nth(place);

const INTERACTIONS: readonly Interaction[] = [
  press('first tap on Menu', '/', (page) => page.getByRole('button', { name: 'Menu' })),
  {
    name: 'first hover on Products',
    path: '/',
    device: DESKTOP,
    prepare: async () => undefined,
    act: (page) => page.getByRole('button', { name: 'Products' }).hover(),
    events: ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'],
  },
  press('first press of a quote', '/gaming-hardware/', (page) =>
    page.getByRole('main').getByRole('link', { name: 'Quote' }).first(),
  ),
  press('first tick, as scripts come', CATALOGUE, tick(0)),
  press('second tick', CATALOGUE, tick(1), async (page) => {
    await show(tick(0)(page));
    await page.waitForLoadState('networkidle');
    await tap(page, tick(0)(page));
    await page.waitForTimeout(REST);
  }),
  {
    name: 'first letter in the search box',
    path: CATALOGUE,
    device: PHONE,
    prepare: async () => undefined,
    act: async (page) => {
      await page.getByRole('searchbox').focus();
      await page.keyboard.press('r', { delay: PRESS });
    },
    events: ['keydown', 'keypress', 'input', 'keyup'],
  },
  press(
    'first press of Send',
    '/contact/',
    (page) => page.getByRole('button', { name: 'Send Message' }),
    async (page) => {
      await page.getByLabel('First name *').fill('Ada');
      await page.getByLabel('Last name *').fill('Lovelace');
      await page.getByLabel('E-mail *').fill('ada@example.org');
      await page.getByLabel('Message *').fill('A machine for numbers');
      await page.waitForLoadState('networkidle');
    },
  ),
];

async function measure(
  browser: Browser,
  origin: string,
  { device, path, prepare, act, events }: Interaction,
): Promise<number> {
  await using context = await browser.newContext(device);
  const page = await context.newPage();
  await slow(page);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await prepare(page);
  await observe(page);
  await act(page);
  await page.waitForTimeout(REST);
  return Math.max(SHORTEST, ...(await durations(page, events)));
}

const ours = await serve(path.resolve('out'));
const twin = await serveTwin();
const browser = await launchBrowser();

const rows: (string | number)[][] = [];
for (const interaction of INTERACTIONS) {
  const [our = [], reference = []] = await inTurn(
    [ours, twin].map(({ origin }) => ({
      runs: RUNS,
      measure: () => measure(browser, origin, interaction),
    })),
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
twin without scripts in turn. Goal: under 100 ms at the 75th percentile. ${measuredWith()}.

${table(['interaction', 'median', '75th percentile', 'worst', 'twin’s 75th percentile', 'ratio'], rows)}
`,
);
for (const { close } of [ours, twin]) close();
await browser.close();
