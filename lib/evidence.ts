import type { Category } from '@/checks/schemas/categories';
import type { Evidence } from '@/checks/schemas/pages';
import type { Product } from '@/checks/schemas/products';
import { fill } from './fill';
import { boardColumn } from './fit-lines';

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
  'id' | 'name' | 'specifications' | 'features' | 'compatibility' | 'facts'
>;

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
      const column = boardColumn(products);
      return (
        column && {
          caption: fill(caption, { board: column.board }),
          rows: column.rows.map(({ part, value }) => ({ label: part, value })),
        }
      );
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
