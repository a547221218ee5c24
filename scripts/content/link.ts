import type { Pack } from '@/lib/content/pack';
import type { Categories, Product } from '@/lib/content/products';
import type { ContentIssue, StageResult } from './content-issue';
import { COPY_RULES } from './copy-rules';
import { createIssue } from './document';
import type { Report } from './link-rule';
import { PAGE_RULES } from './page-rules';
import { PRODUCT_RULES } from './product-rules';
import type { ValidatedPack } from './validate-documents';

function sortProducts(products: readonly Product[], categories: Categories): readonly Product[] {
  const order = Object.keys(categories);
  return products.toSorted(
    (one, other) =>
      order.indexOf(one.category) - order.indexOf(other.category) ||
      (one.place ?? Infinity) - (other.place ?? Infinity) ||
      (one.id < other.id ? -1 : 1),
  );
}

/**
 * Replaces pictures with the owner's photographs of the same name, which no stock photograph may cover. A photograph without
 * a text of its own has none, since the sample's describes another picture.
 */
function addPhotographs(
  pictures: Pack['pictures'],
  products: readonly Product[],
  photographs: readonly string[],
  samplePictures: unknown,
): Pack['pictures'] {
  const entries = photographs.flatMap((id) => {
    const product = products.find((each) => each.id === id);
    const { stock: _, ...picture } = pictures[id] ?? { kind: 'card' as const, alt: '' };
    const isSampleAlt = picture.alt === Object(Object(samplePictures)[id]).alt;
    if (product === undefined)
      return pictures[id] ? [[id, { ...picture, ...(isSampleAlt && { alt: '' }) }] as const] : [];
    const { brand, name, alt = `${brand} ${name}`, crop } = product;
    return [[id, { kind: 'card' as const, alt, ...(crop && { crop }) }] as const];
  });
  return { ...pictures, ...Object.fromEntries(entries) };
}

/** A pack in the order in which pages show it; invalid files and records are left out. */
type LinkedPack = Omit<ValidatedPack, 'documents'> & Pick<Pack, 'photographs'>;

/** Orders the records and checks the references between files: the loader's fourth stage. */
export function linkRecords(
  { documents, ...pack }: ValidatedPack,
  photographs: readonly string[] = [],
): StageResult<LinkedPack> {
  const { menu = [], categories = {}, 'category-pages': pages } = pack;
  const products = sortProducts(pack.products, categories);
  const samplePictures = documents.get('pictures')?.sampleValue;
  const pictures =
    pack.pictures && addPhotographs(pack.pictures, products, photographs, samplePictures);
  const linked = { ...pack, ...(pictures && { pictures }), products };
  const issues: ContentIssue[] = [];
  const report: Report = (name, path, message, severity) => {
    const document = documents.get(name);
    if (document) issues.push(createIssue(document, path, message, { severity }));
  };
  for (const check of [...COPY_RULES, ...PRODUCT_RULES, ...PAGE_RULES])
    check({ ...linked, documents }, report);
  const pagesInMenu = menu.flatMap((slug) => pages.find((page) => page.slug === slug) ?? []);
  return { value: { ...linked, photographs, 'category-pages': pagesInMenu }, issues };
}
