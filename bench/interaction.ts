/**
 * Measures Interaction to Next Paint of a visitor's first actions, with the processor slowed: on the build in out/, and on a
 * copy without scripts for what works without them.
 *
 * Usage: npm run bench:interaction, which writes bench/interaction.md
 */
import path from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { describeMachine, launchBrowser } from './lib/browser';
import { getMedian, getPercentile, measureInTurn, writeReport } from './lib/report';
import { serveSite, serveWithoutScripts } from './lib/serve';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP = { viewport: { width: 1280, height: 900 } };
/** How many times slower than this machine a cheap phone's processor is. */
const CPU_SLOWDOWN = 4;
/** The shortest duration that Event Timing reports, in ms. */
const MIN_DURATION_MS = 16;
const ROUNDS = 12;
/** The time to wait for the effects of an action, in ms. */
const SETTLE_MS = 1000;
const CATALOGUE = '/pc-components/';
const CHECKBOX = '.tick input >> nth=';
const BOARD_FIELD = '#own-board';

interface Interaction {
  readonly path: string;
  /** The element to use. It is scrolled to for a tap, which on a catalogue page loads the scripts. */
  readonly selector: string;
  /** A phone unless stated. */
  readonly device?: BrowserContextOptions;
  readonly prepare?: (page: Page) => Promise<void>;
  /** A tap unless stated. */
  readonly act?: (element: Locator) => Promise<void>;
}

const scrollToCentre = (element: Locator): Promise<void> =>
  element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));

const tickFirst: Interaction['prepare'] = async (page) => {
  const checkbox = page.locator(`${CHECKBOX}0`);
  await scrollToCentre(checkbox);
  await page.waitForLoadState('networkidle');
  await checkbox.tap();
  await page.waitForTimeout(SETTLE_MS);
};

/** Types the name of a motherboard until one more letter leaves a single one of all that are listed. */
const typeBoard: Interaction['prepare'] = async (page) => {
  await page.locator('.own-pc summary').first().click();
  // In view with its options: what the window doesn't show is painted later.
  await scrollToCentre(page.locator(BOARD_FIELD));
  await page.locator(BOARD_FIELD).focus();
  await page.waitForLoadState('networkidle');
  await page.locator(BOARD_FIELD).pressSequentially('b650 tu');
  await page.waitForTimeout(SETTLE_MS);
};

const fillForm: Interaction['prepare'] = async (page) => {
  for (const field of await page.locator('form :required').all())
    await field.fill('ada@example.org');
  await page.waitForLoadState('networkidle');
};

/** Interactions by name, as the report prints them. */
const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'first tap on Menu': { path: '/', selector: 'button:has-text("Menu")' },
  'first hover on Products': {
    path: '/',
    selector: 'button:has-text("Products")',
    device: DESKTOP,
    act: (button) => button.hover(),
  },
  'first press of a quote': { path: '/gaming-hardware/', selector: 'main a:has-text("Quote")' },
  'first tick, as scripts come': { path: CATALOGUE, selector: `${CHECKBOX}0` },
  'second tick': { path: CATALOGUE, selector: `${CHECKBOX}1`, prepare: tickFirst },
  'first letter in the search box': {
    path: CATALOGUE,
    selector: '[type=search]',
    act: (box) => box.press('r'),
  },
  'key in ‘Your board’, of 3,463': {
    path: CATALOGUE,
    selector: BOARD_FIELD,
    prepare: typeBoard,
    act: (field) => field.press('f'),
  },
  'board chosen, with all verdicts': {
    path: CATALOGUE,
    selector: BOARD_FIELD,
    prepare: typeBoard,
    act: async (field) => {
      for (const key of ['ArrowDown', 'Enter']) await field.press(key);
    },
  },
  'first press of Send': {
    path: '/contact/',
    selector: 'button:has-text("Send Message")',
    prepare: fillForm,
  },
};

/** Returns the longest time from an event of the interaction to the next paint, in ms, in a context without cache or storage. */
async function measureInteraction(
  origin: string,
  { path, selector, device = PHONE, prepare, act }: Interaction,
): Promise<number> {
  await using context = await browser.newContext(device);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  const element = page.locator(selector).first();
  if (act === undefined) await scrollToCentre(element);
  const durations = await page.evaluateHandle((durationThreshold) => {
    const recorded: number[] = [];
    new PerformanceObserver((list) => {
      recorded.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    return recorded;
  }, MIN_DURATION_MS);
  await (act ? act(element) : element.tap());
  await page.waitForTimeout(SETTLE_MS);
  return Math.max(MIN_DURATION_MS, ...(await durations.jsonValue()));
}

const sites = [await serveSite(path.resolve('out')), await serveWithoutScripts()];
await using browser = await launchBrowser();

const rows: (string | number)[][] = [
  ['interaction', 'median', '75th percentile', 'worst', '75th percentile without scripts', 'ratio'],
];
for (const [name, interaction] of Object.entries(INTERACTIONS)) {
  const [durations = [], references = []] = await measureInTurn(ROUNDS, sites, (origin) =>
    measureInteraction(origin, interaction),
  );
  const [percentile, reference] = [getPercentile(durations, 0.75), getPercentile(references, 0.75)];
  const row = [
    `${name} (${interaction.path})`,
    ...[getMedian(durations), percentile, Math.max(...durations), reference],
    (percentile / reference).toFixed(2),
  ];
  rows.push(row);
  console.log(row.join('  '));
}

writeReport(
  'bench/interaction.md',
  `# Interaction to Next Paint

Written by \`npm run build && npm run bench:interaction\`: ms from the event to the next paint (Event Timing, steps of 8 ms,
nothing under ${MIN_DURATION_MS}), with the processor slowed ${CPU_SLOWDOWN} times. ${ROUNDS} runs in fresh contexts, the site and its copy without scripts
in turn. Goal: under 100 ms at the 75th percentile. ${describeMachine(browser)}.`,
  rows,
);
