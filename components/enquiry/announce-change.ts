import { ENQUIRY_STATUS_ID } from '@/components/ui/element-ids';

/** Announces a change of the enquiry to screen readers, for which its status region exists. */
export function announceChange(text: string): void {
  const status = document.getElementById(ENQUIRY_STATUS_ID);
  if (status) status.textContent = text;
}
