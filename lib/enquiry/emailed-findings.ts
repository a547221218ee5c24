import { enquiryEmail as copy } from '@/data/copy/enquiry-email';
import type { PartKind } from '@/data/parts/facts';
import { isFit } from '@/lib/compatibility/finding';
import { formatCheckList } from '@/lib/visitor-pc/format-check-paragraph';
import type { EnquiryFinding } from './check-enquiry';

/**
 * Lists the findings that the email asks the shop to confirm: clashes, conditions and unknown facts. Where all parts fit and none is
 * missing, the only one is that there is no clash.
 *
 * @param findings the worst first
 * @param missingKinds the part kinds that a PC which the shop builds still lacks
 */
export function listEmailedFindings(
  findings: readonly EnquiryFinding[],
  missingKinds: readonly PartKind[],
): readonly Pick<EnquiryFinding, 'emailSentence' | 'shortEmailSentence'>[] {
  if (findings.length > 0 && findings.every(isFit) && missingKinds.length === 0)
    return [{ emailSentence: copy.noClash, shortEmailSentence: copy.noClash }];
  return findings
    .filter((finding) => !finding.isQuestion && !isFit(finding))
    .map(({ outcome, emailSentence, shortEmailSentence }) => ({
      // Where a fact is unknown, the reasons would tell the shop nothing.
      emailSentence: outcome === 'unverified' ? shortEmailSentence : emailSentence,
      shortEmailSentence,
    }));
}

/** Formats the sentences on findings as a paragraph of the email; '' for none. */
export function formatEmailedFindings(sentences: readonly string[]): string {
  if (sentences.length === 0) return '';
  // This sentence has the heading's words.
  if (sentences[0] === copy.noClash) return copy.noClash;
  return formatCheckList(sentences);
}
