import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import { about } from '@/data/about';
import { categories } from '@/data/categories';
import { products } from '@/data/products';
import { evidenceSheet } from '@/lib/evidence';
import { EvidenceFigure } from './evidence-figure';

/** What the company holds itself to, each value beside what bears it out in this site's own data. */
export function Values() {
  const { heading, items } = about.values;
  return (
    <Section id="values" heading={heading} surface="sheet">
      <ul className="grid gap-y-10">
        {items.map(({ title, text, evidence }) => {
          const sheet = evidenceSheet(evidence, products, categories);
          return (
            <li key={title} className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
              <div>
                <h3 className="mb-3 text-title">{title}</h3>
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
