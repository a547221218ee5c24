import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, type Page, type Response, test } from 'playwright/test';
import { findLayout } from './everywhere/layout-faults';
import {
  accessibilityProblems,
  expectStage,
  missingGlyphs,
  sideways,
  unlikeHeadlines,
} from './page-looks';
import { builtScripts, CATEGORY_PAGES, DESKTOP, ORIGIN, PATHS, PHONE, readMail, TO } from './site';

/** Every page that was built, loaded once on a phone and once on a desktop, and all that must hold on each, step by step. */

const KILOBYTE = 1024;
/**
 * Most a page may weigh, in bytes with Brotli, on a phone before the first touch: 3 % over what the sample's pages weigh,
 * so that an owner may write more than we do. With its response headers, of some 630 bytes, a document is to come to ten
 * segments, 14,600; the stylesheets are what comes later.
 */
const BUDGET = {
  document: 13_950,
  font: 9.5 * KILOBYTE,
  image: 24 * KILOBYTE,
  stylesheet: 8.5 * KILOBYTE,
  script: 0,
  total: 64 * KILOBYTE,
};
/** Pages that have less or more to say; DECISIONS.md tells of what. Of those with a catalogue, without its products. */
const DOCUMENT_BUDGETS: Readonly<Record<string, number>> = {
  '/': 13_000,
  '/404.html': 7_350,
  '/about/': 11_250,
  '/contact/': 12_550,
  '/gaming-hardware/': 15_700,
  '/pc-components/': 16_500,
};
/** What each product adds to a page that shows it: its card, and its place in two tables. */
const PRODUCT_BUDGET = 250;
const SCRIPTS_AFTER_TOUCH = 151 * KILOBYTE;
const REMEDY =
  'is more than its budget: take something out, or raise the budget in e2e/every-page.spec.ts and say why in DECISIONS';
/** Fonts and pictures come so much later than the page that whatever makes room for them is seen. */
const LATE_MS = 250;
/** A word that ends a pixel further is no shift that anybody sees. */
const MOST_SHIFT = 0.001;
const SMALL_PHONE = { width: 320, height: 640 };
/** Added to every text that a page has: what an owner may write where there were hours, a name or a promise. */
const LONGEST = ' by appointment only, or in the afternoon';
/** Words that stand in drawings, or in the bar, have their places. */
const DRAWN = ':is(script, header, svg, [aria-hidden], #fit, [aria-labelledby=tiles-heading])';
/** What the law wants said. */
const LEGAL = ['/contact/#before-you-order', '/contact/#privacy', '/about/#recycling'];
/** Width of an A4 page between its margins, in CSS pixels. */
const SHEET = Math.round(((210 - 2 * 12) / 25.4) * 96);

/**
 * Opens a page whose fonts and pictures come late, and looks whether they move anything.
 *
 * @returns what it has asked for, and a list of what goes wrong, also later: the browser complains of what its policy
 * refuses, too
 */
async function open(page: Page, path: string, origin = '') {
  const problems: string[] = [];
  const responses: Response[] = [];
  page.on('console', (message) => {
    // The not-found page is answered as what it is, of which the browser tells.
    const isExpected =
      message.location().url.endsWith('/404.html') && /status of 404/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    // A mail program is asked, and nobody else.
    if (!/^mailto:/.test(request.url()) && !request.url().startsWith(origin))
      problems.push(`asks ${request.url()}`);
  });
  page.on('response', (response) => responses.push(response));
  await page.route(/\.(woff2|avif|webp)$/, async (route) => {
    await setTimeout(LATE_MS);
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords() as (PerformanceEntry & { value: number })[];
  });
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(MOST_SHIFT);
  return { problems, responses };
}

/** What a response weighs, as the build has compressed its file. */
function weigh(response: Response) {
  const { pathname } = new URL(response.url());
  const file = `out${pathname.replace(/\/$/, '/index.html')}`;
  const { size } = statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file);
  return { kind: response.request().resourceType(), bytes: size };
}

/** One thing that holds on a page; where it does not, what follows is asked all the same. */
const step = (name: string, asked: () => Promise<void>) =>
  test.step(name, () => expect.soft(asked(), name).resolves.toBeUndefined());

/** How far down a page begins what it sells. */
const firstProduct = async (page: Page) => (await page.locator('article').first().boundingBox())?.y;

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...PATHS, '/404.html']) {
  const category = CATEGORY_PAGES.find((page) => page.path === path);
  const catalogue = category !== undefined && 'sells' in category ? category : undefined;
  const isThere = path !== '/404.html';

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, deviceScaleFactor: 2 });

    test(path, async ({ page, baseURL }) => {
      const { problems, responses } = await open(page, path, baseURL);

      await step('keeps to its budget, and asks for no script', async () => {
        const weight: Record<string, number> = {};
        for (const { kind, bytes } of responses.map(weigh))
          for (const sum of [kind, 'total']) weight[sum] = (weight[sum] ?? 0) + bytes;
        const products = PRODUCT_BUDGET * (catalogue?.products.length ?? 0);
        const document = (DOCUMENT_BUDGETS[path] ?? BUDGET.document) + products;
        for (const [kind, most] of Object.entries({ ...BUDGET, document }))
          expect.soft(weight[kind] ?? 0, `${path}, ${kind}: ${REMEDY}`).toBeLessThanOrEqual(most);
      });

      await step(
        'is whole, keeps nothing about the visitor, and says where its e-mails go',
        async () => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
          expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
          const mails = await page
            .locator('[href^="mailto:"], [formaction^="mailto:"]')
            .evaluateAll((all) =>
              all.map((node) => node.getAttribute('href') ?? node.getAttribute('formaction') ?? ''),
            );
          expect(new Set(mails.map((mail) => readMail(mail).to))).toEqual(new Set([TO]));
        },
      );

      if (isThere)
        await step('says what it is to engines and in menus, and what the law wants', async () => {
          const canonical = page.locator('link[rel=canonical]');
          await expect(canonical).toHaveAttribute('href', ORIGIN + path);
          const addresses = (css: string) =>
            page.locator(css).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
          expect(new Set(await addresses('a[aria-current=page]'))).toEqual(new Set([path]));
          expect(await addresses('a')).toEqual(expect.arrayContaining(LEGAL));
          const facts = page.locator('script[type="application/ld+json"]');
          // No price, rating or review is claimed.
          await expect(facts).not.toHaveText(/"(Product|Offer|Review|AggregateRating|FAQPage)"/);
          expect(JSON.parse((await facts.textContent()) ?? '')['@graph']).not.toEqual([]);
        });

      await step('is accessible', async () => {
        expect(await accessibilityProblems(page)).toEqual([]);
      });

      await step('shows a product on the third screen, and the address on one line', async () => {
        if (category !== undefined) expect(await firstProduct(page)).toBeLessThan(PHONE.height * 3);
        const broken = await page
          .getByText(TO, { exact: true })
          .evaluateAll((all) => all.filter((address) => address.getClientRects().length > 1));
        expect(broken).toEqual([]);
      });

      await step('reads whole without a script: scripts change no word of it', async () => {
        const main = page.getByRole('main');
        const before = await main.textContent();
        const ours = builtScripts(path);
        await page.locator('[data-hydrate-on]').first().dispatchEvent('focusin');
        await page.locator('[data-open]').waitFor({ state: 'attached' });
        expect(await main.textContent()).toBe(before);
        expect(ours.length).toBeGreaterThan(3);
        const loaded = responses.filter((response) =>
          ours.includes(new URL(response.url()).pathname),
        );
        expect(loaded.length).toBe(ours.length);
        const scripts = loaded.reduce((total, script) => total + weigh(script).bytes, 0);
        expect(scripts).toBeLessThanOrEqual(SCRIPTS_AFTER_TOUCH);
      });

      if (isThere)
        await step('keeps its words readable on a picture from edge to edge', () =>
          expectStage(page, PHONE.width, 1100),
        );

      await step('complains of nothing, and asks nobody else', async () => {
        expect(problems).toEqual([]);
      });

      await step(
        'holds text of twice the size, whatever an owner may write there, too',
        async () => {
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
          });
          await page.setViewportSize(SMALL_PHONE);
          const bar = await page.locator('header').evaluate((header) => {
            window.scrollTo(0, 2000);
            return header.getBoundingClientRect().bottom;
          });
          expect(bar).toBeLessThan(SMALL_PHONE.height / 4);
          await page.locator(`body :not(${DRAWN}, ${DRAWN} *)`).evaluateAll((elements, more) => {
            for (const text of elements.flatMap(({ childNodes }) => [...childNodes]))
              if (text instanceof Text && text.data.trim() !== '') text.data += more;
          }, LONGEST);
          expect(await sideways(page)).toBe(0);
        },
      );
    });
  });

  test(`${path} on a desktop`, async ({ page, baseURL }) => {
    const { problems, responses } = await open(page, path, baseURL);

    await step(
      'asks for its headline’s face before it comes by it, and moves nothing that is not to move',
      async () => {
        const faces = await page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name }) => name.endsWith('.woff2'))
            .map(({ initiatorType }) => initiatorType),
        );
        expect(faces).toEqual([isThere ? 'link' : 'css']);
        const durations = await page.locator('*').evaluateAll((all) =>
          all
            .map((element) => getComputedStyle(element))
            .flatMap((style) => [style.transitionDuration, style.animationDuration])
            .flatMap((list) => list.split(',')),
        );
        expect(Math.max(...durations.map(Number.parseFloat))).toBeLessThanOrEqual(0.001);
      },
    );

    await step('begins with a link that skips the bar', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('#content')).toBeFocused();
    });

    await step(
      'breaks its headlines alike while their face is on its way, and never scrolls sideways',
      async () => {
        expect(await missingGlyphs(page)).toEqual([]);
        for (const width of [1024, 390, 768, 1920, DESKTOP.width]) {
          await page.setViewportSize({ ...DESKTOP, width });
          expect(await sideways(page), `${width} px`).toBe(0);
          if (width !== 1024) expect(await unlikeHeadlines(page), `${width} px`).toEqual([]);
        }
        if (category !== undefined)
          expect(await firstProduct(page)).toBeLessThan(DESKTOP.height * 2);
      },
    );

    if (isThere)
      await step('keeps its words readable on a picture from edge to edge', async () => {
        await expectStage(page, 2560, 1440);
        await expectStage(page, DESKTOP.width, DESKTOP.height);
      });

    await step(
      'is read to its end, and its first and last e-mail links answered, without a script',
      async () => {
        await page.setViewportSize(DESKTOP);
        const end = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let read = 0; read < end; read += DESKTOP.height) {
          await page.mouse.move(300 + (read % 700), 400);
          await page.mouse.wheel(0, DESKTOP.height);
        }
        await expect(page.getByRole('contentinfo')).toBeInViewport();
        await expect(page.getByRole('banner').getByRole('link').last()).toBeInViewport();
        const links = page.locator(':is(main, footer) a[href^="mailto:"]:visible');
        for (const link of [links.first(), links.last()]) {
          const expected = readMail((await link.getAttribute('href')) ?? '');
          const [mail] = await Promise.all([page.waitForRequest(/^mailto:/), link.click()]);
          expect(readMail(mail.url())).toEqual(expected);
          const sheet = page.locator('#quote-sheet');
          await expect(sheet.getByText(/should have opened with this request/)).toBeVisible();
          await expect(sheet.locator('[data-subject]')).toHaveText(expected.subject);
          const body = await sheet.locator('[data-body]').textContent();
          expect(body).toBe(expected.body.replaceAll('\r', ''));
        }
        await page.waitForLoadState('networkidle');
        const scripts = responses.filter(
          (response) => response.request().resourceType() === 'script',
        );
        // The filters wake when they are in sight.
        expect(scripts.length > 0).toBe(catalogue !== undefined);
      },
    );

    await step('does all it does within its policy, and complains of nothing', async () => {
      await page.getByRole('button', { name: 'Products' }).hover();
      await expect(page.locator('#products-panel')).toBeVisible();
      await page.locator('[data-open=true]').waitFor();
      // With the sheet and the panel open.
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(problems).toEqual([]);
    });

    await step('prints no text over another, its address, and no answer to a press', async () => {
      await page.setViewportSize({ width: SHEET, height: 1000 });
      await page.emulateMedia({ media: 'print' });
      // Icons that are turned stick out, since paper has its margins elsewhere.
      const { faults } = await page.evaluate(findLayout);
      expect(faults.filter((fault) => / (?:is covered by|lies on) /.test(fault))).toEqual([]);
      await expect(page.getByRole('contentinfo').getByText('Derby, Derbyshire')).toBeVisible();
      await expect(page.locator(':is(main picture img, button, #quote-sheet):visible')).toHaveCount(
        0,
      );
      const numbers = page
        .locator('#catalogue article')
        .getByText(/^SKU/)
        .filter({ visible: true });
      await expect(numbers).toHaveCount(catalogue?.products.length ?? 0);
    });
  });
}
