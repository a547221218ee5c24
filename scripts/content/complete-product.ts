import type { Categories, Product } from '@/lib/content/products';
import type { Stock } from './stock-list';

type Named = Readonly<Record<string, unknown>>;

/**
 * A product with what follows from its subcategory, and its stock: as the shop's list has it; where that has no line of it,
 * as it says itself, else as unknown; where there is no list, as it says itself, else as there on the shop's day.
 */
export function completed(
  value: Named,
  categories: Categories,
  company: Named,
  stock: Stock | undefined,
): Named {
  const [category, found] =
    Object.entries(categories).find(([, { subcategories }]) =>
      subcategories.includes(String(value.subcategory)),
    ) ?? [];
  const { facts, inStock: _, checkedOn: __, ...rest } = value;
  const part = { part: found?.part, short: value.name };
  const listed = stock?.get(String(value.sku).toLowerCase());
  const { inStock = stock === undefined, checkedOn = stock ? undefined : company.stockCheckedOn } =
    listed ?? value;
  return {
    ...rest,
    inStock,
    ...(checkedOn !== undefined && { checkedOn }),
    category: category ?? '',
    ...(facts !== undefined && found !== undefined && { facts: { ...part, ...Object(facts) } }),
  };
}

/** The catalogue: by category, then by place, then by id. */
export const inOrder = (
  products: readonly Product[],
  categories: Categories,
): readonly Product[] => {
  const order = Object.keys(categories);
  return products.toSorted(
    (one, other) =>
      order.indexOf(one.category) - order.indexOf(other.category) ||
      (one.place ?? Infinity) - (other.place ?? Infinity) ||
      (one.id < other.id ? -1 : 1),
  );
};
