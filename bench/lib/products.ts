import type { Product } from '@/checks/schemas/products';
import { products } from '../../data/products';

const WORDS = products.flatMap(({ description }) => description.split(' '));
/** Shares no divisor with the count of what it strides over, as good as never. */
const STRIDE = 7919;

/** Another product of the same kind: a name, figures and words of its own, under the labels that it must have. */
function another(model: Product, place: number): Product {
  const figures = Object.entries(model.specifications).map(([label, value]) => [
    label,
    value.replace(/\d+/, (number) => `${(Number(number) * STRIDE + place) % 1000}`),
  ]);
  const words = [...model.description.split(' ').keys()].map(
    (word) => WORDS[((place + word) * STRIDE + word * word) % WORDS.length],
  );
  return {
    ...model,
    id: `${model.id}-${place}`,
    name: `${model.name} ${place}`,
    sku: `${model.sku}-${place}`,
    description: words.join(' '),
    specifications: Object.fromEntries(figures),
  };
}

/**
 * Makes products that a shop could have, the same at every call: its own, and then others like them.
 *
 * @returns records in the order of their models, no id, name or part number twice
 */
export const makeProducts = (count: number): readonly Product[] =>
  Array.from({ length: Math.ceil(count / products.length) }, (_, round) =>
    products.map((model, place) =>
      round === 0 ? model : another(model, round * products.length + place),
    ),
  )
    .flat()
    .slice(0, count);
