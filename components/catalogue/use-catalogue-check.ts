import { useEffect, useMemo, useState } from 'react';
import type { VisitorPcForm } from '@/components/visitor-pc/use-visitor-pc-form';
import type { EnquiryState } from '@/lib/enquiry/enquiry-state';
import { hasAnswers } from '@/lib/visitor-pc/visitor-pc';
import type { CatalogueCheckOptions } from './catalogue-check';

/** Loads the code of the check. */
async function loadCheck() {
  const [{ checkCatalogue }, { resolveVisitorPc }] = await Promise.all([
    import('./catalogue-check'),
    import('@/lib/visitor-pc/resolve-visitor-pc'),
  ]);
  return { checkCatalogue, resolveVisitorPc };
}

/**
 * Checks the enquiry and the visitor's PC. The code loads once there is something to check. If
 * loading fails, the next part or answer tries again.
 *
 * @param isFieldUsed true from the first use of a field of the visitor's PC
 * @returns the check's result, undefined until its code has loaded; and if that failed to load
 */
export function useCatalogueCheck(
  enquiry: EnquiryState,
  { lists, isFieldUsed }: Pick<VisitorPcForm, 'lists' | 'isFieldUsed'>,
  { products, enquiryItems, settings }: CatalogueCheckOptions,
) {
  const { lines, visitorPc } = enquiry;
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadCheck>>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (code === undefined && (isFieldUsed || hasAnswers(visitorPc) || lines.length > 0))
      loadCheck().then(setCode, () => setHasFailed(true));
  }, [code, lines, visitorPc, isFieldUsed]);
  const pc = useMemo(() => code?.resolveVisitorPc(visitorPc, lists), [code, visitorPc, lists]);
  const check = useMemo(
    () => pc && code?.checkCatalogue(enquiry, pc, { products, enquiryItems, settings }),
    [code, enquiry, pc, products, enquiryItems, settings],
  );
  return { check, hasFailed: hasFailed && code === undefined };
}
