import { render, screen } from '@testing-library/react';
import { request } from '@/data/request';
import { formatMailto } from '@/lib/mail/mailto';
import { ClosingCall } from './closing-call';

test('shows the subject and the text that the link carries, each prompt with its own example, in any order; and the same in a line', () => {
  const subject = 'Quote Request - Nuts & Bolts + Co, 100 %';
  const { by, postcode } = request.orderPrompts;
  const body = `Hello, from: me\n\n${postcode}: \nWhat for: \n${by}: \n\nThank you.`;
  const href = formatMailto({ to: 'sales@shop.example', subject, body });
  const example = { by: 'May', postcode: 'LE1' };
  const call = { title: 'Ask', text: 'Write.', quoteLabel: 'Get', example };
  const prompts = { use: { label: 'What for', example: 'Games & work' } };
  render(<ClosingCall call={call} href={href} prompts={prompts} />);
  const shown = screen.getByRole('figure', { name: request.preview });
  expect(shown).toHaveTextContent(subject);
  expect(shown.textContent).toContain(
    `Hello, from: me${postcode}: LE1What for: Games & work${by}: MayThank you.`,
  );
  expect(screen.getByText(/^For example:/)).toHaveTextContent(
    'For example: Games & work; May; LE1.',
  );
});
