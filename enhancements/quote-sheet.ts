/**
 * Shows the request as text at every press of an e-mail link, since no page can learn whether a mail program opened. The
 * browser itself follows the link.
 */
const sheet = document.querySelector('#quote-sheet') as HTMLElement;
/** The link that was pressed, or what stands for it; undefined while the sheet is closed. */
let pressed: HTMLElement | undefined;

// Scrolling to what sticks to the screen's edge would move the page beneath it.
const isStuck = (link: HTMLElement) => link.closest('header, #enquiry-bar') !== null;

const write = (name: string, text: string) => {
  (sheet.querySelector(`[data-${name}]`) as Element).textContent = text;
};

const close = () => {
  if (pressed !== undefined) sheet.hidePopover();
};
sheet.addEventListener('beforetoggle', ({ newState }) => {
  if (newState === 'open') return;
  const link = pressed as HTMLElement;
  if (sheet.contains(document.activeElement)) link.focus({ preventScroll: isStuck(link) });
  pressed = undefined;
});

const open = (link: HTMLAnchorElement) => {
  const request = new URLSearchParams(link.search);
  write('subject', request.get('subject') as string);
  // A link too long for mail programs has its whole message beside it, ticked parts included.
  const { whole } = link.dataset;
  write('body', whole ?? (request.get('body') as string).replaceAll('\r', ''));
  (sheet.querySelector('#quote-sheet-note') as HTMLElement).hidden = whole !== undefined;
  write('copied', '');
  // An open menu would keep the sheet from being pressed; closed, it gives its button the focus, which stands for the link.
  const menu = link.closest('dialog');
  menu?.close();
  pressed = menu ? (document.activeElement as HTMLElement) : link;
  pressed.focus({ preventScroll: true });
  sheet.showPopover();
  // A screen reader reads a live region only where its text changes after it has been shown.
  const status = sheet.querySelector('[data-announce]') as HTMLElement;
  status.textContent = '';
  setTimeout(() => {
    status.textContent = status.dataset.announce as string;
  }, 200);
  // Last: it lays the page out, and whatever is written after it would do so again.
  if (!isStuck(pressed)) pressed.scrollIntoView({ block: 'nearest' });
};

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  if (link?.protocol === 'mailto:') open(link);
  else if (link !== null) close();
});
// Captured, since components/catalogue/page-address.ts stops this event for later listeners.
addEventListener('popstate', close, true);
// The sheet comes next in the tab order after the link that opened it, wherever it stands in the page.
addEventListener('keydown', (event) => {
  if (pressed === undefined) return;
  if (event.key === 'Escape') close();
  if (event.key !== 'Tab') return;
  const stops = [...sheet.querySelectorAll<HTMLElement>('[tabindex], a, button')];
  const focused = document.activeElement;
  if (event.shiftKey) {
    if (focused !== stops[0]) return;
    pressed.focus();
  } else if (focused === pressed) (stops[0] as HTMLElement).focus();
  // From the last stop the browser itself goes on from the link.
  else if (focused === stops.at(-1)) return pressed.focus();
  else return;
  event.preventDefault();
});
