/**
 * Moves the focus from a button that disappears when it is pressed to the nearest element around it
 * with `tabindex="-1"`, so that the keyboard goes on from there.
 */
export const focusContainer = (button: Element): void =>
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
