import { IncludeBox } from '@/components/enquiry/include-box';
import { PlainAddress } from '@/components/mail/plain-address';
import { QuoteLink } from '@/components/mail/quote-link';
import { noBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import '@/components/ui/picture-card.css';
import { interfaceCopy } from '@/data/copy/interface';
import { composeFeaturedQuote } from '@/lib/mail/quote-messages';
import { resolveItemPicture } from '@/lib/site/resolve-picture';
import { recipient } from '@/lib/site/settings';
import { fillTemplate } from '@/lib/text/fill-template';
import type { ShowcaseSectionProps } from './section-props';

/** The number of an item's features that its card shows, from the first. */
const MAX_FEATURES = 4;

/** A card for each featured item of a page, and how to ask for one or several. */
export function FeaturedItems({ page, surface }: ShowcaseSectionProps) {
  return (
    <Section
      id="featured"
      heading={fillTemplate(interfaceCopy.featured, { name: page.name })}
      lead={interfaceCopy.howToAsk}
      surface={surface}
    >
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 print:grid-cols-2">
        {Object.entries(page.featured).map(([id, item]) => (
          <li key={id} className="contents">
            <article id={id} className="panel picture-card">
              <div className="photo cover bg-studio print:hidden">
                <Picture picture={resolveItemPicture(item.image, 'featured')} />
              </div>
              <div className="intro">
                <span className="badge text-small">{item.category}</span>
                <h3 className="text-name sm:mt-2">{noBreak(item.name)}</h3>
                <p className="text-muted sm:mt-2">{noBreak(item.description)}</p>
              </div>
              <ul>
                {item.features.slice(0, MAX_FEATURES).map((feature) => (
                  <li key={feature}>{noBreak(feature)}</li>
                ))}
              </ul>
              <div className="grid content-between gap-3">
                <p className="text-small">
                  <span className="text-muted">{interfaceCopy.availableBrands}</span>{' '}
                  {noBreak(item.brands.join(', '))}
                </p>
                <div className="flex flex-wrap gap-2 *:flex-auto">
                  <IncludeBox id={id} itemName={item.name} />
                  <QuoteLink
                    message={composeFeaturedQuote(recipient, page, item)}
                    label={interfaceCopy.getQuote}
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
