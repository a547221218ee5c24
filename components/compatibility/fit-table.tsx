import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { fitTableCopy, kinds } from '@/data/fit';
import { ofKind, type Part } from '@/lib/compatibility/fit';
import { fitTable } from '@/lib/compatibility/fit-lines';
import { inOneLine } from '@/lib/compatibility/fit-words';
import type { PartKind } from '@/lib/content/facts';
import type { Product } from '@/lib/content/products';
import { VerdictIcon } from './verdict-icon';
import '@/components/comparison/tables.css';

type Shown = Part & Pick<Product, 'name' | 'category'>;

interface FitTableProps {
  readonly products: readonly Shown[];
  /** The columns. */
  readonly boards: readonly Shown[];
}

/** Which of the shop's parts go on which boards, and on what conditions. */
function FitTable({ products, boards: columns }: FitTableProps) {
  const { boards, groups } = fitTable(products, ofKind(columns, 'board'));
  const { caption, part } = fitTableCopy;
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
                    <p className="verdict">
                      <VerdictIcon outcome={cell.outcome} />
                      <span>{noBreak(inOneLine(cell))}</span>
                    </p>
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

/** So many parts of a kind at most stand in one table with the others. */
const FEW = 12;

/** The table of all parts, or where there are many one for each kind, which opens in place so that the page stays short. */
export function FitTables({ products, boards }: FitTableProps) {
  const inTable = (Object.keys(kinds) as readonly PartKind[]).filter((kind) => kinds[kind].inTable);
  const all = inTable.map((kind) => ofKind(products, kind) as readonly Shown[]);
  if (all.every(({ length }) => length <= FEW))
    return <FitTable products={products} boards={boards} />;
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
          <FitTable products={[first, ...others]} boards={boards} />
        </details>
      ),
  );
}
