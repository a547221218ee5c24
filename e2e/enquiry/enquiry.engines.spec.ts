import { expect } from 'playwright/test';
import { company } from '@/data/shop/company';
import { products } from '@/data/shop/products';
import { ANSWERS, CHUNKS } from '../engines/site-server';
import type { Visitor } from '../engines/visitor';
import { test, testBack, testWithoutScripts } from '../engines/visitor-test';
import { layOutAll, measureSidewaysScroll } from '../page-checks';
import { PHONE, SELECTORS } from '../site';

const CATALOGUE = '/pc-components/';
const SHOWCASE = '/computer-systems/';
const GPU = 'tuf-rtx-5080';
const CPU = 'ryzen-7-9800x3d';
const MOTHERBOARD = 'rog-strix-z790-e';
const DRIVE = '990-pro-2tb';
const PSU = 'rm850e';
const TOWER = 'office-tower';
const SERVER = '1u-rack-server';

const BAR_LINK = `${SELECTORS.bar} a`;
const REVIEW = '.review';
const EMAIL = `${REVIEW} [data-message]`;

const selectBox = (id: string) => `[data-enquiry-item="${id}"]`;
const tick = (visitor: Visitor, id: string) => visitor.click(selectBox(id));

/** Waits until these boxes are the ticked ones of the page, and the bar shows so many items. */
const expectEnquiry = (visitor: Visitor, count: number, ...ticked: readonly string[]) =>
  expect
    .poll(() =>
      visitor.evaluate((barSelector) => {
        const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-enquiry-item]')];
        const bar = document.querySelector(barSelector);
        return {
          ticked: boxes.filter(({ checked }) => checked).map((box) => box.dataset.enquiryItem),
          count: bar?.checkVisibility() ? bar.querySelector('b')?.textContent : '',
        };
      }, SELECTORS.bar),
    )
    .toEqual({ ticked, count: count === 1 ? '1 item' : `${count} items` });

/** Waits until the review lists these quantities and names. */
const expectReview = (visitor: Visitor, lines: Readonly<Record<string, string>>) =>
  expect
    .poll(() =>
      visitor.evaluate(() =>
        Object.fromEntries(
          [...document.querySelectorAll('.review-lines > li:not(.removed)')].map((line) => [
            line.querySelector('a')?.textContent,
            line.querySelector<HTMLInputElement>('[inputmode=numeric]')?.value,
          ]),
        ),
      ),
    )
    .toEqual(lines);

const openReview = async (visitor: Visitor) => {
  await visitor.click([BAR_LINK, 'Review enquiry']);
  await visitor.expectVisible(REVIEW);
};

test('a school asks for items of three pages in one email', async ({ visitor }) => {
  const items = [
    { page: SHOWCASE, id: TOWER },
    { page: '/storage-solutions/', id: '2-5-inch-upgrade-drives' },
    { page: '/networking-equipment/', id: 'desktop-poe-switch' },
  ];
  await visitor.resize(PHONE);
  for (const [index, { page, id }] of items.entries()) {
    await visitor.open(page);
    await tick(visitor, id);
    await expectEnquiry(visitor, index + 1, id);
  }
  await expect.poll(() => visitor.readText(SELECTORS.status)).toBe('3 items in your enquiry.');
  await openReview(visitor);
  await visitor.fillIn({ '.review-lines > :first-child [inputmode=numeric]': ' 30 ' });
  await visitor.fillIn({ '.review-lines > :first-child [aria-labelledby^=note]': 'i5, 16 GB' });
  await visitor.fillIn({
    '.review [autocomplete=organization]': 'Usk School',
    '.review [autocomplete=postal-code]': 'NP15 1AA',
  });
  await expectReview(visitor, {
    'Office Tower': '30',
    '2.5-inch Upgrade Drives': '1',
    'Desktop PoE Switch': '1',
  });
  // Only a changed count is announced.
  expect(await visitor.readText(SELECTORS.status)).toBe('');
  // A double press opens one draft.
  for (let press = 0; press < 2; press += 1)
    await visitor.click([`${EMAIL} a`, 'Open in your email app']);
  const { to, subject, body } = await visitor.waitForMail();
  expect({ to, subject }).toEqual({
    to: company.email,
    subject: `Quote Request for 30 × Office Tower and 2 more - ${company.name}`,
  });
  const notedLine = '(1) 30 × Office Tower (Desktop Systems): i5, 16 GB;';
  for (const text of [notedLine, '(3) 1 × Desktop PoE Switch', 'Usk School', 'NP15 1AA'])
    expect(body).toContain(text);
  expect(await visitor.readText(`${EMAIL} [data-body]`)).toBe(body.replaceAll('\r', ''));
  // The review shows the message, so no sheet opens.
  expect(await visitor.isVisible(SELECTORS.sheet)).toBe(false);
  await visitor.expectAddress('/contact/');
});

test('a clash is the same on cards, in the bar, in the review and in the email', async ({
  visitor,
}) => {
  await visitor.resize(PHONE);
  await visitor.open(CATALOGUE);
  await visitor.evaluate(layOutAll);
  const measureCards = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll('article')].map((card) => ({
        top: Math.round(card.getBoundingClientRect().top + scrollY),
        isFingerHigh: (card.querySelector('.include-label')?.clientHeight ?? 0) >= 42,
      })),
    );
  const before = await measureCards();
  expect(before.filter(({ isFingerHigh }) => isFingerHigh)).toHaveLength(products.length);
  for (const id of [GPU, CPU, MOTHERBOARD]) await tick(visitor, id);
  for (const place of [`article:has(${selectBox(CPU)}) .card-verdict >`, SELECTORS.bar])
    await visitor.expectVisible(`${place} [data-outcome=incompatible]`);
  // A verdict must not move the next card away from the finger.
  expect(await measureCards()).toEqual(before);
  await openReview(visitor);
  await visitor.expectVisible(`${REVIEW} li[data-outcome=incompatible]`);
  const incompatibility = await visitor.readText(
    `${REVIEW} li[data-outcome=incompatible] > span:last-child`,
  );
  await visitor.expectText(
    `${EMAIL} [data-body]`,
    incompatibility.replace(/ Swap for the .*$/, ''),
  );
  await visitor.click([`${REVIEW} button`, 'Swap for the ROG Strix X670E-E']);
  await visitor.expectText(`${EMAIL} [data-body]`, 'ROG Strix X670E-E Gaming WiFi');
});

test('a link that meets another enquiry asks first, and Undo brings the visitor’s own back', async ({
  visitor,
}) => {
  const link = `/contact/?parts=${GPU},${CPU}.2&have=supply+650`;
  const linked = {
    'ASUS TUF Gaming GeForce RTX 5080 OC': '1',
    'AMD Ryzen 7 9800X3D': '2',
  };
  const own = { 'Office Tower': '1' };
  await visitor.open(SHOWCASE);
  await tick(visitor, TOWER);
  await visitor.open(link);
  await visitor.expectVisible(SELECTORS.offer);
  await visitor.press('Escape');
  await visitor.expectVisible(SELECTORS.offer, false);
  await visitor.expectAddress('/contact/');
  await expectReview(visitor, own);
  await visitor.open(link);
  await visitor.click([`${SELECTORS.offer} button`, 'Open the link’s']);
  await expectReview(visitor, linked);
  await visitor.click([`${REVIEW} button`, 'Undo']);
  await expectReview(visitor, own);
});

test('ticks before scripts load join those of a link', async ({ visitor, site }) => {
  const release = site.hold(CHUNKS);
  const hostile = encodeURIComponent('"><img src=x onerror=alert(1)>');
  await visitor.open(`${CATALOGUE}?parts=${PSU},toaster,${PSU},${hostile}`);
  for (const id of [GPU, DRIVE]) await tick(visitor, id);
  await visitor.expectHydrated(false);
  release();
  await expectEnquiry(visitor, 3, GPU, DRIVE, PSU);
  await visitor.expectAddress(CATALOGUE);
  await visitor.expectText('#catalogue .notice', 'in this link');
  expect(await visitor.isVisible('img[src=x]')).toBe(false);
  await visitor.click(['footer a', 'Gaming Hardware']);
  // This page sells only one of the three.
  await expectEnquiry(visitor, 3, GPU);
});

test('without the other scripts ticks count, and the review says what is missing', async ({
  visitor,
  site,
}) => {
  const repair = site.override(CHUNKS, ANSWERS.missing);
  await visitor.open(SHOWCASE);
  for (const id of [TOWER, SERVER]) await tick(visitor, id);
  await expectEnquiry(visitor, 2, TOWER, SERVER);
  await visitor.click([BAR_LINK, 'Review enquiry']);
  await visitor.expectVisible('.review-late');
  await visitor.expectText('.review-late', 'Your enquiry couldn’t be loaded');
  repair();
  await visitor.click(['.review-late a', 'Try again']);
  await expectReview(visitor, { 'Office Tower': '1', '1U Rack Server': '1' });
});

testBack('the enquiry survives, and never an older one', async (visitor) => {
  await visitor.open('/contact/');
  await visitor.open(CATALOGUE);
  await tick(visitor, GPU);
  await expectEnquiry(visitor, 1, GPU);
  await visitor.open(SHOWCASE);
  await tick(visitor, TOWER);
  await expectEnquiry(visitor, 2, TOWER);
  await visitor.back();
  await expectEnquiry(visitor, 2, GPU);
  await tick(visitor, PSU);
  await tick(visitor, GPU);
  // The last tick comes just before the visitor leaves.
  await openReview(visitor);
  await expectReview(visitor, { 'Office Tower': '1', 'Corsair RM850e 850 W': '1' });
  await visitor.click([`${REVIEW} button`, 'Remove Office Tower']);
  await visitor.back();
  await expectEnquiry(visitor, 1, PSU);
  await visitor.fillIn({ brand: 'ASUS' });
  await visitor.expectAddress(`${CATALOGUE}?brand=ASUS`);
  await visitor.reload();
  await expectEnquiry(visitor, 1, PSU);
  await visitor.back();
  await visitor.expectAddress('/contact/');
  await expectReview(visitor, { 'Corsair RM850e 850 W': '1' });
});

test('where the browser refuses storage, the review keeps the enquiry and says so', async ({
  visitor,
  site,
}) => {
  site.runFirst(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await visitor.open(SHOWCASE);
  for (const id of [TOWER, SERVER]) await tick(visitor, id);
  await openReview(visitor);
  await visitor.expectText(REVIEW, 'only in this page’s address');
  await visitor.reload();
  await expectReview(visitor, { 'Office Tower': '1', '1U Rack Server': '1' });
});

test.describe('with text of twice the size', () => {
  test.use({ browserSettings: { textSize: 32 } });

  test('keys alone tick, change and remove, and the focus is never lost', async ({ visitor }) => {
    await visitor.resize({ width: 320, height: 640 });
    await visitor.open(CATALOGUE);
    for (const id of [GPU, PSU, DRIVE]) {
      await visitor.focus(selectBox(id));
      await visitor.press('Space');
    }
    await expectEnquiry(visitor, 3, GPU, DRIVE, PSU);
    expect(await visitor.evaluate(measureSidewaysScroll)).toBeLessThanOrEqual(0);
    // A link to the review follows each ticked box. The review gets the focus once loaded.
    await visitor.press('Tab');
    await visitor.press('Enter');
    await visitor.expectVisible(REVIEW);
    await expect.poll(visitor.readFocused).toBe('Your enquiry');
    expect(await visitor.evaluate(measureSidewaysScroll)).toBeLessThanOrEqual(0);
    await visitor.focus('.review-lines + p > button');
    await visitor.press('Enter');
    await expect.poll(visitor.readFocused).toBe('Your enquiry');
    await expectReview(visitor, {});
    expect(await visitor.isVisible(SELECTORS.bar)).toBe(false);
  });
});

testWithoutScripts(
  'the mail program gets the ticked parts and what is typed about the PC',
  async ({ visitor }) => {
    await visitor.open(SHOWCASE);
    for (const css of [selectBox(TOWER), SELECTORS.bar])
      expect(await visitor.isVisible(css)).toBe(false);
    await visitor.open(CATALOGUE);
    expect(await visitor.readText('#catalogue .card-verdict')).not.toBe('');
    for (const id of [GPU, PSU]) await tick(visitor, id);
    await visitor.click([`article:has(${selectBox(GPU)}) a`, '350 mm of room']);
    await visitor.typeInto('#own-case', 'NZXT H210');
    await visitor.click([`${SELECTORS.form} button`, 'Get one quote for the ticked parts']);
    const { to, body } = await visitor.waitForMail();
    expect(to).toBe(company.email);
    expect(body).toContain('Your case=NZXT H210');
    for (const { id, brand, name, sku } of products)
      expect(body.includes(`${brand} ${name}=${sku}`)).toBe([GPU, PSU].includes(id));
    await visitor.expectText('.visitor-pc noscript', 'needs JavaScript');
    await visitor.open(`/contact/?parts=${GPU}#enquiry`);
    await visitor.expectVisible('.letter noscript > .notice');
    await visitor.expectText('.letter noscript > .notice', 'Followed a link to an enquiry?');
  },
);
