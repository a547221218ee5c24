import type { Product } from '@/checks/schemas/products';
import { unbroken } from '@/components/ui/unbroken';
import { ui } from '@/data/interface';
import type { Comparison } from '@/lib/comparison';
import { fill } from '@/lib/fill';
import { productQuote, type Recipient } from '@/lib/quotes';
import './tables.css';

/** Stands where a product has no figure. */
const NONE = '–';

interface ComparisonTableProps {
  readonly comparison: Comparison<Product>;
  /** Subject of a product's quote e-mail, up to the product's name. */
  readonly productSubject: string;
  readonly recipient: Recipient;
}

/** Products across, labels down; what is the same for all steps back. Scrolls inside itself where it is too wide. */
export function ComparisonTable({ comparison, productSubject, recipient }: ComparisonTableProps) {
  const { category, products, rows } = comparison;
  const caption = `${category}: ${ui.comparison.caption}`;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by key
      tabIndex={0}
      className="comparison scroll-box text-small"
    >
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td />
            {products.map(({ id, brand, name }) => (
              <th key={id} scope="col">
                <span className="block text-muted">{brand}</span>
                {unbroken(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, differs }) => (
            <tr key={label} data-same={differs ? undefined : ''}>
              <th scope="row">{label}</th>
              {products.map(({ id }, column) => (
                <td key={id}>{unbroken(values[column] ?? NONE)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {products.map((product) => (
              <td key={product.id}>
                <a href={productQuote(recipient, productSubject, product)} className="text-link">
                  {ui.getQuote}
                  <span className="sr-only">{` ${fill(ui.quoteFor, { what: product.name })}`}</span>
                </a>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
