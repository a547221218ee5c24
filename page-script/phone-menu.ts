// The phone's menu, which its buttons command natively, long before React is there or without it: where the browser
// does not know the attributes `command` and `commandfor` (Safari before 26.2), at the first press.
const menu = document.querySelector('#phone-menu') as HTMLDialogElement;
const DESKTOP = '(min-width: 64rem)';

if (!('command' in HTMLButtonElement.prototype)) {
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`[commandfor="${menu.id}"]`) === null) return;
    // Each button is in reach only while the other one's command makes sense.
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
