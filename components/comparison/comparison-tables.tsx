import { Plus } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { Section } from '@/components/ui/section';
import { ui } from '@/data/interface';
import { type Comparison, compareProducts, MAX_COMPARED } from '@/lib/catalogue/comparison';
import type { Product } from '@/lib/content/products';
import { composeProductQuote } from '@/lib/mail/quote-messages';
import { recipient } from '@/lib/site/settings';
import { fillTemplate } from '@/lib/text/fill-template';
import './tables.css';

interface SideBySideProps {
  readonly products: readonly Product[];
  /** Subject of a product's quote e-mail, up to the product's name. */
  readonly subject: string;
}

/** Products across, labels down; what is the same for all steps back. Scrolls inside itself where it is too wide. */
function ComparisonTable(props: { readonly of: Comparison; readonly subject: string }) {
  const { category, isAll, products, rows } = props.of;
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
                {noBreak(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, differs }) => (
            <tr key={label} data-same={differs ? undefined : ''}>
              <th scope="row">{label}</th>
              {products.map(({ id }, column) => (
                <td key={id}>{noBreak(values[column] ?? '–')}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {/* Where the products are many their cards alone ask for quotes: the links are a tenth of the table. */}
        {isAll && (
          <tfoot>
            <tr>
              <td />
              {products.map((product) => (
                <td key={product.id}>
                  <a
                    href={composeProductQuote(recipient, props.subject, product)}
                    className="text-link"
                  >
                    {ui.getQuote}
                    <span className="sr-only">{` ${fillTemplate(ui.quoteFor, { what: product.name })}`}</span>
                  </a>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** All that the data says of the products, of many the first, a table a category, which opens in place so that a phone's page stays short. */
export function ComparisonTables({ products, subject }: SideBySideProps) {
  const compared = compareProducts(products);
  if (compared.length === 0) return null;
  const { heading, lead, leadOfMany } = ui.comparison;
  const words = compared.every(({ isAll }) => isAll) ? lead : leadOfMany;
  return (
    <Section id="side-by-side" heading={heading} lead={fillTemplate(words, { n: MAX_COMPARED })}>
      <div className="line-above border-ink">
        {compared.map((comparison, index) => (
          <details
            key={comparison.category}
            data-open-wide={index === 0 ? '' : undefined}
            className="question"
          >
            <summary className="text-name">
              <span>
                {comparison.category}{' '}
                <span className="text-small text-muted">{comparison.products.length}</span>
              </span>
              <Icon of={Plus} className="text-accent-ink" />
            </summary>
            <ComparisonTable of={comparison} subject={subject} />
          </details>
        ))}
      </div>
    </Section>
  );
}
