/** Removes the filters and the boxes of featured items where React can't run: only the review sends their enquiry. */

import { canHydrate } from './hydration-triggers';

if (!canHydrate)
  for (const element of document.querySelectorAll('#filter-bar, #featured .tick')) element.remove();
