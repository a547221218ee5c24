import { Fragment } from 'react';
import { noBreak } from '@/components/ui/no-break';
import { interfaceCopy } from '@/data/copy/interface';
import type { ProductCardLine } from '@/lib/compatibility/product-card-lines';
import { fillTemplate } from '@/lib/text/fill-template';
import { getFieldId } from '@/lib/visitor-pc/visitor-pc';
import { OutcomeLine } from './outcome-line';

interface ProductCardLineItemProps {
  readonly as: 'li' | 'div';
  readonly line: ProductCardLine;
  /** The product's name, read by screen readers after each link. */
  readonly itemName: string;
}

/** A line of a product's card, with links to fields of the visitor's PC. Its advice is lighter. */
export function ProductCardLineItem(props: ProductCardLineItemProps) {
  const { as, line, itemName } = props;
  const { text, advice } = line;
  return (
    <OutcomeLine as={as} icon={line.icon}>
      {noBreak(text)}
      {advice && <span className="font-normal"> {noBreak(advice)}</span>}
      {line.links?.map(([field, label], index) => (
        <Fragment key={field}>
          {index > 0 ? ` ${interfaceCopy.and} ` : ' '}
          <a href={`#${getFieldId(field)}`} className="text-link">
            {label}
            <span className="sr-only">{` ${fillTemplate(interfaceCopy.forItem, { what: itemName })}`}</span>
          </a>
        </Fragment>
      ))}
    </OutcomeLine>
  );
}
