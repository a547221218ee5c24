import { expect } from 'playwright/test';
import { packFiles } from '../../checks/pack/pack-files';
import { readPack } from '../../checks/pack/read-pack';
import { VARIANT_SHOP } from '../../scripts/build/variant-shop';
import { CHUNKS, faults } from '../visitor/site-server';
import { test, testBack, testPlain } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';

// The sample has two boards, and nothing to choose from.
test.use({ folder: '.variant' });

const PAGE = '/shop/pc-components/';
const NOTE = '#board-choice [role=alert]';
const { products = [] } = readPack(packFiles(VARIANT_SHOP).files, {}).pack ?? {};
const boards = products.flatMap(({ id, facts }) =>
  facts?.part === 'board' ? [{ id, short: facts.short }] : [],
);
const [first, second, third] = boards.map(({ id }) => id) as [string, string, string];

/** Waits until the fields and the table's columns have these boards, and the address those that it names. */
async function expectBoards(visitor: Visitor, shown: readonly string[], named = shown) {
  const seen = () =>
    visitor.read(() => {
      const texts = (css: string) => [...document.querySelectorAll(css)];
      return {
        fields: texts('#board-choice select').map((field) => (field as HTMLSelectElement).value),
        columns: texts('.fit-table thead th + th').map((head) => head.textContent),
        named: new URLSearchParams(location.search).getAll('board'),
      };
    });
  const columns = shown.map((id) => boards.find((board) => board.id === id)?.short);
  await expect.poll(seen).toEqual({ fields: shown, columns, named });
}

testBack(
  'two boards of many, those chosen, as a reload and Back show them',
  async (visitor, kept) => {
    await visitor.open(PAGE);
    await expectBoards(visitor, [first, second], []);
    await visitor.fillIn({ board: third });
    await expectBoards(visitor, [third, second]);
    await visitor.reload();
    await expectBoards(visitor, [third, second]);
    await visitor.read(() => void Object.assign(window, { kept: true }));
    await visitor.open('/shop/contact/');
    await visitor.back();
    await expectBoards(visitor, [third, second]);
    expect(await visitor.read(() => 'kept' in window)).toBe(kept);
    // The board of the other column changes places with it.
    await visitor.fillIn({ board: second });
    await expectBoards(visitor, [second, third]);
  },
);

test('a link’s boards, and in place of one that there is not the first', async ({ visitor }) => {
  await visitor.open(`${PAGE}?board=toaster&board=${third}`);
  await expectBoards(visitor, [third, first], ['toaster', third]);
});

test('what is chosen before any script is shown when it is there', async ({ visitor, site }) => {
  const release = site.hold(CHUNKS);
  await visitor.open(PAGE);
  await visitor.fillIn({ board: third });
  await visitor.expectHydrated(false);
  release();
  await expectBoards(visitor, [third, second]);
});

test('where scripts fail the fields go to the address that shows them', async ({
  visitor,
  site,
}) => {
  const mend = site.spoil(CHUNKS, faults.damaged);
  await visitor.open(PAGE);
  await visitor.fillIn({ board: third });
  await visitor.expectVisible(NOTE);
  mend();
  if (await visitor.isVisible(NOTE)) await visitor.click(`${NOTE} button`).catch(() => undefined);
  await expectBoards(visitor, [third, second]);
  await visitor.expectVisible(NOTE, false);
});

testPlain(
  'the first two stand side by side, and no field pretends to work',
  async ({ visitor }) => {
    await visitor.open(`${PAGE}?board=${third}`);
    const heads = () =>
      [...document.querySelectorAll('.fit-table thead th + th')].map((head) => head.textContent);
    expect(await visitor.read(heads)).toEqual(boards.slice(0, 2).map(({ short }) => short));
    expect(await visitor.isVisible('#board-choice')).toBe(false);
  },
);
