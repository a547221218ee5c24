/** Writes the shops of tests and benchmarks: an owner's folder made from the sample and a test's own data. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { packFiles, SAMPLE } from '../pack/pack-files';
import { readPack } from '../pack/read-pack';
import type { FactsOf, PartFacts, PartKind } from '../schemas/facts';
import { differences } from '../schemas/printed-figures';
import type { Product } from '../schemas/products';

export type Fields = Readonly<Record<string, unknown>>;

interface ShopFixture {
  /**
   * New values by file and field, such as `{ company: { name } }`. They are merged into the folder's file of that name, or
   * else into the sample's. Lists and texts are replaced whole, a function returns the new value from the old one, and
   * `undefined` removes a field or a file.
   */
  readonly files?: Fields;
  /** Existing files that new files begin as copies of, by the new file's name. */
  readonly copies?: Readonly<Record<string, string>>;
  /** How many products to generate: the sample's first, then variations of them. */
  readonly productCount?: number;
  /** Photographs by product ID, in pixels, with the EXIF orientation. */
  readonly photographs?: Readonly<Record<string, readonly [number, number, orientation?: number]>>;
  /** The text of stock.csv. */
  readonly stock?: string;
}

/** Real shops stock few motherboards, however large their range. */
const MOST_MOTHERBOARDS = 12;
/** A prime, so that strides over words and figures rarely repeat. */
const STRIDE = 7919;

/** Facts that differ between the variations of a part. */
const VARIED_FACTS: { readonly [K in PartKind]?: (n: number) => Partial<FactsOf<K>> } = {
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

/** Returns a product of the model's kind with a name, facts, figures and a description of its own. */
function varyProduct(model: Product, index: number, words: readonly string[]): Product {
  const facts = model.facts && {
    ...model.facts,
    ...VARIED_FACTS[model.facts.part]?.(index * STRIDE),
    short: `${model.facts.short.slice(0, 19)} ${index}`,
  };
  const varyNumber = (number: string) => `${(Number(number) * STRIDE + index) % 1000}`;
  const specifications = Object.fromEntries(
    Object.entries(model.specifications).map(([label, value]) => [
      label,
      value.replace(/\d{2,}/, varyNumber),
    ]),
  );
  // Validation requires printed figures to match the facts.
  for (const { path, expected } of facts ? differences(facts as PartFacts, specifications, {}) : [])
    specifications[`${path[1]}`] = expected;
  const room = facts && 'room' in facts ? `${facts.room}` : '';
  const description = model.description
    .split(' ')
    .map((_, word) => words[((index + word) * STRIDE + word * word) % words.length]);
  return {
    ...model,
    ...(facts && { facts: facts as PartFacts }),
    id: `${model.id}-${index}`,
    name: `${model.name} ${index}`,
    sku: `${model.sku}-${index}`,
    description: description.join(' '),
    specifications,
    compatibility: model.compatibility.map((tag) => tag.replace(/^\d+(?= mm of room)/, room)),
  };
}

/** Returns product files: the sample's, then variations from each category in turn. The same count gives the same files. */
function generateProducts(count: number): Fields {
  const sample = readPack(packFiles(SAMPLE).files, {}).pack?.products ?? [];
  const words = sample.flatMap(({ description }) => description.split(' '));
  const categories = [...new Set(sample.map(({ category }) => category))];
  const products = [...sample];
  const isMotherboard = ({ facts }: Product) => facts?.part === 'board';
  for (let index = sample.length; products.length < count; index += 1) {
    const category = categories[index % categories.length];
    const models = sample.filter((product) => product.category === category);
    const model = models[Math.floor(index / categories.length) % models.length] as Product;
    if (!isMotherboard(model) || products.filter(isMotherboard).length < MOST_MOTHERBOARDS)
      products.push(varyProduct(model, index, words));
  }
  // The loader derives a product's ID, category and part kind, and refuses them in a file.
  const files = products.map(({ id, category: _, facts, ...product }, place) => {
    const { part: __, ...known } = facts ?? {};
    return [`products/${id}`, { ...product, place, ...(facts && { facts: known }) }];
  });
  return Object.fromEntries(files);
}

/** Returns the value with an edit applied, as `ShopFixture.files` describes. */
function applyEdit(value: unknown, edit: unknown): unknown {
  if (typeof edit === 'function') return edit(value);
  if (typeof edit !== 'object' || edit === null || Array.isArray(edit)) return edit;
  const fields: Fields = Object(value);
  const edited = Object.entries(edit).map(([name, inner]) => [
    name,
    applyEdit(fields[name], inner),
  ]);
  return { ...fields, ...Object.fromEntries(edited) };
}

/** Writes a shop into an owner's folder, or changes the one that is there. */
export async function writeShopFixture(
  folder: string,
  { files = {}, copies = {}, productCount, photographs = {}, stock }: ShopFixture,
): Promise<void> {
  const save = (name: string, content: string | Buffer) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const generated = productCount === undefined ? {} : generateProducts(productCount);
  for (const [name, edit] of Object.entries({ ...generated, ...files })) {
    const base = [folder, SAMPLE]
      .map((one) => path.join(one, `${copies[name] ?? name}.yaml`))
      .find((one) => existsSync(one));
    const value = base && parse(readFileSync(base, 'utf8'), { schema: 'failsafe' });
    const edited = applyEdit(value, edit);
    if (edited === undefined) rmSync(path.join(folder, `${name}.yaml`), { force: true });
    else save(`${name}.yaml`, stringify(edited, { aliasDuplicateObjects: false }));
  }
  for (const [id, [width, height, orientation = 1]] of Object.entries(photographs)) {
    const rectangle = (scale: number, background: string) => ({
      create: { width: width >> scale, height: height >> scale, channels: 3, background } as const,
    });
    const photograph = sharp(rectangle(0, '#fff'))
      .composite([{ input: rectangle(1, '#456') }])
      .withMetadata({ orientation })
      .jpeg();
    save(`photos/${id}.jpg`, await photograph.toBuffer());
  }
  if (stock !== undefined) save('stock.csv', stock);
}
