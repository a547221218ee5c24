/** Looks answers up in the part database, once for the verdicts, the emails and the heading. */

import type { Part } from '@/lib/compatibility/parts';
import { findListedPart, type PartIndexes, type ResolvedAnswer } from './part-indexes';
import { createVisitorParts, getReadyMadeName } from './visitor-parts';
import { VISITOR_PC_FIELDS, type VisitorPc } from './visitor-pc';

/** The visitor's PC as the check and the emails need it. */
export interface ResolvedPc {
  /** In the order of the fields. */
  readonly answers: readonly ResolvedAnswer[];
  /** The parts that rules compare. */
  readonly parts: readonly Part[];
  /** The name of a ready-made PC. Only the parts in the answers are known. */
  readonly readyMadeName: string | undefined;
}

/**
 * Resolves all answers about the visitor's PC. Identifying a typed name takes up to 11 ms, so
 * callers resolve only after an answer or a list has changed.
 *
 * @param partIndexes the loaded indexes of the answered fields
 */
export function resolveVisitorPc(visitorPc: VisitorPc, partIndexes: PartIndexes): ResolvedPc {
  const answers = VISITOR_PC_FIELDS.flatMap((field): ResolvedAnswer | readonly [] => {
    const answer = visitorPc[field];
    if (answer === undefined) return [];
    const typed = 'typed' in answer ? answer.typed : undefined;
    const part = findListedPart(field, answer, partIndexes);
    return { field, typed, part, isQuoteWanted: 'isQuoteWanted' in answer };
  });
  return {
    answers,
    parts: createVisitorParts(answers, partIndexes),
    readyMadeName: getReadyMadeName(visitorPc),
  };
}
