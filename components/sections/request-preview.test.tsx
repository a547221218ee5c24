import { render, screen } from '@testing-library/react';
import { request } from '@/data/request';
import { mailto } from '@/lib/mailto';
import { RequestPreview } from './request-preview';

test('shows the subject and the text that the link carries, with their signs and lines', () => {
  const subject = 'Quote Request - Nuts & Bolts + Co, 100 %';
  const body = 'Hello,\n\nWhat it is for: ';
  render(<RequestPreview href={mailto({ to: 'sales@shop.example', subject, body })} />);
  const shown = screen.getByRole('figure', { name: request.preview });
  expect(shown).toHaveTextContent(subject);
  expect(shown.textContent).toContain(body.replaceAll('\n', '\r\n'));
});
