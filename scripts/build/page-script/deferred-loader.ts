// Loads the page's scripts where a visitor uses what needs them: an element marked `data-wakes`. Its web app manifest
// comes when the page is there.
const data = (document.currentScript as HTMLElement).dataset as Record<string, string>;
const scripts = (data.scripts as string).split(' ');
// Of a press its end, not its start: a script that arrived between the two would delay what the press does.
const signs = ['pointerover', 'focusin', 'click', 'input'];
/** How long scripts may take, so that one which is damaged, empty or never ends loses nothing that a visitor did. */
const PATIENCE_MS = 4000;

// A form sent before React has taken over is sent again once it has, or as it is if that fails.
const hold = (event: Event) => {
  const { dataset } = event.target as HTMLFormElement;
  if ('ready' in dataset) return;
  event.preventDefault();
  dataset.held = '';
  load();
};
const giveUp = () => {
  removeEventListener('submit', hold, true);
  for (const form of document.forms) {
    form.dataset.late = '';
    if (!('held' in form.dataset)) continue;
    delete form.dataset.held;
    form.requestSubmit(form.querySelector('[formaction]'));
  }
};
const insert = () => {
  for (const src of scripts.splice(0)) {
    const script = document.createElement('script');
    script.src = src;
    // In order, for the page's data comes before the chunks that read it.
    script.async = false;
    script.onerror = giveUp;
    document.head.append(script);
    // React loads a script once more unless it finds one marked as it marks its own; the order is settled by now.
    script.async = true;
  }
  setTimeout(giveUp, PATIENCE_MS);
};
function load() {
  for (const sign of signs) removeEventListener(sign, heed, true);
  // After a frame, so that what the visitor does is answered first.
  requestAnimationFrame(() => setTimeout(insert));
}
// A pointer wakes only what opens under it: others it may cross while the page is read.
function heed({ type, target }: Event) {
  const wakes = type === 'pointerover' ? '[data-wakes=hover]' : '[data-wakes]';
  if ((target as Element).closest(wakes) !== null) load();
}

try {
  // Stands for all that came with Safari 16.4, the oldest browser that can read the chunks; an older one keeps the page
  // as it is without a script, and could not even read this one if the expression stood here as a literal.
  // biome-ignore lint/complexity/useRegexLiterals: see above
  new RegExp('(?<=a)');
  for (const sign of signs) addEventListener(sign, heed, { capture: true, passive: true });
  addEventListener('submit', hold, true);
  addEventListener('load', () => {
    document.head.insertAdjacentHTML('beforeend', `<link rel="manifest" href="${data.manifest}">`);
    const seen = document.querySelector('[data-wakes=sight]');
    if (seen === null) return;
    // A link with filters shows its result without a touch; else they wake when they come into sight.
    if (location.search !== '') load();
    else
      new IntersectionObserver((entries, observer) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load();
      }).observe(seen);
  });
} catch {
  document.querySelector('#filter-bar')?.remove();
}

export {};
