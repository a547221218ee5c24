/** Opens the phone menu as a modal dialog, not as a popover. Its button and its links close it. */

import { PHONE_MENU_ID } from '@/components/ui/element-ids';

const menu = document.getElementById(PHONE_MENU_ID) as HTMLDialogElement;

// A press before this script ran has opened the menu as a popover.
if ('popover' in menu && menu.matches(':popover-open')) {
  menu.hidePopover();
  menu.showModal();
}
const handlePress = (event: Event) => {
  if ((event.target as Element).closest(`[popovertarget="${menu.id}"]`) === null) return;
  event.preventDefault();
  if (menu.open) menu.close();
  else menu.showModal();
};
addEventListener('click', handlePress, true);
menu.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a') !== null) menu.close();
});
