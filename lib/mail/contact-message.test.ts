import type { FormField } from '@/data/shop/contact';
import { composeContactMessage } from './contact-message';

const FIELDS: readonly FormField[] = [
  { name: 'firstName', label: '', mailLine: 'Name' },
  { name: 'lastName', label: '', mailLine: 'Name' },
  { name: 'email', label: '', mailLine: 'Email' },
  { name: 'company', label: '', mailLine: 'Company' },
  { name: 'subject', label: '', mailLine: null },
  { name: 'message', label: '', control: 'textarea', mailLine: 'Message' },
];

const VALUES = {
  firstName: '  Ada\n ',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  company: 'Engines Ltd',
  subject: 'Bulk Order',
  message: 'Two lines\nof text ',
};
const recipient = { company: 'Acme & Söns 100% PC', email: 'sales+web@acme.example' };

it('composes a line of each field but the subject', () => {
  const data = new FormData();
  for (const [name, value] of Object.entries(VALUES)) data.set(name, value);
  expect(composeContactMessage(recipient, FIELDS, data)).toEqual({
    to: 'sales+web@acme.example',
    subject: 'New Enquiry - Acme & Söns 100% PC',
    body: `Name: Ada Lovelace\nEmail: ada@example.org\nCompany: Engines Ltd\n\nMessage:\nTwo lines\nof text`,
  });
});
