import { addLine, removeLines } from '@/lib/enquiry/change-lines';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';

/** Keeps the boxes of items (`data-enquiry-item`) and the enquiry in step. */
const showTicks = () => {
  const ids = new Set<unknown>(enquiryStore.getState().lines.map(({ id }) => id));
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-enquiry-item]'))
    box.checked = ids.has(box.dataset.enquiryItem);
};
addEventListener(
  'change',
  ({ target }) => {
    const box = target as HTMLInputElement;
    const { enquiryItem: id } = box.dataset;
    if (id === undefined) return;
    enquiryStore.update(box.checked ? addLine(id) : removeLines(id));
    // The bar may have appeared over the box.
    box.scrollIntoView({ block: 'nearest' });
  },
  true,
);
/** Shows the ticks again where a browser restores or empties the boxes of a page, which a busy WebKit does late. */
const restoreTicks = () => {
  showTicks();
  setTimeout(showTicks, 250);
};
enquiryStore.subscribe(showTicks);
addEventListener('pageshow', restoreTicks);
// The page may be shown already.
restoreTicks();
