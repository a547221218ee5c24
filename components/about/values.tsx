import { VerdictCell } from '@/components/compatibility/verdict-cell';
import { noBreak } from '@/components/ui/no-break';
import { Section } from '@/components/ui/section';
import { about } from '@/data/shop/about';
import { products } from '@/data/shop/products';
import { listMotherboardRows } from '@/lib/compatibility/compatibility-table';
import { filterByKind } from '@/lib/compatibility/parts';
import { fillTemplate } from '@/lib/text/fill-template';

/** The company's values, beside an example of the check: one motherboard with the shop's parts. */
export function Values() {
  const { heading, items, fitCaption, motherboardId } = about.values;
  const motherboard = filterByKind(products, 'motherboard').find(({ id }) => id === motherboardId);
  if (motherboard === undefined) throw new Error(`${motherboardId} is no motherboard`);
  const rows = listMotherboardRows(motherboard, products);
  return (
    <Section id="values" heading={heading} surface="raised">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <ul className="grid content-start gap-y-5 lg:gap-y-8">
          {Object.entries(items).map(([title, text]) => (
            <li key={title}>
              <h3 className="mb-1 text-name">{title}</h3>
              <p className="max-w-measure text-muted lg:text-lead">{noBreak(text)}</p>
            </li>
          ))}
        </ul>
        <figure className="callout">
          <figcaption className="mb-2 text-small text-muted">
            {noBreak(fillTemplate(fitCaption, { motherboard: motherboard.facts.shortName }))}
          </figcaption>
          <dl className="description-list">
            {rows.map(({ part, ...cell }) => (
              <div key={part}>
                <dt className="font-semibold">{noBreak(part)}</dt>
                <VerdictCell as="dd" {...cell} />
              </div>
            ))}
          </dl>
        </figure>
      </div>
    </Section>
  );
}
