import { enquiryFindings, type Finding as PartFinding } from '@/lib/compatibility/fit-enquiry';
import type { EnquiryItem } from '@/lib/content/enquiry-items';
import type { PartKind } from '@/lib/content/facts';
import type { PageState } from '@/lib/page-state/page-state';
import { ownParts } from '@/lib/visitor-pc/own-parts';
import type { DatabasePart } from '@/lib/visitor-pc/part-database';

/** A result of the check on an enquiry, with its English. */
export interface EnquiryFinding {
  readonly outcome: 'compatible' | 'conditional' | 'unverified' | 'incompatible';
  /** A sentence, for the review and the email. */
  readonly message: string;
  /** A few words, for the bar. */
  readonly summary: string;
  /** Ids of the items; 'own-case' and others for the visitor's parts. */
  readonly partIds: readonly string[];
  /** True for a question that the visitor answers, not the shop. */
  readonly isQuestion: boolean;
  /** The part that answers the question. */
  readonly field?: 'case' | 'cooler' | 'motherboard' | 'psu';
}

const OUTCOMES = {
  clash: 'incompatible',
  question: 'unverified',
  check: 'unverified',
  condition: 'conditional',
  fits: 'compatible',
} as const;
const FIELDS_BY_KIND = { board: 'motherboard', supply: 'psu' } as const;
/** Kinds of which a PC has one, so that a part in the enquiry replaces the visitor's. */
const REPLACED_KINDS: readonly PartKind[] = ['processor', 'board', 'supply', 'case'];

function convertFinding({
  outcome,
  say,
  brief,
  between,
  add,
  tellUs,
}: PartFinding): EnquiryFinding {
  const field = tellUs ?? (add && FIELDS_BY_KIND[add]);
  return {
    outcome: OUTCOMES[outcome],
    message: say,
    // Without the reason, which follows a colon.
    summary: brief ?? say.replace(/: .*/s, ''),
    partIds: between,
    isQuestion: outcome === 'question' || field !== undefined,
    ...(field && { field }),
  };
}

/**
 * Checks the enquiry's parts against each other and against the visitor's PC.
 *
 * @param items all items of the shop
 * @param databaseParts the parts of the part database that the visitor's answers name, as far as their lists are loaded
 * @returns the findings, the worst first
 */
export function checkEnquiry(
  { lines, visitorPc, purpose }: Pick<PageState, 'lines' | 'visitorPc' | 'purpose'>,
  items: readonly EnquiryItem[],
  databaseParts: readonly DatabasePart[],
): readonly EnquiryFinding[] {
  const parts = items.filter(({ id, facts }) => facts && lines.some((line) => line.id === id));
  // Findings among the visitor's parts alone are no news to them.
  if (parts.length === 0) return [];
  const ids = new Set(parts.map(({ id }) => id));
  const replacedKinds = parts.flatMap(({ facts }) => facts?.part ?? []);
  const visitorParts = ownParts(visitorPc, databaseParts).filter(
    ({ facts: { part } }) => !(REPLACED_KINDS.includes(part) && replacedKinds.includes(part)),
  );
  return enquiryFindings([...parts, ...visitorParts], items)
    .map(convertFinding)
    .filter(({ partIds }) => partIds.some((id) => ids.has(id)))
    .filter(({ isQuestion, field }) => !(purpose === 'choosing' && isQuestion && !field));
}
