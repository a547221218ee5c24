import { canHydrate } from './hydration-triggers';
import { hasPageState } from './stored-state';

/**
 * Loads enquiry.ts, which is too long for every page: at once where the tab has an enquiry, else when a visitor touches a box.
 * Its address comes from scripts/build/inline-enhancements.ts. A browser that can't show the review keeps the plain form, and
 * loses the boxes that need a script.
 */
declare const ENQUIRY_SCRIPT: string;

const triggers = ['pointerdown', 'focusin', 'change'];
let isRequested = false;

const loadEnquiry = () => {
  if (isRequested) return;
  isRequested = true;
  const script = document.createElement('script');
  script.src = ENQUIRY_SCRIPT;
  script.onerror = () => {
    // The next touch tries again.
    isRequested = false;
  };
  document.head.append(script);
};
if (!canHydrate) for (const box of document.querySelectorAll('#featured .tick')) box.remove();
else {
  for (const trigger of triggers)
    addEventListener(
      trigger,
      ({ target }) => (target as Element).closest('.tick') !== null && loadEnquiry(),
      true,
    );
  // Runs just after 'load', so as not to delay it, and again on Back.
  addEventListener('pageshow', () => setTimeout(() => hasPageState() && loadEnquiry()), true);
}
