import { ChangeStatus } from '@/components/ui/change-status';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { ui } from '@/data/copy/interface';
import { fillTemplate } from '@/lib/text/fill-template';
import { joinNames } from '@/lib/text/join-names';
import type { CatalogueCheck } from './catalogue-check';
import type { SearchResults } from './use-search-results';

interface CatalogueStatusProps {
  readonly lineCount: number;
  readonly check: CatalogueCheck | undefined;
  readonly results: SearchResults;
  readonly productCount: number;
}

/** Announces changes of the enquiry, of its check and of the shown products to screen readers. */
export function CatalogueStatus(props: CatalogueStatusProps) {
  const { lineCount, check, results, productCount } = props;
  const { shownProducts, nearProducts, otherPages } = results;
  const { bar } = enquiryCopy;
  const count = fillTemplate(lineCount === 1 ? bar.one : bar.many, { n: lineCount });
  const otherPageNames = joinNames(otherPages.map(({ label }) => label));
  return (
    <ChangeStatus
      texts={[
        fillTemplate(bar.announced, { count }),
        lineCount > 0 && bar.reviewFollows,
        lineCount > 0 && check?.barText,
        ...(check?.report?.summaryLines.map(({ text }) => text) ?? []),
        nearProducts.size > 0 && fillTemplate(ui.filters.nearCount, { n: nearProducts.size }),
        otherPages.length > 0 && fillTemplate(ui.filters.otherPages, { names: otherPageNames }),
        fillTemplate(ui.filters.resultCount, { shown: shownProducts.size, total: productCount }),
      ]}
    />
  );
}
