import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';

const KILOBYTE = 1024;
const FONTS = 'app/fonts';
/** Lighthouse's slow 4G, in bytes a second. */
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const HEADLINE_AFTER_PAINT_MS = 300;

test('one face is downloaded, and it keeps to its budget', () => {
  const [file, ...others] = readdirSync(FONTS).filter((name) => name.endsWith('.woff2'));
  expect(others).toEqual([]);
  expect(readFileSync(`${FONTS}/${file}`).length).toBeLessThanOrEqual(9.5 * KILOBYTE);
});

test('a first visit over slow 4G shows the headline soon after the first paint', async ({
  browser,
  baseURL,
}) => {
  /** Milliseconds from a first visit's first paint to its headline. */
  const delay = async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await page.addInitScript(() => {
      const look = () => {
        const face = [...document.fonts].find(({ family }) => family.includes('Archivo'));
        if (face?.status === 'loaded') performance.mark('headline');
        else requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(`${baseURL}/`);
    await page.waitForFunction(() => performance.getEntriesByName('headline').length > 0);
    const late = await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
      return at('headline') - at('first-contentful-paint');
    });
    await context.close();
    return late;
  };
  // The quickest of some visits: the line is slowed, and other work of the machine is not the page's.
  const delays: number[] = [];
  for (let visit = 0; visit < 3; visit++) delays.push(await delay());
  expect(Math.min(...delays)).toBeLessThanOrEqual(HEADLINE_AFTER_PAINT_MS);
});
