import { distinct, productsInScope } from '@/lib/catalogue';
import type { Pack } from '@/lib/content/pack';
import { differences } from '@/lib/content/printed-figures';
import { contrastFaults } from './contrast';
import type { Fault } from './validate-record';

/** A fault of a file, by the name that both packs know it by, such as 'products/rm850e'. */
interface FileFault extends Fault {
  readonly file: string;
}

/** What could be read of a shop: parts that are wrong by themselves are left out. */
type Readable = Partial<Pack> &
  Pick<Pack, 'category-pages' | 'products'> & {
    /** Of every page and of every product, one that is wrong, too. */
    readonly slugs: readonly string[];
    readonly ids: readonly string[];
  };

/** Every picture that a value asks for, at any depth. */
function* imagesOf(value: unknown, path: readonly string[] = []): Generator<[string[], string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const here = [...path, name];
    if (name === 'image' && typeof inner === 'string') yield [here, inner];
    else yield* imagesOf(inner, here);
  }
}

function* ofPictures({ pictures, home, about, contact, products, ...pack }: Readable) {
  if (pictures === undefined) return;
  const files: readonly (readonly [string, unknown])[] = [
    ...Object.entries({ home, about, contact }),
    ...pack['category-pages'].map((page) => [`category-pages/${page.slug}`, page] as const),
    ...products.map((product) => [`products/${product.id}`, product] as const),
  ];
  for (const [file, value] of files) {
    for (const [path, id] of imagesOf(value)) {
      const message =
        id === ''
          ? 'is missing: name a picture of pictures.yaml, or put a photograph of it into photos/'
          : 'is not a picture of pictures.yaml: correct its name, or add it there';
      if (pictures[id] === undefined) yield { file, path, message };
    }
  }
}

/** Where a value names a price, at any depth. */
function* pricesIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value === 'string' && /£ ?\d|\d ?(?:£|GBP\b)/.test(value)) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* pricesIn(inner, [...path, name]);
}

function* ofProducts({ products, categories }: Readable): Generator<FileFault> {
  if (categories === undefined) return;
  const numbers = new Set<string>();
  for (const product of products) {
    const { id, category, specifications, facts, sku, features, compatibility } = product;
    const file = `products/${id}`;
    const names = Object.values(categories).flatMap(({ subcategories }) => subcategories);
    const unknown = `is not in categories.yaml: correct it, or add it there; it has ${names.join(', ')}`;
    if (category === '') yield { file, path: ['subcategory'], message: unknown };
    const { cardLabels, moreLabels, part } = categories[category] ?? {};
    if (cardLabels === undefined || moreLabels === undefined) continue;
    const labels = [...cardLabels, ...moreLabels];
    const used = Object.keys(specifications);
    if (used.join() !== labels.filter((label) => used.includes(label)).join()) {
      const other = used.filter((label) => !labels.includes(label)).join(', ');
      const message = `must have labels of ${category}, in their order: ${labels.join(', ')}${other && `; not ${other}, unless categories.yaml has it`}`;
      yield { file, path: ['specifications'], message };
    }
    if (part !== undefined && facts === undefined) {
      const message = `are missing: write those of a ${part} that you know, or facts: {}`;
      yield { file, path: ['facts'], message };
    }
    const printed = facts ? differences(facts, specifications, { features, compatibility }) : [];
    for (const { path, expected } of printed)
      yield { file, path, message: `its facts say ${expected}: correct the one that is wrong` };
    for (const path of pricesIn(product)) {
      const message = 'names a price, and this site shows none: leave it to your quote';
      yield { file, path, message };
    }
    const message = 'stands there twice: change or remove one of the two';
    if (numbers.has(sku.toLowerCase())) yield { file, path: ['sku'], message };
    numbers.add(sku.toLowerCase());
  }
}

function* ofPages({ products, categories, ...pack }: Readable): Generator<FileFault> {
  const names = new Set<string>();
  for (const page of pack['category-pages']) {
    const file = `category-pages/${page.slug}`;
    const twice = 'stands there twice: change or remove one of the two';
    if (names.has(page.name.toLowerCase())) yield { file, path: ['name'], message: twice };
    names.add(page.name.toLowerCase());
    if (page.kind !== 'catalogue' || categories === undefined) continue;
    const unknown = [...page.tiles.keys()].filter(
      (index) => categories[page.tiles[index]?.counts ?? ''] === undefined,
    );
    for (const index of unknown) {
      const message = 'is not in categories.yaml: correct it, or add it there';
      yield { file, path: ['tiles', String(index), 'counts'], message };
    }
    if (unknown.length > 0) continue;
    for (const name of distinct(productsInScope(products, page.scope), 'category')) {
      const message = `none counts ${name}: add "- { label: ${name}, counts: ${name} }"`;
      if (name !== '' && page.tiles.every(({ counts }) => counts !== name))
        yield { file, path: ['tiles'], message };
    }
  }
}

function* ofMenu({ menu = [], slugs }: Readable): Generator<FileFault> {
  for (const [index, slug] of menu.entries()) {
    const message = `there is no category-pages/${slug}.yaml: write it, or remove the line`;
    if (!slugs.includes(slug)) yield { file: 'menu', path: [String(index)], message };
  }
}

function* ofExample({ home, ids }: Readable): Generator<FileFault> {
  for (const field of ['asked', 'has'] as const) {
    for (const [index, id] of (home?.example?.mail[field] ?? []).entries()) {
      const message = 'is not a product of this shop: name another, or leave out the example';
      const path = ['example', 'mail', field, String(index)];
      if (!ids.includes(id)) yield { file: 'home', path, message };
    }
  }
}

const ofColours = ({ colours }: Readable): readonly FileFault[] =>
  colours ? contrastFaults(colours).map((fault) => ({ file: 'colours', ...fault })) : [];

/** What files that are right by themselves say of each other and is not so. */
export const referenceFaults = (pack: Readable): readonly FileFault[] => [
  ...ofPictures(pack),
  ...ofProducts(pack),
  ...ofPages(pack),
  ...ofMenu(pack),
  ...ofColours(pack),
  ...ofExample(pack),
];
