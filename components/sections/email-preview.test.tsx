/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { emailCopy } from '@/data/copy/email';
import { formatPrompt } from '@/lib/mail/quote-messages';
import { EmailPreview } from './email-preview';

it('shows an email with an example answer in each blank', () => {
  const subject = 'Quote Request - Nuts & Bolts + Co, 100 %';
  const { by, postcode } = emailCopy.orderPrompts;
  const body = `Hello, from: me\n\n${formatPrompt(postcode)}\n${formatPrompt(by)}\n\nThank you.`;
  const message = { to: 'sales@shop.example', subject, body };
  render(<EmailPreview message={message} example={{ by: 'May', postcode: 'LE1' }} />);
  const preview = screen.getByRole('figure', { name: emailCopy.previewLabel });
  expect(preview).toHaveTextContent(subject);
  expect(preview.textContent).toContain(`Hello, from: me- ${postcode}: LE1- ${by}: MayThank you.`);
});
