import { useEffect, useMemo, useState } from 'react';
import type { CheckedPage } from '@/components/visitor-pc/visitor-pc-report';
import type { PageState } from '@/lib/page-state/page-state';
import type { PartLists } from '@/lib/visitor-pc/part-lists';
import type { CatalogueItem } from './catalogue-data';

/**
 * Checks the enquiry and the visitor's PC. The code loads with the first part or answer, and each further one tries again where
 * loading fails. Returns undefined until then.
 */
export function useCatalogueCheck(
  state: PageState,
  lists: PartLists,
  products: readonly CatalogueItem[],
  page: CheckedPage,
) {
  const [code, setCode] = useState<typeof import('./catalogue-check')>();
  const isNeeded = state.lines.length + Object.keys(state.visitorPc).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change tries again
  useEffect(() => {
    if (code === undefined && isNeeded) import('./catalogue-check').then(setCode, () => {});
  }, [code, state]);
  const { recipient, productSubject, pageSubject, cardDrawing } = page;
  return useMemo(
    () =>
      code?.checkCatalogue({
        state,
        lists,
        productIds: products.map(({ id }) => id),
        recipient,
        productSubject,
        pageSubject,
        cardDrawing,
      }),
    [code, state, lists, products, recipient, productSubject, pageSubject, cardDrawing],
  );
}
