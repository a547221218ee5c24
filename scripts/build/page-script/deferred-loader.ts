// Loads the page's scripts at the visitor's first sign of wanting them.
const scripts = ((document.currentScript as HTMLElement).dataset.scripts as string).split(' ');
// The ends of a press, not its start: a script that arrived between the two would delay what the press does.
const signs = ['pointermove', 'pointerup', 'scroll', 'keyup', 'focusin', 'input'];
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
  for (const sign of signs) removeEventListener(sign, load, true);
  // After a frame, so that a pointer already moving does not delay the first paint.
  requestAnimationFrame(() => setTimeout(insert));
}

try {
  // Stands for all that came with Safari 16.4, the oldest browser that can read the chunks; an older one keeps the page
  // as it is without a script, and could not even read this one if the expression stood here as a literal.
  // biome-ignore lint/complexity/useRegexLiterals: see above
  new RegExp('(?<=a)');
  for (const sign of signs) addEventListener(sign, load, { capture: true, passive: true });
  addEventListener('submit', hold, true);
  addEventListener('load', () => {
    const filters = document.querySelector('#filter-bar');
    if (filters === null) return;
    // A link with filters shows its result without a touch; else the filters wake when they come near.
    if (location.search !== '') load();
    else
      new IntersectionObserver(
        (entries, observer) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          load();
        },
        { rootMargin: '25%' },
      ).observe(filters);
  });
} catch {
  document.querySelector('#filter-bar')?.remove();
}
// A page that the browser keeps for Back must not come back with its menu open.
addEventListener('pagehide', () =>
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close(),
);
// Where a newer version has replaced a script that the next page needs, React drops the page when the address is
// already the next one's.
addEventListener('error', ({ error }) => {
  if (error?.name !== 'ChunkLoadError') return;
  setTimeout(() => document.querySelector('#content') === null && location.reload());
});

export {};
