import type { EnquiryItem } from '@/lib/content/enquiry-items';
import type { PageState } from '@/lib/page-state/page-state';
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

/**
 * Checks the enquiry's parts against each other and against the visitor's PC.
 *
 * @param items all items of the shop
 * @param databaseParts the parts of the part database that the visitor's answers name, as far as their lists are loaded
 * @returns the findings, the worst first
 */
export function checkEnquiry(
  _state: Pick<PageState, 'lines' | 'visitorPc' | 'purpose'>,
  _items: readonly EnquiryItem[],
  _databaseParts: readonly DatabasePart[],
): readonly EnquiryFinding[] {
  return [];
}
