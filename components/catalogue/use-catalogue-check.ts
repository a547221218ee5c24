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
 * Checks the enquiry and the visitor's PC. The code loads once there is something to check, or a
 * field of the visitor's PC is used. If loading fails, the next part or answer tries again.
 *
 * @returns `check` is undefined until its code has loaded; `hasFailed` is true while it can't load
 */
export function useCatalogueCheck(
  enquiry: EnquiryState,
  { partIndexes, isFieldUsed }: Pick<VisitorPcForm, 'partIndexes' | 'isFieldUsed'>,
  { products, enquiryItems, emailSettings, caseDrawingText }: CatalogueCheckOptions,
) {
  const { lines, purpose, visitorPc } = enquiry;
  const [checkModule, setCheckModule] = useState<Awaited<ReturnType<typeof loadCheck>>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (checkModule === undefined && (isFieldUsed || hasAnswers(visitorPc) || lines.length > 0))
      loadCheck().then(setCheckModule, () => setHasFailed(true));
  }, [checkModule, lines, visitorPc, isFieldUsed]);
  const pc = useMemo(
    () => checkModule?.resolveVisitorPc(visitorPc, partIndexes),
    [checkModule, visitorPc, partIndexes],
  );
  // Depends on fields of the enquiry: a letter typed into its notes changes no finding.
  const check = useMemo(
    () =>
      pc &&
      checkModule?.checkCatalogue({ lines, purpose }, pc, {
        products,
        enquiryItems,
        emailSettings,
        caseDrawingText,
      }),
    [checkModule, lines, purpose, pc, products, enquiryItems, emailSettings, caseDrawingText],
  );
  return { check, hasFailed: hasFailed && checkModule === undefined };
}
