/** Opens the phone menu where `commandfor` is unknown (Safari before 26.2); closes it at links and on wide screens. */

import { PHONE_MENU_ID } from '@/components/ui/element-ids';

const menu = document.getElementById(PHONE_MENU_ID) as HTMLDialogElement;
const DESKTOP = '(min-width: 64rem)';

const hasCommands = 'command' in HTMLButtonElement.prototype;

const toggleMenu = ({ target }: Event) => {
  const button = (target as Element).closest(`[commandfor="${menu.id}"]`);
  // Chromium would warn in the console that it ignores the attribute.
  if (hasCommands) button?.removeAttribute('popovertarget');
  // One button opens the menu, and another inside the menu closes it. Only one of them can be pressed.
  else if (button && menu.open) menu.close();
  else if (button) menu.showModal();
};
addEventListener('click', toggleMenu, true);
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
