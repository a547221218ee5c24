import type { ReactNode } from 'react';
import { VerdictIcon } from '@/components/compatibility/verdict-icon';
import { noBreak } from '@/components/ui/no-break';
import { collectFindings } from '@/lib/compatibility/check-parts';
import { type Finding, getVerdict, isQuestion } from '@/lib/compatibility/findings';
import { formatFinding, formatFindingSummary } from '@/lib/compatibility/messages';
import { EnquiryParts } from './enquiry-parts';
import type { EnquiryPart } from './enquiry-shop';

/** The same while there are none, so that a tick draws no cards anew. */
const NO_CLASHES: ReadonlyMap<string, ReactNode> = new Map();

export type Checked = ReturnType<typeof checked>;

/** Checks the ticked parts of a shop. */
export function checked(ticked: readonly EnquiryPart[], shop: readonly EnquiryPart[]) {
  const soldKinds = new Set(shop.flatMap(({ facts }) => facts?.part ?? []));
  const findings = collectFindings(ticked, { soldKinds });
  const isAsked = ({ params }: Finding) => params.field !== undefined;
  const isOpen = ({ outcome }: Finding) => outcome === 'incompatible' || outcome === 'unverified';
  const clashes = ticked.flatMap(({ id }) => {
    const verdict = getVerdict(findings, id);
    if (verdict?.outcome !== 'incompatible') return [];
    const line = (
      <p key={id} className="verdict" data-outcome={verdict.outcome}>
        <VerdictIcon outcome={verdict.outcome} />
        <span>{noBreak(formatFindingSummary(verdict, ticked, id))}</span>
      </p>
    );
    return [[id, line] as const];
  });
  // A clash comes before a question.
  const unsettled = findings.find(
    (finding) =>
      finding.outcome === 'incompatible' || (isQuestion(finding.code) && !isAsked(finding)),
  );
  const note = unsettled && formatFinding(unsettled, ticked);
  return {
    findings,
    /** For each card of a part that does not fit, by the part's id. */
    clashes: clashes.length > 0 ? new Map(clashes) : NO_CLASHES,
    /** The first finding that the visitor must settle before sending the enquiry; `note` shows it in the bar. */
    unsettled: note,
    note: unsettled && (
      <p className="verdict mb-2 text-small" data-outcome={unsettled.outcome}>
        <VerdictIcon outcome={unsettled.outcome} hasLabel />
        <span>{noBreak(note ?? '')}</span>
      </p>
    ),
    /** For the email: the points that the shop must look at, and the parts that it asks the visitor for. */
    openPoints: findings
      .filter((finding) => isOpen(finding) && !isAsked(finding))
      .map((finding) => formatFinding(finding, ticked)),
    askedFields: findings.filter(isAsked).map(({ params }) => String(params.field)),
    Parts: EnquiryParts,
  };
}
