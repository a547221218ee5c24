/** Asks whether to open the enquiry of a link in place of the visitor's own. Escape answers no. */

import { ENQUIRY_OFFER_ID } from '@/components/ui/element-ids';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { declineOffer } from '@/lib/enquiry/open-link';
import { fillTemplate } from '@/lib/text/fill-template';

const dialog = document.getElementById(ENQUIRY_OFFER_ID) as HTMLDialogElement;
const heading = dialog.querySelector('[data-many]') as HTMLElement;

const ask = () => {
  const { offered } = enquiryStore.getState();
  if (offered === undefined) return dialog.close();
  const { pc = '', one = '', many = '' } = heading.dataset;
  const lineCount = offered.lines.length;
  if (lineCount === 0) heading.textContent = pc;
  else if (lineCount === 1) heading.textContent = one;
  else heading.textContent = fillTemplate(many, { n: lineCount });
  if (!dialog.open) dialog.showModal();
};
dialog.addEventListener('close', () => enquiryStore.update(declineOffer));
enquiryStore.subscribe(ask);
ask();
