/**
 * Removes what needs React from a browser that can't run it: the filters, and the boxes of featured items, whose
 * enquiry only the review can send.
 */
import { canHydrate } from './hydration-triggers';

if (!canHydrate)
  for (const element of document.querySelectorAll('#filter-bar, #featured .tick')) element.remove();
