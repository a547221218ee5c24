import { Mail } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { interfaceCopy } from '@/data/copy/interface';
import { fillTemplate } from '@/lib/text/fill-template';
import { MailLink } from './mail-link';

interface QuoteLinkProps extends Pick<ComponentProps<typeof MailLink>, 'message' | 'hasVisitorPc'> {
  readonly label: string;
  /** The name of the product or service to quote for, for screen readers. */
  readonly itemName?: string;
  /** A style of app/styles/button.css. */
  readonly variant?: 'primary' | 'compact' | 'quiet' | 'bar';
}

/** A button that opens a quote email. A button for a single item has no icon. */
export function QuoteLink({ label, itemName, variant = 'primary', ...mailLink }: QuoteLinkProps) {
  return (
    <MailLink {...mailLink} className={`button ${variant}`}>
      {itemName === undefined && <Icon icon={Mail} className="size-5" />}
      <span>
        {label}
        {itemName !== undefined && (
          <span className="sr-only">{` ${fillTemplate(interfaceCopy.forItem, { what: itemName })}`}</span>
        )}
      </span>
    </MailLink>
  );
}
