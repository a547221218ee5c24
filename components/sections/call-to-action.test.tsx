/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { emailCopy } from '@/data/copy/email';
import { CallToAction } from './call-to-action';

test('shows the email of the link with an example answer after each prompt, and the answers alone for a phone', () => {
  const subject = 'Quote Request - Nuts & Bolts + Co, 100 %';
  const { by, postcode } = emailCopy.orderPrompts;
  const body = `Hello, from: me\n\n${postcode}: \nWhat for: \n${by}: \n\nThank you.`;
  const message = { to: 'sales@shop.example', subject, body };
  const example = { by: 'May', postcode: 'LE1' };
  const call = { title: 'Ask', text: 'Write.', quoteLabel: 'Get', example };
  const prompts = { use: { label: 'What for', example: 'Games & work' } };
  render(<CallToAction call={call} message={message} prompts={prompts} />);
  const preview = screen.getByRole('figure', { name: emailCopy.previewLabel });
  expect(preview).toHaveTextContent(subject);
  expect(preview.textContent).toContain(
    `Hello, from: me${postcode}: LE1What for: Games & work${by}: MayThank you.`,
  );
  expect(screen.getByText(/^For example:/)).toHaveTextContent(
    `For example:What for: Games & work${by}: May${postcode}: LE1`,
  );
});
