import { Plus } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { QuoteLink } from '@/components/ui/quote-link';
import { Section } from '@/components/ui/section';
import { ui } from '@/data/copy/interface';
import { contact } from '@/data/shop/contact';
import { home } from '@/data/shop/home';
import { composeGeneralQuote } from '@/lib/mail/quote-messages';
import { recipient } from '@/lib/site/settings';
import { collectExampleAnswers, EmailPreview } from './email-preview';

/** Frequent questions, each a native disclosure, and for other questions a quote link with an example of its email. */
export function Faq() {
  const { heading, items } = contact.faq;
  const message = composeGeneralQuote(recipient);
  return (
    <Section id="faq" heading={heading} surface="raised">
      <div className="grid gap-x-16 lg:grid-cols-[7fr_5fr]">
        <div>
          <div className="line-above mb-6 border-ink">
            {Object.entries(items).map(([question, answer], index) => (
              <details key={question} className="disclosure" open={index === 0}>
                <summary className="text-name">
                  {question}
                  <Icon icon={Plus} className="text-accent-ink" />
                </summary>
                <p className="max-w-measure pb-6 text-muted">{noBreak(answer)}</p>
              </details>
            ))}
          </div>
          <div>
            <QuoteLink message={message} label={ui.getQuote} />
          </div>
        </div>
        <div className="callout self-start max-lg:hidden print:hidden">
          <EmailPreview message={message} answers={collectExampleAnswers(home.closing.example)} />
        </div>
      </div>
    </Section>
  );
}
