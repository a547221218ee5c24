/** The shop's name, address and promises. Texts print them: a change here changes every page. */

import { closedDays } from './hours';
import { legalDetails } from './legal-details';

// How soon orders leave, how much later they arrive, how soon we answer. Texts add 'in' before.
const dispatch = '1-2 business days';
const delivery = '2-3 days';
const response = '24 hours';

/** The days that don't count towards the response: 'except Sundays and bank holidays'. */
const responseExceptions = `except ${new Intl.ListFormat('en-GB').format([...closedDays, 'bank holidays'])}`;

const deliveryExceptions =
  legalDetails.deliveryExceptions || 'The Highlands, islands and Northern Ireland can take longer.';

const address = {
  street: 'Unit 4, Sample Yard, 100 Example Street',
  locality: 'Derby',
  region: 'Derbyshire',
  postcode: 'DE1 0AA',
  country: 'United Kingdom',
  countryCode: 'GB',
};

export const company = {
  // The environment overrides these three for one build: see 'Settings' in the README.
  name: process.env.NEXT_PUBLIC_COMPANY_NAME || 'Derwent Hardware',
  email: process.env.NEXT_PUBLIC_COMPANY_EMAIL || 'enquiries@derwent-hardware.example',
  siteUrl: process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000',
  address,
  established: '2020',
  /** Where orders are delivered, for search engines. */
  areasServed: ['United Kingdom'],
  dispatch,
  delivery,
  response,
  deliveryExceptions,
  deliveryPromise: `Parts in stock leave us in ${dispatch} and arrive ${delivery} after that, not counting weekends or bank holidays. ${deliveryExceptions}`,
  responseNote: `We reply within ${response}, ${responseExceptions}.`,
  /** The line under the name in the footer. */
  strapline: `Computer hardware from ${address.locality}. We check the fit before we quote.`,
  /** The day on which the products' stock was last checked. */
  stockCheckedOn: '2026-11-23',
};

/** The line under most heroes. A page leaves out an empty note. */
export const promises = [
  { label: 'Dispatch', value: dispatch, notes: [] },
  {
    label: 'Delivery',
    value: `${delivery} after dispatch`,
    notes: ['to most of the UK, business days only', legalDetails.deliveryExceptions],
  },
  { label: 'Warranty', value: 'From the manufacturer', notes: [] },
  { label: 'Response', value: `Within ${response}`, notes: [responseExceptions] },
];
