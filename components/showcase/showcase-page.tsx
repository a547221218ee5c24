import { clsx } from 'clsx';
import { Mail } from 'lucide-react';
import { BrandList } from '@/components/sections/brand-list';
import { CallToAction } from '@/components/sections/call-to-action';
import { Hero } from '@/components/sections/hero';
import { Icon } from '@/components/ui/icon';
import { QuoteLink } from '@/components/ui/quote-link';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { StructuredData } from '@/components/ui/structured-data';
import { ui } from '@/data/interface';
import type { ShowcasePageData } from '@/lib/content/category-pages';
import { formatMailto } from '@/lib/mail/mailto';
import { composeBeginningQuote, composePageQuote } from '@/lib/mail/quote-messages';
import { getCategoryHref } from '@/lib/site/navigation';
import { buildBreadcrumbData } from '@/lib/site/seo';
import { recipient } from '@/lib/site/settings';
import { DrawingSection } from './drawing-section';
import { FeaturedItems } from './featured-items';
import { ProductRange } from './product-range';

/** Links that open a prepared email for a common enquiry. */
function EnquiryStarters({
  page,
  beginnings: { heading, items },
}: {
  readonly page: ShowcasePageData;
  readonly beginnings: NonNullable<ShowcasePageData['beginnings']>;
}) {
  const columns = Object.keys(items).length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-2';
  return (
    <Section id="begin" heading={heading}>
      <ul className={`grid gap-x-6 gap-y-4 ${columns}`}>
        {Object.entries(items).map(([title, starter]) => (
          <li key={title} className="panel px-[min(1.25rem,5vw)] pt-2 pb-4">
            <a
              className="flex min-h-11 items-center gap-3 text-name font-semibold text-accent-ink underline underline-offset-[0.25em]"
              href={formatMailto(composeBeginningQuote(recipient, page, starter))}
            >
              <Icon icon={Mail} className="size-5" />
              <span>{title}</span>
            </a>
            <p className="text-muted">{starter.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Returns the quiet button of a page's hero: the label of the section that follows, and its id. */
function getNextSection({ featured, featuredHeading, range, beginnings }: ShowcasePageData) {
  if (featured) return { id: 'featured', label: featuredHeading ?? ui.seeRange };
  return range
    ? { id: 'range', label: range.heading }
    : { id: 'begin', label: beginnings?.heading ?? ui.seeRange };
}

/** A category page with examples instead of a catalogue: range, featured items, drawing, brands, each where it has some. */
export function ShowcasePage({ page }: { readonly page: ShowcasePageData }) {
  const { name, theme, drawing, hero, closing, brandsHeading, brands } = page;
  const quoteMessage = composePageQuote(recipient, page);
  const next = getNextSection(page);
  const isDrawingInRange = drawing?.kind === 'plan' && page.range !== undefined;
  return (
    <div data-theme={theme} className={clsx(`lit-${theme}`, drawing?.kind)}>
      <StructuredData
        things={[buildBreadcrumbData({ href: getCategoryHref(page.slug), label: name })]}
      />
      <Hero hero={hero} composition={drawing ? 'group' : 'object'}>
        <QuoteLink message={quoteMessage} label={hero.quoteLabel} />
        <SiteLink href={`#${next.id}`} className="button quiet">
          {next.label}
        </SiteLink>
      </Hero>
      <ProductRange page={page} />
      {page.featured && <FeaturedItems page={page} items={page.featured} />}
      {drawing && !isDrawingInRange && (
        <div className="content-width pt-band">
          <DrawingSection drawing={drawing} />
        </div>
      )}
      {page.beginnings && <EnquiryStarters page={page} beginnings={page.beginnings} />}
      {brandsHeading !== undefined && brands && (
        <BrandList heading={brandsHeading} brands={brands} />
      )}
      <CallToAction call={closing} message={quoteMessage} prompts={page.quotePrompts} />
    </div>
  );
}
