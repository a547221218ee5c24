import { Plus } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { contact } from '@/data/shop/contact';

/** Frequent questions, each a native disclosure. */
export function Faq() {
  const { heading, items } = contact.faq;
  return (
    <section id="faq" aria-labelledby="faq-heading" data-surface="raised" className="py-band">
      <div className="content-width grid gap-x-16 gap-y-4 lg:grid-cols-[4fr_9fr]">
        <h2 id="faq-heading" className="text-section">
          {heading}
        </h2>
        <div className="line-above border-ink">
          {Object.entries(items).map(([question, answer], index) => (
            <details key={question} className="disclosure" open={index === 0}>
              <summary className="headline text-name">
                {question}
                <Icon icon={Plus} className="text-accent-ink" />
              </summary>
              <p className="max-w-measure pb-6 text-muted">{noBreak(answer)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
