/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { recipient } from '@/components/testing/fixtures';
import { contact } from '@/data/shop/contact';
import { MAX_MAILTO_LENGTH } from '@/lib/mail/mailto';
import { ContactSections } from './contact-sections';

// A fragment in place of the `mailto:` link, which jsdom can't follow.
jest.mock('@/lib/mail/mailto', () => ({
  ...jest.requireActual('@/lib/mail/mailto'),
  formatShortenedMailto: () => '#sent',
}));

/** The announcement has both sentences of the notice in one text. */
const SENT_HINT = /^Your email app should have opened\. If it hasn’t/;
const { nearLimit, tooLong } = contact.form;
const form = (
  <ContactSections copy={contact.form} recipient={recipient} items={[]} letterhead={null}>
    {null}
  </ContactSections>
);
const getMessageField = () => screen.getByLabelText('Message *');
const listWarnings = () => [nearLimit, tooLong].filter((text) => screen.queryByText(text) !== null);
// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

it('has a name, and says which fields are required before them', () => {
  render(form);
  expect(screen.getByRole('form', { name: contact.form.heading })).toBeVisible();
  const legend = screen.getByText(/Fields marked \* are required/);
  expect(legend.compareDocumentPosition(screen.getByLabelText('First name *'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('has the six specified fields, in order', () => {
  const { container } = render(form);
  const fields = container.querySelectorAll<HTMLInputElement>('[name]');
  expect(Array.from(fields, ({ name, type, required }) => [name, type, required])).toEqual([
    ['firstName', 'text', true],
    ['lastName', 'text', true],
    ['email', 'email', true],
    ['company', 'text', false],
    ['subject', 'select-one', false],
    ['message', 'textarea', true],
  ]);
  expect(getMessageField()).toHaveAttribute('rows', '6');
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(contact.form.subjects);
});

it('calls no field invalid before a failed send; after one, the browser says which are', () => {
  render(form);
  const fields = screen.getAllByLabelText(/\*$/);
  for (const field of fields) expect(field).toHaveAttribute('aria-invalid', 'false');
  fireEvent.click(screen.getByRole('button', { name: 'Open in your email app' }));
  for (const field of fields) expect(field).not.toHaveAttribute('aria-invalid');
});

it('warns near the length limit', () => {
  render(form);
  const expectWarnings = (messageLength: number, warnings: readonly string[]) => {
    fireEvent.input(getMessageField(), { target: { value: 'x'.repeat(messageLength) } });
    expect(listWarnings()).toEqual(warnings);
  };
  expectWarnings(0.1 * MAX_MAILTO_LENGTH, []);
  // The email is a little longer than the message.
  expectWarnings(0.8 * MAX_MAILTO_LENGTH, [nearLimit]);
  expectWarnings(MAX_MAILTO_LENGTH, [tooLong]);
  expectWarnings(0.1 * MAX_MAILTO_LENGTH, []);
});

it('announces a sent message in one sentence, until a change ends its notice', () => {
  render(form);
  // Screen readers announce the changes of a status that was there before.
  const statuses = screen.getAllByRole('status');
  fireEvent.submit(screen.getByRole('form'));
  expect(statuses).toContain(screen.getByText(SENT_HINT));
  fireEvent.input(getMessageField(), { target: { value: 'x' } });
  expect(screen.queryByText(SENT_HINT)).toBeNull();
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
