import type { ReactNode } from 'react';
import { clashLines, enquiryFindings, type Finding } from '@/lib/fit-enquiry';
import { EnquiryParts } from './enquiry-parts';
import type { EnquiryPart } from './enquiry-shop';
import { FitSign } from './fit-sign';

/** What the check has to say of an enquiry. */
export interface Checked {
  readonly findings: readonly Finding[];
  /** For each card of a part that does not fit, by the part's id. */
  readonly clashes: ReadonlyMap<string, ReactNode>;
  /** What the visitor must settle before it is sent, and the same for the bar. */
  readonly unsettled?: Finding | undefined;
  readonly note?: ReactNode;
  /** Lists the parts with what is said of them. */
  readonly Parts?: typeof EnquiryParts;
}

/** Checks the ticked parts of a shop. */
export function checked(ticked: readonly EnquiryPart[], shop: readonly EnquiryPart[]): Checked {
  const findings = enquiryFindings(ticked, shop);
  const clashes = [...clashLines(findings, ticked)].map(
    ([id, line]) =>
      [
        id,
        <p key={id} className="card-fit fit-said min-h-11 content-center text-small">
          <FitSign outcome="clash" />
          <span>{line}</span>
        </p>,
      ] as const,
  );
  // A clash comes before a question.
  const unsettled = findings.find(({ outcome }) => outcome === 'clash' || outcome === 'question');
  const note = unsettled && (
    <p className="fit-said mb-2 text-small">
      <FitSign outcome={unsettled.outcome} alone />
      <span>{unsettled.say}</span>
    </p>
  );
  return { findings, clashes: new Map(clashes), unsettled, note, Parts: EnquiryParts };
}
