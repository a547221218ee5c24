import { listDistinctValues, selectProductsInScope } from '@/lib/catalogue/filters';
import { type CataloguePageData, listFeaturedItems } from '@/lib/content/category-pages';
import { getRecordId } from './document';
import {
  ADD_CATEGORY,
  createUniqueRule,
  findSimilarName,
  type LinkRule,
  NO_CATEGORY,
} from './link-rule';
import { SAMPLE } from './pack-files';
import type { ValidatedPack } from './validate-documents';

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

/** The checks of category pages and the menu, and of the products that they show. */
export const PAGE_RULES: readonly LinkRule[] = [
  createUniqueRule('category-pages', 'name'),
  checkTiles,
  checkItemIds,
  checkMenu,
  checkUnlistedProducts,
];
