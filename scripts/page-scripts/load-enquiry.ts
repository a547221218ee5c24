/** Loads the enquiry's enhancements on a plain page if the browser or the address has one. */

import { ENQUIRY_KEY } from '@/lib/enquiry/enquiry-state';

/** The address of the enhancements, which scripts/build/bundle-scripts.ts defines. */
declare const ENQUIRY_SCRIPT: string;

function hasEnquiry(): boolean {
  try {
    return location.search !== '' || localStorage.getItem(ENQUIRY_KEY) !== null;
  } catch {
    // The browser refuses storage.
    return false;
  }
}

const loadEnquiry = () => {
  if (window.enquiryStore !== undefined || !hasEnquiry()) return;
  const script = document.createElement('script');
  script.src = ENQUIRY_SCRIPT;
  document.head.append(script);
};
// Runs just after 'load', so as not to delay it, and again on Back.
addEventListener('pageshow', () => setTimeout(loadEnquiry));
