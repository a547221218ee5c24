import { QuoteLink } from '@/components/mail/quote-link';
import { interfaceCopy } from '@/data/copy/interface';
import { composeGeneralQuote } from '@/lib/mail/quote-messages';
import { categoryLinks, pageLinks } from '@/lib/site/navigation';
import { recipient } from '@/lib/site/settings';
import { MainNav } from './main-nav';
import { PhoneMenu } from './phone-menu';
import { Wordmark } from './wordmark';
import './header.css';

/** The sticky header. header.css hides it until all of it is parsed, so that no part moves. */
export function SiteHeader() {
  const quoteMessage = composeGeneralQuote(recipient);
  const links = { pages: Object.values(pageLinks), categoryLinks };
  return (
    <header data-surface="raised">
      {/* On a phone the quote button has no icon, for lack of space. */}
      <div className="content-width flex min-h-16 flex-wrap items-center gap-2 py-2 max-lg:[&>a.bar>svg]:hidden">
        <Wordmark />
        <div className="hidden lg:block print:hidden">
          <MainNav {...links} />
        </div>
        <QuoteLink message={quoteMessage} label={interfaceCopy.getQuote} variant="bar" />
        <PhoneMenu {...links} quoteMessage={quoteMessage}>
          <Wordmark />
        </PhoneMenu>
      </div>
    </header>
  );
}
