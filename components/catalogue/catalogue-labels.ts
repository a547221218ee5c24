import type { CataloguePageData } from '@/checks/schemas/category-pages';

/** What of a page's data its catalogue hands to the browser: what it calls things, and how they stand. */
export function catalogueLabels(page: CataloguePageData) {
  const { kind, slug, name, summary, theme, icon, search, hero, homeCard, ...rest } = page;
  const { brands, brandsHeading, quotePrompts, closing, scope, range, fit, ...labels } = rest;
  return labels;
}

export type CatalogueLabels = ReturnType<typeof catalogueLabels>;
