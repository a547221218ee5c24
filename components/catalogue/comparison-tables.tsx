import { Plus } from 'lucide-react';
import { MailLink } from '@/components/mail/mail-link';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { Section } from '@/components/ui/section';
import { interfaceCopy } from '@/data/copy/interface';
import type { Product } from '@/data/shop/product';
import { type Comparison, compareProducts } from '@/lib/catalogue/comparison';
import { composeProductQuote } from '@/lib/mail/quote-messages';
import { recipient } from '@/lib/site/settings';
import { fillTemplate } from '@/lib/text/fill-template';
import '@/components/ui/tables.css';

interface ComparisonTablesProps {
  readonly products: readonly Product[];
  /** The subject of a product's quote email, up to the product's name. */
  readonly subject: string;
}

/** The labels stay in place while the products scroll. */
const LABEL_CLASS = 'sticky left-0 min-w-22 max-w-33 bg-paper text-ink';

/** A table with a column for each product and a row for each label. Equal rows are muted. */
function ComparisonTable(props: { readonly comparison: Comparison; readonly subject: string }) {
  const { category, products, rows } = props.comparison;
  const caption = `${category}: ${interfaceCopy.comparison.caption}`;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must scroll the box
      tabIndex={0}
      className="scroll-box text-small"
    >
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td className={LABEL_CLASS} />
            {products.map(({ id, brand, name }) => (
              <th key={id} scope="col" className="min-w-31">
                <span className="block font-normal text-muted">{brand}</span>
                {noBreak(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, hasDifferences }) => (
            <tr key={label} className={hasDifferences ? undefined : 'text-muted'}>
              <th scope="row" className={`${LABEL_CLASS} font-semibold`}>
                {label}
              </th>
              {products.map(({ id }, column) => (
                <td key={id}>{noBreak(values[column] ?? '–')}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="print:hidden">
          <tr>
            <td className={LABEL_CLASS} />
            {products.map((product) => (
              <td key={product.id}>
                <MailLink
                  message={composeProductQuote(recipient, { subject: props.subject, product })}
                  className="text-link"
                >
                  {interfaceCopy.getQuote}
                  <span className="sr-only">{` ${fillTemplate(interfaceCopy.forItem, { what: product.name })}`}</span>
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
  const { heading, lead } = interfaceCopy.comparison;
  return (
    <Section id="side-by-side" heading={heading} lead={lead} surface="raised">
      <div className="line-above border-ink">
        {comparisons.map((comparison, index) => (
          <details
            key={comparison.category}
            data-open-wide={index === 0 ? '' : undefined}
            className="disclosure"
          >
            <summary className="text-name">
              <span>
                <span className="headline">{comparison.category}</span>{' '}
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
