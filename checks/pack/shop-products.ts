import type { Categories, Product } from '../schemas/products';

type Named = Readonly<Record<string, unknown>>;

/** A product with what follows from its subcategory, and the day of its stock from the shop, where it has none of its own. */
export function completed(value: Named, categories: Categories, company: Named): Named {
  const [category, found] =
    Object.entries(categories).find(([, { subcategories }]) =>
      subcategories.includes(String(value.subcategory)),
    ) ?? [];
  const { facts, ...rest } = value;
  const part = { part: found?.part, short: value.name };
  return {
    inStock: true,
    ...(company.stockCheckedOn !== undefined && { checkedOn: company.stockCheckedOn }),
    ...rest,
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
