import { existsSync, statSync } from 'node:fs';
import { expect, type Locator, type Page, type Response, test } from 'playwright/test';
import { findLayout } from './everywhere/layout-faults';
import {
  accessibilityProblems,
  hardToRead,
  missingGlyphs,
  sideways,
  unlikeHeadlines,
} from './page-looks';
import {
  builtScripts,
  CATALOGUE_PAGES,
  DESKTOP,
  ORIGIN,
  PATHS,
  PHONE,
  readMail,
  SHOWCASE_PAGES,
  TO,
} from './site';

/**
 * Every page that was built, loaded once on a phone and once on a desktop, and all that must hold on each, step by step.
 */

const KILOBYTE = 1024;
/**
 * Most a page may weigh, in bytes with Brotli, on a phone before the first touch; and its scripts after it. With its
 * response headers, of some 630 bytes, a document is to come to ten segments, 14,600; the stylesheet is what comes later.
 */
const BUDGET = {
  document: 13_200,
  font: 9.5 * KILOBYTE,
  image: 24 * KILOBYTE,
  stylesheet: 1.4 * KILOBYTE,
  script: 0,
  total: 57 * KILOBYTE,
};
/** Pages that have less or more to say; DECISIONS.md tells of what. */
const DOCUMENT_BUDGETS: Readonly<Record<string, number>> = {
  '/': 12_400,
  '/404.html': 7_250,
  '/about/': 11_000,
  '/contact/': 11_750,
  '/gaming-hardware/': 16_950,
  '/pc-components/': 19_400,
};
const SCRIPTS_AFTER_TOUCH = 149.6 * KILOBYTE;
/** Fonts and pictures come so much later than the page that whatever makes room for them is seen. */
const LATE_MS = 250;
/** A word that ends a pixel further is no shift that anybody sees. */
const MOST_SHIFT = 0.001;
/** A small phone's height. */
const LOW = 640;
/** Added to every text that a page has: what an owner may write where there were hours, a name or a promise. */
const LONGEST = ' by appointment only, or in the afternoon';
/** Words that stand in drawings, or in the bar, have their places. */
const DRAWN = 'script, header, svg, [aria-hidden], #fit, [aria-labelledby=tiles-heading]';
/** What the law wants said. */
const LEGAL = ['/contact/#before-you-order', '/contact/#privacy', '/about/#recycling'];
/** Width of an A4 page between its margins, in CSS pixels. */
const SHEET = Math.round(((210 - 2 * 12) / 25.4) * 96);
const LEADS_TO_PRODUCTS = [...CATALOGUE_PAGES, ...SHOWCASE_PAGES].map(({ path }) => path as string);

/**
 * What a page asks for, moves and does wrong, from before it is loaded. What its policy refuses, the browser complains of.
 */
async function watch(page: Page, origin: string) {
  const problems: string[] = [];
  const responses: Response[] = [];
  page.on('console', (message) => {
    // The not-found page is answered as what it is, of which the browser tells.
    const told =
      message.location().url.endsWith('/404.html') && /status of 404/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !told) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    // A mail program is asked, and nobody else.
    if (!/^mailto:/.test(request.url()) && !request.url().startsWith(origin))
      problems.push(`asks ${request.url()}`);
  });
  page.on('response', (response) => responses.push(response));
  await page.route(/\.(woff2|avif|webp)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  const shifted = () =>
    page.evaluate(() => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift', buffered: true });
      const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
      return shifts.reduce((sum, { value }) => sum + value, 0);
    });
  return { problems, responses, shifted };
}

/** What a response weighs, as the build has compressed its file. */
function weigh(response: Response) {
  const { pathname } = new URL(response.url());
  const file = `out${pathname.replace(/\/$/, '/index.html')}`;
  const { size } = statSync(existsSync(`${file}.br`) ? `${file}.br` : file);
  return { kind: response.request().resourceType(), bytes: size };
}

/** The picture of the stage that is shown runs from edge to edge, and the words on it are read. */
async function expectStage(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  const image = page.locator('[aria-labelledby=page-title] picture img');
  const isClose = () =>
    image.evaluate((shown: HTMLImageElement) => shown.currentSrc.includes('-close-'));
  await expect.poll(isClose).toBe(width < 1024);
  expect(await hardToRead(page), `${width} px`).toEqual([]);
  const frame = await image.boundingBox();
  expect(frame?.x).toBeLessThanOrEqual(0);
  expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeGreaterThanOrEqual(width);
}

const mainText = async (page: Page) =>
  ((await page.getByRole('main').textContent()) ?? '').replace(/\s+/g, ' ').trim();
const firstProduct = (page: Page) =>
  page.locator('article').evaluateAll(([card]) => card?.getBoundingClientRect().top);

/** An e-mail link in sight of each kind: of each part of the page that has any. */
async function mailLinks(page: Page): Promise<readonly Locator[]> {
  const kinds = new Map<string, Locator>();
  for (const link of await page.locator('a[href^="mailto:"]:visible').all()) {
    const part = await link.evaluate(
      (node) => node.closest('article, header, footer, section, dl')?.tagName + node.className,
    );
    if (!kinds.has(part)) kinds.set(part, link);
  }
  return [...kinds.values()];
}

for (const path of [...PATHS, '/404.html']) {
  const catalogue = CATALOGUE_PAGES.find((page) => page.path === path);

  test.describe('on a phone', () => {
    test.use({
      viewport: PHONE,
      deviceScaleFactor: 2,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(path, async ({ page, baseURL }) => {
      const watched = await watch(page, String(baseURL));
      await page.goto(path, { waitUntil: 'networkidle' });

      await test.step('keeps to its budget, and asks for no script', async () => {
        const weight: Record<string, number> = {};
        for (const { kind, bytes } of watched.responses.map(weigh))
          for (const sum of [kind, 'total']) weight[sum] = (weight[sum] ?? 0) + bytes;
        const budget = { ...BUDGET, document: DOCUMENT_BUDGETS[path] ?? BUDGET.document };
        for (const [kind, most] of Object.entries(budget))
          expect.soft(weight[kind] ?? 0, kind).toBeLessThanOrEqual(most);
      });

      await test.step('is whole, and keeps nothing about the visitor', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/ \| Derwent Hardware$/);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
        expect(await page.context().cookies()).toEqual([]);
        expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      });

      if (path !== '/404.html')
        await test.step('says what it is to engines and in menus, and where its e-mails go', async () => {
          const values = (css: string, name: string) =>
            page
              .locator(css)
              .evaluateAll((found, of) => found.map((node) => node.getAttribute(of)), name);
          expect(await values('link[rel=canonical]', 'href')).toEqual([ORIGIN + path]);
          const current = await values('a[aria-current=page]', 'href');
          expect(new Set(current)).toEqual(new Set([path]));
          expect(await values('a', 'href')).toEqual(expect.arrayContaining(LEGAL));
          const mails = [
            ...(await values('a[href^="mailto:"]', 'href')),
            ...(await values('button[formaction^="mailto:"]', 'formaction')),
          ];
          expect(new Set(mails.map((mail) => readMail(mail ?? '').to))).toEqual(new Set([TO]));
          const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
          expect(facts).toHaveLength(1);
          expect(JSON.parse(facts.join(''))['@graph'].length).toBeGreaterThan(0);
          // No price, rating or review is claimed.
          expect(facts.join('')).not.toMatch(/"(Product|Offer|Review|AggregateRating|FAQPage)"/);
        });

      await test.step('shifts nothing while fonts and pictures arrive late', async () => {
        expect(await watched.shifted()).toBeLessThan(MOST_SHIFT);
      });

      await test.step('is accessible', async () => {
        expect(await accessibilityProblems(page)).toEqual([]);
      });

      await test.step('shows a product on the third screen, and the address on one line', async () => {
        if (LEADS_TO_PRODUCTS.includes(path))
          expect(await firstProduct(page)).toBeLessThan(PHONE.height * 3);
        const notes = page.getByRole('main').getByText('Opens your e-mail. Or write to');
        await expect(notes).toHaveCount(
          await page.locator('[aria-labelledby=closing-heading] a[href^="mailto:"]').count(),
        );
        for (const address of await notes.locator('span').all())
          expect(await address.evaluate((node) => node.getClientRects().length)).toBe(1);
      });

      await test.step('reads whole without a script: scripts change no word of it', async () => {
        const before = await mainText(page);
        const ours = builtScripts(path);
        await page.locator('[data-wakes]').first().dispatchEvent('focusin');
        await page.locator('[data-open]').waitFor({ state: 'attached' });
        expect(await mainText(page)).toBe(before);
        expect(ours.length).toBeGreaterThan(3);
        // Not those of other pages, which Next prefetches afterwards.
        const loaded = watched.responses.filter((response) =>
          ours.includes(new URL(response.url()).pathname),
        );
        expect(loaded.length).toBe(ours.length);
        const scripts = loaded.reduce((total, script) => total + weigh(script).bytes, 0);
        expect(scripts).toBeLessThanOrEqual(SCRIPTS_AFTER_TOUCH);
      });

      if (path !== '/404.html')
        await test.step('keeps its words readable on a picture from edge to edge', () =>
          expectStage(page, PHONE.width, 1100));

      await test.step('complains of nothing, and asks nobody else', async () => {
        expect(watched.problems).toEqual([]);
      });

      await test.step('holds text of twice the size, whatever an owner may write there, too', async () => {
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await page.setViewportSize({ width: 320, height: LOW });
        const bar = await page.locator('header').evaluate((header) => {
          window.scrollTo(0, 2000);
          return header.getBoundingClientRect().bottom;
        });
        expect(bar).toBeLessThan(LOW / 4);
        await page.evaluate(
          ([more, drawn]) => {
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
              const { currentNode: text } = walker;
              if (!text.textContent?.trim() || text.parentElement?.closest(drawn)) continue;
              text.textContent += more;
            }
          },
          [LONGEST, DRAWN] as const,
        );
        expect(await sideways(page)).toBe(0);
      });
    });
  });

  test.describe('on a desktop', () => {
    test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

    test(path, async ({ page, baseURL }) => {
      const watched = await watch(page, String(baseURL));
      await page.goto(path, { waitUntil: 'networkidle' });

      await test.step('shifts nothing while fonts and pictures arrive late', async () => {
        expect(await watched.shifted()).toBeLessThan(MOST_SHIFT);
      });

      await test.step('asks for its headline’s face before it comes by it, and moves nothing that is not to move', async () => {
        const faces = await page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name }) => name.endsWith('.woff2'))
            .map(({ initiatorType }) => initiatorType),
        );
        expect(faces).toEqual([path === '/404.html' ? 'css' : 'link']);
        const moving = await page.locator('*').evaluateAll((all) =>
          all
            .map((element) => getComputedStyle(element))
            .flatMap((style) => [
              ...style.transitionDuration.split(','),
              ...(style.animationName === 'none' ? [] : style.animationDuration.split(',')),
            ])
            .filter((duration) => Number.parseFloat(duration) > 0.001),
        );
        expect(moving).toEqual([]);
      });

      await test.step('begins with a link that skips the bar', async () => {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
        await page.keyboard.press('Enter');
        await expect(page.locator('#content')).toBeFocused();
      });

      await test.step('breaks its headlines alike while their face is on its way, and never scrolls sideways', async () => {
        expect(await missingGlyphs(page)).toEqual([]);
        for (const width of [1024, 390, 768, 1920, DESKTOP.width]) {
          await page.setViewportSize({ ...DESKTOP, width });
          expect(await sideways(page), `${width} px`).toBe(0);
          if (width !== 1024) expect(await unlikeHeadlines(page), `${width} px`).toEqual([]);
        }
        const starts = await page
          .locator('#closing-heading > span')
          .evaluateAll((spans) =>
            spans.map((span) => Math.round(span.getBoundingClientRect().left)),
          );
        expect(new Set(starts).size).toBeLessThanOrEqual(1);
        if (LEADS_TO_PRODUCTS.includes(path))
          expect(await firstProduct(page)).toBeLessThan(DESKTOP.height * 2);
      });

      if (path !== '/404.html')
        await test.step('keeps its words readable on a picture from edge to edge', async () => {
          await expectStage(page, 2560, 1440);
          await expectStage(page, DESKTOP.width, DESKTOP.height);
        });

      await test.step('is read to its end, and an e-mail link of each kind answered, without a script', async () => {
        await page.setViewportSize(DESKTOP);
        const end = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let read = 0; read < end; read += DESKTOP.height) {
          await page.mouse.move(300 + (read % 700), 400);
          await page.mouse.wheel(0, DESKTOP.height);
        }
        await expect(page.getByRole('contentinfo')).toBeInViewport();
        await expect(page.getByRole('banner').getByRole('link').last()).toBeInViewport();
        for (const [index, link] of (await mailLinks(page)).entries()) {
          const { to, subject, body } = readMail((await link.getAttribute('href')) ?? '');
          const [mail] = await Promise.all([
            page.waitForRequest(/^mailto:/),
            index % 2 === 0 ? link.click() : link.press('Enter'),
          ]);
          expect(readMail(mail.url())).toEqual({ to, subject, body });
          const sheet = page.locator('#quote-sheet');
          await expect(sheet.getByText(/should have opened with this request/)).toBeVisible();
          await expect(sheet.locator('[data-subject]')).toHaveText(subject);
          expect(await sheet.locator('[data-body]').textContent()).toBe(body.replaceAll('\r', ''));
        }
        await page.waitForLoadState('networkidle');
        const scripts = watched.responses.filter(
          (response) => response.request().resourceType() === 'script',
        );
        // The filters wake when they are in sight.
        expect(scripts.length > 0).toBe(catalogue !== undefined);
      });

      await test.step('does all it does within its policy, and complains of nothing', async () => {
        await page.getByRole('button', { name: 'Products' }).hover();
        await expect(page.locator('#products-panel')).toBeVisible();
        await page.locator('[data-open=true]').waitFor();
        // Contrast was looked at on a phone, and is here with the sheet and the panel open.
        expect(await accessibilityProblems(page, catalogue !== undefined)).toEqual([]);
        expect(watched.problems).toEqual([]);
      });

      await test.step('prints no text over another, its address, and no answer to a press', async () => {
        await page.setViewportSize({ width: SHEET, height: 1000 });
        await page.emulateMedia({ media: 'print' });
        // Icons that are turned stick out, since paper has its margins elsewhere.
        const { faults } = await page.evaluate(findLayout);
        expect(faults.filter((fault) => / (?:is covered by|lies on) /.test(fault))).toEqual([]);
        await expect(page.getByRole('contentinfo').getByText('Derby, Derbyshire')).toBeVisible();
        for (const css of ['main picture img', 'button', '#quote-sheet'])
          await expect(page.locator(`${css}:visible`)).toHaveCount(0);
        if (catalogue === undefined) return;
        const numbers = page.locator('#catalogue article').getByText(/^SKU/);
        await expect(numbers).toHaveCount(catalogue.total);
        for (const number of await numbers.all()) await expect(number).toBeVisible();
      });
    });
  });
}
