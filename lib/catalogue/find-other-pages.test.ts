import { listEnquiryItems } from '@/lib/enquiry/list-enquiry-items';
import { categoryLinks } from '@/lib/site/navigation';
import { findOtherPages } from './find-other-pages';

/** With the shop's own pages, since the words come from them. */
const pages = categoryLinks.filter(({ href }) => href !== '/pc-components/');
const find = (search: string) => findOtherPages(search, pages, listEnquiryItems());

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
