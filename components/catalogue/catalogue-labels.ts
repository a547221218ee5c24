import type { CataloguePageData } from '@/checks/schemas/category-pages';

/** What a page of the catalogue calls things. */
export type CatalogueLabels = Pick<
  CataloguePageData,
  | 'arrangement'
  | 'tiles'
  | 'tilesHeading'
  | 'advice'
  | 'searchPlaceholder'
  | 'catalogueHeading'
  | 'countNoun'
  | 'specificationsHeading'
  | 'featuresHeading'
  | 'emptyText'
  | 'productSubject'
>;
