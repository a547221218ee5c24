import { useEffect } from 'react';
import { enquiry } from '@/data/enquiry';
import { fill } from '@/lib/fill';
import type { PartsQuote } from '@/lib/parts-quote';
import { BAR_LINK } from './enquiry-ids';

/** What the sheet says of ticked parts, and a link that stands for the page's own. */
function noteOf(href: string, count: number, label: string): HTMLElement {
  const note = document.createElement('p');
  // On a phone it stands beside the close button.
  note.className = 'notice sheet-note mb-3 font-semibold max-sm:mr-16';
  const said = fill(count === 1 ? enquiry.otherOne : enquiry.otherMany, { n: count });
  const link = Object.assign(document.createElement('a'), { href, className: 'text-link' });
  link.textContent = label;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    // The sheet goes back to the link that it stands for, which must not be one of its own.
    document.querySelector<HTMLElement>(BAR_LINK)?.click();
  });
  note.append(`${said}. `, link);
  return note;
}

/**
 * Keeps ticked parts from being forgotten. The quote sheet, which the page's own script fills in and shows at every press
 * of an e-mail link (page-script/quote-sheet.ts), then says that they are not in that message, and offers the
 * link that has them; and of that link it has the whole message, where the link could not hold it.
 */
export function useSheetNote({ href, message }: PartsQuote, count: number, label: string): void {
  useEffect(() => {
    if (count === 0) return;
    const request = document.querySelector('#quote-sheet [data-request]') as Element;
    const note = noteOf(href, count, label);
    const answer = ({ target }: Event) => {
      const link = (target as Element).closest('a');
      if (link?.protocol !== 'mailto:') return;
      if (link.getAttribute('href') !== href) return request.before(note);
      note.remove();
      (request.querySelector('[data-body]') as Element).textContent = message.body;
    };
    // After the page's script, which stood here first.
    window.addEventListener('click', answer);
    return () => {
      note.remove();
      window.removeEventListener('click', answer);
    };
  }, [href, message.body, count, label]);
}
