import { Plus } from 'lucide-react';
import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { compatibilityTableCopy } from '@/data/copy/compatibility';
import type { Product } from '@/data/shop/product';
import { buildCompatibilityTable } from '@/lib/compatibility/compatibility-table';
import { VerdictCell } from './verdict-cell';
import '@/components/ui/tables.css';
import './fit-table.css';

/** The compatibility table: the verdict on each part with each motherboard. */
export function CompatibilitySection({ products }: { readonly products: readonly Product[] }) {
  const { heading, caption, part } = compatibilityTableCopy;
  const { motherboards, groups } = buildCompatibilityTable(products);
  return (
    <section
      id="together"
      aria-labelledby="together-heading"
      data-surface="raised"
      className="pb-3 md:pb-band"
    >
      {/* Closed on a phone, where the table is long and each card has its own verdicts. */}
      <details data-open-wide="" className="disclosure content-width border-0">
        <summary>
          <h2 id="together-heading" className="text-section">
            {heading}
          </h2>
          <Icon icon={Plus} className="self-center text-accent-ink" />
        </summary>
        <section
          aria-label={caption}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must scroll the box
          tabIndex={0}
          className="scroll-box mt-3 callout text-small"
        >
          <table className="fit-table">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="max-sm:sr-only">{part}</span>
                </th>
                {motherboards.map((motherboard) => (
                  <th key={motherboard.id} scope="col">
                    {noBreak(motherboard.facts.shortName)}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(({ category, rows }) => (
              <tbody key={category}>
                <tr>
                  <th scope="rowgroup" colSpan={motherboards.length + 1}>
                    {category}
                  </th>
                </tr>
                {rows.map(({ parts, cells }) => (
                  <tr key={parts[0]?.id}>
                    <th scope="row">
                      {parts.map((product, index) => (
                        <Fragment key={product.id}>
                          {index > 0 && <br />}
                          {product.facts.shortName}
                        </Fragment>
                      ))}
                    </th>
                    {cells.map((cell, index) => (
                      <td key={motherboards[index]?.id}>
                        <VerdictCell {...cell} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      </details>
    </section>
  );
}
