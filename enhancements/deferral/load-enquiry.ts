import { hasPageState } from './stored-state';

/**
 * Loads enquiry.ts, which is too long for every page: at once where the tab has an enquiry, else when a visitor touches a box.
 * Its address comes from scripts/build/inline-enhancements.ts.
 */
declare const ENQUIRY_SCRIPT: string;

const triggers = ['pointerdown', 'focusin', 'change'];

const loadEnquiry = () => {
  for (const trigger of triggers) removeEventListener(trigger, handleTrigger, true);
  const script = document.createElement('script');
  script.src = ENQUIRY_SCRIPT;
  document.head.append(script);
};
function handleTrigger({ target }: Event) {
  if ((target as Element).closest('.tick') !== null) loadEnquiry();
}
if (hasPageState()) loadEnquiry();
else for (const trigger of triggers) addEventListener(trigger, handleTrigger, true);
