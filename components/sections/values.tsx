import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import { about } from '@/data/about';
import { FitColumn } from './fit-column';
import './values.css';

/** What the company holds itself to; what this site's own data bears out stands beside it. */
export function Values() {
  const { heading, items, fitCaption } = about.values;
  return (
    <Section id="values" heading={heading} surface="raised">
      <div className="values">
        <ul>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="mb-1 text-name">{title}</h3>
              <p className="max-w-measure text-muted">
                <Unbroken text={text} />
              </p>
            </li>
          ))}
        </ul>
        <FitColumn caption={fitCaption} />
      </div>
    </Section>
  );
}
