import { UncheckedList } from '@/components/compatibility/unchecked-list';
import { MailLink } from '@/components/ui/mail-link';
import { ui } from '@/data/copy/interface';
import type { CataloguePageData } from '@/data/shop/page';
import type { QuoteMessage } from '@/lib/mail/mailto';

interface CatalogueNotesProps {
  readonly advice: CataloguePageData['list']['advice'];
  readonly quoteMessage: QuoteMessage;
}

/** Below the products: whom to ask for advice, and what pictures and the check leave out. */
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
    <UncheckedList />
  </div>
);
