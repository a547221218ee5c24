import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { reviewCopy as copy } from '@/data/copy/enquiry-pages';
import { fillTemplate } from '@/lib/text/fill-template';

const formatToday = () =>
  new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

interface ReviewLetterheadProps {
  /** The shop's name and addresses. */
  readonly letterhead: ReactNode;
  /** The link that opens this enquiry. */
  readonly address: string;
}

/** The head of the printed review: the day, the shop and the enquiry's link. */
export function ReviewLetterhead({ letterhead, address }: ReviewLetterheadProps) {
  const [today, setToday] = useState(formatToday);
  // A tab may be printed days after it was opened. The browser prints the page as it is when this event ends.
  useEffect(() => {
    const update = () => flushSync(() => setToday(formatToday()));
    addEventListener('beforeprint', update);
    return () => removeEventListener('beforeprint', update);
  }, []);
  return (
    <div className="hidden grid-cols-[1fr_auto] gap-8 print:grid">
      <div>
        <p>{today}</p>
        <p className="wrap-anywhere">{fillTemplate(copy.printedLink, { address })}</p>
      </div>
      {letterhead}
    </div>
  );
}
