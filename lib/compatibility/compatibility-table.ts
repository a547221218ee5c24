import { collectPairFindings } from './collect-findings';
import { getVerdict, isIncompatible, isWorking } from './finding';
import { formatCell } from './format-finding';
import { filterByKind, KINDS_ON_BOARD, type Motherboard, type Part } from './parts';

/**
 * Creates the cell of a part and a motherboard. Without a finding, the shop checks them. The text
 * is then empty, since `formatCell` has its own words for all that is unverified.
 */
function createCell(part: Part, motherboard: Part) {
  const verdict = getVerdict(collectPairFindings(part, motherboard), part.id);
  const words = verdict ?? { outcome: 'unverified', text: '' };
  return { outcome: words.outcome, ...formatCell(words) };
}

/** The parts with equal cells, and their cell for each motherboard. */
interface TableRow<P> {
  readonly parts: readonly P[];
  readonly cells: readonly ReturnType<typeof createCell>[];
}

/**
 * Builds the table: a group for each kind that goes on a motherboard, a row for parts with equal
 * cells, and a cell for each motherboard.
 */
export function buildCompatibilityTable<P extends Part & { readonly category: string }>(
  products: readonly P[],
) {
  const motherboards = filterByKind(products, 'motherboard');
  const groups = KINDS_ON_BOARD.flatMap((kind) => {
    const parts = filterByKind(products, kind);
    const rowsByCells = new Map<string, TableRow<P>>();
    for (const part of parts) {
      const cells = motherboards.map((motherboard) => createCell(part, motherboard));
      const key = JSON.stringify(cells);
      const row = rowsByCells.get(key);
      rowsByCells.set(key, { parts: [...(row?.parts ?? []), part], cells });
    }
    const category = parts[0]?.category;
    return category === undefined ? [] : { category, rows: [...rowsByCells.values()] };
  });
  return { motherboards, groups };
}

/** Lists a motherboard's rows: the first part of each kind that works, and one that doesn't. */
export function listMotherboardRows(motherboard: Motherboard, products: readonly Part[]) {
  const groups = KINDS_ON_BOARD.map((kind) =>
    filterByKind(products, kind).map((part) => ({
      part: part.facts.shortName,
      ...createCell(part, motherboard),
    })),
  );
  const firstRows = [
    ...groups.map((group) => group.find(isWorking)),
    groups.flat().find(isIncompatible),
  ];
  return firstRows.filter((row) => row !== undefined);
}
