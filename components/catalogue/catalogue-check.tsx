import type { ReactNode } from 'react';
import { Verdict } from '@/components/compatibility/verdict';
import { IncludeButton } from '@/components/visitor-pc/include-button';
import { buildVisitorPcReport, type CheckedPage } from '@/components/visitor-pc/visitor-pc-report';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { isFit } from '@/lib/compatibility/finding';
import { checkEnquiry, type EnquiryFinding } from '@/lib/enquiry/check-enquiry';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import type { Enquiry } from '@/lib/enquiry/parse-state';
import { formatCheck } from '@/lib/visitor-pc/format-check';
import type { PartLists } from '@/lib/visitor-pc/part-lists';

const renderFinding = ({ outcome }: EnquiryFinding, text: string, wayOn?: ReactNode) => (
  <Verdict outcome={outcome} hasLabel wayOn={wayOn}>
    {text}
  </Verdict>
);

/** Returns the worst finding in a few words, for the bar. */
const summariseFinding = (
  { isQuestion, outcome, summarise }: EnquiryFinding,
  itemCount: number,
) => {
  if (isQuestion) return enquiryCopy.openQuestion[itemCount === 1 ? 'one' : 'many'];
  return isFit({ outcome }) ? enquiryCopy.allFit : summarise();
};

export interface CatalogueCheckOptions {
  /** The products of the catalogue; the same list in every render. */
  readonly products: readonly { readonly id: string }[];
  /** All that an enquiry can hold; the same list in every render. */
  readonly enquiryItems: readonly EnquiryItem[];
  readonly page: CheckedPage;
}

/** Checks the enquiry and the visitor's PC for a catalogue. */
export function checkCatalogue(
  enquiry: Pick<Enquiry, 'lines' | 'visitorPc' | 'purpose'>,
  lists: PartLists,
  { products, enquiryItems, page }: CatalogueCheckOptions,
) {
  const { visitorPc } = enquiry;
  const findings = checkEnquiry(enquiry, lists, enquiryItems);
  const isOpen = (finding: EnquiryFinding) => !finding.isQuestion && !isFit(finding);
  // A result comes before a question, and good news after both.
  const worst =
    findings.find(isOpen) ?? findings.find(({ isQuestion }) => isQuestion) ?? findings[0];
  const summary = worst && summariseFinding(worst, enquiry.lines.length);
  const sold = enquiryItems.flatMap(({ brand, sku, facts, ...item }) =>
    brand !== undefined && sku !== undefined && facts ? [{ ...item, brand, sku, facts }] : [],
  );
  const report = buildVisitorPcReport({
    visitorPc,
    lists,
    sold,
    shownIds: products.map(({ id }) => id),
    includedIds: enquiry.lines.map(({ id }) => id),
    page,
  });
  // The worst finding of a part comes first, and a Map keeps the last.
  const misfits = new Map(
    findings
      .filter(({ outcome }) => outcome === 'incompatible')
      .toReversed()
      .flatMap((finding) =>
        finding.partIds
          .filter((id) => !report?.misfits.has(id))
          .map((id) => [id, finding] as const),
      ),
  );
  const paragraph = report?.paragraph ?? '';
  // A tick moves no card, so other ways on are in the review. A card with a supply that is short has had this button before.
  const renderMisfit = (id: string, finding: EnquiryFinding) =>
    renderFinding(
      finding,
      finding.summarise(id),
      finding.psu && <IncludeButton {...finding.psu} />,
    );
  const formatEmailCheck = (id: string) => {
    const misfit = misfits.get(id);
    return misfit ? formatCheck(id, [misfit], sold) : (report?.checks.get(id) ?? '');
  };
  return {
    report,
    /** The worst finding in a few words, for the bar and for screen readers. */
    summary,
    barFinding: worst && summary && renderFinding(worst, summary),
    /** The verdict for each card, by the product's id. A misfit comes before an answer about the visitor's PC alone. */
    verdicts: new Map<string, ReactNode>([
      ...(report?.cards ?? []),
      ...[...misfits].map(([id, finding]) => [id, renderMisfit(id, finding)] as const),
    ]),
    /** The paragraphs on the visitor's PC and on what the card says, by the product's id; none without a PC. */
    emailDetails: new Map(
      report && products.map(({ id }) => [id, [paragraph, formatEmailCheck(id)]] as const),
    ),
  };
}
