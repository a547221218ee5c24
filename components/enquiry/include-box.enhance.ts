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
    const { checked, dataset } = target as HTMLInputElement;
    const { enquiryItem: id } = dataset;
    if (id !== undefined) enquiryStore.update(checked ? addLine(id) : removeLines(id));
  },
  true,
);
enquiryStore.subscribe(showTicks);
showTicks();
// A browser may restore or empty the boxes of a page that it has kept, and a busy WebKit does so late.
addEventListener('pageshow', () => {
  showTicks();
  setTimeout(showTicks, 250);
});
