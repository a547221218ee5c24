import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { recipient } from '@/components/testing/fixtures';
import { contact } from '@/data/shop';
import { formatShortenedMailto, MAILTO_LIMIT } from '@/lib/mail/mailto';
import { ContactForm } from './contact-form';

// Where the browser is sent is seen here; that it goes there, in the browser tests.
jest.mock('@/lib/mail/mailto', () => ({
  ...jest.requireActual('@/lib/mail/mailto'),
  formatShortenedMailto: jest.fn(() => '#sent'),
}));

const { nearLimit, tooLong, remainder } = contact.form;
const form = () => <ContactForm copy={contact.form} recipient={recipient} />;
const message = () => screen.getByLabelText('Message *');
const warnings = () => [nearLimit, tooLong].filter((text) => screen.queryByText(text) !== null);

it('asks for what the specification names, marked with a star where it is required', () => {
  render(form());
  for (const label of ['First name *', 'Last name *', 'E-mail *', 'Message *'])
    expect(screen.getByLabelText(label)).toBeRequired();
  for (const label of ['Company', 'Subject'])
    expect(screen.getByLabelText(label)).not.toBeRequired();
  expect(screen.getByLabelText('E-mail *')).toHaveAttribute('type', 'email');
  expect(message()).toHaveAttribute('rows', '6');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'General Enquiry',
    'Quote Request',
    'Technical Support',
    'Custom Build',
    'Bulk Order',
  ]);
});

it('tells of length from near the limit on, and sends what a link can hold', () => {
  render(form());
  for (const field of screen.getAllByRole('textbox'))
    fireEvent.input(field, { target: { value: 'ada@example.org' } });
  for (const [length, expected] of [
    [300, []],
    [1600, [nearLimit]],
    [MAILTO_LIMIT, [tooLong]],
    [300, []],
  ] as const) {
    fireEvent.input(message(), { target: { value: 'x'.repeat(length) } });
    expect(warnings()).toEqual(expected);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  const body = expect.stringContaining(`Message:\n${'x'.repeat(300)}`);
  const sent = { to: recipient.email, subject: 'New Enquiry - Acme', body };
  expect(jest.mocked(formatShortenedMailto).mock.calls).toEqual([[sent, remainder]]);
  expect(window.location.hash).toBe('#sent');
});

it('counts what was typed before the script was there', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form());
  const typed = container.querySelector('textarea') as HTMLTextAreaElement;
  typed.value = 'x'.repeat(MAILTO_LIMIT);
  render(form(), { container, hydrate: true });
  expect(warnings()).toEqual([tooLong]);
  expect(container.querySelector('form')).toHaveAttribute('data-ready');
});
