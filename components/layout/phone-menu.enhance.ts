/** Opens the phone menu where `commandfor` is unknown (Safari before 26.2); closes it at links and on wide screens. */

import { PHONE_MENU_ID } from '@/components/ui/element-ids';

const DESKTOP = '(min-width: 64rem)';
const menu = document.getElementById(PHONE_MENU_ID) as HTMLDialogElement;
const hasCommands = 'command' in HTMLButtonElement.prototype;

/** Handles a press of the button that opens the menu, or of the one inside the menu that closes it. */
const handlePress = ({ target }: Event) => {
  const button = (target as Element).closest(`[commandfor="${menu.id}"]`);
  if (button === null) return;
  // Chromium would warn in the console that it ignores the attribute.
  if (hasCommands) button.removeAttribute('popovertarget');
  else if (menu.open) menu.close();
  else menu.showModal();
};
addEventListener('click', handlePress, true);
// A press before this script ran has opened the menu as a popover.
if (!hasCommands && 'popover' in menu && menu.matches(':popover-open')) {
  menu.hidePopover();
  menu.showModal();
}
menu.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a') !== null) menu.close();
});
matchMedia(DESKTOP).addEventListener('change', ({ matches }) => {
  if (matches) menu.close();
});
