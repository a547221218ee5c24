import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response, test } from 'playwright/test';
import { PATHS, PHONE } from './site';

const KILOBYTE = 1024;
/** Most a page may weigh, in bytes with Brotli, on a phone before the first touch; and its scripts after it. */
const BUDGET = {
  document: 20 * KILOBYTE,
  font: 46 * KILOBYTE,
  image: 48 * KILOBYTE,
  stylesheet: 0,
  script: 0,
  total: 108 * KILOBYTE,
};
const SCRIPTS_AFTER_TOUCH = 144 * KILOBYTE;
const COMPRESSED = new Set(['document', 'script', 'stylesheet']);

async function weigh(response: Response) {
  const kind = response.request().resourceType();
  const body = await response.body();
  return { kind, bytes: COMPRESSED.has(kind) ? brotliCompressSync(body).length : body.length };
}

const responsesOf = (page: Page) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return responses;
};

test.use({ viewport: PHONE, deviceScaleFactor: 2 });

for (const path of PATHS) {
  test(`${path} keeps to its budget`, async ({ page }, { annotations }) => {
    const responses = responsesOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const weights = await Promise.all(responses.map(weigh));
    const sum = (kind?: string) =>
      weights
        .filter((weight) => kind === undefined || weight.kind === kind)
        .reduce((total, { bytes }) => total + bytes, 0);
    const weight = Object.fromEntries(
      Object.keys(BUDGET).map((kind) => [kind, sum(kind === 'total' ? undefined : kind)]),
    );
    annotations.push({ type: 'bytes', description: JSON.stringify(weight) });
    for (const [kind, most] of Object.entries(BUDGET)) {
      expect.soft(weight[kind], kind).toBeLessThanOrEqual(most);
    }

    const deferred = await page.locator('script[data-scripts]').getAttribute('data-scripts');
    const ours = deferred?.split(' ') ?? [];
    // Not those of other pages, which Next prefetches afterwards.
    const scriptsLoaded = () =>
      responses.filter((response) => ours.includes(new URL(response.url()).pathname));
    await page.mouse.move(100, 100);
    await expect.poll(() => scriptsLoaded().length).toBe(ours.length);
    const later = await Promise.all(scriptsLoaded().map(weigh));
    const scripts = later.reduce((total, { bytes }) => total + bytes, 0);
    annotations.push({ type: 'scripts', description: String(scripts) });
    expect(scripts).toBeLessThanOrEqual(SCRIPTS_AFTER_TOUCH);
  });
}
