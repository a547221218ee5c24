import { Mail } from 'lucide-react';
import { emailCopy } from '@/data/copy/email';
import { ui } from '@/data/copy/interface';
import { formatShortenedMailto, type QuoteMessage } from '@/lib/mail/mailto';
import { fillTemplate } from '@/lib/text/fill-template';
import { Icon } from './icon';

interface QuoteLinkProps {
  readonly message: QuoteMessage;
  readonly label: string;
  /** Name of the product or service to quote for, read by screen readers after the label. */
  readonly itemName?: string;
  /** A style of app/styles/button.css. */
  readonly variant?: 'primary' | 'compact' | 'quiet' | 'bar';
}

/** The page's main action: a plain link, which works without scripts. */
export function QuoteLink({ message, label, itemName, variant = 'primary' }: QuoteLinkProps) {
  return (
    <a href={formatShortenedMailto(message, emailCopy.remainder)} className={`button ${variant}`}>
      {itemName === undefined && <Icon icon={Mail} className="size-5" />}
      <span>
        {label}
        {itemName !== undefined && (
          <span className="sr-only">{` ${fillTemplate(ui.quoteFor, { what: itemName })}`}</span>
        )}
      </span>
    </a>
  );
}
