import { Check, X } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { Unbroken } from '@/components/ui/unbroken';
import { products } from '@/data/products';
import { fill } from '@/lib/fill';
import { boardColumn } from '@/lib/fit-lines';

const MARKS = { fits: Check, condition: Check, check: Check, clash: X } as const;

/** What goes on one of the shop's boards, line by line; nothing in a shop that sells none. */
export function FitColumn({ caption }: { readonly caption: string }) {
  const column = boardColumn(products);
  if (column === undefined) return null;
  return (
    <figure className="fit-column">
      <figcaption className="text-small text-muted">
        <Unbroken text={fill(caption, { board: column.board })} />
      </figcaption>
      <dl>
        {column.rows.map(({ part, value, outcome }) => (
          <div key={part}>
            <dt className="flex gap-3 font-semibold">
              <Icon of={MARKS[outcome]} className="text-accent-ink" />
              <span>
                <Unbroken text={part} />
              </span>
            </dt>
            <dd className="text-muted">
              <Unbroken text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
