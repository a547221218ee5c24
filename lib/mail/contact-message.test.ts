import { contact } from '@/data/shop';
import { composeContactMessage } from './contact-message';

const VALUES = {
  firstName: '  Ada\n ',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  company: 'Engines Ltd',
  subject: 'Bulk Order',
  message: 'Two lines\nof text ',
};
const recipient = { company: 'Acme & Söns 100% PC', email: 'sales+web@acme.example' };

it.each([
  [VALUES.company, 'Engines Ltd'],
  [new File(['x'], 'x.txt'), ''],
])('composes the specified lines, without the subject field: %s as %j', (company, expected) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...VALUES, company })) data.set(name, value);
  const specifiedFields = contact.form.fields.filter(({ name }) => name in VALUES);
  expect(composeContactMessage(recipient, specifiedFields, data)).toEqual({
    to: 'sales+web@acme.example',
    subject: 'New Enquiry - Acme & Söns 100% PC',
    body: `Name: Ada Lovelace\nEmail: ada@example.org\nCompany: ${expected}\n\nMessage:\nTwo lines\nof text`,
  });
});
