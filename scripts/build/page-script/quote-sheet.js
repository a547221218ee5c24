// Answers every press of an e-mail link. No browser tells a page whether a mail program opened, so the request is always
// offered as text. The link itself is left to the browser.
const sheet = document.querySelector('#quote-sheet');
/** The link that was pressed, or what stands for it; undefined while the sheet is closed. */
let pressed;

const write = (name, text) => {
  sheet.querySelector(`[data-${name}]`).textContent = text;
};

const close = () => {
  if (pressed !== undefined) sheet.hidePopover();
};
sheet.addEventListener('beforetoggle', ({ newState }) => {
  if (newState === 'open') return;
  if (sheet.contains(document.activeElement)) pressed.focus();
  pressed = undefined;
});

const open = (link) => {
  const request = new URLSearchParams(link.search);
  write('subject', request.get('subject'));
  write('body', request.get('body').replaceAll('\r', ''));
  write('copied', '');
  // A modal menu would keep the sheet inert; closed, it hands the focus to its button, which then stands for the link.
  const menu = link.closest('dialog');
  menu?.close();
  pressed = menu ? document.activeElement : link;
  pressed.focus({ preventScroll: true });
  sheet.showPopover();
  pressed.scrollIntoView({ block: 'nearest' });
  // A live region is read when its text changes after it is there.
  const status = sheet.querySelector('[data-announce]');
  status.textContent = '';
  setTimeout(() => {
    status.textContent = status.dataset.announce;
  }, 200);
};

addEventListener('click', ({ target }) => {
  const link = target.closest('a');
  if (link?.protocol === 'mailto:') open(link);
  else if (link !== null) close();
});
addEventListener('popstate', close);
// The sheet comes next in the tab order after the link that opened it, wherever it stands in the page.
addEventListener('keydown', (event) => {
  if (pressed === undefined) return;
  if (event.key === 'Escape') close();
  if (event.key !== 'Tab') return;
  const stops = [...sheet.querySelectorAll('[tabindex], a, button')];
  const focused = document.activeElement;
  if (event.shiftKey) {
    if (focused !== stops[0]) return;
    pressed.focus();
  } else if (focused === pressed) stops[0].focus();
  // From the last stop the browser itself goes on from the link.
  else if (focused === stops.at(-1)) return pressed.focus();
  else return;
  event.preventDefault();
});
