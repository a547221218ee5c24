import { createDraw } from './draw.mjs';
import { CATEGORIES } from './parts.mjs';

const SEED = 1759;

const slug = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** How many products each category makes, so that all together are `count` and none is empty. */
function shares(count) {
  const sized = CATEGORIES.map((entry) => ({
    ...entry,
    size: Math.max(1, Math.floor((count * entry.share) / 100)),
  }));
  sized[0].size += count - sized.reduce((sum, { size }) => sum + size, 0);
  return sized;
}

/**
 * Makes products that a shop could have, the same at every call: in the order of their categories as in
 * data/products.ts, no name, part number or id twice.
 *
 * @param {number} count at least six, one for each category
 * @returns {object[]} records in the shape of data/types.ts
 */
export function makeProducts(count) {
  const draw = createDraw(SEED);
  const taken = new Set();
  const made = [];
  for (const { category, size, recipe } of shares(count)) {
    for (let left = size; left > 0; ) {
      const { images, ...product } = recipe(draw);
      const id = slug(`${product.brand} ${product.name}`);
      if (taken.has(id) || taken.has(product.sku)) continue;
      taken.add(id).add(product.sku);
      made.push({
        id,
        ...product,
        category,
        image: draw.one(images),
        inStock: true,
        checkedOn: '',
      });
      left -= 1;
    }
  }
  return made;
}
