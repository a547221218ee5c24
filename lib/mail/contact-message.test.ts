import { contact } from '@/data/shop';
import { composeContactMessage } from './contact-message';

/** What the fields of the specification may hold. */
const ADA = {
  firstName: '  Ada\n ',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  company: 'Engines Ltd',
  subject: 'Bulk Order',
  message: 'Two lines\nof text ',
};
const recipient = { company: 'Acme & Söns 100% PC', email: 'sales+web@acme.example' };

it.each([
  [ADA.company, 'Engines Ltd'],
  [new File(['x'], 'x.txt'), ''],
])('words its lines as the specification does, the subject on none: %s as %j', (company, held) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...ADA, company })) data.set(name, value);
  const specified = contact.form.fields.filter(({ name }) => name in ADA);
  expect(composeContactMessage(recipient, specified, data)).toEqual({
    to: 'sales+web@acme.example',
    subject: 'New Enquiry - Acme & Söns 100% PC',
    body: `Name: Ada Lovelace\nEmail: ada@example.org\nCompany: ${held}\n\nMessage:\nTwo lines\nof text`,
  });
});
