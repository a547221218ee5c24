import { listDistinctValues, selectProductsInScope } from '@/lib/catalogue/filters';
import { listFeaturedItems } from '@/lib/content/category-pages';
import type { Pack } from '@/lib/content/pack';
import { findFigureMismatches } from '@/lib/content/printed-figures';
import type { Categories, Product } from '@/lib/content/products';
import type { ContentIssue, StageResult } from './content-issue';
import { findContrastIssues } from './contrast';
import {
  type ContentDocument,
  createIssue,
  type Documents,
  getRecordId,
  type Path,
} from './document';
import { SAMPLE, SHOP } from './pack-files';
import type { ValidatedPack } from './validate-documents';

/** Creates an issue at a field of a document, by the document's name. */
type CreateIssue = (
  name: string,
  path: Path,
  message: string,
  fix?: string,
) => readonly ContentIssue[];

type Rule = (pack: ValidatedPack, create: CreateIssue) => readonly ContentIssue[];

const NO_CATEGORY = 'is not in categories.yaml';

const createWarning = (
  ...[name, path, message, fix, create]: [...Parameters<CreateIssue>, CreateIssue]
): readonly ContentIssue[] =>
  create(name, path, message, fix).map((issue) => ({ ...issue, severity: 'warning' }));

/** Reports a folder's records whose field has the value of an earlier record, in any case; both files are named. */
const checkRepeated =
  (folder: string, field: string): Rule =>
  ({ documents }, create) => {
    const firstByValue = new Map<string, ContentDocument>();
    return [...documents.values()].flatMap((document) => {
      const value = Object(document.value)[field];
      if (!document.name.startsWith(`${folder}/`) || typeof value !== 'string') return [];
      const first = firstByValue.get(value.toLowerCase());
      if (first === undefined) firstByValue.set(value.toLowerCase(), document);
      const fix = 'correct one of the two';
      return first ? create(document.name, [field], `is also in ${first.file}`, fix) : [];
    });
  };

/** Finds the texts of a value, at any depth, with the path of each. */
function* findTexts(value: unknown, path: readonly string[] = []): Generator<[string[], string]> {
  if (typeof value === 'string') yield [[...path], value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* findTexts(inner, [...path, name]);
}

const checkPictures: Rule = ({ pictures, home, about, contact, products, ...pack }, create) => {
  if (pictures === undefined) return [];
  const records: readonly (readonly [name: string, value: unknown])[] = [
    ...Object.entries({ home, about, contact }),
    ...pack['category-pages'].map((page) => [`category-pages/${page.slug}`, page] as const),
    ...products.map((product) => [`products/${product.id}`, product] as const),
  ];
  return records.flatMap(([name, value]) =>
    [...findTexts(value)].flatMap(([path, text]) => {
      if (path.at(-1) !== 'image' || pictures[text] !== undefined) return [];
      return text === ''
        ? create(
            name,
            path,
            'is missing',
            `name a picture of pictures.yaml, or upload a photograph to ${SHOP}/photos/`,
          )
        : create(
            name,
            path,
            'is not in pictures.yaml',
            `correct it, or add it to ${SHOP}/pictures.yaml and upload ${SHOP}/photos/${text}.jpg`,
          );
    }),
  );
};

/** Checks that a product's labels are its category's, in the category's order. */
function checkLabels(product: Product, categories: Categories, create: CreateIssue) {
  const { id, category, specifications } = product;
  const { cardLabels = [], moreLabels = [] } = categories[category] ?? {};
  const labels = [...cardLabels, ...moreLabels];
  const used = Object.keys(specifications);
  if (used.join() === labels.filter((label) => used.includes(label)).join()) return [];
  const unknown = used.filter((label) => !labels.includes(label)).join(', ');
  const message = `must have labels of ${category}, in this order: ${labels.join(', ')}`;
  const fix = unknown === '' ? 'reorder them' : `remove ${unknown}, or add it to categories.yaml`;
  return create(`products/${id}`, ['specifications'], message, fix);
}

const checkProducts: Rule = ({ products, categories }, create) => {
  if (categories === undefined) return [];
  const subcategories = Object.values(categories).flatMap((category) => category.subcategories);
  return products.flatMap((product) => {
    const { id, category, specifications, facts, features, compatibility } = product;
    const name = `products/${id}`;
    const found = categories[category];
    if (found === undefined) {
      const fix = `use one of ${subcategories.join(', ')}, or add it there`;
      return create(name, ['subcategory'], NO_CATEGORY, fix);
    }
    const mismatches = facts
      ? findFigureMismatches(facts, specifications, { features, compatibility })
      : [];
    const prices = [...findTexts(product)].filter(([, text]) => /£ ?\d|\d ?(?:£|GBP\b)/.test(text));
    return [
      ...checkLabels(product, categories, create),
      ...(found.part !== undefined && facts === undefined
        ? create(
            name,
            ['facts'],
            'are missing',
            `write what you know of a ${found.part}, or facts: {}`,
          )
        : []),
      ...mismatches.flatMap(({ path, expected }) =>
        create(
          name,
          path,
          `differs from the facts, which say ${expected}`,
          'correct one of the two',
        ),
      ),
      ...prices.flatMap(([path]) =>
        create(name, path, 'states a price, and this site shows none', 'leave it to your quote'),
      ),
    ];
  });
};

/** Why a page shows fewer products than the shop sells; selectProductsInScope has the rule. */
const SCOPE_LIMITS = {
  gaming:
    ", since this page shows graphics cards, processors, memory with 'RGB' in its name and storage in 'Gaming SSDs'",
  all: '',
} as const;

const checkPages: Rule = ({ categories, menu, ...pack }, create) => {
  const { products, 'category-pages': pages, documents } = pack;
  const productFiles = [...documents.keys()].filter((name) => name.startsWith('products/'));

  return pages.flatMap((page) => {
    const name = `category-pages/${page.slug}`;
    if (page.kind !== 'catalogue' || categories === undefined) return [];
    // A page that the shop has left out needs no tiles.
    if (menu?.includes(page.slug) === false) return [];
    const counted = page.tiles.map(({ counts }) => counts);
    const unknown = counted.flatMap((counts, index) =>
      categories[counts] === undefined
        ? create(name, ['tiles', index, 'counts'], NO_CATEGORY, 'correct it, or add it there')
        : [],
    );
    if (unknown.length > 0) return unknown;
    const shown = listDistinctValues(selectProductsInScope(products, page.scope), 'category');
    const uncounted = shown.filter((category) => category !== '' && !counted.includes(category));
    const hasAllProducts = products.length === productFiles.length;
    const empty = counted.filter((category) => hasAllProducts && !shown.includes(category));
    const message = `have nothing to count for ${empty.join(', ')}${SCOPE_LIMITS[page.scope]}`;
    const fix = 'add such products, or remove the tiles';
    return [
      ...(empty.length > 0 ? createWarning(name, ['tiles'], message, fix, create) : []),
      ...uncounted.flatMap((category) =>
        create(
          name,
          ['tiles'],
          `no tile counts ${category}`,
          `add "- { label: ${category}, counts: ${category} }"`,
        ),
      ),
    ];
  });
};

/** Checks that an id names one product or featured item, since a link to an enquiry contains ids alone. */
const checkItemIds: Rule = ({ products, documents, ...pack }, create) => {
  const filesById = new Map(
    products.map(({ id }) => [id, documents.get(`products/${id}`)?.file ?? '']),
  );
  return pack['category-pages'].flatMap((page) => {
    const name = `category-pages/${page.slug}`;
    const file = documents.get(name)?.file ?? '';
    return listFeaturedItems(page).flatMap(({ id, name: itemName, item }) => {
      const path = ['featured', itemName, ...(item.id === undefined ? [] : ['id'])];
      if (id === '')
        return create(
          name,
          path,
          'has no letters for an id',
          'add an id, such as id: office-tower',
        );
      const otherFile = filesById.get(id);
      filesById.set(id, file);
      const message = `has the id ${id}, which is also in ${otherFile}`;
      return otherFile === undefined ? [] : create(name, path, message, 'give the item another id');
    });
  });
};

const checkMenu: Rule = ({ menu, documents }, create) => {
  if (menu === undefined) return [];
  const missing = menu.flatMap((slug, index) => {
    const file = `category-pages/${slug}`;
    const fix = 'write the file, or remove the line';
    return documents.has(file) ? [] : create('menu', [index], `there is no ${file}.yaml`, fix);
  });
  // An owner may leave out the sample's page, but has forgotten a page of their own.
  const forgotten = [...documents.values()].filter(
    ({ name, file }) =>
      name.startsWith('category-pages/') &&
      !file.startsWith(`${SAMPLE}/`) &&
      !menu.includes(getRecordId(name)),
  );
  return [
    ...missing,
    ...forgotten.flatMap(({ name }) =>
      create(
        name,
        [],
        'menu.yaml does not list it',
        `add "- ${getRecordId(name)}" there, or remove the file`,
      ),
    ),
  ];
};

const checkExample: Rule = ({ home, documents }, create) =>
  (['asked', 'has'] as const).flatMap((field) =>
    (home?.example?.mail[field] ?? []).flatMap((id, index) =>
      documents.has(`products/${id}`)
        ? []
        : create(
            'home',
            ['example', 'mail', field, index],
            'is not a product of this shop',
            'name another, or leave out the example',
          ),
    ),
  );

/** Finds the sample's testimonials that claim to be real customers' words, which is unlawful. */
const checkTestimonials: Rule = ({ testimonials = [], documents }, create) => {
  const sample = documents.get('testimonials')?.sampleValue;
  const texts = (Array.isArray(sample) ? sample : []).map((entry) => Object(entry).text);
  return testimonials.flatMap(({ text, sample: isSample }, index) =>
    isSample || !texts.includes(text)
      ? []
      : create(
          'testimonials',
          [index, 'text'],
          'is the sample’s text, which no customer wrote',
          'replace it, or write sample: true',
        ),
  );
};

const checkColours: Rule = ({ colours }, create) =>
  colours
    ? findContrastIssues(colours, (path, message, fix) => create('colours', path, message, fix))
    : [];

/** Warns of a founding year that differs from company.yaml's. */
const checkYear: Rule = ({ company, home, about, contact }, create) =>
  Object.entries({ home, about, contact }).flatMap(([name, value]) =>
    [...findTexts(value)].flatMap(([path, text]) => {
      const [, year] =
        /\b(?:trading since|shop .*since|est(?:ablished|\.)?(?: in)?) (\d{4})\b/i.exec(text) ?? [];
      if (company === undefined || year === undefined || year === company.established) return [];
      const message = `differs from company.yaml, where established is ${company.established}`;
      return createWarning(name, path, message, `write {established} instead of ${year}`, create);
    }),
  );

const RULES: readonly Rule[] = [
  checkYear,
  checkRepeated('products', 'sku'),
  checkRepeated('category-pages', 'name'),
  checkPictures,
  checkProducts,
  checkPages,
  checkItemIds,
  checkMenu,
  checkColours,
  checkExample,
  checkTestimonials,
];

/** Sorts the catalogue by category, then by place, then by id. */
function sortProducts(products: readonly Product[], categories: Categories): readonly Product[] {
  const order = Object.keys(categories);
  return products.toSorted(
    (one, other) =>
      order.indexOf(one.category) - order.indexOf(other.category) ||
      (one.place ?? Infinity) - (other.place ?? Infinity) ||
      (one.id < other.id ? -1 : 1),
  );
}

/** Replaces pictures with the owner's photographs of the same name, which no stock photograph may cover. */
function addPhotographs(
  pictures: Pack['pictures'],
  products: readonly Product[],
  photographs: readonly string[],
): Pack['pictures'] {
  const entries = photographs.flatMap((id) => {
    const product = products.find((each) => each.id === id);
    const { stock: _, ...picture } = pictures[id] ?? { kind: 'card' as const, alt: '' };
    if (product === undefined) return pictures[id] ? [[id, picture] as const] : [];
    const { brand, name, alt = `${brand} ${name}`, crop } = product;
    return [[id, { kind: 'card' as const, alt, ...(crop && { crop }) }] as const];
  });
  return { ...pictures, ...Object.fromEntries(entries) };
}

/** A pack in the order in which pages show it; invalid files and records are left out. */
type LinkedPack = Omit<ValidatedPack, 'documents'> & Pick<Pack, 'photographs'>;

const createIn =
  (documents: Documents): CreateIssue =>
  (name, path, message, fix) => {
    const document = documents.get(name);
    return document ? [createIssue(document, path, message, fix)] : [];
  };

/** Orders the records and checks the references between files: the loader's fourth stage. */
export function linkRecords(
  { documents, ...pack }: ValidatedPack,
  photographs: readonly string[] = [],
): StageResult<LinkedPack> {
  const { menu = [], categories = {}, 'category-pages': pages } = pack;
  const products = sortProducts(pack.products, categories);
  const pictures = pack.pictures && addPhotographs(pack.pictures, products, photographs);
  const linked = { ...pack, ...(pictures && { pictures }), products };
  const create = createIn(documents);
  return {
    value: {
      ...linked,
      photographs,
      'category-pages': menu.flatMap((slug) => pages.find((page) => page.slug === slug) ?? []),
    },
    issues: RULES.flatMap((check) => check({ ...linked, documents }, create)),
  };
}
