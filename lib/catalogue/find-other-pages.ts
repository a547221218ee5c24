import { searchSynonyms } from '@/data/copy/search-synonyms';
import { createMatcher } from '@/lib/search/fuzzy-search';
import type { CategoryLink } from '@/lib/site/navigation';
import { joinFirstNames } from '@/lib/text/join-names';

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

/**
 * Finds the pages that have what a visitor searches for, by the words of the page and of its items.
 *
 * @param pages the other pages
 * @param items all items of the shop
 * @returns the pages, each with the names of the items that the search describes, else with its summary
 */
export function findOtherPages(
  search: string,
  pages: readonly SearchedPage[],
  items: readonly SearchedItem[],
) {
  const isMatch = createMatcher(search, searchSynonyms);
  return pages.flatMap(({ href, label, summary }) => {
    const texts = items
      .filter((item) => item.href === href)
      .map(({ name, brand = '', category }) => ({ name, text: `${brand} ${name} ${category}` }));
    const pageText = [label, summary, ...texts.map(({ text }) => text)].join(' ');
    if (!isMatch(pageText)) return [];
    const names = texts.filter(({ text }) => isMatch(text)).map(({ name }) => name);
    const detail = names.length > 0 ? joinFirstNames(names) : summary;
    return { href, label, detail };
  });
}
