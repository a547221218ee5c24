import { useEffect, useMemo, useState } from 'react';
import type { Checked } from './enquiry-check';
import type { EnquiryPart } from './enquiry-shop';

const UNCHECKED: Checked = { findings: [], clashes: new Map() };

/**
 * Checks an enquiry by a script that comes with the first tick. Until it is there, and where it does not come, parts are
 * counted and asked for unchecked; each further tick asks for it again.
 *
 * @param ticked the same object while nothing is ticked or unticked
 * @param leftOut how much of a link is no part, of which the check's region tells
 */
export function useCheck(
  ticked: readonly EnquiryPart[],
  shop: readonly EnquiryPart[],
  leftOut: number,
): Checked {
  const [check, setCheck] = useState<typeof import('./enquiry-check')>();
  const wanted = ticked.length + leftOut;
  useEffect(() => {
    if (check === undefined && wanted > 0) import('./enquiry-check').then(setCheck, () => {});
  }, [check, wanted]);
  const result = useMemo(() => check?.checked(ticked, shop) ?? UNCHECKED, [check, ticked, shop]);
  // The same while there are none, so that a tick draws no cards anew.
  return { ...result, clashes: result.clashes.size > 0 ? result.clashes : UNCHECKED.clashes };
}
