import { canHydrate } from './hydration-triggers';

/** Removes what needs React from a browser that can't run it: boxes that lead to the review, and filters. */
if (!canHydrate)
  for (const element of document.querySelectorAll('#filter-bar, #featured .tick')) element.remove();
