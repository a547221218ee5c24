import { faker } from '@faker-js/faker';
import type { Product } from '@/checks/schemas/products';
import { products } from '../../data/products';

const SEED = 1759;

const code = () => faker.string.alphanumeric({ length: 5, casing: 'upper' });

/** Another product of the same kind: names, figures and words of its own, under the labels that it must have. */
function another(model: Product): Product {
  const mark = code();
  const figures = Object.entries(model.specifications).map(([label, value]) => [
    label,
    value.replace(/\d+/, () => `${faker.number.int({ min: 1, max: 999 })}`),
  ]);
  return {
    ...model,
    id: `${model.id}-${mark.toLowerCase()}`,
    name: `${model.name} ${mark}`,
    sku: `${model.sku}-${mark}`,
    description: faker.commerce.productDescription(),
    specifications: Object.fromEntries(figures),
    features: model.features.map(() => faker.company.catchPhrase()),
  };
}

/**
 * Makes products that a shop could have, the same at every call: its own, and then others like them.
 *
 * @returns records in the order of their models, no id, name or part number twice
 */
export function makeProducts(count: number): readonly Product[] {
  faker.seed(SEED);
  const made = new Map(products.slice(0, count).map((product) => [product.id, product]));
  while (made.size < count) {
    const model = products[made.size % products.length];
    if (model === undefined) throw new Error('data/products.ts has no product to model others on.');
    const product = another(model);
    made.set(product.id, product);
  }
  return [...made.values()];
}
