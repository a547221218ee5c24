import { startAgain, undoChange } from '@/lib/enquiry/change-lines';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { acceptOffer, declineOffer } from '@/lib/enquiry/open-link';
import { ENQUIRY_BAR } from './enquiry-ids';

/** Makes the change that a pressed button of the bar or the offer names in `data-enquiry-change`. */
const CHANGES = { startAgain, undoChange, acceptOffer, declineOffer };
const bar = document.getElementById(ENQUIRY_BAR) as HTMLElement;

/** Keeps the focus in the bar when the pressed button disappears. Hidden controls refuse it, so the last shown one has it. */
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
