import type { PartKind } from '@/data/parts/facts';
import { collectFindings } from '@/lib/compatibility/collect-findings';
import { type Finding, isQuestion } from '@/lib/compatibility/finding';
import {
  formatCardLine,
  formatHeadline,
  formatSentence,
  formatSetRequest,
  formatShortSentence,
} from '@/lib/compatibility/format-finding';
import { leaveReadyMadePcToShop } from '@/lib/compatibility/rules/ready-made';
import {
  canPsuHelp,
  findReplacementPsu,
  type ReplacementPsu,
} from '@/lib/visitor-pc/check-product';
import type { ResolvedPc } from '@/lib/visitor-pc/resolve-visitor-pc';
import { getFieldId, type VisitorPcField } from '@/lib/visitor-pc/visitor-pc';
import type { EnquiryItem } from './enquiry-item';
import type { EnquiryState } from './enquiry-state';

/** A finding on an enquiry, in words. Its part ids are those of items and of the visitor's parts, such as 'own-case'. */
export interface EnquiryFinding extends Pick<Finding, 'outcome' | 'partIds' | 'asksAbout'> {
  /** A sentence, for the review. */
  readonly sentence: string;
  /** The same in the visitor's words, for the email. */
  readonly emailSentence: string;
  /** The same without advice and reasons. */
  readonly shortEmailSentence: string;
  /** Returns a few words for the card of a part, or for the bar if no part is given. */
  readonly summarise: (partId?: string) => string;
  /** True for a question that the visitor answers, not the shop. */
  readonly isQuestion: boolean;
  /** The product that can replace the visitor's power supply, where that is short. */
  readonly replacementPsu?: ReplacementPsu | undefined;
  /** The request for parts that are needed where no single part would do, in the visitor's words. */
  readonly setRequest?: string | undefined;
  /** The part kind of a finding that asks which of several parts the visitor wants, since one PC takes only one. */
  readonly choiceKind?: PartKind | undefined;
}

type CheckedEnquiry = Pick<EnquiryState, 'lines' | 'purpose'>;

/**
 * Checks the enquiry's parts against each other and against the visitor's PC.
 *
 * @param items all items that an enquiry may have
 * @returns the findings, the worst first
 */
export function checkEnquiry(
  enquiry: CheckedEnquiry,
  pc: ResolvedPc,
  items: readonly EnquiryItem[],
): readonly EnquiryFinding[] {
  const { lines, purpose } = enquiry;
  const { readyMadeName } = pc;
  const quantitiesById = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const enquiryParts = items.flatMap((item) => {
    const quantity = quantitiesById.get(item.id);
    if (item.kind === 'featured' || quantity === undefined) return [];
    const { id, brand, facts } = item;
    return [{ id, brand, facts, quantity }];
  });
  if (enquiryParts.length === 0) return [];
  const parts = [...enquiryParts, ...pc.parts];
  const enquiryFindings = collectFindings(parts, purpose === 'built' ? 'one-pc' : purpose).filter(
    (finding) =>
      finding.partIds.some((id) => quantitiesById.has(id)) &&
      !isNeedlessQuestion(finding, purpose, pc),
  );
  const findings =
    readyMadeName === undefined
      ? enquiryFindings
      : leaveReadyMadePcToShop(enquiryFindings, enquiryParts, readyMadeName);
  return findings.map((finding) => {
    const { outcome, partIds, asksAbout, choiceKind } = finding;
    const isOwnPsuReplaceable =
      partIds.includes(getFieldId('psu')) && canPsuHelp(finding, findings, enquiryParts);
    // A processor that the visitor has named, but whose draw is unknown, is not asked for again.
    const isCpuKnown = asksAbout === 'cpu' && hasAnswer(pc, 'cpu');
    return {
      outcome,
      sentence: formatSentence(finding, parts),
      emailSentence: formatSentence(finding, parts, 'email'),
      shortEmailSentence: formatShortSentence(finding, parts),
      summarise: (partId) =>
        partId === undefined
          ? formatHeadline(finding, parts)
          : formatCardLine(finding, parts, partId),
      partIds,
      isQuestion: isQuestion(finding),
      asksAbout: isCpuKnown ? undefined : asksAbout,
      replacementPsu: isOwnPsuReplaceable
        ? findReplacementPsu(items, parts, readyMadeName)
        : undefined,
      setRequest: formatSetRequest(finding, parts),
      choiceKind,
    };
  });
}

/** Returns true where the visitor has answered a field. */
const hasAnswer = ({ answers }: ResolvedPc, field: VisitorPcField) =>
  answers.some((answer) => answer.field === field);

/** Returns true for a question about a part that the visitor has named or need not name. */
function isNeedlessQuestion(
  { code, asksAbout }: Finding,
  purpose: CheckedEnquiry['purpose'],
  pc: ResolvedPc,
): boolean {
  if (code !== 'ask-part' || asksAbout === undefined || asksAbout === 'purpose') return false;
  // The shop quotes what a PC that it builds still lacks.
  if (purpose === 'built') return true;
  // A ready-made PC has a case.
  if (asksAbout === 'case' && pc.readyMadeName !== undefined) return true;
  return hasAnswer(pc, asksAbout);
}
