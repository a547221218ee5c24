import { contact } from '@/data/contact';
import { type Enquiry, enquiryMessage, readEnquiry } from './enquiry';

const recipient = { company: 'Acme & Söns 100% PC', email: 'sales+web@acme.example' };
const { fields } = contact.form;

/** What the fields of the specification may hold. */
const ADA: Enquiry = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  company: 'Engines Ltd',
  subject: 'Bulk Order',
  message: 'Two lines\nof text',
};

it('reads every field of the form without spaces at its ends, and one that is missing or a file for empty', () => {
  const data = new FormData();
  for (const [name, value] of Object.entries(ADA)) data.set(name, `  ${value}\n `);
  data.delete('company');
  data.set('email', new File(['x'], 'x.txt'));
  expect(readEnquiry(data, fields)).toMatchObject({ ...ADA, company: '', email: '' });
});

it('holds name, e-mail, company and message as the specification words them, and not the subject', () => {
  const specified = fields.filter(({ name }) => name in ADA);
  expect(enquiryMessage(recipient, specified, ADA)).toEqual({
    to: 'sales+web@acme.example',
    subject: 'New Enquiry - Acme & Söns 100% PC',
    body: 'Name: Ada Lovelace\nEmail: ada@example.org\nCompany: Engines Ltd\n\nMessage:\nTwo lines\nof text',
  });
});
