/**
 * Shows the request as text at every press of an e-mail link, since no page can learn whether a mail program opened. The
 * browser itself follows the link.
 */
const sheet = document.querySelector('#quote-sheet') as HTMLElement;
/** The link that was pressed, or what stands for it; undefined while the sheet is closed. */
let pressed: HTMLElement | undefined;
/** Watches the page while the sheet is open. */
let observer: MutationObserver;

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
  observer.disconnect();
});

/** Closes the sheet once its link has gone or asks for something else, since the sheet would show the old request. */
const closeWhenStale = (link: HTMLAnchorElement) => {
  const readRequest = () => link.isConnected && link.href + link.dataset.whole;
  const shown = readRequest();
  observer = new MutationObserver(() => {
    if (readRequest() !== shown) close();
  });
  const attributeFilter = ['href', 'data-whole'];
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter });
};

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
  const source = menu ? (document.activeElement as HTMLElement) : link;
  source.focus({ preventScroll: true });
  // An open sheet would keep its place in the tab order, after the link before.
  close();
  pressed = source;
  // The browser puts the sheet after its source in the tab order; one that does not know it, at the page's end.
  sheet.showPopover({ source });
  closeWhenStale(link);
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
// Captured, since components/page-state/use-page-address.ts stops this event for later listeners.
addEventListener('popstate', close, true);
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close();
});
