/** Delays a form's submit until React repeats it (components/ui/mark-form-hydrated.ts), for 4 s at most. */

import { loadScripts, watchScripts } from './hydration-triggers';

/** How long React may take. Without a limit, a damaged script would swallow a visitor's request. */
const TIMEOUT_MS = 4000;

const delaySubmit = (event: Event) => {
  const { dataset } = event.target as HTMLFormElement;
  if ('ready' in dataset) return;
  event.preventDefault();
  dataset.pendingSubmit = '';
  loadScripts();
};

/** Gives up on React: marks forms as late, for plain buttons, and submits the waiting ones. */
const submitPlainly = () => {
  removeEventListener('submit', delaySubmit, true);
  for (const form of document.forms) {
    form.dataset.late = '';
    if (!('pendingSubmit' in form.dataset)) continue;
    delete form.dataset.pendingSubmit;
    form.requestSubmit(form.querySelector('[formaction]'));
  }
};

addEventListener('submit', delaySubmit, true);
watchScripts(() => setTimeout(submitPlainly, TIMEOUT_MS), submitPlainly);
