import type { ReactNode } from 'react';
import { VerdictIcon } from '@/components/compatibility/verdict-icon';
import { noBreak } from '@/components/ui/no-break';
import { clashLines, enquiryFindings } from '@/lib/compatibility/fit-enquiry';
import { EnquiryParts } from './enquiry-parts';
import type { EnquiryPart } from './enquiry-shop';

/** The same while there are none, so that a tick draws no cards anew. */
const NO_CLASHES: ReadonlyMap<string, ReactNode> = new Map();

export type Checked = ReturnType<typeof checked>;

/** Checks the ticked parts of a shop. */
export function checked(ticked: readonly EnquiryPart[], shop: readonly EnquiryPart[]) {
  const findings = enquiryFindings(ticked, shop);
  const clashes = [...clashLines(findings, ticked)].map(
    ([id, line]) =>
      [
        id,
        <p key={id} className="verdict">
          <VerdictIcon outcome="clash" />
          <span>{noBreak(line)}</span>
        </p>,
      ] as const,
  );
  // A clash comes before a question.
  const unsettled = findings.find(({ outcome }) => outcome === 'clash' || outcome === 'question');
  return {
    findings,
    /** For each card of a part that does not fit, by the part's id. */
    clashes: clashes.length > 0 ? new Map(clashes) : NO_CLASHES,
    /** The first finding that the visitor must settle before sending the enquiry; `note` shows it in the bar. */
    unsettled,
    note: unsettled && (
      <p className="verdict mb-2 text-small">
        <VerdictIcon outcome={unsettled.outcome} hasLabel />
        <span>{noBreak(unsettled.say)}</span>
      </p>
    ),
    Parts: EnquiryParts,
  };
}
