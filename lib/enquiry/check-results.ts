import { enquiryEmail as copy } from '@/data/copy/enquiry-email';
import type { PartKind } from '@/data/parts/facts';
import { isFit } from '@/lib/compatibility/finding';
import { formatCheckList } from '@/lib/visitor-pc/format-check-paragraph';
import type { EnquiryFinding } from './check-enquiry';

/** A result of the check, as a sentence of the email and as a shorter one. */
export interface CheckResult {
  readonly sentence: string;
  readonly short: string;
}

const NO_CLASH: CheckResult = { sentence: copy.noClash, short: copy.noClash };

/**
 * Lists the results that the email asks the shop to confirm: clashes, conditions and unknown facts. Where all parts fit and none is
 * missing, the one result is that no clash was found.
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
      // Where a fact is unknown, the reasons would tell the shop nothing.
      sentence: outcome === 'unverified' ? emailSummary : emailMessage,
      short: emailSummary,
    }));
}

/** Formats results as a paragraph of the email, as sentences with their reasons or without; '' for none. */
export function formatCheckResults(results: readonly CheckResult[], hasReasons: boolean): string {
  if (results.length === 0) return '';
  if (results[0] === NO_CLASH) return copy.noClash;
  return formatCheckList(results.map(({ sentence, short }) => (hasReasons ? sentence : short)));
}
