import { Mail } from 'lucide-react';
import { MailLink } from '@/components/mail/mail-link';
import { QuoteLink } from '@/components/mail/quote-link';
import { BrandList } from '@/components/sections/brand-list';
import { CallToAction } from '@/components/sections/call-to-action';
import { Hero } from '@/components/sections/hero';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { interfaceCopy } from '@/data/copy/interface';
import type { ShowcasePageData } from '@/data/shop/page';
import { composePageQuote, composeStarterQuote } from '@/lib/mail/quote-messages';
import { recipient } from '@/lib/site/settings';
import { DrawingSection } from './drawing-section';
import { FeaturedItems } from './featured-items';
import { ProductRange } from './product-range';

/** Links that open prepared emails. On the networking page, the section before is already white. */
function EnquiryStarters({ page }: { readonly page: ShowcasePageData }) {
  const { heading, items } = page.starters;
  return (
    <Section
      id="begin"
      heading={heading}
      surface={page.drawing.kind === 'plan' ? 'paper' : 'raised'}
      isPrinted={false}
    >
      <ul className="grid gap-x-6 gap-y-4 lg:grid-cols-3">
        {Object.entries(items).map(([title, starter]) => (
          <li key={title} className="panel px-[min(1.25rem,5vw)] pt-2 pb-4">
            <MailLink
              className="flex min-h-11 items-center gap-3 py-1.5 headline text-name text-accent-ink underline underline-offset-[0.25em]"
              message={composeStarterQuote(recipient, page, starter)}
            >
              <Icon icon={Mail} className="size-5" />
              <span>{title}</span>
            </MailLink>
            <p className="text-muted">{starter.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A category page without a catalogue: range, items, drawing, prepared emails and brands. */
export function ShowcasePage({ page }: { readonly page: ShowcasePageData }) {
  const { theme, drawing, hero } = page;
  const quoteMessage = composePageQuote(recipient, page);
  return (
    <div data-theme={theme}>
      <Hero hero={hero} composition="group">
        <QuoteLink message={quoteMessage} label={hero.quoteLabel} />
        <SiteLink href="#featured" className="button quiet">
          {interfaceCopy.seeRange}
        </SiteLink>
      </Hero>
      {/* The hero asks for a floor plan, so the plan comes before the range. */}
      {drawing.kind === 'plan' && <DrawingSection drawing={drawing} />}
      <ProductRange page={page} />
      <FeaturedItems page={page} />
      {drawing.kind !== 'plan' && <DrawingSection drawing={drawing} />}
      <EnquiryStarters page={page} />
      <BrandList
        heading={page.brandsHeading}
        brands={page.brands}
        surface={drawing.kind === 'plan' ? 'raised' : undefined}
      />
      <CallToAction call={page.closing} message={quoteMessage} />
    </div>
  );
}
