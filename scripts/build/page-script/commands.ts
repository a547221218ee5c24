/**
 * Lets buttons open and close dialogs where the browser does not know the attributes `command` and `commandfor`
 * (Safari before 26.2): at the first press, long before React is there.
 */
if (!('command' in HTMLButtonElement.prototype)) {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[commandfor]');
    if (button === null) return;
    const dialog = document.querySelector(
      `#${button.getAttribute('commandfor')}`,
    ) as HTMLDialogElement;
    // Each button is in reach only while the other one's command makes sense.
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
}

export {};
