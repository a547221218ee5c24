import { Mail } from 'lucide-react';
import { AskLink } from '@/components/enquiry/ask-link';
import { Icon } from '@/components/ui/icon';
import { ui } from '@/data/copy/interface';
import { composeSearchQuote, type Recipient } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';

interface SearchAskLinkProps {
  readonly recipient: Recipient;
  /** The page's wording of a quote's subject, up to the product's name. */
  readonly productSubject: string;
  /** The email's paragraph about the visitor's PC, or ''. */
  readonly visitorPcParagraph: string;
  readonly typed: string;
  /** True for a button with an icon, false for a link within text. */
  readonly isButton: boolean;
}

/** A link to an email that asks the shop for a searched product, which the site doesn't list. */
export function SearchAskLink(props: SearchAskLinkProps) {
  const { recipient, productSubject, visitorPcParagraph, typed, isButton } = props;
  return (
    <AskLink
      message={composeSearchQuote(recipient, productSubject, typed, visitorPcParagraph)}
      request={fillTemplate(ui.filters.askRequest, { typed })}
      hasVisitorPc={visitorPcParagraph !== ''}
      className={isButton ? 'button primary' : 'text-link'}
    >
      {isButton && <Icon icon={Mail} className="size-5" />}
      <span>{fillTemplate(ui.filters.ask, { typed })}</span>
    </AskLink>
  );
}
