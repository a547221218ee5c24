import type { Pack } from '@/lib/content/pack';

/** The pictures with those that photographs bring: each product's own, and none with a stock photograph over it. */
export function photographed(
  pictures: Pack['pictures'],
  products: Pack['products'],
  photographs: readonly string[],
): Pack['pictures'] {
  const shots = photographs.flatMap((id) => {
    const product = products.find((each) => each.id === id);
    const { stock: _, ...own } = pictures[id] ?? { kind: 'card' as const, alt: '' };
    if (product === undefined) return pictures[id] ? [[id, own] as const] : [];
    const { brand, name, alt = `${brand} ${name}`, crop } = product;
    return [[id, { kind: 'card' as const, alt, ...(crop && { crop }) }] as const];
  });
  return { ...pictures, ...Object.fromEntries(shots) };
}
