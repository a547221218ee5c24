/** Loads Next's scripts at the use of an element with `data-hydrate-on`, and its stylesheets after the page. */

const { scripts: sources } = (document.currentScript as HTMLElement).dataset;
const scripts = (sources as string).split(' ');
// 'click', not 'pointerdown': a script that ran between the two would delay the answer to the press.
const triggers = ['pointerover', 'focusin', 'click', 'input'];

let onRequest = () => {};
let onError = () => {};

/** Registers what a page does when the scripts are requested, and when one of them can't be loaded. */
export function watchScripts(handleRequest: () => void, handleError: () => void): void {
  onRequest = handleRequest;
  onError = handleError;
}

const loadStyles = () => {
  const lateStyles = document.querySelector('head noscript');
  lateStyles?.insertAdjacentHTML('beforebegin', `${lateStyles.textContent}`);
  lateStyles?.remove();
};
// A task later: WebKit shows the page as loading until all files requested during 'load' have arrived.
addEventListener('load', () => setTimeout(loadStyles));

// A press needs these styles, and may come before 'load'.
addEventListener('pointerdown', loadStyles, true);

const insertScripts = () => {
  if (scripts.length === 0) return;
  // React loads a stylesheet again if it does not find the stylesheet's link.
  loadStyles();
  for (const src of scripts.splice(0)) {
    const script = document.createElement('script');
    script.src = src;
    // In order: the page's data must run before the chunks that read it.
    script.async = false;
    script.onerror = onError;
    document.head.append(script);
    // React loads a script again unless the script is async. By now the order is fixed.
    script.async = true;
  }
  onRequest();
};

/** Loads Next's scripts, once. */
export function loadScripts(): void {
  for (const trigger of triggers) removeEventListener(trigger, handleTrigger, true);
  // After a frame: the browser first paints what the visitor does.
  requestAnimationFrame(() => setTimeout(insertScripts));
}

function handleTrigger({ type, target }: Event) {
  // A pointer crosses many elements on its way. It loads the scripts only over those that open under it.
  const selector = type === 'pointerover' ? '[data-hydrate-on=hover]' : '[data-hydrate-on]';
  if ((target as Element).closest(selector) !== null) loadScripts();
}

/**
 * True in the browsers of package.json's browserslist, which can run Next's chunks. Of older ones, Safari lacks
 * `attachInternals` (16.4 is its first version with it), and Firefox lacks `toSorted` (115). They keep the plain page.
 */
export const canHydrate =
  'attachInternals' in HTMLElement.prototype && 'toSorted' in Array.prototype;
if (canHydrate) {
  for (const trigger of triggers)
    addEventListener(trigger, handleTrigger, { capture: true, passive: true });
}
