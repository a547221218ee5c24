import { expect } from 'playwright/test';
import { products } from '../../data/products';
import { type Filters, matches, NO_FILTERS } from '../../lib/catalogue';
import { queryFromFilters } from '../../lib/filter-address';
import { CHUNKS, DATA, faults } from '../visitor/site-server';
import { test } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';
import { address, choose, hydrated, isVisible, testBack, typeInto } from './page';

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

const expectFilters = (visitor: Visitor, expected: typeof ALL) =>
  expect.poll(() => filters(visitor), { timeout: 8000 }).toEqual(expected);

async function setAllThree(visitor: Visitor) {
  await choose(visitor, 'category', ALL_THREE_SET.category);
  await choose(visitor, 'brand', BRAND);
  await typeInto(visitor, SEARCH, WORD);
}

test('all three filters change list, line and address; where nothing matches one button clears them', async ({
  visitor,
  site,
}) => {
  const announced = () =>
    visitor.read(() => document.querySelector('#catalogue p[role=status]')?.textContent ?? null);
  const clearButtons = () =>
    [...document.querySelectorAll('#catalogue .button.quiet')].filter((button) =>
      button.checkVisibility(),
    ).length;
  await visitor.open(site.origin + PAGE);
  expect(await announced()).toBe('');
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

test('what is set before any script is there is kept, beside what a link says', async ({
  visitor,
  site,
}) => {
  site.spoil(CHUNKS, faults.late(3000));
  await visitor.open(`${site.origin}${PAGE}?brand=${BRAND}`);
  await typeInto(visitor, SEARCH, WORD);
  expect(await hydrated(visitor)).toBe(false);
  await expectFilters(visitor, TWO);
});

test('a reload keeps all three, and they add nothing to the history', async ({ visitor, site }) => {
  await visitor.open(`${site.origin}/about/`);
  await visitor.open(site.origin + PAGE);
  await setAllThree(visitor);
  await expectFilters(visitor, ALL_THREE);
  await visitor.reload();
  await expectFilters(visitor, ALL_THREE);
  await visitor.back();
  await expect.poll(() => address(visitor)).toBe('/about/');
});

testBack('shows all three, and the next change adds to them', async ({ visitor, site, kept }) => {
  await visitor.open(site.origin + PAGE);
  await setAllThree(visitor);
  await expectFilters(visitor, ALL_THREE);
  await visitor.read(() => void Object.assign(window, { kept: true }));
  await visitor.open(`${site.origin}/about/`);
  await visitor.back();
  await expectFilters(visitor, ALL_THREE);
  expect(await visitor.read(() => 'kept' in window)).toBe(kept);
  await choose(visitor, 'category', 'all');
  await expectFilters(visitor, TWO);
});

test('Back and Forward through links of the page show each with its filters', async ({
  visitor,
  site,
}) => {
  await visitor.open(`${site.origin}/gaming-hardware/?brand=${BRAND}`);
  await expect.poll(() => hydrated(visitor)).toBe(true);
  await visitor.click(['footer a', 'PC Components']);
  await expect.poll(() => address(visitor)).toBe(PAGE);
  await choose(visitor, 'brand', BRAND);
  await typeInto(visitor, SEARCH, WORD);
  await expectFilters(visitor, TWO);
  await visitor.back();
  await expect.poll(() => address(visitor)).toBe(`/gaming-hardware/?brand=${BRAND}`);
  await expect.poll(async () => (await filters(visitor)).brand).toBe(BRAND);
  await visitor.forward();
  await expectFilters(visitor, TWO);
});

test('a page that a browser has translated still counts', async ({ visitor, site }) => {
  await visitor.open(`${site.origin}${PAGE}?brand=${BRAND}`);
  await expectFilters(visitor, expected({ brand: BRAND }));
  await visitor.read(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode() !== null) found.push(texts.currentNode);
    // As Chrome and Google Translate do.
    for (const text of found.filter((node) => node.textContent?.trim() !== '')) {
      if (text.parentElement?.closest('script, style, option') !== null) continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.textContent ?? '');
    }
  });
  await typeInto(visitor, SEARCH, WORD);
  await expectFilters(visitor, TWO);
  await typeInto(visitor, SEARCH, 'zzz');
  await expect.poll(() => isVisible(visitor, '#catalogue ul')).toBe(false);
  await visitor.click(['#catalogue button', 'Clear all filters']);
  await expectFilters(visitor, ALL);
});

test.describe('scripts that do not come', () => {
  const NOTE = '#filter-bar [role=alert]';

  for (const [what, paths, fault] of [
    ['are gone since a new version was deployed', CHUNKS, faults.missing],
    ['arrive damaged', CHUNKS, faults.damaged],
    ['never end', DATA, faults.never],
  ] as const) {
    test(`${what}: the page says so, and loads them again with what was set`, async ({
      visitor,
      site,
    }) => {
      site.spoil(paths, fault);
      await visitor.open(site.origin + PAGE);
      await choose(visitor, 'brand', BRAND);
      await typeInto(visitor, SEARCH, WORD);
      await expect.poll(() => isVisible(visitor, NOTE), { timeout: 8000 }).toBe(true);
      site.mend();
      // A browser that asks again for what broke off has its scripts before the visitor has pressed.
      const gone = await expect
        .poll(() => isVisible(visitor, NOTE), { timeout: 1500 })
        .toBe(false)
        .then(
          () => true,
          () => false,
        );
      if (!gone) {
        await visitor.click(`${NOTE} button`).catch(async (error: Error) => {
          // On a busy machine the scripts come between the look and the press.
          if (await isVisible(visitor, NOTE)) throw error;
        });
      }
      await expect
        .poll(async () => ({ ...(await filters(visitor)), address: '' }), { timeout: 8000 })
        .toEqual({ ...TWO, address: '' });
      expect(await isVisible(visitor, NOTE)).toBe(false);
    });
  }

  test('come late: the note goes again', async ({ visitor, site }) => {
    site.spoil(DATA, faults.late(6000));
    await visitor.open(site.origin + PAGE);
    await typeInto(visitor, SEARCH, WORD);
    await expect.poll(() => isVisible(visitor, NOTE), { timeout: 8000 }).toBe(true);
    await expect
      .poll(async () => (await filters(visitor)).cards, { timeout: 8000 })
      .toBe(TWO.cards);
    expect(await isVisible(visitor, NOTE)).toBe(false);
  });
});

test('a browser that cannot read the scripts gets the plain page', async ({ visitor, site }) => {
  site.runFirst(() => {
    window.RegExp = new Proxy(window.RegExp, {
      construct(target, [pattern, flags]) {
        if (String(pattern).includes('(?<=')) throw new SyntaxError('invalid group specifier name');
        return new target(pattern, flags);
      },
    });
  });
  await visitor.open(`${site.origin}${PAGE}?brand=${BRAND}`);
  await visitor.point(['footer a', 'PC Components']);
  expect(await visitor.read(() => document.querySelectorAll('#catalogue article').length)).toBe(
    ALL.cards,
  );
  expect(await isVisible(visitor, '#filter-bar')).toBe(false);
  expect(site.asked.filter((path) => CHUNKS.test(path))).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ habits: { scripts: false } });

  test('the filters do not pretend to work, and every product is there', async ({
    visitor,
    site,
  }) => {
    await visitor.open(`${site.origin}${PAGE}?brand=${BRAND}`);
    expect(await isVisible(visitor, '#filter-bar')).toBe(false);
    expect(await visitor.read(() => document.querySelectorAll('#catalogue article').length)).toBe(
      ALL.cards,
    );
  });
});
