import { collectPairFindings } from './collect-findings';
import { getVerdict, isIncompatible, isWorking, type Outcome } from './finding';
import { type FindingWords, formatCell } from './format-finding';
import { filterByKind, KINDS_ON_MOTHERBOARD, type Motherboard, type Part } from './parts';

/** A verdict in the table's words. */
export interface TableCell extends FindingWords {
  readonly outcome: Outcome;
}

/** Creates the cell of a part and a motherboard. Without a verdict, the shop checks them. */
function createCell(part: Part, motherboard: Part): TableCell {
  const verdict = getVerdict(collectPairFindings(part, motherboard), part.id);
  return { outcome: verdict?.outcome ?? 'unverified', ...formatCell(verdict) };
}

/** The parts with equal cells, and their cell for each motherboard. */
interface TableRow<P> {
  readonly parts: readonly P[];
  readonly cells: readonly TableCell[];
}

/**
 * Builds the table: a group for each kind that goes on a motherboard, a row for parts with equal
 * cells, and a cell for each motherboard.
 */
export function buildCompatibilityTable<P extends Part & { readonly category: string }>(
  products: readonly P[],
) {
  const motherboards = filterByKind(products, 'motherboard');
  const groups = KINDS_ON_MOTHERBOARD.flatMap((kind) => {
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
  const groups = KINDS_ON_MOTHERBOARD.map((kind) =>
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
