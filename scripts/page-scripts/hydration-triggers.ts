/** Loads Next's scripts when a `data-hydrate-on` element is used, other styles after the page. */

/** The addresses of Next's scripts, in order. Empty once they are requested. */
const addresses = ((document.currentScript as HTMLElement).dataset.scripts ?? '').split(' ');
// 'click', not 'pointerdown': a script that ran between them would delay the press's answer.
const TRIGGERS = ['pointerover', 'focusin', 'click', 'input'];

const loadStyles = () => {
  const lateStyles = document.querySelector('head noscript');
  lateStyles?.insertAdjacentHTML('beforebegin', `${lateStyles.textContent}`);
  lateStyles?.remove();
};
// A task later: WebKit shows the page as loading until all files requested in 'load' are there.
addEventListener('load', () => setTimeout(loadStyles));
// A press needs these styles, and may come before 'load'.
addEventListener('pointerdown', loadStyles, true);

let handleRequest = () => {};
let handleError = () => {};

/** Sets what a page does when the scripts are requested, and when one of them can't be loaded. */
export function watchScripts(onRequest: () => void, onError: () => void): void {
  handleRequest = onRequest;
  handleError = onError;
}

const insertScripts = () => {
  if (addresses.length === 0) return;
  // React loads a stylesheet again if it does not find the stylesheet's link.
  loadStyles();
  for (const address of addresses.splice(0)) {
    const script = document.createElement('script');
    script.src = address;
    // In order: the page's data must run before the chunks that read it.
    script.async = false;
    script.onerror = handleError;
    document.head.append(script);
    // React loads a script again unless the script is async. By now the order is fixed.
    script.async = true;
  }
  handleRequest();
};

/** Loads Next's scripts, once. */
export function loadScripts(): void {
  for (const trigger of TRIGGERS) removeEventListener(trigger, handleTrigger, true);
  // After a frame: the browser first paints what the visitor does.
  requestAnimationFrame(() => setTimeout(insertScripts));
}

function handleTrigger({ type, target }: Event) {
  // A pointer crosses many elements. It loads scripts only over those that open under it.
  const selector = type === 'pointerover' ? '[data-hydrate-on=hover]' : '[data-hydrate-on]';
  if ((target as Element).closest(selector) !== null) loadScripts();
}

for (const trigger of TRIGGERS)
  addEventListener(trigger, handleTrigger, { capture: true, passive: true });
