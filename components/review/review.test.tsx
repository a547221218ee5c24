/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEnquiry } from '@/components/enquiry/use-enquiry';
import { enquiryItems as items, recipient } from '@/components/testing/fixtures';
import { addLine, removeLines } from '@/lib/enquiry/change-lines';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { Review } from './review';
import { ReviewEmail } from './review-email';

const StoredReview = () => <Review state={useEnquiry()} recipient={recipient} items={items} />;
const getIds = () => enquiryStore.getState().lines.map(({ id }) => id);
function renderReview(...ids: readonly string[]) {
  enquiryStore.update(removeLines());
  for (const id of ids) enquiryStore.update(addLine(id));
  render(<StoredReview />);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('says so where a quantity is more than an enquiry takes', () => {
  renderReview('supply');
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Quantity of Supply'), { target: { value } });
  const message = /^At most 999/;
  type('999');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  type('1200');
  expect(screen.getByText(message)).toHaveRole('status');
  expect(enquiryStore.getState().lines).toEqual([{ id: 'supply', quantity: 999 }]);
});

it.each([
  ['motherboard, power supply, case and cooler', 'card', 'core'],
  ['processor', 'card', 'supply'],
])('of the visitor’s %s each question links to a field, and no id is missing', (_, ...ids) => {
  renderReview(...ids);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  const hashes = new Set(links.map(({ hash }) => hash).filter((hash) => hash !== ''));
  expect(hashes.size).toBeGreaterThan(0);
  for (const hash of hashes) expect([hash, document.querySelector(hash)]).not.toContain(null);
  for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls'])
    for (const element of document.querySelectorAll(`[${name}]`))
      expect(document.getElementById(`${element.getAttribute(name)}`)).not.toBeNull();
});

it('asks about no PC for a desktop, and brings back what the visitor has removed', () => {
  renderReview('tower');
  expect(screen.queryByRole('radio')).toBeNull();
  press('Remove Tower');
  expect(getIds()).toEqual([]);
  press('Undo');
  expect(getIds()).toEqual(['tower']);
});

it('leaves a notice in the place of a removed line, and brings all of them back', () => {
  renderReview('card', 'core', 'supply');
  const listRows = () =>
    screen.getAllByRole('listitem').filter((row) => row.matches('.review-lines > *'));
  press('Remove Core');
  expect(listRows().map(({ className }) => className)).toEqual(['', 'removed', '']);
  expect(listRows()[1]).toHaveTextContent('Core removed. Undo');
  expect(screen.getByText('Core removed.', { selector: '.sr-only' })).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Remove Supply' })).toHaveFocus();
  press('Remove Card');
  expect(getIds()).toEqual(['supply']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo all 2' })[0] as HTMLElement);
  expect(getIds()).toEqual(['card', 'core', 'supply']);
  expect(listRows().map(({ className }) => className)).toEqual(['', '', '']);
});

it('fills in again what a browser has emptied, without moving the focus', () => {
  jest.useFakeTimers();
  renderReview('tower');
  const notes = screen.getByLabelText<HTMLTextAreaElement>('Anything else');
  notes.focus();
  fireEvent.change(notes, { target: { value: 'Soon' } });
  notes.value = '';
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    jest.advanceTimersByTime(300);
  });
  expect(notes).toHaveFocus();
  expect(notes).toHaveValue('Soon');
  jest.useRealTimers();
});

it('offers a new start once the email was opened or copied', () => {
  renderReview('tower');
  press('Start again');
  expect(getIds()).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Your enquiry' })).toHaveFocus();
});

it('shows the whole email where its link carries a part', () => {
  const message = { to: recipient.email, subject: 'Enquiry', body: 'Hello,\n\nCase: \nAll of it.' };
  const linkMessage = { ...message, body: 'Please paste the rest here.' };
  const email = { message, linkMessage, linkCarries: 'none' } as const;
  render(<ReviewEmail email={email} address="" focusHeading={() => undefined} />);
  // Copied without a space at the end of a line.
  const text = document.querySelector('[data-body]')?.textContent;
  expect(text).toBe('Hello,\n\nCase:\nAll of it.');
  expect(document.body).not.toHaveTextContent(linkMessage.body);
});
