import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import { about } from '@/data/about';
import { categories } from '@/data/categories';
import { products } from '@/data/products';
import { evidenceSheet } from '@/lib/evidence';
import { EvidenceFigure } from './evidence-figure';
import './values.css';

/** What the company holds itself to; what this site's own data bears out stands beside it. */
export function Values() {
  const { heading, items } = about.values;
  return (
    <Section id="values" heading={heading} surface="sheet">
      <ul className="values">
        {items.map(({ title, text, ...item }) => {
          const sheet =
            'evidence' in item ? evidenceSheet(item.evidence, products, categories) : undefined;
          return (
            <li key={title}>
              <div>
                <h3 className="mb-2 text-name">{title}</h3>
                <p className="max-w-measure text-muted">
                  <Unbroken text={text} />
                </p>
              </div>
              {sheet && <EvidenceFigure {...sheet} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
