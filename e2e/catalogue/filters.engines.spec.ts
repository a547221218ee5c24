import { expect } from 'playwright/test';
import { products } from '@/data/shop/products';
import { serialiseFilters } from '@/lib/catalogue/filter-query';
import { DEFAULT_FILTERS, type Filters, matchesFilters } from '@/lib/catalogue/filters';
import { CHUNKS, SCRIPT_FAILURES } from '../engines/site-server';
import type { Visitor } from '../engines/visitor';
import { test, testBack, testWithoutScripts } from '../engines/visitor-test';
import { translate } from '../page-checks';

const PAGE = '/pc-components/';
const SEARCH = '[name=q]';
const TWO_FILTERS = { brand: 'ASUS', q: 'strix' };
const THREE_FILTERS = { ...TWO_FILTERS, category: 'Motherboards' };

/** Waits until fields, cards, count and address agree on the filters. */
async function expectFilters(visitor: Visitor, filters: Partial<Filters>, address?: unknown) {
  const readFilters = () =>
    visitor.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('#filter-bar form');
      const cards = [...document.querySelectorAll('#catalogue article')];
      return {
        ...Object.fromEntries(new FormData(form ?? undefined)),
        cards: cards.filter((card) => card.checkVisibility()).length,
        count: document.querySelector('#catalogue h2 + p > b')?.textContent,
        address: location.search,
      };
    });
  const expected = { ...DEFAULT_FILTERS, ...filters };
  const cards = products.filter((product) => matchesFilters(product, expected)).length;
  await expect.poll(readFilters).toEqual({
    ...expected,
    cards,
    count: `${cards} products available`,
    address: address ?? serialiseFilters(expected),
  });
}

async function setThreeFilters(visitor: Visitor) {
  const { q, ...dropdowns } = THREE_FILTERS;
  await visitor.fillIn(dropdowns);
  await visitor.typeInto(SEARCH, q);
}

test('filters work in a translated page, and a button clears them', async ({ visitor }) => {
  await visitor.open(PAGE);
  await setThreeFilters(visitor);
  await expectFilters(visitor, THREE_FILTERS);
  await visitor.evaluate(translate);
  await visitor.type(' nothing like it');
  await expectFilters(visitor, { ...THREE_FILTERS, q: 'strix nothing like it' });
  await visitor.expectText('#catalogue', 'No products found matching your criteria.');
  await visitor.click(['#catalogue button', 'Clear all filters']);
  await expectFilters(visitor, {});
});

test('filters set before scripts load join the filters of a link', async ({ visitor, site }) => {
  const release = site.hold(CHUNKS);
  await visitor.open(`${PAGE}?brand=${TWO_FILTERS.brand}`);
  await visitor.typeInto(SEARCH, TWO_FILTERS.q);
  await visitor.expectHydrated(false);
  release();
  await expectFilters(visitor, TWO_FILTERS);
});

testBack('filters survive', async (visitor, isPageKept) => {
  await visitor.open('/about/');
  await visitor.open(PAGE);
  await setThreeFilters(visitor);
  await expectFilters(visitor, THREE_FILTERS);
  await visitor.reload();
  await expectFilters(visitor, THREE_FILTERS);
  // Only a page that the browser keeps still has this mark.
  await visitor.evaluate(() => void Object.assign(window, { isKept: true }));
  await visitor.open('/contact/');
  await visitor.back();
  await expectFilters(visitor, THREE_FILTERS);
  expect(await visitor.evaluate(() => 'isKept' in window)).toBe(isPageKept);
  await visitor.fillIn({ category: 'all' });
  await expectFilters(visitor, TWO_FILTERS);
  await visitor.back();
  await visitor.expectAddress('/about/');
});

for (const [failure, fail] of Object.entries(SCRIPT_FAILURES))
  test(`where a script ${failure}, the filters say so`, async ({ visitor, site }) => {
    const ALERT = '#filter-bar [role=alert]';
    const repair = fail(site, PAGE);
    await visitor.open(PAGE);
    await visitor.fillIn({ brand: TWO_FILTERS.brand });
    await visitor.typeInto(SEARCH, TWO_FILTERS.q);
    await visitor.expectVisible(ALERT);
    repair();
    // A late script needs no press, and a browser that tries again by itself may need none.
    if (failure !== 'is late' && (await visitor.isVisible(ALERT)))
      await visitor.click(`${ALERT} button`).catch(() => undefined);
    // The address may follow only with the next change.
    await expectFilters(visitor, TWO_FILTERS, expect.any(String));
    expect(await visitor.isVisible(ALERT)).toBe(false);
  });

testWithoutScripts('a catalogue shows all products, without filters', async ({ visitor }) => {
  await visitor.open(`${PAGE}?brand=${TWO_FILTERS.brand}`);
  const countCards = () => document.querySelectorAll('#catalogue article').length;
  expect(await visitor.evaluate(countCards)).toBe(products.length);
  expect(await visitor.isVisible('#filter-bar')).toBe(false);
});
