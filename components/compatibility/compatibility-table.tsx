import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { compatibilityTableCopy } from '@/data/compatibility';
import { buildCompatibilityTable } from '@/lib/compatibility/compatibility-table';
import { BOARD_KINDS, type CheckedPart, filterByKind } from '@/lib/compatibility/parts';
import type { Product } from '@/lib/content/products';
import { Verdict } from './verdict';
import '@/components/comparison/tables.css';

type Shown = CheckedPart & Pick<Product, 'name' | 'category'>;

interface CompatibilityTableProps {
  readonly products: readonly Shown[];
  /** The columns. */
  readonly boards: readonly Shown[];
}

/** The verdict on each part with each motherboard. */
function CompatibilityTable({ products, boards: columns }: CompatibilityTableProps) {
  const motherboards = filterByKind(columns, 'motherboard');
  const { boards, groups } = buildCompatibilityTable(products, motherboards);
  const { caption, part } = compatibilityTableCopy;
  const nameOf = ({ facts, name }: Shown) => facts?.short ?? name;
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
            <th scope="col">{part}</th>
            {boards.map((board) => (
              <th key={board.id} scope="col">
                {noBreak(nameOf(board))}
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
                      {nameOf(product)}
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

/** The most parts of a kind that share one table with the others. */
const MAX_SHARED = 12;

/** The table of all parts, or of many parts one for each kind, which opens in place so that the page stays short. */
export function CompatibilityTables({ products, boards }: CompatibilityTableProps) {
  const all = BOARD_KINDS.map((kind): readonly Shown[] => filterByKind(products, kind));
  if (all.every(({ length }) => length <= MAX_SHARED))
    return <CompatibilityTable products={products} boards={boards} />;
  return all.map(
    ([first, ...others]) =>
      first && (
        <details key={first.category} className="disclosure">
          <summary className="text-name">
            <span>
              {first.category} <span className="text-small text-muted">{others.length + 1}</span>
            </span>
            <Icon icon={Plus} className="text-accent-ink" />
          </summary>
          <CompatibilityTable products={[first, ...others]} boards={boards} />
        </details>
      ),
  );
}
