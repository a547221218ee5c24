/**
 * Opens and closes the phone menu where the browser does not know the attributes `command` and `commandfor` (Safari before
 * 26.2), and closes it at a link and on a wide screen.
 */
const menu = document.querySelector('#phone-menu') as HTMLDialogElement;
const DESKTOP = '(min-width: 64rem)';

if (!('command' in HTMLButtonElement.prototype)) {
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`[commandfor="${menu.id}"]`) === null) return;
    // One button opens it and the other, inside it, closes it: only one of them can be pressed.
    if (menu.open) menu.close();
    else menu.showModal();
  });
  // Pressed before this script was there, its button has opened it as a popover.
  if ('popover' in menu && menu.matches(':popover-open')) {
    menu.hidePopover();
    menu.showModal();
  }
}
menu.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a') !== null) menu.close();
});
matchMedia(DESKTOP).addEventListener('change', () => menu.close());
