import { expect } from 'playwright/test';
import { products } from '@/data/shop';
import { ENQUIRY_ADDRESS, PHONE } from '../site';
import { CHUNKS, SERVER_FAULTS } from '../visitor/site-server';
import { test, testBack, testPlain } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';

const PAGE = '/pc-components/';
const GPU = 'tuf-rtx-5080';
const CPU = 'ryzen-7-9800x3d';
const MOTHERBOARD = 'rog-strix-z790-e';
const DRIVE = '990-pro-2tb';
const PSU = 'rm850e';
const SIX_PARTS = [GPU, CPU, MOTHERBOARD, 'fury-beast-32gb', DRIVE, PSU];

const BAR = '.enquiry-bar';
const LINK = `${BAR} .primary`;
const REVIEW = '[aria-labelledby=enquiry-heading]';

/** Returns the products with these ids in the shop's order, as pages list them. */
const findProducts = (ids: readonly string[]) => products.filter(({ id }) => ids.includes(id));
const selectTick = (id: string) => `.tick input[value="${findProducts([id])[0]?.sku}"]`;

const readEnquiry = (visitor: Visitor) =>
  visitor.read(() => {
    const ticks = [...document.querySelectorAll<HTMLInputElement>('.tick input')];
    const names = [...document.querySelectorAll('.enquiry-parts > li > :first-child')];
    return {
      ticked: ticks.filter(({ checked }) => checked).map(({ value }) => value),
      link: document.querySelector('.enquiry-bar .primary')?.textContent ?? '',
      names: names.map(({ textContent }) => textContent),
      parts: new URLSearchParams(location.search).get('parts') ?? '',
    };
  });

/** Returns the expected state of ticks, bar, review and address. */
function describeEnquiry(...ids: readonly string[]) {
  const parts = findProducts(ids);
  return {
    ticked: parts.map(({ sku }) => sku),
    link: ['', 'Get a quote for 1 part'][ids.length] ?? `Get one quote for ${ids.length} parts`,
    names: parts.map(({ brand, name }) => `${brand} ${name}`),
    parts: parts.map(({ id }) => id).join(),
  };
}
const expectEnquiry = (visitor: Visitor, ...ids: readonly string[]) =>
  expect.poll(() => readEnquiry(visitor)).toEqual(describeEnquiry(...ids));

/** Expects that bar and review fit the screen and leave enough of it. */
async function expectFit(visitor: Visitor) {
  const layout = await visitor.read(() => ({
    sidewaysScroll: document.documentElement.scrollWidth - innerWidth,
    barShare: (document.querySelector('.enquiry-bar')?.clientHeight ?? 0) / innerHeight,
  }));
  expect(layout.sidewaysScroll).toBeLessThanOrEqual(0);
  expect(layout.barShare).toBeLessThanOrEqual(0.6);
}

const tick = (visitor: Visitor, id: string) => visitor.click(selectTick(id));

test('six ticked parts make one email, which names a clash', async ({ visitor }) => {
  await visitor.resize(PHONE);
  const measureCards = () =>
    visitor.read(() =>
      [...document.querySelectorAll('article')].map((card) => ({
        top: Math.round(card.getBoundingClientRect().top + scrollY),
        isFingerHigh: (card.querySelector('.tick')?.clientHeight ?? 0) >= 44,
      })),
    );
  await visitor.open(PAGE);
  const before = await measureCards();
  expect(before.filter(({ isFingerHigh }) => isFingerHigh)).toHaveLength(products.length);
  for (const id of SIX_PARTS) await tick(visitor, id);
  await expectEnquiry(visitor, ...SIX_PARTS);
  // A verdict must not move the next card away from the finger.
  expect(await measureCards()).toEqual(before);
  // Nor does the sheet scroll the page, since the bar is in sight anyway.
  const scrolled = await visitor.read((css) => {
    const before = scrollY;
    document.querySelector<HTMLElement>(css)?.click();
    return scrollY - before;
  }, LINK);
  expect(scrolled).toBe(0);
  const { to, subject, body } = await visitor.mailed();
  expect({ to, subject }).toEqual({
    to: ENQUIRY_ADDRESS,
    subject: 'Quote Request for 6 parts - Derwent Hardware',
  });
  for (const { id, brand, name, sku } of products) {
    const line = `1 × ${brand} ${name}, SKU ${sku}`;
    expect(body.split('\r\n').includes(line)).toBe(SIX_PARTS.includes(id));
  }
  const clash = 'The Ryzen 7 9800X3D needs an AM5 board; the ROG Strix Z790-E is LGA1700.';
  expect(body).toContain(clash);
  for (const css of [BAR, REVIEW, '#quote-sheet [data-body]'])
    expect(await visitor.text(css)).toContain(clash);
  for (const [id, other] of [
    [CPU, 'ROG Strix Z790-E'],
    [MOTHERBOARD, 'Ryzen 7 9800X3D'],
  ] as const)
    expect(await visitor.text(`article:has(${selectTick(id)}) .card-verdict > .verdict`)).toContain(
      other,
    );
  await visitor.open(await visitor.text(`${REVIEW} [data-link]`));
  await expectEnquiry(visitor, ...SIX_PARTS);
  // The bar stays at the foot of the screen, and covers nothing at the end of the page.
  const measure = (css: string) =>
    visitor.read((selector) => {
      const box = [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
      return { top: Math.round(box?.top ?? 0), bottom: Math.round(box?.bottom ?? 0) };
    }, css);
  expect((await measure('.enquiry-parts')).top).toBeLessThan(PHONE.height);
  expect((await measure(BAR)).bottom).toBe(PHONE.height);
  await visitor.read(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect((await measure(BAR)).bottom).toBeLessThanOrEqual((await measure('footer')).top);
  await visitor.resize({ width: 320, height: 640 });
  await expectFit(visitor);
  // The sheet of another quote link offers the enquiry instead.
  await visitor.click(['header a', 'Get Quote']);
  await visitor.expectVisible('.sheet-note');
  await visitor.click(['.sheet-note button', 'Get one quote for 6 parts']);
  await expect.poll(() => visitor.text('#quote-sheet [data-subject]')).toBe(subject);
  expect(await visitor.isVisible('.sheet-note')).toBe(false);
  await visitor.mailed(3);
});

test('ticks before scripts load join those of a link', async ({ visitor, site }) => {
  const release = site.hold(CHUNKS);
  const hostile = encodeURIComponent('"><img src=x onerror=alert(1)>');
  await visitor.open(`${PAGE}?parts=${PSU},toaster,${PSU},${hostile}`);
  for (const id of [GPU, DRIVE]) await tick(visitor, id);
  await visitor.expectHydrated(false);
  release();
  await expectEnquiry(visitor, GPU, DRIVE, PSU);
  expect(await visitor.text(`${REVIEW} .notice`)).toContain('3 parts of this link');
  expect(await visitor.isVisible('img[src=x]')).toBe(false);
  const expected = describeEnquiry(GPU, DRIVE, PSU);
  await visitor.click(['footer a', 'Computer Systems']);
  await visitor.expectAddress(`/computer-systems/?parts=${expected.parts}`);
  await visitor.click(['footer a', 'Gaming Hardware']);
  // This page sells only one of the three.
  const { ticked } = describeEnquiry(GPU);
  await expect.poll(() => readEnquiry(visitor)).toEqual({ ...expected, ticked });
});

test('the next tick retries a failed check', async ({ visitor, site }) => {
  await visitor.open(PAGE);
  await visitor.wake();
  await visitor.expectHydrated();
  const repair = site.spoil(CHUNKS, SERVER_FAULTS.missing);
  await tick(visitor, GPU);
  await expect.poll(() => readEnquiry(visitor)).toEqual({ ...describeEnquiry(GPU), names: [] });
  await visitor.click(LINK);
  expect((await visitor.mailed()).body).toContain(`SKU ${describeEnquiry(GPU).ticked}`);
  await visitor.press('Escape');
  repair();
  await tick(visitor, PSU);
  await expectEnquiry(visitor, GPU, PSU);
});

testBack('ticks and filters survive', async (visitor) => {
  await visitor.open('/contact/');
  await visitor.open(PAGE);
  await tick(visitor, GPU);
  await expectEnquiry(visitor, GPU);
  // A visitor may tick a part right before leaving.
  await tick(visitor, PSU);
  await visitor.click(['header a', 'About']);
  await visitor.expectAddress(`/about/?parts=${describeEnquiry(GPU, PSU).parts}`);
  await visitor.back();
  await expectEnquiry(visitor, GPU, PSU);
  await tick(visitor, GPU);
  await expectEnquiry(visitor, PSU);
  // Back from the review does not return to earlier ticks.
  await visitor.click([`${BAR} a`, '1 ticked']);
  await tick(visitor, DRIVE);
  await visitor.back();
  await expectEnquiry(visitor, DRIVE, PSU);
  await visitor.fillIn({ brand: 'Corsair' });
  const { parts } = describeEnquiry(DRIVE, PSU);
  await visitor.expectAddress(`${PAGE}?brand=Corsair&parts=${parts}`);
  await expect.poll(() => visitor.text(BAR)).toContain('2 ticked, 1 hidden by the filters');
  await visitor.click([`${BAR} button`, 'Show']);
  await visitor.expectVisible(selectTick(DRIVE));
  await visitor.expectAddress(`${PAGE}?parts=${parts}`);
  await visitor.reload();
  await expectEnquiry(visitor, DRIVE, PSU);
  await visitor.back();
  await visitor.expectAddress('/contact/');
});

test.describe('with text of twice the size', () => {
  test.use({ habits: { textSize: 32 } });

  test('keys alone tick, untick and ask, and the focus is never lost', async ({ visitor }) => {
    await visitor.resize(PHONE);
    await visitor.open(`${PAGE}?parts=${SIX_PARTS}`);
    await expectEnquiry(visitor, ...SIX_PARTS);
    await expectFit(visitor);
    for (const ids of [[GPU, ...SIX_PARTS.slice(2)], SIX_PARTS]) {
      await visitor.focus(selectTick(CPU));
      await visitor.press('Space');
      await expectEnquiry(visitor, ...ids);
    }
    await visitor.focus('.enquiry-parts button');
    await visitor.press('Enter');
    await expectEnquiry(visitor, ...SIX_PARTS.slice(1));
    const isFocusInReview = () =>
      document.activeElement?.contains(document.querySelector('.enquiry-parts'));
    expect(await visitor.read(isFocusInReview)).toBe(true);
    await visitor.focus(LINK);
    await visitor.press('Enter');
    await visitor.mailed();
    await visitor.press('Escape');
    // Unticks all.
    await visitor.focus(`${REVIEW} .button.quiet`);
    await visitor.press('Enter');
    await expectEnquiry(visitor);
    expect(await visitor.isVisible(BAR)).toBe(false);
    expect(await visitor.read(() => document.activeElement?.matches('.tick input'))).toBe(true);
  });
});

testPlain('the mail program gets the ticked parts', async ({ visitor }) => {
  await visitor.open(PAGE);
  expect(await visitor.text('#catalogue .card-verdict')).not.toBe('');
  expect(await visitor.text('#together')).toContain('Core i9-14900K');
  for (const id of [GPU, PSU]) await tick(visitor, id);
  await visitor.click(['#enquiry-form button', 'Get one quote for the ticked parts']);
  const { to, body } = await visitor.mailed();
  expect(to).toBe(ENQUIRY_ADDRESS);
  for (const { id, brand, name, sku } of products)
    expect(body.includes(`${brand} ${name}=${sku}`)).toBe([GPU, PSU].includes(id));
});
