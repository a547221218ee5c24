/**
 * Where the shop is and what it promises: shown in the footer, on the contact page and under every
 * hero. Its name and enquiry address are settings: see lib/settings.ts.
 */
export const company = {
  /** What the footer says under the name. */
  strapline: 'Computer hardware, specified and quoted from Derby.',
  responseNote: 'We answer within 24 hours.',
  address: {
    street: 'Unit 4, Sample Yard, 100 Example Street',
    locality: 'Derby',
    region: 'Derbyshire',
    postcode: 'DE1 0AA',
    country: 'United Kingdom',
    countryCode: 'GB',
  },
  /** True until the owner fills in the real address. */
  addressIsSample: true,
  hours: [
    {
      days: 'Mon-Fri',
      time: '9AM-6PM',
      schema: {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
    },
    {
      days: 'Sat',
      time: '10AM-4PM',
      schema: { days: ['Saturday'], opens: '10:00', closes: '16:00' },
    },
    { days: 'Sun', time: 'Closed', schema: null },
  ],
  /** What the law asks a company's site to show (Companies Act 2006, s. 82); printed where filled in. */
  registration: {
    registeredName: '',
    companyNumber: '',
    registeredOffice: '',
    vatNumber: '',
  },
  established: '2020',
  /** Stands above the headline of the company's own pages. */
  designation: 'Computer hardware, Derby, est. 2020',
  /** The trust line under every hero, as a data sheet would print it. */
  promises: [
    { label: 'Dispatch', value: '1-2 business days' },
    { label: 'Delivery', value: '2-3 days, UK' },
    { label: 'Warranty', value: 'Manufacturer’s' },
    { label: 'Response', value: 'Within 24 hours' },
  ],
} as const;
