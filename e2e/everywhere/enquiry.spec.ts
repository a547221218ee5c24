import { expect } from 'playwright/test';
import { products } from '@/data/shop';
import { ENQUIRY_ADDRESS, PHONE } from '../site';
import { CHUNKS, SERVER_FAULTS } from '../visitor/site-server';
import { test, testBack, testPlain } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';

const PAGE = '/pc-components/';
const CARD = 'tuf-rtx-5080';
const RYZEN = 'ryzen-7-9800x3d';
const Z790 = 'rog-strix-z790-e';
const DRIVE = '990-pro-2tb';
const SUPPLY = 'rm850e';
const SIX = [CARD, RYZEN, Z790, 'fury-beast-32gb', DRIVE, SUPPLY];

const BAR = '.enquiry-bar';
const LINK = `${BAR} .primary`;
const REGION = '[aria-labelledby=enquiry-heading]';

/** Of several products those that are meant, in the order of the shop, in which pages tell them. */
const partsOf = (ids: readonly string[]) => products.filter(({ id }) => ids.includes(id));
const boxOf = (id: string) => `.tick input[value="${partsOf([id])[0]?.sku}"]`;

/** What boxes, bar, region and address say. */
const enquiry = (visitor: Visitor) =>
  visitor.read(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('.tick input')];
    const named = [...document.querySelectorAll('.enquiry-parts > li > :first-child')];
    return {
      ticked: boxes.filter(({ checked }) => checked).map(({ value }) => value),
      bar: document.querySelector('.enquiry-bar .primary')?.textContent ?? '',
      named: named.map(({ textContent }) => textContent),
      parts: new URLSearchParams(location.search).get('parts') ?? '',
    };
  });

/** What all of them are to say. */
function expected(...ids: readonly string[]) {
  const parts = partsOf(ids);
  return {
    ticked: parts.map(({ sku }) => sku),
    bar: ['', 'Get a quote for 1 part'][ids.length] ?? `Get one quote for ${ids.length} parts`,
    named: parts.map(({ brand, name }) => `${brand} ${name}`),
    parts: parts.map(({ id }) => id).join(),
  };
}
const expectEnquiry = (visitor: Visitor, ...ids: readonly string[]) =>
  expect.poll(() => enquiry(visitor)).toEqual(expected(...ids));

/** Bar and region fit the screen, and leave enough of it. */
async function expectRoom(visitor: Visitor) {
  const shape = await visitor.read(() => ({
    sideways: document.documentElement.scrollWidth - innerWidth,
    bar: (document.querySelector('.enquiry-bar')?.clientHeight ?? 0) / innerHeight,
  }));
  expect(shape.sideways).toBeLessThanOrEqual(0);
  expect(shape.bar).toBeLessThanOrEqual(0.6);
}

const tick = (visitor: Visitor, id: string) => visitor.click(boxOf(id));

test('six ticks are one e-mail, which says what does not fit', async ({ visitor }) => {
  await visitor.resize(PHONE);
  const cards = () =>
    visitor.read(() =>
      [...document.querySelectorAll('article')].map((card) => ({
        top: Math.round(card.getBoundingClientRect().top + scrollY),
        isFingerHigh: (card.querySelector('.tick')?.clientHeight ?? 0) >= 44,
      })),
    );
  await visitor.open(PAGE);
  const before = await cards();
  expect(before.filter(({ isFingerHigh }) => isFingerHigh)).toHaveLength(products.length);
  for (const id of SIX) await tick(visitor, id);
  await expectEnquiry(visitor, ...SIX);
  // What is said of a tick moves no card under the finger that is about to press the next.
  expect(await cards()).toEqual(before);
  // The sheet that answers a press moves nothing under a bar that is in sight anyway.
  const moved = await visitor.read((css) => {
    const place = scrollY;
    document.querySelector<HTMLElement>(css)?.click();
    return scrollY - place;
  }, LINK);
  expect(moved).toBe(0);
  const { to, subject, body } = await visitor.mailed();
  expect({ to, subject }).toEqual({
    to: ENQUIRY_ADDRESS,
    subject: 'Quote Request for 6 parts - Derwent Hardware',
  });
  for (const { id, brand, name, sku } of products) {
    const line = `1 × ${brand} ${name}, SKU ${sku}`;
    expect(body.split('\r\n').includes(line)).toBe(SIX.includes(id));
  }
  const clash = 'The Ryzen 7 9800X3D does not fit the ROG Strix Z790-E';
  expect(body).toContain(clash);
  for (const css of [BAR, REGION, '#quote-sheet [data-body]'])
    expect(await visitor.text(css)).toContain(clash);
  const onCard = (id: string) => visitor.text(`article:has(${boxOf(id)}) .card-verdict > .verdict`);
  expect(await onCard(RYZEN)).toBe('Does not fit the ROG Strix Z790-E');
  expect(await onCard(Z790)).toBe('Does not fit the Ryzen 7 9800X3D');
  expect(await visitor.isVisible('.sheet-note')).toBe(false);
  // The link that was sent to oneself.
  const link = await visitor.text(`${REGION} [data-link]`);
  expect(body).toContain(link);
  await visitor.open('/about/');
  await visitor.open(link);
  await expectEnquiry(visitor, ...SIX);
  // The bar stays at the foot of the screen, and nothing stays under it.
  const place = (css: string) =>
    visitor.read((selector) => {
      const found = [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
      return { top: Math.round(found?.top ?? 0), bottom: Math.round(found?.bottom ?? 0) };
    }, css);
  expect((await place('.enquiry-parts')).top).toBeLessThan(PHONE.height);
  expect((await place(BAR)).bottom).toBe(PHONE.height);
  await visitor.read(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect((await place(BAR)).bottom).toBeLessThanOrEqual((await place('footer')).top);
  await visitor.resize({ width: 320, height: 640 });
  await expectRoom(visitor);
  // Another quote link offers the one that has the ticked parts.
  await visitor.click(['header a', 'Get Quote']);
  await visitor.expectVisible('.sheet-note');
  await visitor.click(['.sheet-note button', 'Get one quote for 6 parts']);
  await expect.poll(() => visitor.text('#quote-sheet [data-subject]')).toBe(subject);
  expect(await visitor.isVisible('.sheet-note')).toBe(false);
  await visitor.mailed(3);
});

test('ticks before any script join a link’s, and go along', async ({ visitor, site }) => {
  const release = site.hold(CHUNKS);
  const hostile = encodeURIComponent('"><img src=x onerror=alert(1)>');
  await visitor.open(`${PAGE}?parts=${SUPPLY},toaster,${SUPPLY},${hostile}`);
  for (const id of [CARD, DRIVE]) await tick(visitor, id);
  await visitor.expectHydrated(false);
  release();
  await expectEnquiry(visitor, CARD, DRIVE, SUPPLY);
  expect(await visitor.text(`${REGION} .notice`)).toContain('3 parts of this link');
  expect(await visitor.isVisible('img[src=x]')).toBe(false);
  const all = expected(CARD, DRIVE, SUPPLY);
  await visitor.click(['footer a', 'Computer Systems']);
  await visitor.expectAddress(`/computer-systems/?parts=${all.parts}`);
  await visitor.click(['footer a', 'Gaming Hardware']);
  // Of the three only one is on this page, and its box.
  await expect.poll(() => enquiry(visitor)).toEqual({ ...all, ticked: expected(CARD).ticked });
});

test('where the check does not come, the next tick asks for it', async ({ visitor, site }) => {
  await visitor.open(PAGE);
  await visitor.wake();
  await visitor.expectHydrated();
  const mend = site.spoil(CHUNKS, SERVER_FAULTS.missing);
  await tick(visitor, CARD);
  await expect.poll(() => enquiry(visitor)).toEqual({ ...expected(CARD), named: [] });
  await visitor.click(LINK);
  expect((await visitor.mailed()).body).toContain(`SKU ${expected(CARD).ticked}`);
  await visitor.press('Escape');
  mend();
  await tick(visitor, SUPPLY);
  await expectEnquiry(visitor, CARD, SUPPLY);
});

testBack(
  'finds the ticks beside filters, as a reload does, and no more history',
  async (visitor) => {
    await visitor.open('/contact/');
    await visitor.open(PAGE);
    await tick(visitor, CARD);
    await expectEnquiry(visitor, CARD);
    // The last of them is pressed on the way out.
    await tick(visitor, SUPPLY);
    await visitor.click(['header a', 'About']);
    await visitor.expectAddress(`/about/?parts=${expected(CARD, SUPPLY).parts}`);
    await visitor.back();
    await expectEnquiry(visitor, CARD, SUPPLY);
    await tick(visitor, CARD);
    await expectEnquiry(visitor, SUPPLY);
    // To the list and back is no way to earlier ticks.
    await visitor.click([`${BAR} a`, '1 ticked']);
    await tick(visitor, DRIVE);
    await visitor.back();
    await expectEnquiry(visitor, DRIVE, SUPPLY);
    await visitor.fillIn({ brand: 'Corsair' });
    const { parts } = expected(DRIVE, SUPPLY);
    await visitor.expectAddress(`${PAGE}?brand=Corsair&parts=${parts}`);
    await expect.poll(() => visitor.text(BAR)).toContain('2 ticked, 1 hidden by the filters');
    await visitor.click([`${BAR} button`, 'Show']);
    await visitor.expectVisible(boxOf(DRIVE));
    await visitor.expectAddress(`${PAGE}?parts=${parts}`);
    await visitor.reload();
    await expectEnquiry(visitor, DRIVE, SUPPLY);
    await visitor.back();
    await visitor.expectAddress('/contact/');
  },
);

test.describe('with text of twice the size', () => {
  test.use({ habits: { textSize: 32 } });

  test('keys alone tick, untick, ask and leave no focus behind', async ({ visitor }) => {
    await visitor.resize(PHONE);
    await visitor.open(`${PAGE}?parts=${SIX}`);
    await expectEnquiry(visitor, ...SIX);
    await expectRoom(visitor);
    for (const ids of [[CARD, ...SIX.slice(2)], SIX]) {
      await visitor.focus(boxOf(RYZEN));
      await visitor.press('Space');
      await expectEnquiry(visitor, ...ids);
    }
    await visitor.focus('.enquiry-parts button');
    await visitor.press('Enter');
    await expectEnquiry(visitor, ...SIX.slice(1));
    const holds = () => document.activeElement?.contains(document.querySelector('.enquiry-parts'));
    expect(await visitor.read(holds)).toBe(true);
    await visitor.focus(LINK);
    await visitor.press('Enter');
    await visitor.mailed();
    await visitor.press('Escape');
    // All of them.
    await visitor.focus(`${REGION} .button.quiet`);
    await visitor.press('Enter');
    await expectEnquiry(visitor);
    expect(await visitor.isVisible(BAR)).toBe(false);
    expect(await visitor.read(() => document.activeElement?.matches('.tick input'))).toBe(true);
  });
});

testPlain('cards say what goes together, and boxes go to the mail program', async ({ visitor }) => {
  await visitor.open(PAGE);
  expect(await visitor.text('#catalogue .card-verdict')).not.toBe('');
  expect(await visitor.text('#together')).toContain('Core i9-14900K');
  for (const id of [CARD, SUPPLY]) await tick(visitor, id);
  await visitor.click(['#enquiry-form button', 'Get one quote for the ticked parts']);
  const { to, body } = await visitor.mailed();
  expect(to).toBe(ENQUIRY_ADDRESS);
  for (const { id, brand, name, sku } of products)
    expect(body.includes(`${brand} ${name}=${sku}`)).toBe([CARD, SUPPLY].includes(id));
});
