import { showcasePages } from '@/data/shop/pages';
import { categoryLinks, getCategoryHref } from '@/lib/site/navigation';
import { findOtherPages } from './find-other-pages';

/** With the shop's own pages, since the words come from them. */
const pages = categoryLinks.filter(({ href }) => href !== '/pc-components/');
const items = showcasePages.flatMap(({ slug, featured }) =>
  Object.values(featured).map((item) => ({ ...item, href: getCategoryHref(slug) })),
);
const find = (search: string) => findOtherPages(search, pages, items);

it.each<[search: string, ...hrefs: readonly string[]]>([
  ['monitor', '/computer-systems/', '/gaming-accessories/'],
  ['laptop', '/computer-systems/'],
  ['gaming mouse', '/gaming-accessories/'],
  ['NAS', '/storage-solutions/'],
  ['wifi', '/networking-equipment/'],
  // No page has these.
  ['cooler'],
  [''],
])('%j leads to %s', (search, ...hrefs) => {
  expect(find(search).map(({ href }) => href)).toEqual(hrefs);
});
