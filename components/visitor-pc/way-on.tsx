import { AskLink } from '@/components/enquiry/ask-link';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { IncludeButton, type IncludeButtonProps } from './include-button';

interface WayOnProps {
  /** The product that would do. */
  readonly product?: IncludeButtonProps | undefined;
  /** The email that asks for another, the same request for the notes of an enquiry, and the words of the link. */
  readonly message: QuoteMessage;
  readonly request: string;
  readonly label: string;
  /** The product that is asked about, for screen readers. */
  readonly itemName?: string;
}

/** The way on from a verdict against a product: another to include, else a link that asks for one that fits. */
export const WayOn = ({ product, message, request, label, itemName }: WayOnProps) =>
  product ? (
    <IncludeButton {...product} />
  ) : (
    <AskLink message={message} request={request} hasVisitorPc className="text-link">
      {label}
      {itemName && <span className="sr-only">{` (${itemName})`}</span>}
    </AskLink>
  );
