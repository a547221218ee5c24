import { QuoteLink } from '@/components/ui/quote-link';
import { Wordmark } from '@/components/ui/wordmark';
import { ui } from '@/data/interface';
import { categoryLinks, pageLinks } from '@/lib/navigation';
import { generalQuote } from '@/lib/quotes';
import { recipient } from '@/lib/settings';
import { MainNav } from './main-nav';
import { MobileMenu } from './mobile-menu';
import './site-header.css';

/**
 * The sticky bar of every page: logo, links, and the quote button. It is seen when all of it is there, since its parts
 * make room for those that come after them.
 */
export function SiteHeader() {
  const quoteHref = generalQuote(recipient);
  return (
    <header
      data-surface="raised"
      className="sticky top-bar z-20 border-b border-line not-has-[+main]:invisible print:static"
    >
      <div className="content-width flex min-h-16 flex-wrap items-center justify-between gap-x-2 gap-y-2 py-2 lg:gap-x-6">
        <Wordmark />
        <div className="hidden lg:block print:hidden">
          <MainNav pages={Object.values(pageLinks)} categoryLinks={categoryLinks} />
        </div>
        <div className="print:hidden">
          <QuoteLink href={quoteHref} label={ui.getQuote} look="bar" />
        </div>
        <MobileMenu
          pages={Object.values(pageLinks)}
          categoryLinks={categoryLinks}
          quoteHref={quoteHref}
        />
      </div>
    </header>
  );
}
