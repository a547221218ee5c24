import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { Section } from '@/components/ui/section';
import { compatibilityTableCopy } from '@/data/copy/compatibility';
import type { Product } from '@/data/shop/product';
import { buildCompatibilityTable } from '@/lib/compatibility/compatibility-table';
import { filterByKind } from '@/lib/compatibility/parts';
import { Verdict } from './verdict';
import '@/components/comparison/tables.css';

const MAX_MOTHERBOARDS = 3;
/** The most parts of a kind that share one table with the others. */
const MAX_SHARED = 12;

type Table = ReturnType<typeof buildCompatibilityTable<Product>>;

const getName = ({ facts, name }: Product) => facts?.short ?? name;

/** The verdict on each part with each motherboard. */
function CompatibilityTable({ boards, groups }: Table) {
  const { caption, part } = compatibilityTableCopy;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by key
      tabIndex={0}
      className="scroll-box text-small"
    >
      <table className={clsx('fit-table', boards.length === 2 && 'of-two')}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="max-sm:sr-only">{part}</span>
            </th>
            {boards.map((board) => (
              <th key={board.id} scope="col">
                {noBreak(getName(board))}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group[0]?.parts[0]?.category}>
            <tr>
              <th scope="rowgroup" colSpan={boards.length + 1}>
                {group[0]?.parts[0]?.category}
              </th>
            </tr>
            {group.map(({ parts, cells }) => (
              <tr key={parts[0]?.id}>
                <th scope="row">
                  {parts.map((product, index) => (
                    <Fragment key={product.id}>
                      {index > 0 && <br />}
                      {getName(product)}
                    </Fragment>
                  ))}
                </th>
                {cells.map((cell, index) => (
                  <td key={boards[index]?.id}>
                    <Verdict outcome={cell.shownOutcome}>{cell.text}</Verdict>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/**
 * The compatibility table of the shop's first motherboards; of many parts a table for each kind, which opens in place so that
 * the page stays short. Renders nothing in a shop without motherboards.
 */
export function CompatibilitySection({ products }: { readonly products: readonly Product[] }) {
  const motherboards = filterByKind(products, 'motherboard').slice(0, MAX_MOTHERBOARDS);
  const { boards, groups } = buildCompatibilityTable(products, motherboards);
  if (groups.length === 0) return null;
  const listParts = (group: Table['groups'][number]) => group.flatMap(({ parts }) => parts);
  return (
    <Section id="together" heading={compatibilityTableCopy.heading}>
      {groups.every((group) => listParts(group).length <= MAX_SHARED) ? (
        <CompatibilityTable boards={boards} groups={groups} />
      ) : (
        groups.map((group) => (
          <details key={listParts(group)[0]?.category} className="disclosure">
            <summary className="text-name">
              <span>
                {listParts(group)[0]?.category}{' '}
                <span className="text-small text-muted">{listParts(group).length}</span>
              </span>
              <Icon icon={Plus} className="text-accent-ink" />
            </summary>
            <CompatibilityTable boards={boards} groups={[group]} />
          </details>
        ))
      )}
    </Section>
  );
}
