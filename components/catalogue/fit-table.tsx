import { Fragment } from 'react';
import type { Product } from '@/checks/schemas/products';
import { FitSign } from '@/components/ui/fit-sign';
import { Section } from '@/components/ui/section';
import { unbroken } from '@/components/ui/unbroken';
import { fitTableCopy } from '@/data/fit';
import { fitTable } from '@/lib/fit-lines';
import { inOneLine } from '@/lib/fit-words';
import './tables.css';

const ID = 'together';

/** Which of the shop's parts go on which of its boards, and on what conditions; nothing in a shop without boards. */
export function FitTable({ products }: { readonly products: readonly Product[] }) {
  const { boards, groups } = fitTable(products);
  if (groups.length === 0) return null;
  const { heading, caption, part } = fitTableCopy;
  const nameOf = ({ facts, name }: Product) => facts?.short ?? name;
  return (
    <Section id={ID} heading={heading}>
      <section
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by key
        tabIndex={0}
        className="scroll-box text-small"
      >
        <table className="fit-table">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{part}</th>
              {boards.map((board) => (
                <th key={board.id} scope="col">
                  {nameOf(board)}
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
                        <FitSign outcome={cell.outcome} />
                        <span>{unbroken(inOneLine(cell))}</span>
                      </p>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </Section>
  );
}
