import { Mail } from 'lucide-react';
import { BrandList } from '@/components/sections/brand-list';
import { ClosingCall } from '@/components/sections/closing-call';
import { Hero } from '@/components/sections/hero';
import { Icon } from '@/components/ui/icon';
import { QuoteLink } from '@/components/ui/quote-link';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { StructuredData } from '@/components/ui/structured-data';
import { ui } from '@/data/interface';
import type { ShowcasePageData } from '@/lib/content/category-pages';
import { composeBeginningQuote, composePageQuote } from '@/lib/mail/quote-messages';
import { getCategoryHref } from '@/lib/site/navigation';
import { buildBreadcrumbData } from '@/lib/site/seo';
import { recipient } from '@/lib/site/settings';
import { Featured } from './featured';
import { FitFigure } from './fit-figure';
import { Range } from './range';

/** What people come for: three e-mails begun for them. */
function Beginnings({ page }: { readonly page: ShowcasePageData }) {
  const { heading, items } = page.beginnings;
  return (
    <Section id="begin" heading={heading}>
      <ul className="grid gap-x-6 gap-y-4 lg:grid-cols-3">
        {Object.entries(items).map(([title, beginning]) => (
          <li key={title} className="framed px-[min(1.25rem,5vw)] pt-2 pb-4">
            <a
              className="flex min-h-12 items-center gap-3 text-name font-semibold text-accent-ink underline underline-offset-[0.25em]"
              href={composeBeginningQuote(recipient, page, beginning)}
            >
              <Icon of={Mail} className="size-5" />
              <span>{title}</span>
            </a>
            <p className="text-muted">{beginning.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A category page, by example: themes, stated figures, six featured items, brands. */
export function ShowcasePage({ page }: { readonly page: ShowcasePageData }) {
  const { name, theme, drawing, hero, brands, closing } = page;
  const quoteHref = composePageQuote(recipient, page);
  return (
    <div data-theme={theme} className={`lit-${theme} ${drawing.kind}`}>
      <StructuredData
        things={[buildBreadcrumbData({ href: getCategoryHref(page.slug), label: name })]}
      />
      <Hero hero={hero} composition="group">
        <QuoteLink href={quoteHref} label={hero.quoteLabel} />
        <SiteLink href="#featured" className="button quiet">
          {ui.seeRange}
        </SiteLink>
      </Hero>
      <Range page={page} />
      <Featured page={page} />
      {drawing.kind !== 'plan' && (
        <div className="content-width pt-band">
          <FitFigure drawing={drawing} />
        </div>
      )}
      <Beginnings page={page} />
      <BrandList heading={page.brandsHeading} brands={brands} />
      <ClosingCall call={closing} href={quoteHref} prompts={page.quotePrompts} />
    </div>
  );
}
