/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { enquiryItems as items, recipient } from '@/components/testing/fixtures';
import { resolveLines } from '@/lib/enquiry/enquiry-lines';
import { pageStore } from '@/lib/page-state/page-store';
import { Review } from './review';
import { ReviewEmail } from './review-email';
import { ReviewLines } from './review-lines';

it('says so where a quantity is more than an enquiry takes', () => {
  pageStore.dispatch({ type: 'add', id: 'supply' });
  const state = pageStore.getState();
  const lines = resolveLines(state.lines, items);
  render(
    <ReviewLines
      state={state}
      items={items}
      lines={lines}
      findings={[]}
      focusHeading={() => undefined}
    />,
  );
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  const message = /^At most 999/;
  type('999');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  type('1200');
  expect(screen.getByText(message)).toHaveRole('status');
  expect(pageStore.getState().lines).toEqual([{ id: 'supply', quantity: 999 }]);
});

it.each([
  ['motherboard, power supply, case and cooler', 'card', 'core'],
  ['processor', 'card', 'supply'],
])('of the visitor’s %s each question links to a field, and no id is missing', (_, ...ids) => {
  pageStore.dispatch({ type: 'clear' });
  for (const id of ids) pageStore.dispatch({ type: 'add', id });
  render(<Review state={pageStore.getState()} recipient={recipient} items={items} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  const hashes = new Set(links.map(({ hash }) => hash).filter((hash) => hash !== ''));
  expect(hashes.size).toBeGreaterThan(0);
  for (const hash of hashes) expect([hash, document.querySelector(hash)]).not.toContain(null);
  for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls'])
    for (const element of document.querySelectorAll(`[${name}]`))
      expect(document.getElementById(`${element.getAttribute(name)}`)).not.toBeNull();
});

it('asks about no PC for a desktop, and brings back what the visitor has removed', () => {
  pageStore.dispatch({ type: 'clear' });
  pageStore.dispatch({ type: 'add', id: 'tower' });
  const renderReview = () => (
    <Review state={pageStore.getState()} recipient={recipient} items={items} />
  );
  const { rerender } = render(renderReview());
  expect(screen.queryByRole('radio')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Tower' }));
  rerender(renderReview());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(pageStore.getState().lines).toEqual([{ id: 'tower', quantity: 1 }]);
});

it('shows the whole email where its link carries a part', () => {
  const message = { to: recipient.email, subject: 'Enquiry', body: 'Hello,\n\nCase: \nAll of it.' };
  const linkMessage = { ...message, body: 'Please paste the rest here.' };
  render(<ReviewEmail email={{ message, linkMessage, linkCarries: 'none' }} address="" />);
  // Copied without a space at the end of a line.
  const text = document.querySelector('[data-body]')?.textContent;
  expect(text).toBe('Hello,\n\nCase:\nAll of it.');
  expect(document.body).not.toHaveTextContent(linkMessage.body);
});
