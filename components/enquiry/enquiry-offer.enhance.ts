/** Asks whether to open the enquiry of a link in place of the visitor's own. Escape answers no. */

import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { declineOffer } from '@/lib/enquiry/open-link';
import { OFFER } from './enquiry-ids';

const dialog = document.getElementById(OFFER) as HTMLDialogElement;
const heading = dialog.querySelector('[data-many]') as HTMLElement;

const ask = () => {
  const { offered } = enquiryStore.getState();
  if (offered === undefined) return dialog.close();
  const { length } = offered.lines;
  const { pc = '', one = '', many = '' } = heading.dataset;
  heading.textContent = [pc, one][length] ?? many.replace('{n}', `${length}`);
  if (!dialog.open) dialog.showModal();
};
dialog.addEventListener('close', () => enquiryStore.update(declineOffer));
enquiryStore.subscribe(ask);
ask();
