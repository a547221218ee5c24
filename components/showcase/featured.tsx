import { clsx } from 'clsx';
import { noBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
import { QuoteLink } from '@/components/ui/quote-link';
import { Section } from '@/components/ui/section';
import { ui } from '@/data/interface';
import type { ShowcasePageData } from '@/lib/content/category-pages';
import { composeFeaturedQuote } from '@/lib/mail/quote-messages';
import { resolvePicture } from '@/lib/site/images';
import { recipient } from '@/lib/site/settings';
import { fillTemplate } from '@/lib/text/fill-template';
import './featured.css';

/** How many of an item's features its card prints. */
const FEATURES_SHOWN = 4;

/**
 * How many items each kind of page has in a row, whether their cards share its lines, and how large it shows their pictures;
 * featured.css agrees.
 */
const ARRANGEMENTS = {
  lineup: { columns: 'md:grid-cols-2', item: 'md:contents', role: 'wide-card' },
  bays: { columns: 'md:grid-cols-2 lg:grid-cols-3', item: 'md:contents', role: 'third' },
  desk: { columns: 'md:grid-cols-2 lg:grid-cols-3', item: 'md:contents', role: 'card' },
  plan: { columns: 'md:grid-cols-2', item: undefined, role: 'row' },
} as const;

/** The featured items of a page, a card each; featured.css places its parts by name, as its page arranges them. */
export function Featured({ page }: { readonly page: ShowcasePageData }) {
  const { columns, item: shared, role } = ARRANGEMENTS[page.drawing.kind];
  return (
    <Section
      id="featured"
      heading={fillTemplate(ui.featured, { name: page.name })}
      surface="raised"
    >
      <ul className={clsx('grid gap-6 print:grid-cols-2 print:gap-x-[6mm]', columns)}>
        {Object.entries(page.featured).map(([name, item]) => (
          <li key={name} className={shared}>
            <article className="featured-card">
              <div className="photo filled bg-studio print:hidden">
                <Picture picture={resolvePicture(item.image, role)} />
              </div>
              <div className="words">
                <span className="badge text-small">{item.group}</span>
                <h3 className="mt-2 text-name">{noBreak(name)}</h3>
                <p className="mt-2 text-muted">{noBreak(item.description)}</p>
              </div>
              <ul className="facts">
                {item.features.slice(0, FEATURES_SHOWN).map((feature) => (
                  <li key={feature}>{noBreak(feature)}</li>
                ))}
              </ul>
              <div className="offer">
                <p className="text-small">
                  <span className="text-muted">{ui.availableBrands}</span>
                  {item.brands.join(', ')}
                </p>
                <div>
                  <QuoteLink
                    href={composeFeaturedQuote(recipient, page, { name, ...item })}
                    label={ui.getQuote}
                    about={name}
                  />
                </div>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
