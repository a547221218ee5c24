import type { PartKind } from '@/data/parts/facts';
import { collectFindings } from '@/lib/compatibility/check-parts';
import {
  createFinding,
  type Finding,
  isQuestion,
  type Outcome,
  sortFindings,
} from '@/lib/compatibility/findings';
import { formatFinding, formatFindingSummary } from '@/lib/compatibility/messages';
import type { PartLists } from '@/lib/visitor-pc/part-lists';
import { createVisitorParts, getReadyMadeName } from '@/lib/visitor-pc/visitor-parts';
import type { EnquiryItem } from './enquiry-item';
import type { Enquiry } from './parse-state';

/** A result of the check on an enquiry, with its English. */
export interface EnquiryFinding {
  readonly outcome: Outcome;
  /** A sentence, for the review. */
  readonly message: string;
  /** The same in the visitor's words, for the email. */
  readonly emailMessage: string;
  /** Returns a few words from the view of one part, for its card and its line; for the bar, with the first part's name. */
  readonly summarise: (partId?: string) => string;
  /** Ids of the items; 'own-case' and others for the visitor's parts. */
  readonly partIds: readonly string[];
  /** True for a question that the visitor answers, not the shop. */
  readonly isQuestion: boolean;
  /** The part that the visitor can name to answer, or what the parts are for. */
  readonly askedKind?: 'case' | 'cooler' | 'cpu' | 'motherboard' | 'psu' | 'purpose' | undefined;
  /** The kind of which one PC takes one of the parts. */
  readonly choiceKind?: PartKind | undefined;
}

/**
 * Checks the enquiry's parts against each other and against the visitor's PC.
 *
 * @param lists the loaded lists of the part database
 * @param items all that the shop sells
 * @returns the findings, the worst first
 */
export function checkEnquiry(
  { lines, visitorPc, purpose }: Pick<Enquiry, 'lines' | 'visitorPc' | 'purpose'>,
  lists: PartLists,
  items: readonly EnquiryItem[],
): readonly EnquiryFinding[] {
  const quantitiesById = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const soldKinds = new Set(items.flatMap(({ facts }) => facts?.part ?? []));
  const enquired = items.flatMap(({ id, brand, facts }) => {
    const quantity = quantitiesById.get(id);
    return facts && quantity ? [{ id, brand, facts, quantity }] : [];
  });
  // Findings among the visitor's parts alone are no news to them.
  if (enquired.length === 0) return [];
  const parts = [...enquired, ...createVisitorParts(visitorPc, lists)];
  const pc = getReadyMadeName(visitorPc);
  // Of a ready-made PC only clashes are certain, as checkProduct says on a card.
  const isAnswered = ({ outcome, partIds }: Finding) => {
    const count = partIds.filter((id) => quantitiesById.has(id)).length;
    const isCertain = pc === undefined || outcome === 'incompatible';
    return isCertain ? count > 0 : count === partIds.length;
  };
  const findings = collectFindings(parts, { purpose, soldKinds }).filter(isAnswered);
  const readyMade = pc === undefined ? [] : [createFinding('ready-made', enquired, { pc })];
  return sortFindings([...findings, ...readyMade]).map((finding) => {
    const { code, outcome, partIds, params } = finding;
    const isCpuAsked = code === 'watts-without-cpu' && visitorPc.cpu === undefined;
    return {
      outcome,
      partIds,
      isQuestion: isQuestion(code),
      message: formatFinding(finding, parts),
      emailMessage: formatFinding(finding, parts, 'visitor'),
      summarise: (partId) => formatFindingSummary(finding, parts, partId),
      choiceKind: code === 'ask-which' ? (params.kind as PartKind) : undefined,
      askedKind: isCpuAsked ? 'cpu' : (params.askedKind as EnquiryFinding['askedKind']),
    };
  });
}
