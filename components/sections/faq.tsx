import { Plus } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { QuoteLink } from '@/components/ui/quote-link';
import { Section } from '@/components/ui/section';
import { ui } from '@/data/interface';
import { contact, home } from '@/data/shop';
import { composeGeneralQuote } from '@/lib/mail/quote-messages';
import { recipient } from '@/lib/site/settings';
import { listExampleAnswers, RequestPreview } from './request-preview';

/** Questions that open in place, with the browser's own disclosure, and for all others a request, with what it may say. */
export function Faq() {
  const { heading, items } = contact.faq;
  const href = composeGeneralQuote(recipient);
  return (
    <Section id="faq" heading={heading} surface="raised">
      <div className="grid gap-x-16 lg:grid-cols-[7fr_5fr]">
        <div>
          <div className="line-above mb-6 border-ink">
            {Object.entries(items).map(([question, answer]) => (
              <details key={question} className="question">
                <summary className="text-name">
                  {question}
                  <Icon of={Plus} className="text-accent-ink" />
                </summary>
                <p className="max-w-measure pb-6 text-muted">{noBreak(answer)}</p>
              </details>
            ))}
          </div>
          <QuoteLink href={href} label={ui.getQuote} />
        </div>
        <div className="sheet self-start max-lg:hidden print:hidden">
          <RequestPreview href={href} answers={listExampleAnswers(home.closing.example)} />
        </div>
      </div>
    </Section>
  );
}
