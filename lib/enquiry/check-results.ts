import { enquiryEmail as copy } from '@/data/copy/enquiry-email';
import type { PartKind } from '@/data/parts/facts';
import { isFit } from '@/lib/compatibility/finding';
import { formatCheckList } from '@/lib/visitor-pc/format-check-paragraph';
import type { EnquiryFinding } from './check-enquiry';

/** A result of the check in the email, and its short form. */
export interface CheckResult {
  readonly sentence: string;
  readonly short: string;
}

const NO_CLASH: CheckResult = { sentence: copy.noClash, short: copy.noClash };

/**
 * Lists what the shop is asked to confirm: the findings against the parts, and what nobody has on record, else that there are no
 * clashes, where nothing is open or missing.
 *
 * @param findings the worst first
 */
export function listCheckResults(
  findings: readonly EnquiryFinding[],
  missingKinds: readonly PartKind[],
): readonly CheckResult[] {
  if (findings.length > 0 && findings.every(isFit) && missingKinds.length === 0) return [NO_CLASH];
  return findings
    .filter((finding) => !(finding.isQuestion || isFit(finding)))
    .map(({ outcome, emailMessage, emailSummary }) => ({
      // Reasons are no news to the shop where the site knows no more.
      sentence: outcome === 'unverified' ? emailSummary : emailMessage,
      short: emailSummary,
    }));
}

/** Formats results as a paragraph of the email; '' for none. */
export function formatCheckResults(results: readonly CheckResult[], hasReasons: boolean): string {
  if (results.length === 0) return '';
  if (results[0] === NO_CLASH) return copy.noClash;
  return formatCheckList(results.map(({ sentence, short }) => (hasReasons ? sentence : short)));
}
