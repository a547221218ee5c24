/** The latest time at which a busy WebKit restores or empties the fields of a page, in ms after the page is shown. */
export const RESTORE_DELAY_MS = 250;
