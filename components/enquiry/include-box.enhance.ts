/**
 * Adds or removes an item at a press of its box (`data-enquiry-item`), and shows in all boxes which
 * items the enquiry has.
 */

import { RESTORE_DELAY_MS } from '@/components/ui/restore-delay';
import { addLine, removeLine } from '@/lib/enquiry/change-lines';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';

const showIncludedItems = () => {
  const ids = enquiryStore.getState().lines.map(({ id }) => id);
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-enquiry-item]'))
    box.checked = ids.includes(box.dataset.enquiryItem ?? '');
};
addEventListener(
  'change',
  ({ target }) => {
    const box = target as HTMLInputElement;
    const { enquiryItem: id } = box.dataset;
    if (id === undefined) return;
    enquiryStore.update(box.checked ? addLine(id) : removeLine(id));
    // The bar, which appears with the first item, may cover the box.
    box.scrollIntoView({ block: 'nearest' });
  },
  true,
);
enquiryStore.subscribe(showIncludedItems);

/** Shows the included items again after the browser has restored or emptied the boxes of a page. */
const restoreIncludedItems = () => {
  showIncludedItems();
  setTimeout(showIncludedItems, RESTORE_DELAY_MS);
};
addEventListener('pageshow', restoreIncludedItems);
// The page may have been shown before this script ran.
restoreIncludedItems();
