/**
 * Where the shop is and what it promises: shown in the footer, on the contact page and under every
 * hero. Its name and enquiry address are settings: see lib/settings.ts.
 */
import type { Company } from '@/checks/schemas/company';

export const company: Company = {
  strapline: 'Computer hardware, specified and quoted from Derby.',
  responseNote: 'A response comes within 24 hours.',
  address: {
    street: 'Unit 4, Sample Yard, 100 Example Street',
    locality: 'Derby',
    region: 'Derbyshire',
    postcode: 'DE1 0AA',
    country: 'United Kingdom',
    countryCode: 'GB',
  },
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
  registration: {
    form: 'company',
    registeredName: '',
    companyNumber: '',
    registeredIn: '',
    registeredOffice: '',
    vatNumber: '',
    telephone: '',
  },
  facts: {
    deliveryExceptions: '',
    northernIreland: '',
    returnsAddress: '',
    returnsCost: '',
    kept: '',
    recipients: '',
    host: '',
    takeBack: '',
    batteries: '',
  },
  areasServed: ['United Kingdom'],
  established: '2020',
  promises: [
    { label: 'Dispatch', value: '1-2 business days' },
    { label: 'Delivery', value: '2-3 days, UK', fact: 'deliveryExceptions' },
    { label: 'Warranty', value: 'Manufacturer’s' },
    { label: 'Response', value: 'Within 24 hours' },
  ],
};
