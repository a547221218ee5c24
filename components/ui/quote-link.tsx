import { Mail } from 'lucide-react';
import { ui } from '@/data/interface';
import { fillTemplate } from '@/lib/text/fill-template';
import { Icon } from './icon';

interface QuoteLinkProps {
  /** A finished `mailto:` link from lib/mail/quote-messages.ts. */
  readonly href: string;
  readonly label: string;
  /** Name of the product or service to quote for, read by screen readers after the label. */
  readonly itemName?: string;
  /** The complete message body, if the link is too short for it. The quote sheet shows this text. */
  readonly wholeMessage?: string;
  /** A style of app/styles/button.css. */
  readonly variant?: 'primary' | 'compact' | 'quiet' | 'bar';
}

/** The page's main action: a plain link, which works without scripts. */
export function QuoteLink({
  href,
  label,
  itemName,
  wholeMessage,
  variant = 'primary',
}: QuoteLinkProps) {
  return (
    <a href={href} data-whole={wholeMessage} className={`button ${variant}`}>
      <Icon icon={Mail} className="size-5" />
      <span>
        {label}
        {itemName !== undefined && (
          <span className="sr-only">{` ${fillTemplate(ui.quoteFor, { what: itemName })}`}</span>
        )}
      </span>
    </a>
  );
}
