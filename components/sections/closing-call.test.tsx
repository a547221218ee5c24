import { render, screen } from '@testing-library/react';
import { request } from '@/data/request';
import { mailto } from '@/lib/mailto';
import { ClosingCall } from './closing-call';

test('shows the subject and the text that the link carries, each prompt with its example', () => {
  const subject = 'Quote Request - Nuts & Bolts + Co, 100 %';
  const body = 'Hello, from: me\n\nWhat it is for: \nNeeded by: \n\nThank you.';
  const href = mailto({ to: 'sales@shop.example', subject, body });
  const call = { title: 'Ask', text: 'Write.', quoteLabel: 'Get', example: ['May'] };
  render(<ClosingCall call={call} href={href} answers={['Games & work']} />);
  const shown = screen.getByRole('figure', { name: request.preview });
  expect(shown).toHaveTextContent(subject);
  expect(shown.textContent).toContain(
    'Hello, from: meWhat it is for: Games & workNeeded by: MayThank you.',
  );
});
