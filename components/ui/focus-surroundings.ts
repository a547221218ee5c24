/**
 * Moves the focus to the element with `tabindex="-1"` around a button that disappears with its
 * press, so that the keyboard goes on from there.
 */
export const focusSurroundings = (button: Element): void =>
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
