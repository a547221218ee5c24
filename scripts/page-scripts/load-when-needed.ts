/** Loads Next's scripts once a catalogue is in view, or at once for filters, an enquiry or a PC. */

import { REVIEW_ID } from '@/components/ui/element-ids';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { hasAnswers } from '@/lib/visitor-pc/visitor-pc';
import { loadScripts } from './hydration-triggers';

const catalogue = document.querySelector('[data-hydrate-on=visible]');

/** Returns true for a page that must show an enquiry, the visitor's PC or the address's filters. */
function hasSomethingToShow(): boolean {
  if (document.querySelector(`#${REVIEW_ID}:target`) !== null) return true;
  if (catalogue === null && document.getElementById(REVIEW_ID) === null) return false;
  const { lines, visitorPc } = enquiryStore.getState();
  return location.search !== '' || lines.length > 0 || hasAnswers(visitorPc);
}

// 'pageshow' also comes after Back, when the page may show an older enquiry than the browser has.
addEventListener('pageshow', () => {
  if (hasSomethingToShow()) loadScripts();
});
addEventListener('load', () => {
  if (catalogue === null) return;
  addEventListener('scroll', loadScripts, { once: true, passive: true });
  new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) loadScripts();
  }).observe(catalogue);
});
