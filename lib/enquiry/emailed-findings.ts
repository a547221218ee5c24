import { enquiryEmail as copy } from '@/data/copy/enquiry-email';
import type { PartKind } from '@/data/parts/facts';
import { isFit } from '@/lib/compatibility/finding';
import { formatCheckList } from '@/lib/visitor-pc/format-check-paragraph';
import type { EnquiryFinding } from './check-enquiry';

/** A finding in the email, as a sentence and as a shorter one. */
export type EmailedFinding = Pick<EnquiryFinding, 'emailMessage' | 'emailSummary'>;

/** Stands alone in the list where all parts fit and none is missing. It is the whole paragraph, with the heading's words. */
const NO_CLASH: EmailedFinding = { emailMessage: copy.noClash, emailSummary: copy.noClash };

/**
 * Lists the findings that the email asks the shop to confirm: clashes, conditions and unknown facts.
 *
 * @param findings the worst first
 * @param missingKinds the part kinds that a PC which the shop builds still lacks
 */
export function listEmailedFindings(
  findings: readonly EnquiryFinding[],
  missingKinds: readonly PartKind[],
): readonly EmailedFinding[] {
  if (findings.length > 0 && findings.every(isFit) && missingKinds.length === 0) return [NO_CLASH];
  return findings
    .filter((finding) => !finding.isQuestion && !isFit(finding))
    .map(({ outcome, emailMessage, emailSummary }) => ({
      // Where a fact is unknown, the reasons would tell the shop nothing.
      emailMessage: outcome === 'unverified' ? emailSummary : emailMessage,
      emailSummary,
    }));
}

/** Formats findings as a paragraph of the email, with their reasons or without; '' for none. */
export function formatEmailedFindings(
  findings: readonly EmailedFinding[],
  hasReasons: boolean,
): string {
  if (findings.length === 0) return '';
  if (findings[0] === NO_CLASH) return copy.noClash;
  return formatCheckList(
    findings.map(({ emailMessage, emailSummary }) => (hasReasons ? emailMessage : emailSummary)),
  );
}
