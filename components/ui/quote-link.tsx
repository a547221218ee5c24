import { Mail } from 'lucide-react';
import { ui } from '@/data/interface';
import { fill } from '@/lib/fill';
import { type ButtonLook, buttonClasses } from './button';
import { Icon } from './icon';

interface QuoteLinkProps {
  /** A finished `mailto:` link from lib/quotes.ts. */
  readonly href: string;
  readonly label: string;
  /** What the quote is for, where the label alone does not say it; read out, not shown. */
  readonly about?: string;
  readonly look?: ButtonLook;
}

/** The page's one clear action: a plain link, so that it works before and without any script. */
export function QuoteLink({ href, label, about, look = 'primary' }: QuoteLinkProps) {
  return (
    <a href={href} className={buttonClasses(look)}>
      <Icon of={Mail} className="size-5" />
      <span>
        {label}
        {about !== undefined && (
          <span className="sr-only">{` ${fill(ui.quoteFor, { what: about })}`}</span>
        )}
      </span>
    </a>
  );
}
