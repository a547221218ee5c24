/** Delays the submit of a form until React submits it again (components/ui/claim-form.ts), four seconds at most. */

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

/** Gives up on React: marks each form as late, which shows its plain button, and submits the forms that wait. */
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
