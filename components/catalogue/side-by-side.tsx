import { Plus } from 'lucide-react';
import type { Product } from '@/checks/schemas/products';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { ui } from '@/data/interface';
import { comparisons } from '@/lib/comparison';
import type { Recipient } from '@/lib/quotes';
import { ComparisonTable } from './comparison-table';

interface SideBySideProps {
  readonly products: readonly Product[];
  readonly productSubject: string;
  readonly recipient: Recipient;
}

/**
 * All that the data says of the products, a table a category, which opens in place so that the page stays short.
 */
export function SideBySide({ products, productSubject, recipient }: SideBySideProps) {
  const compared = comparisons(products);
  if (compared.length === 0) return null;
  return (
    <Section id="side-by-side" heading={ui.comparison.heading} lead={ui.comparison.lead}>
      <div className="line-above border-ink">
        {compared.map((comparison) => (
          <details key={comparison.category} className="question">
            <summary className="text-name">
              <span>
                {comparison.category}{' '}
                <span className="text-small text-muted">{comparison.products.length}</span>
              </span>
              <Icon of={Plus} className="text-accent-ink" />
            </summary>
            <ComparisonTable
              comparison={comparison}
              productSubject={productSubject}
              recipient={recipient}
            />
          </details>
        ))}
      </div>
    </Section>
  );
}
