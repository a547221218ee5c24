import type { CataloguePageData } from '@/checks/schemas/category-pages';

const LABELS = [
  'arrangement',
  'tiles',
  'tilesHeading',
  'advice',
  'searchPlaceholder',
  'catalogueHeading',
  'countNoun',
  'specificationsHeading',
  'featuresHeading',
  'emptyText',
  'productSubject',
] as const;

/** What a page of the catalogue calls things. */
export type CatalogueLabels = Pick<CataloguePageData, (typeof LABELS)[number]>;

/** What of a page's data its catalogue hands to the browser. */
export const catalogueLabels = (page: CataloguePageData) =>
  Object.fromEntries(LABELS.map((name) => [name, page[name]])) as unknown as CatalogueLabels;
