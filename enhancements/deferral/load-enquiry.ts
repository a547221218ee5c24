import { canHydrate } from './hydration-triggers';
import { hasPageState } from './stored-state';

/**
 * Loads enquiry.ts, which is too long for every page: at once where the tab has an enquiry, else when a visitor touches a box.
 * Its address comes from scripts/build/inline-enhancements.ts. A browser that can't show the review keeps the plain form, and
 * loses the boxes that need a script.
 */
declare const ENQUIRY_SCRIPT: string;

const triggers = ['pointerdown', 'focusin', 'change'];

const waitForTouch = () => {
  for (const trigger of triggers) addEventListener(trigger, handleTrigger, true);
};
const loadEnquiry = () => {
  for (const trigger of triggers) removeEventListener(trigger, handleTrigger, true);
  const script = document.createElement('script');
  script.src = ENQUIRY_SCRIPT;
  // The next touch tries again.
  script.onerror = waitForTouch;
  document.head.append(script);
};
function handleTrigger({ target }: Event) {
  if ((target as Element).closest('.tick') !== null) loadEnquiry();
}
if (!canHydrate) for (const box of document.querySelectorAll('#featured .tick')) box.remove();
else if (hasPageState()) loadEnquiry();
else waitForTouch();
