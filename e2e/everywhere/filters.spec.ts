import { expect } from 'playwright/test';
import { products } from '../../data/products';
import { type Filters, matches, NO_FILTERS } from '../../lib/catalogue';
import { queryFromFilters } from '../../lib/filter-address';
import { CHUNKS, DATA, faults, type Site } from '../visitor/site-server';
import { test } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';
import {
  expectAddress,
  expectVisible,
  fillIn,
  hydrated,
  isVisible,
  testBack,
  typeInto,
} from './page';

const PAGE = '/pc-components/';
const SEARCH = '[name=q]';

/** What fields, list, line and address say; all four must agree. */
const filters = (visitor: Visitor) =>
  visitor.read(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('#filter-bar [name]')];
    const values = fields.map(({ name, value }) => [name === 'q' ? 'search' : name, value]);
    const cards = [...document.querySelectorAll('#catalogue article')];
    return {
      ...(Object.fromEntries(values) as Filters),
      cards: cards.filter((card) => card.checkVisibility()).length,
      line: document.querySelector('#catalogue h2 + p')?.textContent ?? null,
      address: location.search,
    };
  });

/** What all four are to say. */
function expected(set: Partial<Filters>) {
  const all = { ...NO_FILTERS, ...set };
  const cards = products.filter((product) => matches(product, all)).length;
  return { ...all, cards, line: `${cards} products available`, address: queryFromFilters(all) };
}
const ALL = expected({});
const BRAND = 'ASUS';
const WORD = 'strix';
const TWO = expected({ brand: BRAND, search: WORD });
const ALL_THREE_SET = { category: 'Motherboards', brand: BRAND, search: WORD };
const ALL_THREE = expected(ALL_THREE_SET);

const expectFilters = (visitor: Visitor, expected: object) =>
  expect.poll(() => filters(visitor), { timeout: 15_000 }).toEqual(expected);

async function setAllThree(visitor: Visitor) {
  await fillIn(visitor, { category: ALL_THREE_SET.category, brand: BRAND });
  await typeInto(visitor, SEARCH, WORD);
}

test('all three change list, line and address; one button clears them', async ({ visitor }) => {
  const announced = () =>
    visitor.read(() => document.querySelector('#catalogue p[role=status]')?.textContent ?? null);
  const clearButtons = () =>
    [...document.querySelectorAll('#catalogue .button.quiet')].filter((button) =>
      button.checkVisibility(),
    ).length;
  await visitor.open(PAGE);
  expect(await visitor.read(clearButtons)).toBe(0);
  await setAllThree(visitor);
  await expectFilters(visitor, ALL_THREE);
  expect(await visitor.read(clearButtons)).toBe(1);
  await expect.poll(announced).toBe(`${ALL_THREE.cards} of ${ALL.cards} products shown`);
  await visitor.type(' nothing like it');
  const search = `${WORD} nothing like it`;
  await expectFilters(visitor, expected({ ...ALL_THREE_SET, search }));
  const said = () => document.querySelector('#catalogue')?.textContent ?? '';
  expect(await visitor.read(said)).toContain('No products found matching your criteria.');
  expect(await visitor.read(clearButtons)).toBe(1);
  const figures = () =>
    [...document.querySelectorAll('[aria-labelledby=tiles-heading] li span:first-child')].map(
      (tile) => tile.textContent,
    );
  expect(new Set(await visitor.read(figures))).toEqual(new Set(['0']));
  await visitor.click(['#catalogue button', 'Clear all filters']);
  await expectFilters(visitor, ALL);
});

test('what is set before any script is kept, beside a link’s filters', async ({
  visitor,
  site,
}) => {
  const release = site.hold(CHUNKS);
  await visitor.open(`${PAGE}?brand=${BRAND}`);
  await typeInto(visitor, SEARCH, WORD);
  expect(await hydrated(visitor)).toBe(false);
  release();
  await expectFilters(visitor, TWO);
});

testBack(
  'shows all three, as a reload does, and they add nothing to the history',
  async ({ visitor, kept }) => {
    await visitor.open('/about/');
    await visitor.open(PAGE);
    await setAllThree(visitor);
    await expectFilters(visitor, ALL_THREE);
    await visitor.reload();
    await expectFilters(visitor, ALL_THREE);
    await visitor.read(() => void Object.assign(window, { kept: true }));
    await visitor.open('/contact/');
    await visitor.back();
    await expectFilters(visitor, ALL_THREE);
    expect(await visitor.read(() => 'kept' in window)).toBe(kept);
    await fillIn(visitor, { category: 'all' });
    await expectFilters(visitor, TWO);
    await visitor.back();
    await expectAddress(visitor, '/about/');
  },
);

test('a page that a browser has translated still counts', async ({ visitor }) => {
  await visitor.open(`${PAGE}?brand=${BRAND}`);
  await expectFilters(visitor, expected({ brand: BRAND }));
  await visitor.read(() => {
    // As Chrome and Google Translate do.
    for (const element of document.querySelectorAll('main :not(script, option)'))
      for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text.data);
      }
  });
  await typeInto(visitor, SEARCH, WORD);
  await expectFilters(visitor, TWO);
  await typeInto(visitor, SEARCH, 'zzz');
  await expectVisible(visitor, '#catalogue ul', false);
  await visitor.click(['#catalogue button', 'Clear all filters']);
  await expectFilters(visitor, ALL);
});

test.describe('scripts that do not come', () => {
  const NOTE = '#filter-bar [role=alert]';
  /** The address follows with the next change. */
  const KEPT = { ...TWO, address: expect.any(String) };

  for (const [what, spoil] of [
    [
      'are gone since a new version was deployed',
      (site: Site) => site.spoil(CHUNKS, faults.missing),
    ],
    ['arrive damaged', (site: Site) => site.spoil(CHUNKS, faults.damaged)],
    ['come late', (site: Site) => site.hold(DATA)],
  ] as const) {
    test(`${what}: the page says so until they are there`, async ({ visitor, site }) => {
      const release = spoil(site);
      await visitor.open(PAGE);
      await fillIn(visitor, { brand: BRAND });
      await typeInto(visitor, SEARCH, WORD);
      await expectVisible(visitor, NOTE);
      if (release) release();
      else {
        site.mend();
        // A browser that asks again for what broke off may have its scripts before the visitor has pressed.
        if (await isVisible(visitor, NOTE))
          await visitor.click(`${NOTE} button`).catch(() => undefined);
      }
      await expectFilters(visitor, KEPT);
      expect(await isVisible(visitor, NOTE)).toBe(false);
    });
  }
});

/** Every product is there, and nothing that would filter them. */
async function expectPlain(visitor: Visitor) {
  const cards = () => document.querySelectorAll('#catalogue article').length;
  expect(await visitor.read(cards)).toBe(ALL.cards);
  expect(await isVisible(visitor, '#filter-bar')).toBe(false);
}

test('a browser that cannot read the scripts gets the plain page', async ({ visitor, site }) => {
  site.runFirst(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'attachInternals');
  });
  await visitor.open(`${PAGE}?brand=${BRAND}`);
  await visitor.point(['footer a', 'PC Components']);
  await expectPlain(visitor);
  expect(site.asked.filter((path) => CHUNKS.test(path))).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ habits: { scripts: false } });

  test('the filters do not pretend to work', async ({ visitor }) => {
    await visitor.open(`${PAGE}?brand=${BRAND}`);
    await expectPlain(visitor);
  });
});
