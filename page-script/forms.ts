import { isReader, load, waiting } from './deferred-scripts';

// Holds a form that is sent before React has taken over, until React sends it again (lib/take-over.ts), or for as long as
// PATIENCE_MS: then it is sent as it is. Also loads the scripts of a list that filters, when it is near or a link has filters.

/** How long scripts may take; without an end, a damaged one would swallow what a visitor has sent. */
const PATIENCE_MS = 4000;

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
waiting.fail = giveUp;
waiting.begin = () => setTimeout(giveUp, PATIENCE_MS);

if (isReader) {
  addEventListener('submit', hold, true);
  addEventListener('load', () => {
    const list = document.querySelector('[data-wakes=sight]');
    if (list === null) return;
    // A link with filters must show its result without a touch.
    if (location.search !== '') return load();
    addEventListener('scroll', load, { once: true, passive: true });
    new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) load();
    }).observe(list);
  });
} else document.querySelector('#filter-bar')?.remove();
