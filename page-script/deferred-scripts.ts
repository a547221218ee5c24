// Loads Next's scripts where a visitor uses what needs them: an element marked `data-wakes`. What no first paint needs, Next's
// stylesheets and the web app manifest, comes when the page is there.
const { scripts: named } = (document.currentScript as HTMLElement).dataset;
const scripts = (named as string).split(' ');
// Of a press its end, not its start: a script that arrived between the two would delay what the press does.
const signs = ['pointerover', 'focusin', 'click', 'input'];

/** What else is to be done once they are asked for, and where one of them fails. */
export const waiting: { begin?: () => void; fail?: () => void } = {};

// What it brings is also what the answer to a press is drawn with, and a press may come before the page is there.
const bringLater = () => {
  const later = document.querySelector('head noscript');
  if (later !== null) later.outerHTML = later.textContent as string;
};
// A task later, for WebKit counts what is asked for within the event, and after it, into the page's own loading.
addEventListener('load', () => setTimeout(bringLater));

addEventListener('pointerdown', bringLater, true);

const insert = () => {
  // React looks for its stylesheets.
  bringLater();
  for (const src of scripts.splice(0)) {
    const script = document.createElement('script');
    script.src = src;
    // In order, for the page's data comes before the chunks that read it.
    script.async = false;
    script.onerror = () => waiting.fail?.();
    document.head.append(script);
    // React loads a script once more unless it finds one marked as it marks its own; the order is settled by now.
    script.async = true;
  }
  waiting.begin?.();
};
/** Loads them, once. */
export function load() {
  for (const sign of signs) removeEventListener(sign, heed, true);
  // After a frame, so that what the visitor does is answered first.
  requestAnimationFrame(() => setTimeout(insert));
}
// A pointer wakes only what opens under it: others it may cross while the page is read.
function heed({ type, target }: Event) {
  const wakes = type === 'pointerover' ? '[data-wakes=hover]' : '[data-wakes]';
  if ((target as Element).closest(wakes) !== null) load();
}

/** Whether this is Safari 16.4 or newer, which can read the chunks, by what came with it; others keep the plain page. */
export const isReader = 'attachInternals' in HTMLElement.prototype;
if (isReader) {
  for (const sign of signs) addEventListener(sign, heed, { capture: true, passive: true });
}
