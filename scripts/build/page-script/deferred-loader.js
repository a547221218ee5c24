// Loads the page's scripts at the visitor's first sign of wanting them.
const scripts = document.currentScript.dataset.scripts.split(' ');
// The ends of a press, not its start: a script that arrived between the two would delay what the press does.
const signs = [
  'pointermove',
  'pointerup',
  'wheel',
  'scroll',
  'keyup',
  'focusin',
  'input',
  'change',
];
let held;

// A form sent before React has taken over is sent again once it has, or as it is if that fails.
const hold = (event) => {
  if (event.target.dataset.ready !== undefined) return;
  event.preventDefault();
  held = event.target;
  held.dataset.held = '';
  load();
};
const giveUp = () => {
  removeEventListener('submit', hold, true);
  if (held?.dataset.held !== undefined) held.requestSubmit(held.querySelector('[formaction]'));
  held = undefined;
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
};
function load() {
  for (const sign of signs) removeEventListener(sign, load, true);
  // After a frame, so that a pointer already moving does not delay the first paint.
  requestAnimationFrame(() => setTimeout(insert));
}

for (const sign of signs) addEventListener(sign, load, { capture: true, passive: true });
addEventListener('submit', hold, true);
// A page that the browser keeps for Back must not come back with its menu open.
addEventListener('pagehide', () => document.querySelector('dialog[open]')?.close());
// Where a newer version has replaced a script that the next page needs, React drops the page when the address is
// already the next one's.
addEventListener('error', ({ error }) => {
  if (error?.name !== 'ChunkLoadError') return;
  setTimeout(() => document.querySelector('#content') === null && location.reload());
});
addEventListener('load', () => {
  const filters = document.querySelector('.filter-bar');
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
