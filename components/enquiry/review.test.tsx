/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { enquiryItems as items, recipient } from '@/components/testing/fixtures';
import { addLine, removeLines } from '@/lib/enquiry/change-lines';
import { composeEnquiryEmail } from '@/lib/enquiry/enquiry-message';
import { EMPTY_STATE } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { parseState } from '@/lib/enquiry/parse-state';
import { Review } from './review';
import { ReviewEmail } from './review-email';
import { useEnquiry } from './use-enquiry';

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

const message = { to: recipient.email, subject: 'Enquiry', body: 'Hello,\n\nCase: \nAll of it.' };
const linkMessage = { ...message, body: 'Hello,\n\nPart of it.' };
function renderEmail(linkCarries: 'some' | 'none', omissions: readonly string[], hasPc = false) {
  const email = { message, linkMessage, linkCarries, omissions };
  render(<ReviewEmail email={email} address="" hasPc={hasPc} focusHeading={() => undefined} />);
  const shown = document.querySelector('.callout [data-body]')?.textContent;
  const [first] = screen.getAllByRole('button');
  return { shown, first, copied: document.querySelector('[data-body]')?.textContent };
}
// Copied without a space at the end of a line.
const WHOLE = 'Hello,\n\nCase:\nAll of it.';

it('shows the email that opens, names what it lacks, and copies the whole first', () => {
  const { shown, first, copied } = renderEmail('some', ['the link', '2 of the 5 check results']);
  expect([shown, copied]).toEqual([linkMessage.body, WHOLE]);
  expect(screen.getByText(/leaves out the link and 2 of the 5 check results\./)).toBeVisible();
  expect(first).toHaveTextContent('Copy message');
});

it('shows the whole email where no link can carry it', () => {
  const { shown, copied } = renderEmail('none', []);
  expect([shown, copied]).toEqual([WHOLE, WHOLE]);
  expect(document.body).not.toHaveTextContent('Part of it.');
});

const anyLine = fc.record({
  item: fc.constantFrom(...items),
  quantity: fc.nat(999),
  note: fc.string({ unit: 'grapheme', maxLength: 80 }),
});
const anyFinding = fc.constantFrom('conditional', 'incompatible', 'unverified').map((outcome) => ({
  ...{ outcome, isQuestion: false, partIds: [], message: '', summarise: () => '' },
  ...{ emailMessage: `Fits, ${'x'.repeat(60)}`, emailSummary: 'Fits.' },
}));

it('shows the very text of the email that opens, and no more or less of any enquiry', () => {
  const carried = new Set<string>();
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 20, size: 'max' }),
      fc.array(anyFinding, { maxLength: 12, size: 'max' }),
      fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }),
      (lines, findings, notes) => {
        const state = parseState({ ...EMPTY_STATE, details: `${new URLSearchParams({ notes })}` });
        const parts = {
          recipient,
          lines,
          state,
          findings,
          visitorPc: '',
          address: 'https://a.example/',
        };
        const email = composeEnquiryEmail(parts);
        carried.add(email.linkCarries);
        const { unmount } = render(
          <ReviewEmail email={email} address="" hasPc={false} focusHeading={() => undefined} />,
        );
        const link = document.querySelector<HTMLAnchorElement>('a[href^=mailto]');
        const encoded = link?.href.replace(/^.*&body=/, '') ?? '';
        const body = decodeURIComponent(encoded).replaceAll('\r', '');
        const texts = [...document.querySelectorAll('[data-body]')].map(
          ({ textContent }) => textContent,
        );
        const isWhole = texts[0] === body;
        unmount();
        if (email.linkCarries === 'none') return;
        expect(texts.at(-1)).toBe(body);
        expect(isWhole).toBe(email.omissions.length === 0);
      },
    ),
    { numRuns: 60, seed: 1 },
  );
  expect(carried).toEqual(new Set(['all', 'some', 'none']));
});

it('has a note for a range, which the email has and the link has not', () => {
  renderReview('tower', 'supply');
  const note = screen.getByLabelText('Note on Tower');
  expect(note).toHaveAccessibleDescription('Memory, programs');
  expect(screen.queryByLabelText('Note on Supply')).toBeNull();
  fireEvent.change(note, { target: { value: `i5 ${'x'.repeat(100)}` } });
  expect(note).toHaveValue(`i5 ${'x'.repeat(77)}`);
  expect(document.querySelector('.callout [data-body]')).toHaveTextContent(': i5 xxx');
  expect(document.querySelector('[data-link]')).not.toHaveTextContent('xxx');
});

it.each([
  [false, 'your list, without your notes'],
  [true, 'your list and your PC, without your notes'],
])('says what its link opens, with a PC: %j', (hasPc, text) => {
  renderEmail('none', [], hasPc);
  expect(screen.getByText(RegExp(text))).toBeVisible();
});
