import { OutcomeLine } from '@/components/compatibility/outcome-line';
import { ProductCardLineItem } from '@/components/compatibility/product-card-line-item';
import { remedyCopy } from '@/data/copy/visitor-pc';
import { isShortOfPower } from '@/lib/compatibility/finding';
import { fillTemplate } from '@/lib/text/fill-template';
import type { ProductReport } from '@/lib/visitor-pc/product-report';
import { FitRequestLink, IncludeButton } from './remedies';

/** The verdicts on a product's card, and a link or a button where something doesn't fit or is too weak. */
export function ProductVerdicts({ product }: { readonly product: ProductReport }) {
  const { part, verdicts, openRequirements, replacementPsu, needs, fitRequest } = product;
  return (
    <div className="visitor-pc-verdict">
      {verdicts.map(({ finding, text }) => (
        <OutcomeLine
          key={finding.code + finding.partIds}
          icon={finding.outcome}
          hasLabel
          remedy={
            replacementPsu && isShortOfPower(finding) && <IncludeButton {...replacementPsu} />
          }
        >
          {text}
        </OutcomeLine>
      ))}
      {openRequirements.map((line) => (
        <ProductCardLineItem key={line.text} as="div" line={line} itemName={part.name} />
      ))}
      {fitRequest && (
        <p key={needs} className="print:hidden">
          {needs && `${fillTemplate(remedyCopy.needs, { needs })} `}
          <FitRequestLink fitRequest={fitRequest} itemName={part.name} />
        </p>
      )}
    </div>
  );
}
