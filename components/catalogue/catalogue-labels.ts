import type { CatalogueCategory } from '@/checks/schemas/categories';

/** What a page of the catalogue calls things. */
export type CatalogueLabels = Pick<
  CatalogueCategory,
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
