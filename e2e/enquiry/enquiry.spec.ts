/** Facts of the enquiry that need only one browser. */

import { expect, type Page } from 'playwright/test';
import { company } from '@/data/shop/company';
import { CHUNKS } from '../engines/site-server';
import {
  expectAccessible,
  findCoveredControls,
  measureSidewaysScroll,
  readClipboard,
} from '../page-checks';
import { test } from '../page-test';
import { DESKTOP, PHONE, SELECTORS } from '../site';

const LINK = '/contact/?parts=office-tower.30,ryzen-7-9800x3d,rog-strix-z790-e,rm850e';

const findReview = (page: Page) => page.getByRole('region', { name: 'Your enquiry', exact: true });

/** Returns the share of the window's height that sticky layers cover. */
const measureStickyShare = (page: Page) =>
  page.locator(`header, .category-links, ${SELECTORS.bar}`).evaluateAll((layers) => {
    const coveredHeights = layers
      .filter((layer) => getComputedStyle(layer).position === 'sticky')
      .map((layer) => layer.getBoundingClientRect())
      .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0));
    return coveredHeights.reduce((sum, height) => sum + Math.max(height, 0), 0) / innerHeight;
  });

test('sticky layers cover a quarter of any window at most, and no control that is scrolled into view', async ({
  page,
}) => {
  await page.goto('/pc-components/?parts=rm850e');
  await expect(page.locator(SELECTORS.bar)).toContainText('1 item');
  for (const size of [{ width: 320, height: 256 }, PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    // To the middle of the list, where the links to its categories stick.
    await page.evaluate(() => window.scrollTo(0, 3000));
    expect.soft(await measureStickyShare(page), `${size.width} px`).toBeLessThanOrEqual(0.25);
    expect.soft(await page.evaluate(measureSidewaysScroll), `${size.width} px`).toBe(0);
  }
  expect(await findCoveredControls(page)).toEqual([]);
  // The bar makes room for a keyboard on the screen.
  await page.getByRole('searchbox').focus();
  await expect(page.locator(SELECTORS.bar)).toHaveCSS('position', 'static');
});

test('the review keeps its send button in view, copies its message and link, and is accessible with a removed item', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(LINK);
  const firstLine = page.locator('.review-lines > li').first();
  await firstLine.scrollIntoViewIfNeeded();
  await expect(page.locator('.review-send > .button')).toBeInViewport({ ratio: 1 });
  await expect(firstLine).toBeInViewport();
  // The text of the email is folded away, and can be copied all the same.
  await expect(findReview(page).locator('[data-body]').last()).toBeHidden();
  await findReview(page).getByText('More ways to copy').click();
  for (const [button, text] of [
    ['Copy all', 'To: '],
    ['Copy message', '30 × Office Tower'],
    ['Copy link', LINK],
  ] as const) {
    await findReview(page).getByRole('button', { name: button }).click();
    await expect.poll(() => readClipboard(page)).toContain(text);
    const status = page.locator('.review-send [role=status]');
    await expect(status).toHaveText('Copied.');
    await expect(status).toBeInViewport({ ratio: 1 });
  }
  // The contact form, whose email is another one, opens at its link.
  const message = page.getByLabel('Message *');
  await expect(message).toBeHidden();
  await page.getByRole('link', { name: 'Write a separate message' }).click();
  await expect(message).toBeVisible();
  // The notice in the item's place keeps a second press from the next item.
  await page.getByRole('button', { name: 'Remove Office Tower' }).dblclick();
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(1);
  await expectAccessible(page);
});

test('a button swaps a board that doesn’t fit for the shop’s other one, and Undo swaps them back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact/?parts=tuf-rtx-5080,core-i9-14900k.2,rog-strix-x670e-e.2#enquiry');
  const readEmail = () =>
    findReview(page)
      .getByRole('link', { name: 'Open in your email app' })
      .getAttribute('href')
      .then((href) => decodeURIComponent(`${href}`));
  const board = (name: string) => `2 × ASUS ROG Strix ${name} Gaming WiFi`;
  await expect.poll(readEmail).toContain(board('X670E-E'));
  await findReview(page).getByRole('button', { name: 'Swap for the ROG Strix Z790-E' }).click();
  await expect.poll(readEmail).toContain(board('Z790-E'));
  expect(await readEmail()).not.toContain('X670E-E');
  await expect(page.locator('.review li[data-outcome=incompatible]')).toHaveCount(0);
  await expect(page.locator(SELECTORS.status)).toHaveText(
    'ROG Strix X670E-E swapped for the ROG Strix Z790-E. Undo is in its place.',
  );
  const undo = page.getByRole('button', { name: 'Undo: ROG Strix X670E-E Gaming WiFi' });
  await expect(undo).toBeFocused();
  await expect(undo).toBeInViewport();
  await expectAccessible(page);
  await undo.click();
  await expect.poll(readEmail).toContain(board('X670E-E'));
  await expect(page.locator('.review-lines > li')).toHaveCount(3);
});

test('the review prints on a sheet of its own, with its check, the day, its link and the shop’s address', async ({
  page,
}) => {
  const head = page.locator('.review > div', { hasText: 'This enquiry online' });
  await page.goto(LINK);
  await expect(page.locator('.review-lines [data-outcome]').first()).toBeVisible();
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const link = await page.locator('.review [data-link]').textContent();
  const today = new Date().toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/London',
  });
  for (const text of [today, `${link}`, company.email, company.address.postcode])
    await expect(head).toContainText(text);
  await expect(page.locator('.review')).toHaveCSS('break-after', 'page');
  await expect(page.locator('.review li').first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.getByLabel('Quantity of Office Tower')).toBeVisible();
  await expect(page.locator('.review li[data-outcome=incompatible]').first()).toBeVisible();
  await expect(page.locator(`.review button:visible, ${SELECTORS.bar}:visible`)).toHaveCount(0);
});

test('the review of a link has its place from the start, and keeps it when the page loads again', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const heights: number[] = [];
    window.heights = heights;
    const measure = () => {
      const slot = document.getElementById('enquiry');
      if (slot) heights.push(slot.offsetHeight);
      requestAnimationFrame(measure);
    };
    requestAnimationFrame(measure);
  });
  const readLowest = () => page.evaluate(() => Math.min(...window.heights));
  const release = site.hold(CHUNKS);
  await page.goto(LINK);
  await expect(page.getByText('Opening your list…')).toBeVisible();
  release();
  await expect(findReview(page)).toContainText('Office Tower');
  await expect(page.getByText('Opening your list…')).toBeHidden();
  expect(await readLowest()).toBeGreaterThanOrEqual(DESKTOP.height);
  const height = await page.locator('#enquiry').evaluate(({ clientHeight }) => clientHeight);
  await page.reload();
  await expect(findReview(page)).toContainText('Office Tower');
  expect(await readLowest()).toBeGreaterThan(0.9 * height);
});

test('boxes, bar and review follow the enquiry of another tab', async ({ page }) => {
  const contactTab = await page.context().newPage();
  await contactTab.goto('/contact/');
  const otherTab = await page.context().newPage();
  for (const tab of [page, otherTab]) await tab.goto('/computer-systems/');
  const box = '[data-enquiry-item=office-tower]';
  await page.locator(box).check();
  await expect(otherTab.locator(box)).toBeChecked();
  for (const tab of [otherTab, contactTab])
    await expect(tab.locator(`${SELECTORS.bar} b`)).toHaveText('1 item');
  await contactTab.locator(`${SELECTORS.bar} a`).click();
  await expect(findReview(contactTab)).toContainText('Office Tower');
});

test('from the second day the bar says which day an enquiry is from, and offers a new start', async ({
  page,
}) => {
  await page.goto('/about/');
  const time = Date.now() - 2 * 24 * 60 * 60 * 1000;
  await page.evaluate((then) => {
    localStorage.setItem('enquiry', `parts=office-tower.30,rm850e&begun=${then}&saved=${then}`);
  }, time);
  await page.reload();
  const bar = page.locator(SELECTORS.bar);
  const options = { weekday: 'long', timeZone: 'Europe/London' } as const;
  const weekday = new Date(time).toLocaleDateString('en-GB', options);
  await expect(bar).toContainText(`2 items from ${weekday}`);
  await bar.getByRole('button', { name: 'Start again' }).click();
  await expect(bar).toContainText('Your enquiry is cleared.');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(bar.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar).toContainText(`2 items from ${weekday}`);
});

test('the bar covers no box just ticked, and the way to the review is announced', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/computer-systems/');
  const box = page.locator('[data-enquiry-item=office-tower]');
  // To the bottom of the window, where the bar will be.
  await box.evaluate((input) =>
    scrollBy({ top: input.getBoundingClientRect().bottom - innerHeight + 4, behavior: 'instant' }),
  );
  const { x = 0, y = 0 } = (await box.boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  await expect(page.locator(SELECTORS.bar)).toBeVisible();
  const isClear = (input: Element) => {
    const { left, top } = input.getBoundingClientRect();
    return document.elementFromPoint(left + 10, top + 10) === input;
  };
  await expect.poll(() => box.evaluate(isClear)).toBe(true);
  await expect(page.locator(SELECTORS.status)).toHaveText(
    /^1 item in your enquiry\. “Review enquiry” follows/,
  );
});

test('an enquiry that is too old leaves no empty place', async ({ page }) => {
  await page.goto('/about/');
  await page.evaluate(() => localStorage.setItem('enquiry', 'parts=office-tower&begun=1&saved=1'));
  await page.goto('/contact/');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page.locator('#enquiry')).toHaveJSProperty('offsetHeight', 0);
});

test('a link of a PC alone opens an empty review', async ({ page }) => {
  await page.goto('/contact/?have=supply+650#enquiry');
  await expect(findReview(page)).toContainText('There’s nothing in your enquiry yet');
});
