import { MailLink } from '@/components/ui/mail-link';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { IncludeButton, type IncludeButtonProps } from './include-button';

interface WayOnProps {
  /** The product that would do. */
  readonly product?: IncludeButtonProps | undefined;
  /** The email that asks for another, and its words. */
  readonly message: QuoteMessage;
  readonly label: string;
  /** The product that is asked about, for screen readers. */
  readonly itemName?: string;
}

/** The way on from a verdict against a product: another to include, else an email that asks for one that fits. */
export const WayOn = ({ product, message, label, itemName }: WayOnProps) =>
  product ? (
    <IncludeButton {...product} />
  ) : (
    <MailLink message={message} className="text-link">
      {label}
      {itemName && <span className="sr-only">{` (${itemName})`}</span>}
    </MailLink>
  );
