import type { CatalogueCategory } from '@/data/types';

/** What a page of the catalogue calls things. */
export type CatalogueLabels = Pick<
  CatalogueCategory,
  | 'arrangement'
  | 'tiles'
  | 'tilesHeading'
  | 'tilesLead'
  | 'advice'
  | 'searchPlaceholder'
  | 'catalogueHeading'
  | 'countNoun'
  | 'specificationsHeading'
  | 'featuresHeading'
  | 'emptyText'
  | 'productSubject'
>;
