// Loads Next's scripts when a visitor uses an element marked `data-wakes`, and Next's stylesheets and the web app manifest
// when the page has loaded.
const { scripts: named } = (document.currentScript as HTMLElement).dataset;
const scripts = (named as string).split(' ');
// 'click', not 'pointerdown': a script that ran between the two would delay what the press does.
const signs = ['pointerover', 'focusin', 'click', 'input'];

/** Set by forms.ts: called when the scripts are asked for, and when one fails. */
export const waiting: { begin?: () => void; fail?: () => void } = {};

const bringLater = () => {
  const later = document.querySelector('head noscript');
  if (later !== null) later.outerHTML = later.textContent as string;
};
// A task later: WebKit shows the page as loading until what is asked for within 'load' is there.
addEventListener('load', () => setTimeout(bringLater));

// The answer to a press is drawn with these styles, and a press may come before 'load'.
addEventListener('pointerdown', bringLater, true);

const insert = () => {
  // React loads a stylesheet again whose link it does not find.
  bringLater();
  for (const src of scripts.splice(0)) {
    const script = document.createElement('script');
    script.src = src;
    // In order: the page's data must run before the chunks that read it.
    script.async = false;
    script.onerror = () => waiting.fail?.();
    document.head.append(script);
    // React loads a script again unless it finds it marked async; the order is settled by now.
    script.async = true;
  }
  waiting.begin?.();
};
/** Loads them, once. */
export function load() {
  for (const sign of signs) removeEventListener(sign, heed, true);
  // After a frame: what the visitor does is painted first.
  requestAnimationFrame(() => setTimeout(insert));
}
// A pointer that only crosses the page while it is read must wake nothing but what opens under it.
function heed({ type, target }: Event) {
  const wakes = type === 'pointerover' ? '[data-wakes=hover]' : '[data-wakes]';
  if ((target as Element).closest(wakes) !== null) load();
}

/** Whether the browser can read Next's chunks: `attachInternals` came with Safari 16.4, too. Others keep the plain page. */
export const isReader = 'attachInternals' in HTMLElement.prototype;
if (isReader) {
  for (const sign of signs) addEventListener(sign, heed, { capture: true, passive: true });
}
