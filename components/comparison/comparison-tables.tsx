import { Plus } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { MailLink } from '@/components/ui/mail-link';
import { noBreak } from '@/components/ui/no-break';
import { Section } from '@/components/ui/section';
import { ui } from '@/data/copy/interface';
import type { Product } from '@/data/shop/product';
import { type Comparison, compareProducts } from '@/lib/catalogue/comparison';
import { composeProductQuote } from '@/lib/mail/quote-messages';
import { recipient } from '@/lib/site/settings';
import { fillTemplate } from '@/lib/text/fill-template';
import './tables.css';

interface ComparisonTablesProps {
  readonly products: readonly Product[];
  /** Subject of a quote email, up to the product's name. */
  readonly subject: string;
}

/** A table with a column for each product and a row for each label. Rows of equal values are muted. Scrolls sideways if it is too wide. */
function ComparisonTable(props: { readonly comparison: Comparison; readonly subject: string }) {
  const { category, products, rows } = props.comparison;
  const caption = `${category}: ${ui.comparison.caption}`;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
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
                {noBreak(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, hasDifferences: differs }) => (
            <tr key={label} data-same={differs ? undefined : ''}>
              <th scope="row">{label}</th>
              {products.map(({ id }, column) => (
                <td key={id}>{noBreak(values[column] ?? '–')}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {products.map((product) => (
              <td key={product.id}>
                <MailLink
                  message={composeProductQuote(recipient, props.subject, product)}
                  className="text-link"
                >
                  {ui.getQuote}
                  <span className="sr-only">{` ${fillTemplate(ui.quoteFor, { what: product.name })}`}</span>
                </MailLink>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** A comparison table for each category, in a disclosure that keeps the page short on a phone. */
export function ComparisonTables({ products, subject }: ComparisonTablesProps) {
  const comparisons = compareProducts(products);
  const { heading, lead } = ui.comparison;
  return (
    <Section id="side-by-side" heading={heading} lead={lead}>
      <div className="line-above border-ink">
        {comparisons.map((comparison, index) => (
          <details
            key={comparison.category}
            data-open-wide={index === 0 ? '' : undefined}
            className="disclosure"
          >
            <summary className="text-name">
              <span>
                {comparison.category}{' '}
                <span className="text-small text-muted">{comparison.products.length}</span>
              </span>
              <Icon icon={Plus} className="text-accent-ink" />
            </summary>
            <ComparisonTable comparison={comparison} subject={subject} />
          </details>
        ))}
      </div>
    </Section>
  );
}
