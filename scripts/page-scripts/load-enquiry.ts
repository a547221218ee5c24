/** Loads the enquiry's enhancements on a page without boxes once there is an enquiry. */

import { mayHaveEnquiry } from './may-have-enquiry';

/** The address of the enhancements, which scripts/build/bundle-scripts.ts defines. */
declare const ENQUIRY_SCRIPT: string;

let isRequested = false;
const loadEnquiry = () => {
  if (isRequested || !mayHaveEnquiry()) return;
  isRequested = true;
  const script = document.createElement('script');
  script.src = ENQUIRY_SCRIPT;
  document.head.append(script);
};
// Runs just after 'load', so as not to delay it, on Back, and when another tab begins an enquiry.
for (const type of ['pageshow', 'storage']) addEventListener(type, () => setTimeout(loadEnquiry));
