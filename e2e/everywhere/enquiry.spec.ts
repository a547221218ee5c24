import { expect } from 'playwright/test';
import { products } from '../../data/products';
import { PHONE, readMail, TO } from '../site';
import { CHUNKS, faults } from '../visitor/site-server';
import { test } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';
import {
  expectAddress,
  expectVisible,
  fillIn,
  focus,
  hydrated,
  isVisible,
  testBack,
  wake,
} from './page';

const PAGE = '/pc-components/';
const CARD = 'tuf-rtx-5080';
const RYZEN = 'ryzen-7-9800x3d';
const Z790 = 'rog-strix-z790-e';
const MEMORY = 'fury-beast-32gb';
const DRIVE = '990-pro-2tb';
const SUPPLY = 'rm850e';
const SIX = [CARD, RYZEN, Z790, MEMORY, DRIVE, SUPPLY];

const SUBJECT = 'Quote Request for 6 parts - Derwent Hardware';

const BAR = '.enquiry-bar';
const LINK = `${BAR} .primary`;
const REGION = '[aria-labelledby=enquiry-heading]';

/** Of several products those that are meant, in the order of the shop, in which pages tell them. */
const partsOf = (ids: readonly string[]) => products.filter(({ id }) => ids.includes(id));
const boxOf = (id: string) => `.tick input[value="${partsOf([id])[0]?.sku}"]`;

/** What boxes, bar, region and address say; all must agree. */
const enquiry = (visitor: Visitor) =>
  visitor.read(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('.tick input')];
    const texts = (css: string) =>
      [...document.querySelectorAll(css)].map(({ textContent }) => textContent);
    return {
      ticked: boxes.filter(({ checked }) => checked).map(({ value }) => value),
      bar: texts('.enquiry-bar .primary')[0] ?? null,
      named: texts('.enquiry-parts > li > :first-child'),
      parts: new URLSearchParams(location.search).get('parts') ?? '',
    };
  });

/** What all of them are to say. */
function expected(ids: readonly string[]) {
  const parts = partsOf(ids);
  const link =
    ids.length === 1 ? 'Get a quote for 1 part' : `Get one quote for ${ids.length} parts`;
  return {
    ticked: parts.map(({ sku }) => sku),
    bar: ids.length > 0 ? link : null,
    named: parts.map(({ brand, name }) => `${brand} ${name}`),
    parts: parts.map(({ id }) => id).join(),
  };
}
const expectEnquiry = (visitor: Visitor, ...ids: readonly string[]) =>
  expect.poll(() => enquiry(visitor), { timeout: 15_000 }).toEqual(expected(ids));

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
const text = (visitor: Visitor, css: string) =>
  visitor.read((selector) => document.querySelector(selector)?.textContent ?? '', css);
async function mailed(visitor: Visitor, count = 1) {
  await expect.poll(async () => (await visitor.mails()).length).toBe(count);
  const href = (await visitor.mails()).at(-1) ?? '';
  return { href, ...readMail(href) };
}

test.describe('on a phone', () => {
  test.use({ size: PHONE });

  test('six ticks and one press are one e-mail, which says what does not fit', async ({
    visitor,
  }) => {
    await visitor.open(PAGE);
    const heights = await visitor.read(() =>
      [...document.querySelectorAll('.tick')].map(({ clientHeight }) => clientHeight),
    );
    expect(heights).toHaveLength(products.length);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const places = () =>
      visitor.read(() =>
        [...document.querySelectorAll('article')].map((card) =>
          Math.round(card.getBoundingClientRect().top + scrollY),
        ),
      );
    const before = await places();
    for (const id of SIX) await tick(visitor, id);
    await expectEnquiry(visitor, ...SIX);
    // What is said of a tick moves no card under the finger that is about to press the next.
    expect(await places()).toEqual(before);
    const clash = 'The Ryzen 7 9800X3D does not fit the ROG Strix Z790-E';
    for (const css of [BAR, REGION]) expect(await text(visitor, css)).toContain(clash);
    const onCard = (id: string) => text(visitor, `article:has(${boxOf(id)}) .fit-said`);
    expect(await onCard(RYZEN)).toBe('Does not fit the ROG Strix Z790-E');
    expect(await onCard(Z790)).toBe('Does not fit the Ryzen 7 9800X3D');
    // The sheet that answers a press moves nothing under a bar that is in sight anyway.
    const moved = await visitor.read((css) => {
      const place = scrollY;
      document.querySelector<HTMLElement>(css)?.click();
      return scrollY - place;
    }, LINK);
    expect(moved).toBe(0);
    const { to, subject, body } = await mailed(visitor);
    expect({ to, subject }).toEqual({ to: TO, subject: SUBJECT });
    for (const { id, brand, name, sku } of products) {
      const line = `1 × ${brand} ${name}, SKU ${sku}`;
      expect(body.split('\r\n').includes(line)).toBe(SIX.includes(id));
    }
    for (const written of [body, await text(visitor, '#quote-sheet [data-body]')])
      expect(written).toContain(clash);
    expect(await isVisible(visitor, '.sheet-note')).toBe(false);
    // The link that was sent to oneself.
    const link = await text(visitor, `${REGION} [data-link]`);
    expect(body).toContain(link);
    await visitor.open('/about/');
    await visitor.open(link);
    await expectEnquiry(visitor, ...SIX);
    const top = () => document.querySelector('.enquiry-parts')?.getBoundingClientRect().top;
    expect(await visitor.read(top)).toBeLessThan(PHONE.height);
    // The bar stays at the foot of the screen, and nothing stays under it.
    const place = (css: string) =>
      visitor.read((selector) => {
        const { top = 0, bottom = 0 } =
          [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect() ?? {};
        return { top, bottom };
      }, css);
    expect(Math.round((await place(BAR)).bottom)).toBe(PHONE.height);
    await visitor.read(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect((await place(BAR)).bottom).toBeLessThanOrEqual((await place('footer')).top);
    await visitor.resize({ width: 320, height: 640 });
    await expectRoom(visitor);
    // Another quote link offers the one that has the ticked parts.
    await visitor.click(['header a', 'Get Quote']);
    await expectVisible(visitor, '.sheet-note');
    await visitor.click(['.sheet-note a', 'Get one quote for 6 parts']);
    await expect.poll(() => text(visitor, '#quote-sheet [data-subject]')).toBe(SUBJECT);
    expect(await isVisible(visitor, '.sheet-note')).toBe(false);
    await mailed(visitor, 3);
  });
});

test('what is ticked before any script counts beside a link’s parts', async ({ visitor, site }) => {
  const release = site.hold(CHUNKS);
  await visitor.open(`${PAGE}?parts=${SUPPLY},toaster`);
  await tick(visitor, CARD);
  await tick(visitor, DRIVE);
  expect(await hydrated(visitor)).toBe(false);
  release();
  await expectEnquiry(visitor, CARD, DRIVE, SUPPLY);
  expect(await text(visitor, REGION)).toContain('One part of this link');
});

test('where the check does not come, the next tick asks for it', async ({ visitor, site }) => {
  await visitor.open(PAGE);
  await wake(visitor);
  await expect.poll(() => hydrated(visitor)).toBe(true);
  site.spoil(CHUNKS, faults.missing);
  await tick(visitor, CARD);
  await expect.poll(() => enquiry(visitor)).toEqual({ ...expected([CARD]), named: [] });
  await visitor.click(LINK);
  const [part] = partsOf([CARD]);
  expect((await mailed(visitor)).body).toContain(`SKU ${part?.sku}`);
  await visitor.press('Escape');
  site.mend();
  await tick(visitor, SUPPLY);
  await expectEnquiry(visitor, CARD, SUPPLY);
});

test('ticks stand beside filters, survive a reload, add nothing to the history', async ({
  visitor,
}) => {
  await visitor.open('/about/');
  await visitor.open(PAGE);
  await tick(visitor, CARD);
  await tick(visitor, SUPPLY);
  await fillIn(visitor, { brand: 'Corsair' });
  const parts = expected([CARD, SUPPLY]).parts;
  await expectAddress(visitor, `${PAGE}?brand=Corsair&parts=${parts}`);
  await expect.poll(() => text(visitor, BAR)).toContain('2 ticked, 1 hidden by the filters');
  await visitor.click([`${BAR} button`, 'Show']);
  await expectVisible(visitor, boxOf(CARD), true);
  await expectEnquiry(visitor, CARD, SUPPLY);
  await expectAddress(visitor, `${PAGE}?parts=${parts}`);
  await visitor.reload();
  await expectEnquiry(visitor, CARD, SUPPLY);
  await visitor.back();
  await expectAddress(visitor, '/about/');
});

testBack('finds the ticks, the last of them pressed on the way out', async ({ visitor }) => {
  await visitor.open(PAGE);
  await tick(visitor, CARD);
  await expectEnquiry(visitor, CARD);
  await tick(visitor, SUPPLY);
  await visitor.click(['header a', 'About']);
  await expectAddress(visitor, `/about/?parts=${expected([CARD, SUPPLY]).parts}`);
  await visitor.back();
  await expectEnquiry(visitor, CARD, SUPPLY);
  await tick(visitor, CARD);
  await expectEnquiry(visitor, SUPPLY);
  // To the list and back is no way to earlier ticks.
  await visitor.click([`${BAR} a`, '1 ticked']);
  await tick(visitor, DRIVE);
  await visitor.back();
  await expectEnquiry(visitor, DRIVE, SUPPLY);
});

test('a link’s parts go along by way of any page; what is no part is told', async ({ visitor }) => {
  const hostile = encodeURIComponent('"><img src=x onerror=alert(1)>');
  await visitor.open(`${PAGE}?parts=${CARD},toaster,${SUPPLY},${CARD},${hostile}`);
  await expect.poll(() => text(visitor, `${REGION} .notice`)).toContain('3 parts of this link');
  expect(await isVisible(visitor, 'img[src=x]')).toBe(false);
  const { ticked, bar, named } = expected([CARD, SUPPLY]);
  await expect.poll(() => enquiry(visitor)).toMatchObject({ ticked, bar, named });
  await visitor.click(['footer a', 'Computer Systems']);
  await expectAddress(visitor, `/computer-systems/?parts=${CARD},${SUPPLY}`);
  await visitor.click(['footer a', 'Gaming Hardware']);
  const here = expected([CARD]).ticked;
  await expect.poll(() => enquiry(visitor)).toMatchObject({ ticked: here, named });
});

test('keys alone tick, untick, ask and leave no focus behind', async ({ visitor }) => {
  await visitor.open(PAGE);
  for (const id of [CARD, SUPPLY]) {
    await focus(visitor, boxOf(id));
    await visitor.press('Space');
  }
  await expectEnquiry(visitor, CARD, SUPPLY);
  await focus(visitor, '.enquiry-parts button');
  await visitor.press('Enter');
  await expectEnquiry(visitor, SUPPLY);
  const holds = () => document.activeElement?.contains(document.querySelector('.enquiry-parts'));
  expect(await visitor.read(holds)).toBe(true);
  await focus(visitor, LINK);
  await visitor.press('Enter');
  await mailed(visitor);
  await visitor.press('Escape');
  await visitor.click([`${REGION} button`, 'Untick all']);
  await expectEnquiry(visitor);
  expect(await isVisible(visitor, BAR)).toBe(false);
  expect(await visitor.read(() => document.activeElement?.matches('.tick input'))).toBe(true);
});

test.describe('with text of twice the size', () => {
  test.use({ size: PHONE, habits: { textSize: 32 } });

  test('bar and region leave a phone room', async ({ visitor }) => {
    await visitor.open(`${PAGE}?parts=${SIX}`);
    await expectEnquiry(visitor, ...SIX);
    await expectRoom(visitor);
  });
});

test.describe('without a script', () => {
  test.use({ habits: { scripts: false } });

  test('cards say what goes together, and boxes go to the mail program', async ({ visitor }) => {
    await visitor.open(PAGE);
    expect(await text(visitor, '#catalogue .card-fit')).not.toBe('');
    expect(await text(visitor, '#together')).toContain('Core i9-14900K');
    for (const id of [CARD, SUPPLY]) await tick(visitor, id);
    await visitor.click(['#enquiry-form button', 'Get one quote for the ticked parts']);
    const { to, body } = await mailed(visitor);
    expect(to).toBe(TO);
    for (const { id, brand, name, sku } of products) {
      expect(body.includes(`${brand} ${name}=${sku}`)).toBe([CARD, SUPPLY].includes(id));
    }
  });
});
