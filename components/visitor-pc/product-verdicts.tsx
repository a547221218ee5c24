import { OutcomeLine } from '@/components/compatibility/outcome-line';
import { ProductCardLineItem } from '@/components/compatibility/product-card-line-item';
import { remedyCopy } from '@/data/copy/visitor-pc';
import { isFit, isIncompatible } from '@/lib/compatibility/finding';
import { formatCardLine, formatPartialFit } from '@/lib/compatibility/format-finding';
import { fillTemplate } from '@/lib/text/fill-template';
import type { ProductReport } from '@/lib/visitor-pc/product-report';
import { RemedyControl } from './remedy-control';

/** The verdicts on a product's card, and a link or a button if it doesn't fit or lacks power. */
export function ProductVerdicts({ report }: { readonly report: ProductReport }) {
  const { part, findings, openRequirements, fitRequest } = report;
  const needs = findings.find((finding) => finding.needs)?.needs;
  return (
    <div className="visitor-pc-verdict">
      {findings.map((finding) => {
        const { outcome, replacement } = finding;
        const isPartialFit = isFit(finding) && findings.some(isIncompatible);
        const text = isPartialFit
          ? formatPartialFit(finding, part.id)
          : formatCardLine(finding, part.id);
        return (
          <OutcomeLine
            key={text}
            icon={outcome}
            hasLabel
            remedy={replacement && <RemedyControl remedy={replacement} />}
          >
            {text}
          </OutcomeLine>
        );
      })}
      {openRequirements.map((line) => (
        <ProductCardLineItem key={line.text} as="div" line={line} itemName={part.name} />
      ))}
      {fitRequest && (
        <p key={needs} className="pl-5.5 print:hidden">
          {needs && `${fillTemplate(remedyCopy.neededSet, { needs })} `}
          <RemedyControl remedy={fitRequest} itemName={part.name} />
        </p>
      )}
    </div>
  );
}
