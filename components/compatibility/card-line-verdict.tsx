import { Fragment } from 'react';
import { noBreak } from '@/components/ui/no-break';
import { ui } from '@/data/copy/interface';
import type { CardLine } from '@/lib/compatibility/card-lines';
import { fillTemplate } from '@/lib/text/fill-template';
import { getFieldId } from '@/lib/visitor-pc/visitor-pc';
import { Verdict } from './verdict';

interface CardLineVerdictProps {
  readonly as: 'li' | 'div';
  readonly line: CardLine;
  /** The product's name, read by screen readers after each link. */
  readonly itemName: string;
}

/** A compatibility line of a product's card, with links to the fields of the visitor's PC. */
export const CardLineVerdict = ({ as, line, itemName }: CardLineVerdictProps) => (
  <Verdict as={as} outcome={line.outcome} isLength={line.isLength}>
    {noBreak(line.text)}
    {line.links?.map(([field, label], index) => (
      <Fragment key={field}>
        {index > 0 ? ` ${ui.and} ` : ' '}
        <a href={`#${getFieldId(field)}`} className="text-link -my-1">
          {label}
          <span className="sr-only">{` ${fillTemplate(ui.forItem, { what: itemName })}`}</span>
        </a>
      </Fragment>
    ))}
  </Verdict>
);
