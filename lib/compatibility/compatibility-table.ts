/** The compatibility table of motherboards, and its most useful column. */

import { checkPair } from './collect-findings';
import { getVerdict, isClash, isWorking } from './finding';
import { formatCell } from './format-finding';
import { WILL_CHECK } from './name-parts';
import { BOARD_KINDS, filterByKind, type KnownPart } from './parts';

function createCell(part: KnownPart, board: KnownPart) {
  const verdict = getVerdict(checkPair(part, board), part.id);
  return verdict
    ? { outcome: verdict.outcome, text: formatCell(verdict) }
    : { outcome: 'unverified' as const, text: WILL_CHECK.shop };
}

/**
 * Builds the table: the kinds of part that go on a motherboard, their parts in rows, and a cell for each motherboard. Parts with equal
 * cells share a row.
 */
export function buildCompatibilityTable<P extends KnownPart & { readonly category: string }>(
  shop: readonly P[],
) {
  const boards = filterByKind(shop, 'motherboard');
  const groups = BOARD_KINDS.flatMap((kind) => {
    const rows = new Map<
      string,
      { readonly parts: P[]; readonly cells: readonly ReturnType<typeof createCell>[] }
    >();
    for (const part of filterByKind(shop, kind)) {
      const cells = boards.map((board) => createCell(part, board));
      const key = JSON.stringify(cells);
      const row = rows.get(key) ?? { parts: [], cells };
      rows.set(key, row);
      row.parts.push(part);
    }
    const [first] = filterByKind(shop, kind);
    return first ? { category: first.category, rows: [...rows.values()] } : [];
  });
  return { boards, groups };
}

/**
 * Returns the column of the motherboard with which most of the shop's parts work; of equal motherboards, the last. The column has the
 * first part of each kind that works, and the first part of any kind that clashes. Undefined where no motherboard works with a part.
 */
export function buildBoardColumn(shop: readonly KnownPart[]) {
  const columns = filterByKind(shop, 'motherboard').map((board) => {
    const groups = BOARD_KINDS.map((kind) =>
      filterByKind(shop, kind).map((part) => ({
        part: part.facts.short,
        ...createCell(part, board),
      })),
    );
    const clash = groups.flat().find(isClash);
    return {
      board: board.facts.short,
      rows: [...groups.map((group) => group.find(isWorking)), clash].flatMap((row) => row ?? []),
      count: groups.flat().filter(isWorking).length,
    };
  });
  return columns
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.count - other.count)
    .at(-1);
}
