import type { PartKind } from '@/data/parts/facts';
import { collectFindings } from '@/lib/compatibility/collect-findings';
import {
  type AskedKind,
  type Finding,
  isClash,
  isQuestion,
  isShortOfPower,
  type Outcome,
  sortFindings,
} from '@/lib/compatibility/finding';
import {
  formatHeadline,
  formatLine,
  formatSentence,
  formatSetRequest,
  formatShortSentence,
} from '@/lib/compatibility/format-finding';
import { createReadyMade } from '@/lib/compatibility/rules/ready-made';
import { findReplacementPsu, type ReplacementPsu } from '@/lib/visitor-pc/check-product';
import type { PartLists } from '@/lib/visitor-pc/part-lists';
import { createVisitorParts, getReadyMadeName } from '@/lib/visitor-pc/visitor-parts';
import { getFieldId } from '@/lib/visitor-pc/visitor-pc';
import type { EnquiryItem } from './enquiry-item';
import type { Enquiry } from './parse-state';

/** A finding on an enquiry, with its English. */
export interface EnquiryFinding {
  readonly outcome: Outcome;
  /** A sentence, for the review. */
  readonly message: string;
  /** The same in the visitor's words, for the email, and its short form without advice and reasons. */
  readonly emailMessage: string;
  readonly emailSummary: string;
  /** Returns a few words for one part's card or line, or without a part for the bar. */
  readonly summarise: (partId?: string) => string;
  /** Ids of the items; 'own-case' and others for the visitor's parts. */
  readonly partIds: readonly string[];
  /** True for a question that the visitor answers, not the shop. */
  readonly isQuestion: boolean;
  /** The part that the visitor can name to answer, or what the parts are for. */
  readonly askedKind?: AskedKind | undefined;
  /** The product that can replace a supply which is short. */
  readonly psu?: ReplacementPsu | undefined;
  /** The request for parts that are needed where no single part would do, in the visitor's words. */
  readonly setRequest?: string | undefined;
  /** The kind of which one PC takes one of the parts. */
  readonly choiceKind?: PartKind | undefined;
}

/**
 * Checks the enquiry's parts against each other and against the visitor's PC.
 *
 * @param lists the loaded lists of the part database
 * @param items all items that an enquiry may have
 * @returns the findings, the worst first
 */
export function checkEnquiry(
  { lines, visitorPc, purpose }: Pick<Enquiry, 'lines' | 'visitorPc' | 'purpose'>,
  lists: PartLists,
  items: readonly EnquiryItem[],
): readonly EnquiryFinding[] {
  const quantitiesById = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const enquired = items.flatMap(({ id, brand, facts }) => {
    const quantity = quantitiesById.get(id);
    return facts && quantity ? [{ id, brand, facts, quantity }] : [];
  });
  // Findings among the visitor's parts alone are no news to them.
  if (enquired.length === 0) return [];
  const parts = [...enquired, ...createVisitorParts(visitorPc, lists)];
  const readyMade = getReadyMadeName(visitorPc);
  // Of a ready-made PC only clashes are certain, as checkProduct says on a card.
  const isAnswered = (finding: Finding) => {
    const { partIds } = finding;
    const count = partIds.filter((id) => quantitiesById.has(id)).length;
    const isCertain = readyMade === undefined || isClash(finding);
    return isCertain ? count > 0 : count === partIds.length;
  };
  const isAsked = ({ code, askedKind }: Finding) => {
    if (code !== 'ask-part' || !askedKind || askedKind === 'purpose') return true;
    // The shop quotes what a PC that it builds still lacks, and a ready-made PC has a case.
    if (purpose === 'built') return false;
    return !(visitorPc[askedKind] || (askedKind === 'case' && readyMade !== undefined));
  };
  const isOwnPsuShort = (finding: Finding) =>
    finding.partIds.includes(getFieldId('psu')) && isShortOfPower(finding);
  const soldKinds = new Set(items.flatMap(({ facts }) => facts?.kind ?? []));
  const findings = collectFindings(parts, {
    purpose: purpose === 'built' ? 'one-pc' : purpose,
    soldKinds,
  }).filter((finding) => isAnswered(finding) && isAsked(finding));
  const readyMadeFindings = readyMade === undefined ? [] : [createReadyMade(enquired, readyMade)];
  return sortFindings([...findings, ...readyMadeFindings]).map((finding) => {
    const { outcome, partIds, askedKind, choiceKind } = finding;
    const isCpuKnown = askedKind === 'cpu' && visitorPc.cpu !== undefined;
    return {
      outcome,
      partIds,
      isQuestion: isQuestion(finding),
      message: formatSentence(finding, parts),
      emailMessage: formatSentence(finding, parts, 'visitor'),
      emailSummary: formatShortSentence(finding, parts),
      summarise: (partId) =>
        partId === undefined ? formatHeadline(finding, parts) : formatLine(finding, parts, partId),
      choiceKind,
      setRequest: formatSetRequest(finding, parts),
      psu: isOwnPsuShort(finding) ? findReplacementPsu(items, parts, readyMade) : undefined,
      askedKind: isCpuKnown ? undefined : askedKind,
    };
  });
}
