/**
 * Opens the quote sheet with the message of a pressed email link (`data-mail-subject`,
 * `data-mail-body`), since no page can learn whether a mail program opened. The browser itself
 * follows the link. enquiry-bar.enhance.ts closes the sheet when the enquiry changes.
 */

import { QUOTE_SHEET_ID } from '@/components/ui/element-ids';

const ANNOUNCEMENT_DELAY_MS = 200;
const sheet = document.getElementById(QUOTE_SHEET_ID) as HTMLElement;
/** False in Safari 16 and Firefox 115, where a press opens the mail program alone. */
const HAS_POPOVERS = 'popover' in sheet;
/** The pressed link, or the menu's button for a link in the phone menu. Undefined while closed. */
let opener: HTMLElement | undefined;

/** True for an opener in the sticky header. Scrolling to it would move the page beneath. */
const isSticky = (element: HTMLElement) => element.closest('header') !== null;

const setText = (name: 'subject' | 'body' | 'copied', text = '') => {
  (sheet.querySelector(`[data-${name}]`) as Element).textContent = text;
};

const closeSheet = () => {
  if (opener !== undefined) sheet.hidePopover();
};
sheet.addEventListener('beforetoggle', ({ newState }) => {
  if (newState === 'open' || opener === undefined) return;
  if (sheet.contains(document.activeElement)) opener.focus({ preventScroll: isSticky(opener) });
  opener = undefined;
});

const openSheet = (link: HTMLAnchorElement) => {
  setText('subject', link.dataset.mailSubject);
  setText('body', link.dataset.mailBody);
  setText('copied', '');
  // Tells omitted-enquiry-notice.css that the message names the visitor's PC.
  sheet.toggleAttribute('data-mail-pc', link.dataset.mailPc !== undefined);
  // The open phone menu would block presses on the sheet. Closing it moves the focus to its button.
  const menu = link.closest('dialog');
  menu?.close();
  const source = menu === null ? link : (document.activeElement as HTMLElement);
  source.focus({ preventScroll: true });
  // Closes a sheet that is open for another link, since it would keep its place in the tab order.
  closeSheet();
  opener = source;
  // The sheet follows its source in the tab order or, in browsers without `source`, the page.
  sheet.showPopover({ source });
  // A screen reader reads a live region only when its text changes while the region is visible.
  const status = sheet.querySelector('[data-announce]') as HTMLElement;
  status.textContent = '';
  setTimeout(() => {
    status.textContent = status.dataset.announce ?? '';
  }, ANNOUNCEMENT_DELAY_MS);
  // Last, since scrolling lays the page out, and a later change would lay it out again.
  if (!isSticky(opener)) opener.scrollIntoView({ block: 'nearest' });
};

const handlePress = ({ target, defaultPrevented }: Event) => {
  const link = (target as Element).closest('a');
  if (link === null) return;
  if (link.dataset.mailBody === undefined) {
    closeSheet();
    return;
  }
  const notice = link.closest('[data-message]');
  if (notice !== null) {
    // The review shows its own message, so no sheet opens.
    const status = notice.querySelector('[data-opened]') as HTMLElement;
    status.textContent = status.dataset.opened ?? '';
  } else if (!defaultPrevented && HAS_POPOVERS) {
    openSheet(link);
  }
};
// After all other listeners, which may keep the email from opening.
addEventListener('click', (event) => setTimeout(() => handlePress(event)), true);
addEventListener('popstate', closeSheet);
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') closeSheet();
});
