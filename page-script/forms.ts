import { isReader, load, waiting } from './deferred-scripts';

// A form sent before React has taken over is sent again once it has, or as it is if that fails. What is filtered by one
// is in sight, comes nearer, or is named by a link.

/** How long scripts may take, so that one which is damaged, empty or never ends loses nothing that a visitor did. */
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
    // A link with filters shows its result without a touch; else they wake when the list comes nearer, or is in sight.
    if (location.search !== '') return load();
    addEventListener('scroll', load, { once: true, passive: true });
    new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) load();
    }).observe(list);
  });
} else
  for (const choice of document.querySelectorAll('#filter-bar, #board-choice')) choice.remove();
