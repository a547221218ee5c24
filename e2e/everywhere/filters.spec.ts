import { expect } from 'playwright/test';
import { products } from '@/data/shop';
import { type Filters, matchesFilters, NO_FILTERS } from '../../lib/catalogue/filters';
import { serialiseFilters } from '../../lib/page-state/filter-query';
import { CHUNKS, scriptFailures } from '../visitor/site-server';
import { test, testBack, testPlain } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';

const PAGE = '/pc-components/';
const SEARCH = '[name=q]';
const TWO = { brand: 'ASUS', search: 'strix' };
const THREE = { ...TWO, category: 'Motherboards' };

/** Waits until fields, list, line and address agree on what is set. */
async function expectFilters(visitor: Visitor, set: Partial<Filters>, address?: unknown) {
  const seen = () =>
    visitor.read(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('#filter-bar [name]')];
      const values = fields.map(({ name, value }) => [name === 'q' ? 'search' : name, value]);
      const cards = [...document.querySelectorAll('#catalogue article')];
      return {
        ...(Object.fromEntries(values) as Filters),
        cards: cards.filter((card) => card.checkVisibility()).length,
        line: document.querySelector('#catalogue h2 + p > b')?.textContent,
        address: location.search,
      };
    });
  const all = { ...NO_FILTERS, ...set };
  const cards = products.filter((product) => matchesFilters(product, all)).length;
  await expect.poll(seen).toEqual({
    ...all,
    cards,
    line: `${cards} products available`,
    address: address ?? serialiseFilters(all),
  });
}

async function setThree(visitor: Visitor) {
  await visitor.fillIn({ category: THREE.category, brand: THREE.brand });
  await visitor.typeInto(SEARCH, THREE.search);
}

/** As Chrome and Google Translate do. */
function translate() {
  for (const element of document.querySelectorAll('main :not(script, option)'))
    for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text.data);
    }
}

test('three filters, and a button that clears them, in a translated page', async ({ visitor }) => {
  const clearButtons = () =>
    visitor.read(() => {
      const buttons = [...document.querySelectorAll('#catalogue .button.quiet')];
      return buttons.filter((button) => button.checkVisibility()).length;
    });
  await visitor.open(PAGE);
  expect(await clearButtons()).toBe(0);
  await setThree(visitor);
  await expectFilters(visitor, THREE);
  expect(await clearButtons()).toBe(1);
  await visitor.read(translate);
  await visitor.type(' nothing like it');
  await expectFilters(visitor, { ...THREE, search: `${THREE.search} nothing like it` });
  const said = await visitor.text('#catalogue');
  expect(said).toContain('No products found matching your criteria.');
  expect(await clearButtons()).toBe(1);
  await visitor.click(['#catalogue button', 'Clear all filters']);
  await expectFilters(visitor, {});
});

test('a search that no text has finds what is near it, and says so', async ({ visitor }) => {
  const [wanted = { name: '', brand: '', sku: '' }] = products;
  const typed = wanted.sku.replaceAll('-', '').toLowerCase();
  await visitor.open(`${PAGE}?q=${typed}`);
  await expect
    .poll(() => visitor.text('#catalogue'))
    .toContain(`Nothing has "${typed}" in it; near it:`);
  const shown = await visitor.read(() =>
    [...document.querySelectorAll('#catalogue article')]
      .filter((card) => card.checkVisibility())
      .map((card) => card.querySelector('input')?.value),
  );
  expect(shown).toEqual([wanted.sku]);
  await visitor.fillIn({ q: wanted.name });
  await expect.poll(() => visitor.text('#catalogue')).not.toContain('Nothing has');
});

test('what is set before any script joins a link’s filters', async ({ visitor, site }) => {
  const release = site.hold(CHUNKS);
  await visitor.open(`${PAGE}?brand=${TWO.brand}`);
  await visitor.typeInto(SEARCH, TWO.search);
  await visitor.expectHydrated(false);
  release();
  await expectFilters(visitor, TWO);
});

testBack('shows all three, as a reload does, and no more history', async (visitor, kept) => {
  await visitor.open('/about/');
  await visitor.open(PAGE);
  await setThree(visitor);
  await expectFilters(visitor, THREE);
  await visitor.reload();
  await expectFilters(visitor, THREE);
  await visitor.read(() => void Object.assign(window, { kept: true }));
  await visitor.open('/contact/');
  await visitor.back();
  await expectFilters(visitor, THREE);
  expect(await visitor.read(() => 'kept' in window)).toBe(kept);
  await visitor.fillIn({ category: 'all' });
  await expectFilters(visitor, TWO);
  await visitor.back();
  await visitor.expectAddress('/about/');
});

testBack('finds what was typed in the moment before a link was pressed', async (visitor) => {
  await visitor.open(PAGE);
  await visitor.wake();
  await visitor.expectHydrated();
  await visitor.read((search) => {
    const field = document.querySelector<HTMLInputElement>('[name=q]');
    if (field === null) return;
    field.value = search;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector<HTMLElement>('footer a[href="/contact/#privacy"]')?.click();
  }, TWO.search);
  await visitor.expectAddress('/contact/');
  await visitor.back();
  await expectFilters(visitor, { search: TWO.search });
});

for (const [what, spoil] of scriptFailures(PAGE))
  test(`where a script ${what} the page says so until it is there`, async ({ visitor, site }) => {
    const NOTE = '#filter-bar [role=alert]';
    const mend = spoil(site);
    await visitor.open(PAGE);
    await visitor.fillIn({ brand: TWO.brand });
    await visitor.typeInto(SEARCH, TWO.search);
    await visitor.expectVisible(NOTE);
    mend();
    // Late ones need no press; a browser that asks again for what broke off may have its scripts before it.
    if (what !== 'comes late' && (await visitor.isVisible(NOTE)))
      await visitor.click(`${NOTE} button`).catch(() => undefined);
    // The address follows with the next change.
    await expectFilters(visitor, TWO, expect.any(String));
    expect(await visitor.isVisible(NOTE)).toBe(false);
  });

/** Every product is there, and nothing that would filter them. */
async function expectPlain(visitor: Visitor) {
  await visitor.open(`${PAGE}?brand=${TWO.brand}`);
  await visitor.point(['footer a', 'PC Components']);
  const cards = () => document.querySelectorAll('#catalogue article').length;
  expect(await visitor.read(cards)).toBe(products.length);
  expect(await visitor.isVisible('#filter-bar')).toBe(false);
}

test('a browser that cannot read the scripts gets the plain page', async ({ visitor, site }) => {
  site.runFirst(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'attachInternals');
  });
  await expectPlain(visitor);
  const asked = () => [...document.scripts].filter(({ src }) => src.includes('/_next/')).length;
  expect(await visitor.read(asked)).toBe(0);
});

testPlain('the filters do not pretend to work', ({ visitor }) => expectPlain(visitor));
