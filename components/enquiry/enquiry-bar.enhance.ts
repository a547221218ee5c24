import { startAgain, undoChange } from '@/lib/enquiry/change-lines';
import { formatEnquiry } from '@/lib/enquiry/enquiry-codec';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { acceptOffer, declineOffer } from '@/lib/enquiry/open-link';

/**
 * Shows the enquiry on every page: its counts (`data-enquiry-count`), the day that it is from (`data-enquiry-since`), the links to
 * its review, and the quote sheet's link to copy. `data-enquiry` on the root element shows the bar, `data-enquiry-cleared` its Undo
 * after a new start, and `data-visitor-pc` that a message leaves the visitor's PC out.
 */
const root = document.documentElement;
const bar = document.querySelector('#enquiry-bar') as HTMLElement;
const status = document.querySelector('#enquiry-status') as HTMLElement;
const reviewLinks = document.querySelectorAll<HTMLAnchorElement>('a[href$="/contact/#enquiry"]');

const findAll = (css: string) => document.querySelectorAll<HTMLElement>(css);
const formatDate = (time: number, options?: Intl.DateTimeFormatOptions) =>
  new Date(time).toLocaleDateString('en-GB', { ...options, timeZone: 'Europe/London' });

const showEnquiry = () => {
  const state = enquiryStore.getState();
  const { begunAt, undo } = state;
  const { length } = state.lines;
  for (const element of findAll('[data-enquiry-count]')) {
    const { one, enquiryCount } = element.dataset;
    const text = `${length === 1 ? one : enquiryCount}`.replace('{n}', `${length}`);
    // Screen readers announce a text that is written again where it stands in an alert.
    if (element.textContent !== text) element.textContent = text;
  }
  const isOfToday = begunAt === 0 || formatDate(begunAt) === formatDate(Date.now());
  for (const element of findAll('[data-enquiry-since]'))
    element.textContent = isOfToday
      ? ''
      : `${element.dataset.enquirySince}`.replace(
          '{day}',
          formatDate(begunAt, { weekday: 'long' }),
        );
  root.toggleAttribute('data-enquiry', length > 0);
  root.toggleAttribute('data-visitor-pc', state.answers.length > 0);
  root.toggleAttribute('data-enquiry-cleared', length === 0 && undo?.details !== undefined);
  const address = new URL(`${bar.querySelector('a')?.href}`);
  address.search = formatEnquiry(state);
  for (const element of findAll('#quote-sheet [data-link]')) element.textContent = address.href;
  // Where the browser refuses storage, the address of the review carries the enquiry.
  if (!enquiryStore.isPersistent()) for (const link of reviewLinks) link.search = address.search;
};

let shownCount = enquiryStore.getState().lines.length;
enquiryStore.subscribe(() => {
  showEnquiry();
  const { length } = enquiryStore.getState().lines;
  // A hydrated catalogue announces the count with the check's result.
  if (length !== shownCount && !document.querySelector('#enquiry-form[data-ready]')) {
    const { announced, follows } = status.dataset;
    const count = `${announced}`.replace('{count}', bar.querySelector('b')?.textContent ?? '');
    const isFirstTick = shownCount === 0 && document.querySelector('[data-enquiry-item]') !== null;
    status.textContent = isFirstTick ? `${count} ${follows}` : count;
  }
  shownCount = length;
  // An open quote sheet would show an older message.
  document.querySelector<HTMLElement>('#quote-sheet')?.hidePopover?.();
});
showEnquiry();

/** The changes that buttons name in `data-enquiry-change`. */
const CHANGES = { startAgain, undoChange, acceptOffer, declineOffer };
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-enquiry-change]');
  if (button === null) return;
  enquiryStore.update(CHANGES[button.dataset.enquiryChange as keyof typeof CHANGES]);
  // The focus stays in the bar when the pressed button disappears. Hidden controls refuse it, so the last shown one keeps it.
  if (bar.contains(button))
    for (const other of bar.querySelectorAll<HTMLElement>('a, button')) other.focus();
});

// Old links point to `#enquiry-form`. Send them to the review, which replaced that list.
if (location.hash === '#enquiry-form' && shownCount > 0)
  location.replace(`${reviewLinks[0]?.href}`);
