/** Changes the enquiry at a press of a button with `data-enquiry-change`, in the bar or in the offer. */

import { ENQUIRY_BAR_ID } from '@/components/ui/element-ids';
import { startAgain, undoChange } from '@/lib/enquiry/change-lines';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { acceptOffer, declineOffer } from '@/lib/enquiry/open-link';

const CHANGES = { startAgain, undoChange, acceptOffer, declineOffer };
const bar = document.getElementById(ENQUIRY_BAR_ID) as HTMLElement;

/** Keeps the focus in the bar when the pressed button disappears. The last visible control gets it. */
const focusBar = () => {
  for (const control of bar.querySelectorAll<HTMLElement>('a, button')) control.focus();
};

const changeEnquiry = ({ target }: Event) => {
  const button = (target as Element).closest<HTMLElement>('[data-enquiry-change]');
  if (button === null) return;
  enquiryStore.update(CHANGES[button.dataset.enquiryChange as keyof typeof CHANGES]);
  if (bar.contains(button)) focusBar();
};
addEventListener('click', changeEnquiry, true);
