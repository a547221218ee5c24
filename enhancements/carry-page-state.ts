import { updateLinkQueries } from '../lib/page-state/link-queries';

/** Carries the page state in the address, the enquiry and the visitor's PC, over to every page that this one links to. */
const carried = location.search
  .slice(1)
  .split('&')
  .filter((pair) => /^(?:parts=[a-z0-9,-]+|have=.+)$/.test(pair))
  .join('&');
if (carried !== '') updateLinkQueries((query) => query || `?${carried}`);
