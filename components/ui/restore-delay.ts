/** The longest time that a busy WebKit takes to restore or empty a shown page's fields, in ms. */
export const RESTORE_DELAY_MS = 250;
