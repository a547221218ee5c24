import { statSync } from 'node:fs';
import { expect, type Response, test } from 'playwright/test';
import { ALL_PATHS, CATALOGUE_PAGES, listBuiltScripts, PHONE } from '../site';

/** What each page weighs on a phone, in bytes with Brotli. */
test.use({ viewport: PHONE, deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } });

const KILOBYTE = 1024;
/** Most that a document may weigh, by its kind: some 4 % above the heaviest of the sample's. */
const DOCUMENT_BUDGETS = { notFound: 7_400, plain: 14_300, catalogue: 17_000 };
/** What each product adds to a catalogue: its card, and its place in two tables. */
const PRODUCT_BUDGET = 250;
/** Most that every page may load before the first touch. */
const BUDGETS = {
  font: 9.5 * KILOBYTE,
  image: 24 * KILOBYTE,
  stylesheet: 8.5 * KILOBYTE,
  script: 0,
  total: 64 * KILOBYTE,
};
const SCRIPTS_AFTER_TOUCH = 151 * KILOBYTE;
const REMEDY = 'take something out, or raise the budget here and say why in DECISIONS.md';

function documentBudget(path: string): number {
  if (path === '/404.html') return DOCUMENT_BUDGETS.notFound;
  const catalogue = CATALOGUE_PAGES.find((page) => page.path === path);
  if (catalogue === undefined) return DOCUMENT_BUDGETS.plain;
  return DOCUMENT_BUDGETS.catalogue + PRODUCT_BUDGET * catalogue.products.length;
}

/** Returns what a response weighs, as the build has compressed its file. */
function weigh(response: Response) {
  const { pathname } = new URL(response.url());
  const file = `out${pathname.replace(/\/$/, '/index.html')}`;
  const { size } = statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file);
  return { kind: response.request().resourceType(), bytes: size, pathname };
}

for (const path of ALL_PATHS)
  test(`${path} keeps to its byte budgets, and scripts change no word of it`, async ({ page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(path, { waitUntil: 'networkidle' });
    const weight: Record<string, number> = {};
    for (const { kind, bytes } of responses.map(weigh))
      for (const sum of [kind, 'total']) weight[sum] = (weight[sum] ?? 0) + bytes;
    for (const [kind, most] of Object.entries({ ...BUDGETS, document: documentBudget(path) }))
      expect.soft(weight[kind] ?? 0, `${kind}: ${REMEDY}`).toBeLessThanOrEqual(most);

    const main = page.getByRole('main');
    const before = await main.textContent();
    await page.locator('[data-wakes]').first().dispatchEvent('focusin');
    await page.locator('[data-open]').waitFor({ state: 'attached' });
    expect(await main.textContent()).toBe(before);
    const ours = listBuiltScripts(path);
    expect(ours.length).toBeGreaterThan(3);
    const loaded = responses.map(weigh).filter(({ pathname }) => ours.includes(pathname));
    expect(loaded).toHaveLength(ours.length);
    const scripts = loaded.reduce((total, { bytes }) => total + bytes, 0);
    expect(scripts, REMEDY).toBeLessThanOrEqual(SCRIPTS_AFTER_TOUCH);
  });
