import { formatStateAddress } from '../lib/page-state/codec';
import { pageStore } from '../lib/page-state/page-store';

/**
 * Keeps the enquiry and the page in step: boxes (`data-enquiry-item`), counts (`data-enquiry-count`), and the links to the
 * review. `data-enquiry` on the root element shows the bar.
 */
const { dataset } = document.documentElement;
const status = document.querySelector('#enquiry-status') as HTMLElement;

const REVIEW_LINKS = 'a[href$="#enquiry"]:not([href^="#"])';

const listBoxes = () => document.querySelectorAll<HTMLInputElement>('[data-enquiry-item]');
const listIds = () => new Set<unknown>(pageStore.getState().lines.map(({ id }) => id));

const formatCount = ({ dataset: { enquiryCount = '', one = '' } }: HTMLElement, count: number) =>
  (count === 1 ? one : enquiryCount).replace('{n}', String(count));

const showEnquiry = () => {
  const state = pageStore.getState();
  const ids = listIds();
  for (const box of listBoxes()) box.checked = ids.has(box.dataset.enquiryItem);
  for (const element of document.querySelectorAll<HTMLElement>('[data-enquiry-count]'))
    element.textContent = formatCount(element, ids.size);
  if (ids.size > 0) dataset.enquiry = '';
  else delete dataset.enquiry;
  // Where the browser refuses storage, the address of the review carries the enquiry.
  if (!pageStore.isPersistent)
    for (const link of document.querySelectorAll<HTMLAnchorElement>(REVIEW_LINKS))
      link.search = formatStateAddress(state);
};

/** Lets a review that opens in another tab, whose storage is empty, read the enquiry from its address. */
const addEnquiryToLink = (event: MouseEvent) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>(REVIEW_LINKS);
  if (link === null || !pageStore.isPersistent) return;
  const isSameTab = event.type === 'click' && !(event.ctrlKey || event.metaKey || event.shiftKey);
  link.search = isSameTab ? '' : formatStateAddress(pageStore.getState());
};
for (const eventName of ['click', 'auxclick', 'contextmenu'] as const)
  addEventListener(eventName, addEnquiryToLink, true);

/** Closes an open quote sheet, which would show an older message. */
const closeSheet = () => document.querySelector<HTMLElement>('#quote-sheet')?.hidePopover?.();

// Boxes that the visitor touched before there was a store (ticks.ts).
for (const { checked, dataset } of document.querySelectorAll<HTMLInputElement>('[data-touched]')) {
  pageStore.dispatch({ type: checked ? 'add' : 'remove', id: String(dataset.enquiryItem) });
  closeSheet();
}
showEnquiry();

// Old links point to `#enquiry-form`. Send them to the review, which replaced that list.
const review = document.querySelector<HTMLAnchorElement>('#enquiry-bar a');
if (location.hash === '#enquiry-form' && listIds().size > 0 && review !== null)
  location.replace(review.href);

pageStore.subscribe(() => {
  showEnquiry();
  closeSheet();
});

// In the capture phase, like ticks.ts, so that this runs after it.
addEventListener(
  'change',
  () => {
    // A catalogue announces the count with the check's result.
    const count = document.querySelector<HTMLElement>('#enquiry-bar [data-enquiry-count]');
    if (count !== null && document.querySelector('#catalogue') === null)
      status.textContent = count.textContent;
  },
  true,
);
// A browser may restore or empty the boxes of a page that it has kept, and a busy WebKit does so late.
addEventListener(
  'pageshow',
  () => {
    showEnquiry();
    setTimeout(showEnquiry, 250);
  },
  true,
);
