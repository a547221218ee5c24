/** The compatibility table of motherboards, and its most useful column. */

import { compatibilityCopy } from '@/data/copy/compatibility';
import { checkPair } from './check-parts';
import { getShownOutcome, getWorstFinding, isWorking } from './findings';
import { formatCell } from './messages';
import { BOARD_KINDS, type CheckedPart, filterByKind } from './parts';

function createCell(part: CheckedPart, board: CheckedPart) {
  const worst = getWorstFinding(checkPair(part, board));
  const outcome = worst?.outcome ?? 'unverified';
  return {
    outcome,
    shownOutcome: worst ? getShownOutcome(worst) : outcome,
    text: worst ? formatCell(worst, [part, board]) : compatibilityCopy.check,
  };
}

/**
 * Lists the parts that go on a motherboard by kind, those with equal verdicts in one row, with a cell for each motherboard.
 *
 * @param boards the columns; all of the shop by default
 */
export function buildCompatibilityTable<P extends CheckedPart>(
  shop: readonly P[],
  boards = filterByKind(shop, 'motherboard'),
) {
  const groups = BOARD_KINDS.map((kind) => {
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
    return [...rows.values()];
  });
  return { boards, groups: groups.filter(({ length }) => length > 0 && boards.length > 0) };
}

/**
 * Returns the column of the motherboard that takes most of the shop's parts, among equals the last: the first part of each
 * kind that works with it, and the first of all that does not. Undefined without such a motherboard.
 */
export function buildBoardColumn(shop: readonly CheckedPart[]) {
  const columns = filterByKind(shop, 'motherboard').map((board) => {
    const groups = BOARD_KINDS.map((kind) =>
      filterByKind(shop, kind).map((part) => ({
        part: part.facts.short,
        ...createCell(part, board),
      })),
    );
    const clash = groups.flat().find(({ outcome }) => outcome === 'incompatible');
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
