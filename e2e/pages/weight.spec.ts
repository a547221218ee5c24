import { statSync } from 'node:fs';
import { expect, type Response, test } from 'playwright/test';
import { hydrate } from '../page-checks';
import { ALL_PATHS, CATALOGUE_PAGES, listBuiltScripts, PHONE } from '../site';

/** The bytes of each page on a phone, compressed with Brotli. */
test.use({ viewport: PHONE, deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } });

const KILOBYTE = 1024;
/** Budgets of a document by its kind, some 4 % above the sample's heaviest. */
const DOCUMENT_BUDGETS = { notFound: 7_400, plain: 14_300, catalogue: 17_300 };
/** Added for each product of a catalogue: a card, and cells of two tables. */
const PRODUCT_BUDGET = 260;
/** Budgets of every page before the first touch. */
const BUDGETS = {
  font: 9.5 * KILOBYTE,
  image: 24 * KILOBYTE,
  stylesheet: 9.25 * KILOBYTE,
  script: 0,
  total: 64 * KILOBYTE,
};
const SCRIPTS_AFTER_TOUCH = 151 * KILOBYTE;
const REMEDY =
  'take something out, or raise the budget here and say why in docs/decisions/24-first-window.md';

function computeDocumentBudget(path: string): number {
  if (path === '/404.html') return DOCUMENT_BUDGETS.notFound;
  const catalogue = CATALOGUE_PAGES.find((page) => page.path === path);
  if (catalogue === undefined) return DOCUMENT_BUDGETS.plain;
  return DOCUMENT_BUDGETS.catalogue + PRODUCT_BUDGET * catalogue.products.length;
}

/** Returns the size of a response as the build has compressed its file. */
function measureResponse(response: Response) {
  const { pathname } = new URL(response.url());
  const file = `out${pathname.replace(/\/$/, '/index.html')}`;
  const { size } = statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file);
  return { kind: response.request().resourceType(), bytes: size, pathname };
}

for (const path of ALL_PATHS)
  test(`${path} keeps to its byte budgets, and hydration changes no text`, async ({ page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytesByKind: Record<string, number> = {};
    for (const { kind, bytes } of responses.map(measureResponse))
      for (const key of [kind, 'total']) bytesByKind[key] = (bytesByKind[key] ?? 0) + bytes;
    for (const [kind, budget] of Object.entries({
      ...BUDGETS,
      document: computeDocumentBudget(path),
    }))
      expect.soft(bytesByKind[kind] ?? 0, `${kind}: ${REMEDY}`).toBeLessThanOrEqual(budget);

    const main = page.getByRole('main');
    const before = await main.textContent();
    await hydrate(page);
    expect(await main.textContent()).toBe(before);
    const scripts = listBuiltScripts(path);
    expect(scripts.length).toBeGreaterThan(3);
    const loaded = responses
      .map(measureResponse)
      .filter(({ pathname }) => scripts.includes(pathname));
    expect(loaded).toHaveLength(scripts.length);
    const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, REMEDY).toBeLessThanOrEqual(SCRIPTS_AFTER_TOUCH);
  });
