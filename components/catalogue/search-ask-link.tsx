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
  /** The look of a button, with an icon, or of a link. */
  readonly className: 'button primary' | 'text-link';
}

/** Asks the shop for what no page has. */
export function SearchAskLink(props: SearchAskLinkProps) {
  const { recipient, productSubject, visitorPcParagraph, typed, className } = props;
  return (
    <AskLink
      message={composeSearchQuote(recipient, productSubject, typed, visitorPcParagraph)}
      request={fillTemplate(ui.filters.askRequest, { typed })}
      hasVisitorPc={visitorPcParagraph !== ''}
      className={className}
    >
      {className !== 'text-link' && <Icon icon={Mail} className="size-5" />}
      <span>{fillTemplate(ui.filters.ask, { typed })}</span>
    </AskLink>
  );
}
