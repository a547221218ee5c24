import { useEffect, useMemo, useState } from 'react';
import type { VisitorPcForm } from '@/components/visitor-pc/use-visitor-pc';
import type { PageState } from '@/lib/page-state/page-state';
import type { CatalogueCheckOptions } from './catalogue-check';

/**
 * Checks the enquiry and the visitor's PC. The code loads with the first part or the first use of a field, and each further
 * part or answer tries again where loading fails. Returns undefined until then.
 *
 * @param isFieldUsed true from the first use of a field of the visitor's PC
 */
export function useCatalogueCheck(
  state: PageState,
  { lists, isFieldUsed }: Pick<VisitorPcForm, 'lists' | 'isFieldUsed'>,
  { products, enquiryItems, page }: CatalogueCheckOptions,
) {
  const [code, setCode] = useState<typeof import('./catalogue-check')>();
  const isNeeded = isFieldUsed || state.lines.length + Object.keys(state.visitorPc).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change tries again
  useEffect(() => {
    if (code === undefined && isNeeded) import('./catalogue-check').then(setCode, () => {});
  }, [code, state, isFieldUsed]);
  return useMemo(
    () => code?.checkCatalogue(state, lists, { products, enquiryItems, page }),
    [code, state, lists, products, enquiryItems, page],
  );
}
