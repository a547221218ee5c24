import type { FormField } from '@/checks/schemas/contact';
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

/** A value for each field that no other field has. */
const typed: Enquiry = Object.fromEntries(fields.map(({ name }) => [name, `typed into ${name}`]));

describe('reading the form', () => {
  it('takes every declared field, without the spaces at its ends', () => {
    const data = new FormData();
    for (const [name, value] of Object.entries(typed)) data.set(name, `  ${value}\n `);
    expect(readEnquiry(data, fields)).toEqual(typed);
  });

  it('takes a field that is missing, or is a file, for empty', () => {
    const data = new FormData();
    data.set('email', new File(['x'], 'x.txt'));
    expect(Object.values(readEnquiry(data, fields))).toEqual(fields.map(() => ''));
  });
});

describe('the contact form’s message', () => {
  it('holds name, e-mail, company and message as the specification words them', () => {
    const specified = fields.filter(({ name }) => name in ADA);
    expect(enquiryMessage(recipient, specified, ADA)).toEqual({
      to: 'sales+web@acme.example',
      subject: 'New Enquiry - Acme & Söns 100% PC',
      body: 'Name: Ada Lovelace\nEmail: ada@example.org\nCompany: Engines Ltd\n\nMessage:\nTwo lines\nof text',
    });
  });

  it('carries every field that is shown, but for the chosen subject', () => {
    const { body } = enquiryMessage(recipient, fields, typed);
    const missing = fields.filter(({ name }) => !body.includes(typed[name] ?? ''));
    expect(missing.map(({ name }) => name)).toEqual(['subject']);
  });

  it('follows a form with other fields', () => {
    const phone: FormField = {
      name: 'phone',
      label: 'Phone',
      control: 'tel',
      required: false,
      mailLine: 'Phone',
    };
    const { body } = enquiryMessage(recipient, [phone], { phone: '01332 000000' });
    expect(body).toBe('Phone: 01332 000000');
    expect(enquiryMessage(recipient, [phone], {}).body).toBe('Phone: ');
  });
});
