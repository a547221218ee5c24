import type { Category } from '@/checks/schemas/categories';
import type { Evidence, FitLine } from '@/checks/schemas/pages';
import type { Product } from '@/checks/schemas/products';
import { fill } from './fill';

/** What else is asked is the same for all. */
const QUESTIONS_SHOWN = 3;

/** One line of what bears a value out. */
export interface EvidenceRow {
  readonly label: string;
  /** Empty where the visitor fills it in. */
  readonly value: string;
  /** How many of something the value counts; undefined where it counts nothing. */
  readonly count?: number;
}

export interface EvidenceSheet {
  readonly caption: string;
  readonly rows: readonly EvidenceRow[];
}

type SheetFields = Pick<
  Product,
  'category' | 'name' | 'specifications' | 'features' | 'compatibility'
>;

/**
 * The longest start of a part's value, cut between its words and holding a figure, that a board's value names:
 * 'PCIe 5.0' of 'PCIe 5.0 x4' and '3 × PCIe 5.0'. Undefined where the two have none in common.
 */
export function sharedStart(value: string, boardValue: string): string | undefined {
  const ends = [...value.matchAll(/[ -]|$/g)].map(({ index }) => index).reverse();
  const named = new Set(boardValue.split(/[ ,-]+/));
  return ends
    .map((end) => value.slice(0, end))
    .find(
      (start) =>
        /\d/.test(start) &&
        boardValue.includes(start) &&
        start.split(/[ -]/).every((word) => named.has(word)),
    );
}

/** The first part that agrees with the board in a line. */
function fitting<P extends SheetFields>(products: readonly P[], board: P, line: FitLine) {
  const boardValue = board.specifications[line.boardLabel] ?? '';
  for (const { category, name, specifications } of products) {
    if (category !== line.category) continue;
    const shared = sharedStart(specifications[line.label] ?? '', boardValue);
    if (shared !== undefined) return [{ label: name, value: `${line.boardLabel} ${shared}` }];
  }
  return [];
}

/** The board on which most lines find a part, of equals the last; undefined where none finds any. */
function boardWithParts(
  on: Product['category'],
  lines: readonly FitLine[],
  products: readonly SheetFields[],
) {
  const boards = products
    .filter(({ category }) => category === on)
    .map((board) => ({ board, rows: lines.flatMap((line) => fitting(products, board, line)) }));
  const most = Math.max(1, ...boards.map(({ rows }) => rows.length));
  return boards.findLast(({ rows }) => rows.length === most);
}

const names = (term: string) => (product: SheetFields) =>
  [
    ...Object.values(product.specifications),
    ...product.features,
    ...product.compatibility,
    product.name,
  ].some((text) => text.includes(term));

/**
 * What bears a value out, as lines to print.
 *
 * @returns undefined where the data has nothing to show for it, as in a shop that sells no boards
 */
export function evidenceSheet(
  evidence: Evidence,
  products: readonly SheetFields[],
  categories: readonly Pick<Category, 'slug' | 'quotePrompts'>[],
): EvidenceSheet | undefined {
  const { caption } = evidence;
  switch (evidence.kind) {
    case 'fit': {
      const found = boardWithParts(evidence.on, evidence.lines, products);
      if (found === undefined) return undefined;
      const { board, rows } = found;
      return { caption: fill(caption, { board: board.name }), rows };
    }
    case 'questions': {
      const asked = categories.find(({ slug }) => slug === evidence.category);
      const first = asked?.quotePrompts.slice(0, QUESTIONS_SHOWN);
      return first && { caption, rows: first.map((label) => ({ label, value: '' })) };
    }
    case 'range': {
      const rows = evidence.terms
        .map((term) => ({ term, count: products.filter(names(term)).length }))
        .filter(({ count }) => count > 0)
        .map(({ term, count }) => ({ label: term, value: String(count), count }));
      return rows.length > 0 ? { caption, rows } : undefined;
    }
  }
}
