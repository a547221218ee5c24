import { Mail } from 'lucide-react';
import { ui } from '@/data/interface';
import { fillTemplate } from '@/lib/text/fill-template';
import { Icon } from './icon';

interface QuoteLinkProps {
  /** A finished `mailto:` link from lib/mail/quote-messages.ts. */
  readonly href: string;
  readonly label: string;
  /** What the quote is for, where the label alone does not say it; read out, not shown. */
  readonly about?: string;
  /** The whole message, where the link may not hold it: the quote sheet tells that one. */
  readonly whole?: string;
  /** As app/styles/button.css has them; a compact one is on a card, of which a page has many. */
  readonly look?: 'primary' | 'compact' | 'quiet' | 'bar';
}

/** The page's one clear action: a plain link, so that it works before and without any script. */
export function QuoteLink({ href, label, about, whole, look = 'primary' }: QuoteLinkProps) {
  return (
    <a href={href} data-whole={whole} className={`button ${look}`}>
      <Icon of={Mail} className="size-5" />
      <span>
        {label}
        {about !== undefined && (
          <span className="sr-only">{` ${fillTemplate(ui.quoteFor, { what: about })}`}</span>
        )}
      </span>
    </a>
  );
}
