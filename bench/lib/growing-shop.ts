/** Shops that grow: the sample's products and others like them over all its categories, the same at every call. */

import { products } from '@/data/shop';
import type { FactsOf, PartFacts, PartKind } from '@/lib/content/facts';
import { findFigureMismatches } from '@/lib/content/printed-figures';
import type { Product } from '@/lib/content/products';

/** A shop of hundreds has more of all but boards. */
const BOARDS = 12;
const WORDS = products.flatMap(({ description }) => description.split(' '));
/** Shares no divisor with the count of what it strides over, as good as never. */
const STRIDE = 7919;

/** The facts in which parts of a kind differ, by a number. */
const FACTS: { readonly [K in PartKind]?: (n: number) => Partial<FactsOf<K>> } = {
  processor: (n) => ({ watts: 65 + 5 * (n % 40) }),
  board: (n) => ({ memorySlots: n % 3 ? 4 : 2, gigabytes: 64 * (2 + (n % 3)), sata: n % 7 }),
  memory: (n) => ({ speed: 4800 + 400 * (n % 8), height: 31 + (n % 27) }),
  drive: (n) => ({ generation: 3 + (n % 3), heatsink: n % 4 === 0 }),
  card: (n) => ({
    ...{ length: 170 + (n % 181), room: 175 + (n % 181), thickness: 2 + (n % 9) / 5 },
    ...{ watts: 120 + 10 * (n % 40), minimumSupply: 450 + 50 * (n % 12) },
  }),
  supply: (n) => ({
    watts: 550 + 50 * (n % 14),
    leads: { '16-pin': 1, '8-pin': 2 + (n % 4), EPS: 2 },
  }),
};

/** Another product of the same kind: a name, facts, figures and words of its own, under the labels that it must have. */
function another(model: Product, place: number): Product {
  const { id, name, sku, facts: known } = model;
  const own = known && FACTS[known.part]?.(place * STRIDE);
  const short = `${known?.short.slice(0, 19)} ${place}`;
  const facts = known && ({ ...known, ...own, short } as PartFacts);
  const figures = Object.entries(model.specifications).map(([label, value]) => [
    label,
    value.replace(/\d{2,}/, (number) => `${(Number(number) * STRIDE + place) % 1000}`),
  ]);
  const specifications = Object.fromEntries(figures);
  // What its facts decide is printed as they are.
  for (const { path, expected } of facts ? findFigureMismatches(facts, specifications, {}) : [])
    specifications[`${path[1]}`] = expected;
  const room = facts?.part === 'card' ? `${facts.room}` : '';
  const words = [...model.description.split(' ').keys()].map(
    (word) => WORDS[((place + word) * STRIDE + word * word) % WORDS.length],
  );
  return {
    ...{ ...model, specifications, id: `${id}-${place}`, name: `${name} ${place}` },
    ...(facts && { facts }),
    ...{ sku: `${sku}-${place}`, description: words.join(' ') },
    compatibility: model.compatibility.map((tag) => tag.replace(/^\d+(?= mm of room)/, room)),
  };
}

/** So many products, the sample's first, and then one of each category in turn. */
export function growingShop(count: number): readonly Product[] {
  const shop = [...products];
  const models = [...new Set(products.map(({ category }) => category))].map((category) =>
    products.filter((product) => product.category === category),
  );
  for (let place = shop.length; shop.length < count; place += 1) {
    const of = models[place % models.length] ?? [];
    const model = of[Math.floor(place / models.length) % of.length] as Product;
    const boards = shop.filter(({ category }) => category === model.category).length;
    if (model.facts?.part !== 'board' || boards < BOARDS) shop.push(another(model, place));
  }
  return shop;
}

/** Its files, in an owner's folder. */
export const filesOf = (shop: readonly Product[]) =>
  // JSON is YAML; what follows from the name of the file and from the subcategory is not written there.
  shop.map(({ id, category, facts, ...product }, place) => {
    const { part, ...known } = facts ?? {};
    const record = { ...product, place, ...(part && { facts: known }) };
    return [`shop/products/${id}.yaml`, JSON.stringify(record)] as const;
  });
