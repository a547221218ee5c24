/** The checks that no schema can make: those of references between files, and those that give a warning. */
import { listDistinctValues, selectProductsInScope } from '@/lib/catalogue/filters';
import { type CataloguePageData, listFeaturedItems } from '@/lib/content/category-pages';
import { findFigureMismatches } from '@/lib/content/printed-figures';
import type { Categories, Product } from '@/lib/content/products';
import { findContrastIssues } from './contrast';
import { findTexts, getRecordId, type Path } from './document';
import { SAMPLE, SHOP } from './pack-files';
import type { ValidatedPack } from './validate-documents';

/** Reports an issue at a field of the document with this name, as 'message: fix'. */
export type Report = (
  name: string,
  path: Path,
  message: string,
  severity?: 'error' | 'warning',
) => void;

type LinkRule = (pack: ValidatedPack, report: Report) => void;

/** The message for a category or subcategory that no record has, and the end of its fix. */
const NO_CATEGORY = 'is not in categories.yaml';
const ADD_CATEGORY = `add it to ${SHOP}/categories.yaml, your copy of ${SAMPLE}/categories.yaml`;

const normaliseName = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/** Returns the name that differs only in capitals, spaces and signs. */
const findSimilarName = (name: string, names: readonly string[]) =>
  names.find((other) => normaliseName(other) === normaliseName(name));

/** Creates a rule against records of a folder whose field has the value of an earlier record, in any case. */
const createUniqueRule =
  (folder: string, field: string): LinkRule =>
  ({ documents }, report) => {
    const filesByValue = new Map<string, string>();
    for (const { name, file, value } of documents.values()) {
      const text = Object(value)[field];
      if (!name.startsWith(`${folder}/`) || typeof text !== 'string') continue;
      const first = filesByValue.get(text.toLowerCase());
      if (first) report(name, [field], `is also in ${first}: correct one of the two`);
      else filesByValue.set(text.toLowerCase(), file);
    }
  };

const checkYear: LinkRule = ({ company, home, about, contact }, report) => {
  if (company === undefined) return;
  const { established } = company;
  for (const [name, value] of Object.entries({ home, about, contact }))
    for (const [path, text] of findTexts(value)) {
      const [, year = established] =
        /\b(?:trading since|shop .*since|est(?:ablished|\.)?(?: in)?) (\d{4})\b/i.exec(text) ?? [];
      if (year === established) continue;
      const message = `differs from company.yaml, where established is ${established}: write {established} instead of ${year}`;
      report(name, path, message, 'warning');
    }
};

const checkPictures: LinkRule = ({ pictures, home, about, contact, products, ...pack }, report) => {
  if (pictures === undefined) return;
  const records: readonly (readonly [name: string, value: unknown])[] = [
    ...Object.entries({ home, about, contact }),
    ...pack['category-pages'].map((page) => [`category-pages/${page.slug}`, page] as const),
    ...products.map((product) => [`products/${product.id}`, product] as const),
  ];
  for (const [name, value] of records)
    for (const [path, text] of findTexts(value)) {
      if (path.at(-1) !== 'image' || pictures[text] !== undefined) continue;
      const message =
        text === ''
          ? `is missing: name a picture of pictures.yaml, or upload a photograph to ${SHOP}/photos/`
          : `is not in pictures.yaml: correct it, or add it to ${SHOP}/pictures.yaml and upload ${SHOP}/photos/${text}.jpg`;
      report(name, path, message);
    }
};

const PRICE = /[£€$] ?\d|\d ?(?:[£€$]|(?:GBP|EUR|USD)\b)/i;

/** Finds prices, except in customers' words, in proofs and in a company's facts, such as the cost of returns. */
const checkPrices: LinkRule = ({ documents }, report) => {
  for (const { name, value } of documents.values())
    for (const [path, text] of findTexts(value)) {
      const isExcepted = ['testimonials', 'proof'].includes(name) || path[0] === 'facts';
      if (!isExcepted && PRICE.test(text))
        report(name, path, 'states a price, and this site shows none: leave it to your quote');
    }
};

const checkColours: LinkRule = ({ colours }, report) => {
  for (const { path, message } of colours ? findContrastIssues(colours) : [])
    report('colours', path, message);
};

const checkExample: LinkRule = ({ home, documents }, report) => {
  const message = 'is not a product of this shop: name another, or leave out the example';
  for (const field of ['asked', 'has'] as const)
    for (const [index, id] of (home?.example?.mail[field] ?? []).entries())
      if (!documents.has(`products/${id}`))
        report('home', ['example', 'mail', field, index], message);
};

/** Finds the sample's testimonials that claim to be real customers' words, which is unlawful. */
const checkTestimonials: LinkRule = ({ testimonials = [], documents }, report) => {
  const sample = documents.get('testimonials')?.sampleValue;
  const texts = (Array.isArray(sample) ? sample : []).map((entry) => Object(entry).text);
  const message =
    'is the sample’s text, which no customer wrote: replace it, or write sample: true';
  for (const [index, { text, sample: isSample }] of testimonials.entries())
    if (!isSample && texts.includes(text)) report('testimonials', [index, 'text'], message);
};

/** Checks that a product's labels are its category's, in the category's order. */
function checkLabels(
  { id, category, specifications }: Product,
  { cardLabels, moreLabels }: Categories[string],
  report: Report,
): void {
  const labels = [...cardLabels, ...moreLabels];
  const used = Object.keys(specifications);
  if (used.join() === labels.filter((label) => used.includes(label)).join()) return;
  const unknown = used.filter((label) => !labels.includes(label));
  const renames = unknown.flatMap((label) => {
    const similar = findSimilarName(label, labels);
    return similar === undefined ? [] : [`write ${similar} instead of ${label}`];
  });
  const removal = unknown.length > 0 && `remove ${unknown.join(', ')}, or ${ADD_CATEGORY}`;
  const fix = renames.join(' and ') || removal || 'reorder them';
  const message = `must have labels of ${category}, in this order: ${labels.join(', ')}: ${fix}`;
  report(`products/${id}`, ['specifications'], message);
}

const checkProducts: LinkRule = ({ products, categories }, report) => {
  if (categories === undefined) return;
  const subcategories = Object.values(categories).flatMap((category) => category.subcategories);
  for (const product of products) {
    const { specifications, facts, features, compatibility } = product;
    const name = `products/${product.id}`;
    const category = categories[product.category];
    if (category === undefined) {
      const similar = findSimilarName(product.subcategory, subcategories);
      const fix = similar
        ? `write ${similar}`
        : `use one of ${subcategories.join(', ')}, or ${ADD_CATEGORY}`;
      report(name, ['subcategory'], `${NO_CATEGORY}: ${fix}`);
      continue;
    }
    checkLabels(product, category, report);
    if (category.part && !facts)
      report(
        name,
        ['facts'],
        `are missing: write what you know of a ${category.part}, or facts: {}`,
      );
    if (facts?.part === 'gpu' && facts.length && facts.room && facts.room < facts.length) {
      const message = `is less than the card’s length, ${facts.length}: write ${facts.length} or more`;
      report(name, ['facts', 'room'], message);
      continue;
    }
    const mismatches = facts
      ? findFigureMismatches(facts, specifications, { features, compatibility })
      : [];
    for (const { path, expected } of mismatches)
      report(name, path, `differs from the facts, which say ${expected}: correct one of the two`);
  }
};

/** Says why a page shows fewer products than the shop sells; selectProductsInScope has the rule. */
function explainScope(scope: CataloguePageData['scope']): string {
  if (scope === 'all') return '';
  return scope === 'gaming'
    ? ", since this page shows graphics cards, processors, memory with 'RGB' in its name and storage in 'Gaming SSDs'"
    : `, since this page shows ${scope.join(', ')}`;
}

/** Returns the catalogues that the menu lists; all where the menu is invalid. A page that a shop has left out needs no tiles. */
const listCatalogues = ({ menu, 'category-pages': pages }: ValidatedPack) =>
  pages.filter(
    (page): page is CataloguePageData =>
      page.kind === 'catalogue' && menu?.includes(page.slug) !== false,
  );

const hasAllProducts = ({ products, documents }: ValidatedPack) =>
  products.length === [...documents.keys()].filter((name) => name.startsWith('products/')).length;

const checkTiles: LinkRule = (pack, report) => {
  const { categories, products } = pack;
  if (categories === undefined) return;
  for (const { slug, tiles, scope } of listCatalogues(pack)) {
    const name = `category-pages/${slug}`;
    const counted = tiles.map(({ counts }) => counts);
    const namedCategories = [
      ...counted.map((category, index) => [['tiles', index, 'counts'], category] as const),
      ...(typeof scope === 'string' ? [] : scope).map(
        (category, index) => [['scope', index], category] as const,
      ),
    ];
    const unknown = namedCategories.filter(([, category]) => categories[category] === undefined);
    for (const [path, category] of unknown) {
      const similar = findSimilarName(category, Object.keys(categories));
      const fix = similar ? `write ${similar}` : `correct it, or ${ADD_CATEGORY}`;
      report(name, path, `${NO_CATEGORY}: ${fix}`);
    }
    if (unknown.length > 0) continue;
    const shown = listDistinctValues(selectProductsInScope(products, scope), 'category');
    const empty = counted.filter((category) => !shown.includes(category));
    // The sample's own tiles wait for products.
    const isOwn = !pack.documents.get(name)?.file.startsWith(`${SAMPLE}/`);
    if (isOwn && empty.length > 0 && hasAllProducts(pack)) {
      const message = `are not shown for ${empty.join(', ')}, which have no product here${explainScope(scope)}: add such products, or remove the tiles`;
      report(name, ['tiles'], message, 'warning');
    }
    for (const category of shown.filter((one) => one !== '' && !counted.includes(one))) {
      const others = scope === 'all' ? ', or list the other categories as the page’s scope' : '';
      const fix = `add "- { label: ${category}, counts: ${category} }"${others}`;
      report(name, ['tiles'], `no tile counts ${category}: ${fix}`);
    }
  }
};

/** Checks that an id names one product or featured item, since a link to an enquiry contains ids alone. */
const checkItemIds: LinkRule = ({ products, documents, 'category-pages': pages }, report) => {
  const getFile = (name: string) => documents.get(name)?.file ?? '';
  const filesById = new Map(products.map(({ id }) => [id, getFile(`products/${id}`)]));
  for (const page of pages) {
    const name = `category-pages/${page.slug}`;
    for (const { id, name: itemName, item } of listFeaturedItems(page)) {
      const path = ['featured', itemName, ...(item.id === undefined ? [] : ['id'])];
      const otherFile = filesById.get(id);
      if (id === '')
        report(name, path, 'has no letters for an id: add an id, such as id: office-tower');
      else if (otherFile !== undefined)
        report(
          name,
          path,
          `has the id ${id}, which is also in ${otherFile}: give the item another id`,
        );
      filesById.set(id, getFile(name));
    }
  }
};

const checkMenu: LinkRule = ({ menu, documents }, report) => {
  if (menu === undefined) return;
  for (const [index, slug] of menu.entries()) {
    const file = `category-pages/${slug}`;
    if (!documents.has(file))
      report('menu', [index], `there is no ${file}.yaml: write the file, or remove the line`);
  }
  for (const { name, file } of documents.values()) {
    const slug = getRecordId(name);
    // An owner may leave out the sample's page, but has forgotten a page of their own.
    const isOwnPage = name.startsWith('category-pages/') && !file.startsWith(`${SAMPLE}/`);
    if (isOwnPage && !menu.includes(slug))
      report(name, [], `menu.yaml does not list it: add "- ${slug}" there, or remove the file`);
  }
};

const checkUnlistedProducts: LinkRule = (pack, report) => {
  const { menu, products, 'category-pages': pages } = pack;
  // An invalid page may be the one that shows them.
  if (menu?.every((slug) => pages.some((page) => page.slug === slug)) !== true) return;
  const shownProducts = listCatalogues(pack).flatMap(({ scope }) =>
    selectProductsInScope(products, scope),
  );
  const unlisted = products.filter((product) => !shownProducts.includes(product));
  if (unlisted.length === 0) return;
  const categories = listDistinctValues(unlisted, 'category').join(', ');
  const message = `no page in this list shows ${unlisted.map(({ id }) => id).join(', ')}: add a page of the kind catalogue with 'scope: all', such as pc-components, or 'scope: [${categories}]'`;
  report('menu', [], message, 'warning');
};

export const LINK_RULES: readonly LinkRule[] = [
  checkYear,
  checkPictures,
  checkPrices,
  checkColours,
  checkExample,
  checkTestimonials,
  createUniqueRule('products', 'sku'),
  checkProducts,
  createUniqueRule('category-pages', 'name'),
  checkTiles,
  checkItemIds,
  checkMenu,
  checkUnlistedProducts,
];
