import { Check, X } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { unbroken } from '@/components/ui/unbroken';
import { about } from '@/data/about';
import { products } from '@/data/products';
import { fill } from '@/lib/fill';
import { boardColumn } from '@/lib/fit-lines';

const MARKS = { fits: Check, condition: Check, check: Check, clash: X } as const;

/** What the company holds itself to; beside it what goes on one of its boards, which bears the first of it out. */
export function Values() {
  const { heading, items, fitCaption } = about.values;
  const column = boardColumn(products);
  return (
    <Section id="values" heading={heading} surface="raised">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <ul className="grid content-between gap-6">
          {Object.entries(items).map(([title, text]) => (
            <li key={title}>
              <h3 className="mb-1 text-name">{title}</h3>
              <p className="max-w-measure text-muted">{unbroken(text)}</p>
            </li>
          ))}
        </ul>
        {column !== undefined && (
          <figure className="sheet">
            <figcaption className="mb-2 text-small text-muted">
              {unbroken(fill(fitCaption, { board: column.board }))}
            </figcaption>
            <dl className="terms">
              {column.rows.map(({ part, value, outcome }) => (
                <div key={part}>
                  <dt className="font-semibold">{unbroken(part)}</dt>
                  <dd className="flex gap-3 text-muted">
                    <Icon of={MARKS[outcome]} className="text-accent-ink" />
                    <span>{unbroken(value)}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </figure>
        )}
      </div>
    </Section>
  );
}
