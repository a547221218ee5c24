import { Mail } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { interfaceCopy } from '@/data/copy/interface';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { fillTemplate } from '@/lib/text/fill-template';
import { MailLink } from './mail-link';

interface QuoteLinkProps {
  readonly message: QuoteMessage;
  readonly label: string;
  /** The name of the product or service to quote for, for screen readers. */
  readonly itemName?: string;
  /** True for a message that names the visitor's PC. */
  readonly hasVisitorPc?: boolean;
  /** A style of app/styles/button.css. */
  readonly variant?: 'primary' | 'compact' | 'quiet' | 'bar';
}

/** A button that opens a quote email. A button for a single item has no icon. */
export function QuoteLink(props: QuoteLinkProps) {
  const { message, label, itemName, hasVisitorPc = false, variant = 'primary' } = props;
  return (
    <MailLink message={message} hasVisitorPc={hasVisitorPc} className={`button ${variant}`}>
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
