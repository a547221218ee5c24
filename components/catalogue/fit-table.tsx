import { Plus } from 'lucide-react';
import type { Product } from '@/checks/schemas/products';
import { FitSign } from '@/components/ui/fit-sign';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { unbroken } from '@/components/ui/unbroken';
import { fitCopy, fitTableCopy } from '@/data/fit';
import { fitTable } from '@/lib/fit-lines';
import './tables.css';

const ID = 'together';

/** Which of the shop's parts go on which of its boards, and on what conditions; nothing in a shop without boards. */
export function FitTable({ products }: { readonly products: readonly Product[] }) {
  const { boards, groups, notes } = fitTable(products);
  if (groups.length === 0) return null;
  const { heading, caption, part, condition, conditions } = fitTableCopy;
  const words = { ...fitCopy.outcomes, condition };
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
              <th scope="col" className="min-w-34">
                {part}
              </th>
              {boards.map((board) => (
                <th key={board.id} scope="col">
                  {nameOf(board)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group[0]?.part.category}>
              <tr>
                <th scope="rowgroup" colSpan={boards.length + 1} className="pt-3">
                  {group[0]?.part.category}
                </th>
              </tr>
              {group.map(({ part: product, cells }) => (
                <tr key={product.id}>
                  <th scope="row">{nameOf(product)}</th>
                  {cells.map(({ outcome, notes: numbers }, index) => (
                    <td key={boards[index]?.id}>
                      <FitSign outcome={outcome} /> {words[outcome]}
                      {numbers.length > 0 && <sup>{numbers.join(', ')}</sup>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {notes.length > 0 && (
        <details className="question">
          <summary>
            {conditions}
            <Icon of={Plus} className="text-accent-ink" />
          </summary>
          <ol className="fit-notes text-small">
            {notes.map((note) => (
              <li key={note}>{unbroken(note)}</li>
            ))}
          </ol>
        </details>
      )}
    </Section>
  );
}
