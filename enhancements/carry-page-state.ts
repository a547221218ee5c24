import { updateLinkQueries } from '../lib/page-state/link-queries';

/** Adds the enquiry and the visitor's PC from the page's address to every link to another page. */
const pageState = location.search
  .slice(1)
  .split('&')
  .filter((pair) => /^(?:parts=[a-z0-9,-]+|have=.+)$/.test(pair))
  .join('&');
if (pageState !== '') updateLinkQueries((query) => query || `?${pageState}`);
