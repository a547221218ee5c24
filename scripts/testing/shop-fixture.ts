/** Writes the shops of tests and benchmarks: an owner's folder made from the sample and a test's own data. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import type { PartFacts } from '@/lib/content/facts';
import { findFigureMismatches } from '@/lib/content/printed-figures';
import type { Product } from '@/lib/content/products';
import { readPackFiles, SAMPLE } from '../content/pack-files';
import { readPack } from '../content/read-pack';

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
  /** The number of products to generate: the sample's first, then variations of them. */
  readonly productCount?: number;
  /** Photographs by product ID, in pixels, with the EXIF orientation. */
  readonly photographs?: Readonly<Record<string, readonly [number, number, orientation?: number]>>;
  /** The text of stock.csv. */
  readonly stock?: string;
}

/** Real shops stock few motherboards, however large their range. */
const MAX_MOTHERBOARDS = 12;
/** A prime, so that strides over words and figures rarely repeat. */
const STRIDE = 7919;

/** Facts that differ between the variations of a part. */
const VARIED_FACTS = ['watts', 'length', 'room', 'height', 'speed', 'minimumSupply'];

/** Returns a product of the model's kind with a name, facts, figures and a description of its own. */
function varyProduct(model: Product, index: number, words: readonly string[]): Product {
  const scale = 0.7 + ((index * STRIDE) % 601) / 1000;
  const varyFact = ([name, value]: [string, unknown]) =>
    VARIED_FACTS.includes(name) ? [name, Math.round(Number(value) * scale)] : [name, value];
  const facts = model.facts && {
    ...(Object.fromEntries(Object.entries(model.facts).map(varyFact)) as PartFacts),
    short: `${model.facts.short.slice(0, 19)} ${index}`,
  };
  const varyNumber = (number: string) => `${(Number(number) * STRIDE + index) % 1000}`;
  const varyFigure = ([label, value]: [string, string]) => [
    label,
    value.replace(/\d{2,}/, varyNumber),
  ];
  const specifications = Object.fromEntries(Object.entries(model.specifications).map(varyFigure));
  // Validation requires printed figures to match the facts.
  for (const { path, expected } of facts ? findFigureMismatches(facts, specifications, {}) : [])
    specifications[`${path[1]}`] = expected;
  const room = facts?.part === 'gpu' ? `${facts.room}` : '';
  const varyWord = (_: string, word: number) =>
    words[((index + word) * STRIDE + word * word) % words.length];
  return {
    ...{ ...model, ...(facts && { facts }), specifications },
    ...{ id: `${model.id}-${index}`, sku: `${model.sku}-${index}`, name: `${model.name} ${index}` },
    description: model.description.split(' ').map(varyWord).join(' '),
    compatibility: model.compatibility.map((tag) => tag.replace(/^\d+(?= mm of room)/, room)),
  };
}

/** Returns product files: the sample's, then variations from each category in turn. The same count gives the same files. */
function generateProducts(count: number): Fields {
  const sample = readPack(readPackFiles(SAMPLE).files, {}).pack?.products ?? [];
  const words = sample.flatMap(({ description }) => description.split(' '));
  const categories = [...new Set(sample.map(({ category }) => category))];
  const products = [...sample];
  const isMotherboard = ({ facts }: Product) => facts?.part === 'motherboard';
  for (let index = sample.length; products.length < count; index += 1) {
    const category = categories[index % categories.length];
    const models = sample.filter((product) => product.category === category);
    const model = models[Math.floor(index / categories.length) % models.length] as Product;
    if (!isMotherboard(model) || products.filter(isMotherboard).length < MAX_MOTHERBOARDS)
      products.push(varyProduct(model, index, words));
  }
  // The loader derives a product's ID, category and part kind, and refuses them in a file.
  const files = products.map(({ id, category: _, facts, ...product }, place) => {
    const { part: __, ...otherFacts } = facts ?? {};
    return [`products/${id}`, { ...product, place, ...(facts && { facts: otherFacts }) }];
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

/** Writes a shop into an owner's folder, or changes the shop in that folder. */
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
      .map((pack) => path.join(pack, `${copies[name] ?? name}.yaml`))
      .find((file) => existsSync(file));
    const value = base && parse(readFileSync(base, 'utf8'), { schema: 'failsafe' });
    const content = applyEdit(value, edit);
    if (content === undefined) rmSync(path.join(folder, `${name}.yaml`), { force: true });
    else save(`${name}.yaml`, stringify(content, { aliasDuplicateObjects: false }));
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
