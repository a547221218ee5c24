import { clsx } from 'clsx';
import { IncludeBox } from '@/components/enquiry/include-box';
import { noBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
import { PlainAddress } from '@/components/ui/plain-address';
import { QuoteLink } from '@/components/ui/quote-link';
import { Section } from '@/components/ui/section';
import { ui } from '@/data/copy/interface';
import type { ShowcasePageData } from '@/data/shop/page';
import { composeFeaturedQuote } from '@/lib/mail/quote-messages';
import { resolvePicture } from '@/lib/site/images';
import { recipient } from '@/lib/site/settings';
import { fillTemplate } from '@/lib/text/fill-template';
import './featured-items.css';

const MAX_FEATURES = 4;

/**
 * The arrangements of the cards: the columns, the class of an item whose card aligns with its row, and the role of its
 * picture. Must agree with featured-items.css.
 */
const LAYOUTS = {
  lineup: { columns: 'in-lineup md:grid-cols-2', itemClass: 'md:contents', role: 'wide-card' },
  bays: {
    columns: 'in-bays md:grid-cols-2 lg:grid-cols-3',
    itemClass: 'md:contents',
    role: 'third',
  },
  desk: {
    columns: 'in-desk md:grid-cols-2 lg:grid-cols-3',
    itemClass: 'md:contents',
    role: 'card',
  },
  plan: { columns: 'in-plan lg:grid-cols-2', itemClass: undefined, role: 'row' },
} as const;

/** A card for each featured item of a page. featured-items.css places the parts of a card. */
export function FeaturedItems({ page }: { readonly page: ShowcasePageData }) {
  const { columns, itemClass, role } = LAYOUTS[page.drawing.kind];
  return (
    <Section
      id="featured"
      heading={fillTemplate(ui.featured, { name: page.name })}
      surface="raised"
    >
      <ul className={clsx('grid gap-6 print:grid-cols-2 print:gap-x-[6mm]', columns)}>
        {Object.entries(page.featured).map(([id, item]) => (
          <li key={id} className={itemClass}>
            <article className="featured-card">
              <div className="photo cover bg-studio print:hidden">
                <Picture picture={resolvePicture(item.image, role)} />
              </div>
              <div className="text">
                <span className="badge text-small">{item.category}</span>
                <h3 className="mt-2 text-name">{noBreak(item.name)}</h3>
                <p className="mt-2 text-muted">{noBreak(item.description)}</p>
              </div>
              <ul className="features">
                {item.features.slice(0, MAX_FEATURES).map((feature) => (
                  <li key={feature}>{noBreak(feature)}</li>
                ))}
              </ul>
              <div className="offer">
                <p className="text-small">
                  <span className="text-muted">{ui.availableBrands}</span>
                  {` ${item.brands.join(', ')}`}
                </p>
                <div className="flex flex-wrap gap-2">
                  <IncludeBox id={id} itemName={item.name} />
                  <QuoteLink
                    message={composeFeaturedQuote(recipient, page, item)}
                    label={ui.getQuote}
                    itemName={item.name}
                    variant="compact"
                  />
                  <PlainAddress email={recipient.email} />
                </div>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
