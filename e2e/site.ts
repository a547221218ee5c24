/** The pages, products and addresses of the build in out/. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as ids from '@/components/ui/element-ids';
import { categoryPages } from '@/data/shop/pages';
import { products } from '@/data/shop/products';
import { selectProductsInScope } from '@/lib/catalogue/filters';
import { getCategoryHref, pageHrefs } from '@/lib/site/navigation';

/** The category pages in menu order, with their paths. */
export const CATEGORY_PAGES = categoryPages.map((page) => ({
  ...page,
  path: getCategoryHref(page.slug),
}));

/** The pages with a catalogue, with their products. */
export const CATALOGUE_PAGES = CATEGORY_PAGES.filter((page) => page.kind === 'catalogue').map(
  (page) => ({ ...page, products: selectProductsInScope(products, page.scope) }),
);

/** The paths of the pages, and the not-found page. */
export const ALL_PATHS = [...pageHrefs, '/404.html'];

/** Returns the text of a built page or file. */
export const readBuiltFile = (route: string) =>
  readFileSync(path.join('out', route.replace(/\/$/, '/index.html')), 'utf8');

/** Lists the scripts that a page loads to hydrate. */
export const listBuiltScripts = (route: string): readonly string[] =>
  readBuiltFile(route)
    .match(/ data-scripts="([^"]+)/)?.[1]
    ?.split(' ') ?? [];

/** The selectors of elements that enhancements find by id. */
export const SELECTORS = {
  bar: `#${ids.ENQUIRY_BAR_ID}`,
  form: `#${ids.ENQUIRY_FORM_ID}`,
  offer: `#${ids.ENQUIRY_OFFER_ID}`,
  sheet: `#${ids.QUOTE_SHEET_ID}`,
  status: `#${ids.ENQUIRY_STATUS_ID}`,
};

/** The visitor's case in an address: an NZXT H210 of the part database. */
export const NZXT_H210_CASE = 'have=case-7585de5';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/** Returns the recipient, subject and body of a `mailto:` link as a mail program reads them. */
export function readMail(href: string) {
  const { pathname, search } = new URL(href);
  const field = (name: string) =>
    decodeURIComponent(search.match(new RegExp(`[?&]${name}=([^&]*)`))?.[1] ?? '');
  return { to: decodeURIComponent(pathname), subject: field('subject'), body: field('body') };
}
