/** The compatibility table of motherboards, and its most useful column. */

import { collectPairFindings } from './collect-findings';
import { getVerdict, isClash, isWorking } from './finding';
import { formatCell } from './format-finding';
import { filterByKind, KINDS_ON_BOARD, type Part } from './parts';

/** Creates the cell of a part and a motherboard. Where no rule has a finding, the shop checks them. */
function createCell(part: Part, board: Part) {
  const verdict = getVerdict(collectPairFindings(part, board), part.id);
  const { outcome, text } = verdict ?? { outcome: 'unverified', text: '' };
  return { outcome, text: formatCell({ outcome, text }) };
}

/** The parts with equal cells, and their cell for each motherboard. */
interface TableRow<P> {
  readonly parts: readonly P[];
  readonly cells: readonly ReturnType<typeof createCell>[];
}

/**
 * Builds the table: the kinds of part that go on a motherboard, their parts in rows, and a cell for each motherboard. Parts with equal
 * cells share a row.
 */
export function buildCompatibilityTable<P extends Part & { readonly category: string }>(
  shop: readonly P[],
) {
  const boards = filterByKind(shop, 'motherboard');
  const groups = KINDS_ON_BOARD.flatMap((kind) => {
    const parts = filterByKind(shop, kind);
    const rowsByCells = new Map<string, TableRow<P>>();
    for (const part of parts) {
      const cells = boards.map((board) => createCell(part, board));
      const key = JSON.stringify(cells);
      const row = rowsByCells.get(key);
      rowsByCells.set(key, { parts: [...(row?.parts ?? []), part], cells });
    }
    const category = parts[0]?.category;
    return category === undefined ? [] : { category, rows: [...rowsByCells.values()] };
  });
  return { boards, groups };
}

/**
 * Returns the column of the motherboard with which most of the shop's parts work; of equal motherboards, the last. The column has the
 * first part of each kind that works, and the first part of any kind that clashes. Undefined where no motherboard works with a part.
 */
export function buildBoardColumn(shop: readonly Part[]) {
  const columns = filterByKind(shop, 'motherboard').map((board) => {
    const groups = KINDS_ON_BOARD.map((kind) =>
      filterByKind(shop, kind).map((part) => ({
        part: part.facts.short,
        ...createCell(part, board),
      })),
    );
    const clash = groups.flat().find(isClash);
    return {
      board: board.facts.short,
      rows: [...groups.map((group) => group.find(isWorking)), clash].flatMap((row) => row ?? []),
      workingCount: groups.flat().filter(isWorking).length,
    };
  });
  return columns
    .filter(({ workingCount }) => workingCount > 0)
    .toSorted((one, other) => one.workingCount - other.workingCount)
    .at(-1);
}
