import { REVIEW } from '@/components/enquiry/enquiry-ids';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { callbacks, canHydrate, loadScripts } from './hydration-triggers';

/**
 * Delays the submit of a form before hydration until React submits it again (components/ui/claim-form.ts). After TIMEOUT_MS the
 * browser submits it. Also loads the scripts of a catalogue that comes into view, and of a page that has something to show.
 */

/** The time that scripts may take, in milliseconds. Without a limit, a damaged script would swallow a visitor's request. */
const TIMEOUT_MS = 4000;

const delaySubmit = (event: Event) => {
  const { dataset } = event.target as HTMLFormElement;
  if ('ready' in dataset) return;
  event.preventDefault();
  dataset.pendingSubmit = '';
  loadScripts();
};
/** Gives up on React: marks each form as late, which shows its plain button, and submits those that wait. */
const submitPlainly = () => {
  removeEventListener('submit', delaySubmit, true);
  for (const form of document.forms) {
    form.dataset.late = '';
    if (!('pendingSubmit' in form.dataset)) continue;
    delete form.dataset.pendingSubmit;
    form.requestSubmit(form.querySelector('[formaction]'));
  }
};
callbacks.onError = submitPlainly;
callbacks.onRequest = () => setTimeout(submitPlainly, TIMEOUT_MS);

/** True for a page that must show filters of its address, an enquiry, or the visitor's PC. */
const hasSomethingToShow = () => {
  const { lines, answers } = enquiryStore.getState();
  return location.search !== '' || lines.length + answers.length > 0;
};

if (canHydrate) {
  addEventListener('submit', delaySubmit, true);
  const list = document.querySelector('[data-hydrate-on=visible]');
  const canShowState = list !== null || document.getElementById(REVIEW) !== null;
  // Links with filters, and those to the review, must show their result without a touch. A page restored by Back may show an
  // older enquiry than the tab has.
  addEventListener('pageshow', () => {
    const isReviewOpen = document.querySelector(`#${REVIEW}:target`) !== null;
    if (isReviewOpen || (canShowState && hasSomethingToShow())) loadScripts();
  });
  addEventListener('load', () => {
    if (list === null) return;
    addEventListener('scroll', loadScripts, { once: true, passive: true });
    new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) loadScripts();
    }).observe(list);
  });
}
