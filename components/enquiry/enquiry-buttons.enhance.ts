/** Changes the enquiry at a press of a button with `data-enquiry-change`, in the bar or in the offer. */

import { ENQUIRY_BAR_ID } from '@/components/ui/element-ids';
import { startAgain, undoChange } from '@/lib/enquiry/change-lines';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { acceptOffer, declineOffer } from '@/lib/enquiry/open-link';

const CHANGES = { startAgain, undoChange, acceptOffer, declineOffer };
const bar = document.getElementById(ENQUIRY_BAR_ID) as HTMLElement;

const changeEnquiry = ({ target }: Event) => {
  const button = (target as Element).closest<HTMLElement>('[data-enquiry-change]');
  if (button === null) return;
  enquiryStore.update(CHANGES[button.dataset.enquiryChange as keyof typeof CHANGES]);
  if (!bar.contains(button)) return;
  // The pressed button disappears. Hidden controls take no focus, so the last visible one of the bar keeps it.
  for (const control of bar.querySelectorAll<HTMLElement>('a, button')) control.focus();
};
addEventListener('click', changeEnquiry, true);
