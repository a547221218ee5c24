import { Plus } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { unbroken } from '@/components/ui/unbroken';
import { contact } from '@/data/shop';

/** Questions that open in place, with the browser's own disclosure. */
export function Faq() {
  const { heading, items } = contact.faq;
  return (
    <Section id="faq" heading={heading} surface="raised">
      <div className="line-above border-ink">
        {Object.entries(items).map(([question, answer]) => (
          <details key={question} className="question">
            <summary className="text-name">
              {question}
              <Icon of={Plus} className="text-accent-ink" />
            </summary>
            <p className="max-w-measure pb-6 text-muted">{unbroken(answer)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
