import { useMemo } from 'react';
import { formatAnswers, type VisitorPc } from '@/lib/visitor-pc/visitor-pc';

/** Returns the same object until an answer changes. A ticked box gives a new enquiry, and must not resolve the same PC again. */
export const useStableAnswers = (visitorPc: VisitorPc): VisitorPc =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of the answers stand for the object
  useMemo(() => visitorPc, [formatAnswers(visitorPc).join('\n')]);
