import { expect } from 'playwright/test';
import { products } from '../../data/products';
import { readMail } from '../site';
import { CHUNKS, faults } from '../visitor/site-server';
import { test } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';
import { address, choose, hydrated, isVisible, testBack } from './page';

const PAGE = '/pc-components/';
const CARD = 'tuf-rtx-5080';
const RYZEN = 'ryzen-7-9800x3d';
const Z790 = 'rog-strix-z790-e';
const MEMORY = 'fury-beast-32gb';
const DRIVE = '990-pro-2tb';
const SUPPLY = 'rm850e';
const SIX = [CARD, RYZEN, Z790, MEMORY, DRIVE, SUPPLY];

const BAR = '.enquiry-bar';
const LINK = `${BAR} [data-enquiry]`;
const REGION = '[aria-labelledby=enquiry-heading]';

/** In the order of the shop, in which pages tell them. */
const ordered = (ids: readonly string[]) =>
  products.map(({ id }) => id).filter((id) => ids.includes(id));

/** What boxes, bar, region and address say; all must agree. */
const enquiry = (visitor: Visitor) =>
  visitor.read(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-part]')];
    const texts = (css: string) =>
      [...document.querySelectorAll(css)].map(({ textContent }) => textContent);
    return {
      ticked: boxes.filter(({ checked }) => checked).map(({ dataset }) => dataset.part),
      bar: texts('.enquiry-bar [data-enquiry]')[0] ?? null,
      named: texts('.enquiry-parts > li > :first-child'),
      parts: new URLSearchParams(location.search).get('parts') ?? '',
    };
  });

/** What all of them are to say. */
function expected(ids: readonly string[]) {
  const parts = products.filter(({ id }) => ids.includes(id));
  const link =
    ids.length === 1 ? 'Get a quote for 1 part' : `Get one quote for ${ids.length} parts`;
  return {
    ticked: ordered(ids),
    bar: ids.length > 0 ? link : null,
    named: parts.map(({ brand, name }) => `${brand} ${name}`),
    parts: ordered(ids).join(),
  };
}
const expectEnquiry = (visitor: Visitor, ids: readonly string[]) =>
  expect.poll(() => enquiry(visitor), { timeout: 8000 }).toEqual(expected(ids));

const tick = (visitor: Visitor, id: string) => visitor.click(`[data-part="${id}"]`);
const text = (visitor: Visitor, css: string) =>
  visitor.read((selector) => document.querySelector(selector)?.textContent ?? '', css);
const mailed = async (visitor: Visitor) => (await visitor.mails()).length;

test.describe('on a phone', () => {
  test.use({ size: { width: 390, height: 844 } });

  test('six ticks and one press are one e-mail; a Ryzen is told not to fit the Z790 board', async ({
    visitor,
    site,
  }) => {
    await visitor.open(site.origin + PAGE);
    const places = () =>
      visitor.read(() =>
        [...document.querySelectorAll('article')].map((card) =>
          Math.round(card.getBoundingClientRect().top + scrollY),
        ),
      );
    const before = await places();
    for (const id of SIX) await tick(visitor, id);
    await expectEnquiry(visitor, SIX);
    // What is said of a tick moves no card under the finger that is about to press the next.
    expect(await places()).toEqual(before);
    const clash = 'The Ryzen 7 9800X3D does not fit the ROG Strix Z790-E';
    expect(await text(visitor, BAR)).toContain(clash);
    expect(await text(visitor, REGION)).toContain(clash);
    const onCard = (id: string) => text(visitor, `article:has([data-part="${id}"]) .fit-said`);
    expect(await onCard(RYZEN)).toBe('Does not fit the ROG Strix Z790-E');
    expect(await onCard(Z790)).toBe('Does not fit the Ryzen 7 9800X3D');
    await visitor.click(LINK);
    await expect.poll(() => mailed(visitor)).toBe(1);
    const [href = ''] = await visitor.mails();
    const { to, subject, body } = readMail(href);
    expect(to).toBe('enquiries@derwent-hardware.example');
    expect(subject).toBe('Quote Request for 6 parts - Derwent Hardware');
    for (const { id, brand, name, sku } of products) {
      const line = `1 × ${brand} ${name}, SKU ${sku}`;
      expect(body.split('\r\n').includes(line)).toBe(SIX.includes(id));
    }
    expect(body).toContain(clash);
    expect(body).toContain('Your case:');
    expect(href.length).toBeLessThanOrEqual(2000);
    const copied = await text(visitor, '#quote-sheet [data-body]');
    expect(copied).toContain(clash);
    expect(await isVisible(visitor, '.sheet-note')).toBe(false);
    // The link that was sent to oneself.
    const link = await address(visitor);
    await visitor.open(`${site.origin}/about/`);
    await visitor.open(site.origin + link);
    await expectEnquiry(visitor, SIX);
  });

  test('the bar stays at the foot of the screen, and nothing stays under it', async ({
    visitor,
    site,
  }) => {
    await visitor.open(`${site.origin}${PAGE}?parts=${CARD},${RYZEN},${Z790}`);
    await expect.poll(() => isVisible(visitor, BAR)).toBe(true);
    const foot = () => {
      const bar = document.querySelector('.enquiry-bar')?.getBoundingClientRect();
      return Math.round(innerHeight - (bar?.bottom ?? 0));
    };
    expect(await visitor.read(foot)).toBe(0);
    const clear = () => {
      const link = [...document.querySelectorAll('footer a')].at(-1);
      link?.scrollIntoView({ block: 'end' });
      const bar = document.querySelector('.enquiry-bar')?.getBoundingClientRect();
      const below = link?.getBoundingClientRect();
      return (bar?.bottom ?? 0) <= (below?.top ?? 0) || (below?.bottom ?? 0) <= (bar?.top ?? 0);
    };
    await expect.poll(() => visitor.read(clear)).toBe(true);
  });
});

test('what is ticked before any script is there counts, beside what a link says, and wakes it', async ({
  visitor,
  site,
}) => {
  site.spoil(CHUNKS, faults.late(3000));
  await visitor.open(`${site.origin}${PAGE}?parts=${SUPPLY}`);
  await tick(visitor, CARD);
  await tick(visitor, DRIVE);
  expect(await hydrated(visitor)).toBe(false);
  await expectEnquiry(visitor, [CARD, DRIVE, SUPPLY]);
});

test('ticks and filters stand side by side in the address; what the filters hide can be shown', async ({
  visitor,
  site,
}) => {
  await visitor.open(site.origin + PAGE);
  await tick(visitor, CARD);
  await tick(visitor, SUPPLY);
  await choose(visitor, 'brand', 'Corsair');
  await expect
    .poll(() => address(visitor))
    .toBe(`${PAGE}?brand=Corsair&parts=${ordered([CARD, SUPPLY])}`);
  await expect.poll(() => text(visitor, BAR)).toContain('2 ticked, 1 hidden by the filters');
  await visitor.click([`${BAR} button`, 'Show']);
  await expect.poll(() => isVisible(visitor, `[data-part="${CARD}"]`)).toBe(true);
  await expectEnquiry(visitor, [CARD, SUPPLY]);
  await expect.poll(() => address(visitor)).toBe(`${PAGE}?parts=${ordered([CARD, SUPPLY])}`);
});

test('a reload keeps the ticks, and adds nothing to the history', async ({ visitor, site }) => {
  await visitor.open(`${site.origin}/about/`);
  await visitor.open(site.origin + PAGE);
  for (const id of [CARD, MEMORY]) await tick(visitor, id);
  await expectEnquiry(visitor, [CARD, MEMORY]);
  await visitor.reload();
  await expectEnquiry(visitor, [CARD, MEMORY]);
  await visitor.back();
  await expect.poll(() => address(visitor)).toBe('/about/');
});

testBack('finds the ticks, the last of them pressed on the way out', async ({ visitor, site }) => {
  await visitor.open(site.origin + PAGE);
  await tick(visitor, CARD);
  await expectEnquiry(visitor, [CARD]);
  await tick(visitor, SUPPLY);
  await visitor.click(['header a', 'About']);
  await expect.poll(() => address(visitor)).toBe('/about/');
  await visitor.back();
  await expectEnquiry(visitor, [CARD, SUPPLY]);
  await tick(visitor, CARD);
  await expectEnquiry(visitor, [SUPPLY]);
});

test('the enquiry’s own link takes the ticks to the other catalogue page', async ({
  visitor,
  site,
}) => {
  await visitor.open(`${site.origin}${PAGE}?parts=${CARD},${SUPPLY}`);
  await expectEnquiry(visitor, [CARD, SUPPLY]);
  await visitor.click([`${REGION} a`, 'Take them along to Gaming Hardware']);
  await expect.poll(() => address(visitor)).toBe(`/gaming-hardware/?parts=${CARD},${SUPPLY}`);
  await expect
    .poll(async () => (await enquiry(visitor)).named)
    .toEqual(expected([CARD, SUPPLY]).named);
  expect((await enquiry(visitor)).ticked).toEqual([CARD]);
});

test('what a link has that is no part, or twice, is left out and told in a line', async ({
  visitor,
  site,
}) => {
  const hostile = encodeURIComponent('"><img src=x onerror=alert(1)>');
  await visitor.open(`${site.origin}${PAGE}?parts=${CARD},toaster,${CARD},${hostile}`);
  await expect.poll(() => text(visitor, `${REGION} .notice`)).toContain('3 parts of this link');
  await expect
    .poll(() => enquiry(visitor))
    .toMatchObject({ ticked: [CARD], bar: 'Get a quote for 1 part' });
  expect(await isVisible(visitor, 'img[src=x]')).toBe(false);
});

test('another quote link says that the ticked parts are not in it, and offers the one that has them', async ({
  visitor,
  site,
}) => {
  await visitor.open(`${site.origin}${PAGE}?parts=${SIX}`);
  await expectEnquiry(visitor, SIX);
  await visitor.click(['header a', 'Get Quote']);
  await expect.poll(() => isVisible(visitor, '.sheet-note')).toBe(true);
  expect(await text(visitor, '.sheet-note')).toContain(
    'Your 6 ticked parts are not in this message',
  );
  await visitor.click(['.sheet-note a', 'Get one quote for 6 parts']);
  await expect
    .poll(() => text(visitor, '#quote-sheet [data-subject]'))
    .toBe('Quote Request for 6 parts - Derwent Hardware');
  expect(await isVisible(visitor, '.sheet-note')).toBe(false);
  await expect.poll(() => mailed(visitor)).toBe(2);
});

test('keys alone tick, untick, ask and leave no focus behind', async ({ visitor, site }) => {
  await visitor.open(site.origin + PAGE);
  const focus = (css: string) =>
    visitor.read((selector) => document.querySelector<HTMLElement>(selector)?.focus(), css);
  await focus(`[data-part="${CARD}"]`);
  await visitor.press('Space');
  await focus(`[data-part="${SUPPLY}"]`);
  await visitor.press('Space');
  await expectEnquiry(visitor, [CARD, SUPPLY]);
  await focus('.enquiry-parts button');
  await visitor.press('Enter');
  await expectEnquiry(visitor, [SUPPLY]);
  expect(
    await visitor.read(() =>
      document.activeElement?.contains(document.querySelector('.enquiry-parts')),
    ),
  ).toBe(true);
  await focus(LINK);
  await visitor.press('Enter');
  await expect.poll(() => mailed(visitor)).toBe(1);
  await visitor.press('Escape');
  await visitor.click([`${REGION} button`, 'Untick all']);
  await expectEnquiry(visitor, []);
  expect(await isVisible(visitor, BAR)).toBe(false);
  expect(await visitor.read(() => document.activeElement?.matches('[data-part]'))).toBe(true);
});

test('each box says for which product, and is a row that a thumb can press', async ({
  visitor,
  site,
}) => {
  await visitor.open(site.origin + PAGE);
  const rows = await visitor.read(() =>
    [...document.querySelectorAll<HTMLInputElement>('[data-part]')].map(({ labels }) => ({
      name: labels?.[0]?.textContent,
      height: labels?.[0]?.getBoundingClientRect().height ?? 0,
    })),
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(products.map(({ name }) => `Include ${name} in my enquiry`)),
  );
  for (const { height } of rows) expect(height).toBeGreaterThanOrEqual(44);
});

for (const [what, size, largeText] of [
  ['320 px', { width: 320, height: 640 }, false],
  ['twice the text', { width: 390, height: 844 }, true],
] as const) {
  test.describe(what, () => {
    test.use({ size, habits: { largeText } });

    test('holds bar and region without a sideways scroll, and leaves half the screen', async ({
      visitor,
      site,
    }) => {
      await visitor.open(`${site.origin}${PAGE}?parts=${SIX}`);
      await expect.poll(() => isVisible(visitor, BAR)).toBe(true);
      const shape = await visitor.read(() => ({
        sideways: document.documentElement.scrollWidth - innerWidth,
        bar: (document.querySelector('.enquiry-bar')?.clientHeight ?? 0) / innerHeight,
      }));
      expect(shape.sideways).toBeLessThanOrEqual(0);
      expect(shape.bar).toBeLessThanOrEqual(0.6);
    });
  });
}

test.describe('without a script', () => {
  test.use({ habits: { scripts: false } });

  test('the same boxes and a button hand names and numbers to the mail program', async ({
    visitor,
    site,
  }) => {
    await visitor.open(site.origin + PAGE);
    for (const id of [CARD, SUPPLY]) await tick(visitor, id);
    await visitor.click(['#enquiry-form button', 'Get one quote for the ticked parts']);
    await expect.poll(() => mailed(visitor)).toBe(1);
    const [href = ''] = await visitor.mails();
    const { to, body } = readMail(href);
    expect(to).toBe('enquiries@derwent-hardware.example');
    for (const { id, brand, name, sku } of products) {
      expect(body.includes(`${brand} ${name}=${sku}`)).toBe([CARD, SUPPLY].includes(id));
    }
  });

  test('every card says what its product goes with, and the page which parts go together', async ({
    visitor,
    site,
  }) => {
    await visitor.open(site.origin + PAGE);
    const lines = () => document.querySelectorAll('#catalogue .card-fit').length;
    expect(await visitor.read(lines)).toBe(products.length);
    expect(await text(visitor, '#together')).toContain('Core i9-14900K');
  });
});
