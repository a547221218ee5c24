/**
 * Loads Next's scripts on a catalogue page: at the first scroll or once the products are in view,
 * or at once for filters, an enquiry or a PC.
 */

import { loadScripts } from './hydration-triggers';
import { mayHaveEnquiry } from './may-have-enquiry';

const catalogue = document.querySelector('[data-hydrate-on=visible]') as Element;

// 'pageshow' also comes after Back, when the page may show an older enquiry than the browser has.
addEventListener('pageshow', () => {
  if (mayHaveEnquiry()) loadScripts();
});
addEventListener('load', () => {
  addEventListener('scroll', loadScripts, { once: true, passive: true });
  new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) loadScripts();
  }).observe(catalogue);
});
