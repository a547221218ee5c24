/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { recipient } from '@/components/testing/fixtures';
import { emailCopy } from '@/data/copy/email';
import { contact } from '@/data/shop/contact';
import { formatShortenedMailto, MAX_MAILTO_LENGTH } from '@/lib/mail/mailto';
import { ContactForm } from './contact-form';

// Replaces the `mailto:` link, since jsdom can't follow one.
jest.mock('@/lib/mail/mailto', () => ({
  ...jest.requireActual('@/lib/mail/mailto'),
  formatShortenedMailto: jest.fn(() => '#sent'),
}));

const { nearLimit, tooLong, remainder } = contact.form;
const form = (
  <ContactForm copy={contact.form} recipient={recipient} enquiryItems={[]} shop={null}>
    {null}
  </ContactForm>
);
const getMessageField = () => screen.getByLabelText('Message *');
const listWarnings = () => [nearLimit, tooLong].filter((text) => screen.queryByText(text) !== null);
/** jsdom does not lay pages out. */
Element.prototype.scrollIntoView = jest.fn();

it('has a name, and says which fields are required before them', () => {
  render(form);
  expect(screen.getByRole('form', { name: contact.form.heading })).toBeVisible();
  const legend = screen.getByText(/Fields marked \* are required/);
  expect(legend.compareDocumentPosition(screen.getByLabelText('First name *'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('calls no field invalid before a failed send, and leaves it to the browser after one', () => {
  render(form);
  const fields = screen.getAllByLabelText(/\*$/);
  for (const field of fields) expect(field).toHaveAttribute('aria-invalid', 'false');
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  for (const field of fields) expect(field).not.toHaveAttribute('aria-invalid');
});

it('warns near the length limit, and sends a message that fits a link', () => {
  render(form);
  for (const field of screen.getAllByRole('textbox'))
    fireEvent.input(field, { target: { value: 'ada@example.org' } });
  for (const [length, expected] of [
    [300, []],
    [1600, [nearLimit]],
    [MAX_MAILTO_LENGTH, [tooLong]],
    [300, []],
  ] as const) {
    fireEvent.input(getMessageField(), { target: { value: 'x'.repeat(length) } });
    expect(listWarnings()).toEqual(expected);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  const body = expect.stringContaining(`Message:\n${'x'.repeat(300)}`);
  const message = { to: recipient.email, subject: 'New Enquiry - Acme', body };
  expect(jest.mocked(formatShortenedMailto).mock.calls).toEqual([[message, remainder]]);
  expect(window.location.hash).toBe('#sent');
  // The notice is scrolled to, and announced in one sentence.
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(screen.getByText(emailCopy.sentHint)).toHaveAttribute('role', 'status');
  // It has the message as it was sent, so a change ends it.
  fireEvent.input(getMessageField(), { target: { value: 'x' } });
  expect(screen.queryByText(emailCopy.sentHint)).toBeNull();
});

it('counts text that was typed before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const textarea = container.querySelector('textarea') as HTMLTextAreaElement;
  textarea.value = 'x'.repeat(MAX_MAILTO_LENGTH);
  render(form, { container, hydrate: true });
  expect(listWarnings()).toEqual([tooLong]);
  expect(container.querySelector('form')).toHaveAttribute('data-ready');
});
