import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { interfaceCopy } from '@/data/copy/interface';
import { fillTemplate } from '@/lib/text/fill-template';
import { joinNames } from '@/lib/text/join-names';
import type { CatalogueCheck } from './catalogue-check';
import type { SearchResults } from './use-search-results';

/**
 * Lists what the page says to screen readers once it changes: the number of items in the enquiry,
 * the check, and how many products the filters show.
 *
 * @param lineCount the number of items in the enquiry
 * @param productCount the number of all products of the page
 */
export function listAnnouncements(
  lineCount: number,
  check: CatalogueCheck | undefined,
  { shownProducts, nearProducts, otherPages }: SearchResults,
  productCount: number,
): readonly (string | false | undefined)[] {
  const { bar } = enquiryCopy;
  const { filters } = interfaceCopy;
  const count = fillTemplate(lineCount === 1 ? bar.one : bar.many, { n: lineCount });
  const otherPageNames = joinNames(otherPages.map(({ label }) => label));
  return [
    fillTemplate(bar.announced, { count }),
    lineCount > 0 && bar.reviewFollows,
    lineCount > 0 && check?.barText,
    check?.report?.summaryHeadline,
    ...(check?.report?.summaryLines.map(({ text }) => text) ?? []),
    nearProducts.size > 0 && fillTemplate(filters.nearCount, { n: nearProducts.size }),
    otherPages.length > 0 && fillTemplate(filters.otherPages, { names: otherPageNames }),
    fillTemplate(filters.resultCount, { shown: shownProducts.size, total: productCount }),
  ];
}
