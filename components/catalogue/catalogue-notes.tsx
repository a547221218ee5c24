import { Plus } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { MailLink } from '@/components/ui/mail-link';
import { noBreak } from '@/components/ui/no-break';
import { uncheckedCopy } from '@/data/copy/compatibility';
import { ui } from '@/data/copy/interface';
import type { CataloguePageData } from '@/data/shop/page';
import type { QuoteMessage } from '@/lib/mail/mailto';

interface CatalogueNotesProps {
  readonly advice: CataloguePageData['listCopy']['advice'];
  readonly quoteMessage: QuoteMessage;
}

/** The notes below the products: a link to ask for advice, what the pictures show, and what the check leaves out. */
export const CatalogueNotes = ({ advice, quoteMessage }: CatalogueNotesProps) => (
  <div className="line-above grid gap-x-16 gap-y-2 pt-4 lg:grid-cols-2">
    <p className="text-name print:hidden">
      {advice.question}{' '}
      <MailLink message={quoteMessage} className="text-link">
        {advice.linkLabel}
      </MailLink>
    </p>
    <p className="max-w-measure text-small text-muted lg:row-span-2 lg:pt-2">
      {ui.pictureNote} {ui.compatibilityNote}
    </p>
    <details className="disclosure mt-2 max-w-measure text-small print:hidden">
      <summary>
        <span>{uncheckedCopy.heading}</span>
        <Icon icon={Plus} />
      </summary>
      <ul className="list-disc pl-5">
        {uncheckedCopy.items.map((item) => (
          <li key={item}>{noBreak(item)}</li>
        ))}
      </ul>
      <p className="mt-2 text-muted">{noBreak(uncheckedCopy.note)}</p>
    </details>
  </div>
);
