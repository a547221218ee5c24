import { useEffect, useMemo, useState } from 'react';
import type { CardDrawing } from '@/components/compatibility/clearance-parts';
import type { VisitorPcForm } from '@/components/visitor-pc/use-visitor-pc';
import type { Recipient } from '@/lib/mail/quote-messages';
import type { PageState } from '@/lib/page-state/page-state';
import type { CatalogueItem } from './catalogue-data';

interface CheckedPage {
  readonly products: readonly CatalogueItem[];
  readonly recipient: Recipient;
  readonly productSubject: string;
  readonly pageSubject: string;
  readonly cardDrawing: CardDrawing | undefined;
}

/**
 * Checks the enquiry and the visitor's PC. The code loads with the first part or answer, and each further one tries again where
 * loading fails. Returns undefined until then.
 */
export function useCatalogueCheck(
  state: PageState,
  answeredParts: VisitorPcForm['answeredParts'],
  page: CheckedPage,
) {
  const [code, setCode] = useState<typeof import('./catalogue-check')>();
  const isNeeded =
    state.lines.length + Object.keys(state.visitorPc).length + state.unknownCount > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change tries again
  useEffect(() => {
    if (code) code.removeUnknown();
    else if (isNeeded) import('./catalogue-check').then(setCode, () => {});
  }, [code, state]);
  const { products, recipient, productSubject, pageSubject, cardDrawing } = page;
  return useMemo(
    () =>
      code?.checkCatalogue({
        state,
        answeredParts,
        productIds: products.map(({ id }) => id),
        ...{ recipient, productSubject, pageSubject, cardDrawing },
      }),
    [code, state, answeredParts, products, recipient, productSubject, pageSubject, cardDrawing],
  );
}
