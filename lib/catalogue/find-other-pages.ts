import { createMatcher } from '@/lib/search/fuzzy-search';
import type { CategoryLink } from '@/lib/site/navigation';

/** A category page as a search knows it. */
export type SearchedPage = Pick<CategoryLink, 'href' | 'label' | 'summary'>;

/** A product or featured item as a search knows it. */
interface SearchedItem {
  readonly name: string;
  readonly brand?: string;
  readonly category: string;
  /** The address of its page. */
  readonly href: string;
}

/** Finds the pages that a search is about, by their words and those of the shop's items on them. */
export function findOtherPages(
  search: string,
  pages: readonly SearchedPage[],
  items: readonly SearchedItem[],
) {
  const isMatch = createMatcher(search);
  return pages.filter(({ href, label, summary }) => {
    const texts = items
      .filter((item) => item.href === href)
      .map(({ name, brand = '', category }) => `${brand} ${name} ${category}`);
    return isMatch([label, summary, ...texts].join(' '));
  });
}
