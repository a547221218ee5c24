import { composeContactMessage } from './contact-message';

const VALUES = {
  firstName: '  Ada\n ',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  company: 'Engines Ltd',
  subject: 'Bulk Order',
  message: 'Two lines\nof {text} ',
};
const recipient = { companyName: 'Acme & Söns 100% PC', email: 'sales+web@acme.example' };

it('composes the fields but the subject, and fills in nothing that a visitor typed', () => {
  const data = new FormData();
  for (const [name, value] of Object.entries(VALUES)) data.set(name, value);
  expect(composeContactMessage(recipient, data)).toEqual({
    to: 'sales+web@acme.example',
    subject: 'New Enquiry - Acme & Söns 100% PC',
    body: `Name: Ada Lovelace\nEmail: ada@example.org\nCompany: Engines Ltd\n\nMessage:\nTwo lines\nof {text}`,
  });
});
