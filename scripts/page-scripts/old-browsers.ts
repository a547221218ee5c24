/** Removes what doesn't work where React can't run: filters, and boxes of featured items, which only the review sends. */

import { canHydrate } from './hydration-triggers';

if (!canHydrate)
  for (const element of document.querySelectorAll('#filter-bar, #featured .tick')) element.remove();
