/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '@/components/mail/message-notice.enhance';
import { enquiryItems as items, recipient } from '@/components/testing/fixtures';
import { setDetail, setVisitorPcField } from '@/lib/enquiry/change-fields';
import { addLine, removeLine, startAgain, swapLine, undoChange } from '@/lib/enquiry/change-lines';
import type { Omission } from '@/lib/enquiry/enquiry-body';
import type { EnquiryEmail } from '@/lib/enquiry/enquiry-message';
import { EMPTY_STATE } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { Review } from './review';
import { ReviewEmail } from './review-email';

let isWide = true;
window.matchMedia = () => ({ matches: isWide }) as MediaQueryList;

afterEach(() => {
  isWide = true;
  jest.useRealTimers();
  act(() => enquiryStore.update(() => EMPTY_STATE));
});

const getIds = () => enquiryStore.getState().lines.map(({ id }) => id);
function renderReview(...ids: readonly string[]) {
  for (const id of ids) enquiryStore.update(addLine(id));
  render(<Review recipient={recipient} items={items} letterhead="Acme, 1 Lane" />);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a quantity', () => {
  const getField = () => screen.getByLabelText<HTMLInputElement>('Quantity of Supply');
  const type = (value: string) => {
    getField().focus();
    fireEvent.change(getField(), { target: { value } });
  };
  const readStatus = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('above the limit becomes the limit, and says so', () => {
    renderReview('psu');
    type('999');
    expect(readStatus().join('')).toBe('');
    type('1,200');
    expect(readStatus()).toContainEqual(expect.stringMatching(/^At most 999/));
    expect(enquiryStore.getState().lines).toEqual([{ id: 'psu', quantity: 999 }]);
  });

  it.each([
    ['1.5', '“1.5” isn’t a whole number from 1 to 999, so it’s 4 again.'],
    ['', 'The quantity was empty, so it’s 4 again.'],
  ])(
    '%j is replaced by the last valid one when the visitor leaves the field, and says why',
    (text, why) => {
      renderReview('psu');
      type('4');
      type(text);
      expect(readStatus().join('')).toBe('');
      act(() => getField().blur());
      expect(getField()).toHaveValue('4');
      expect(readStatus()).toContain(why);
      expect(getField()).toHaveAccessibleDescription(why);
      type('5');
      expect(screen.queryByText(why)).toBeNull();
    },
  );

  it('of 0 removes nothing by itself, but offers to', () => {
    renderReview('gpu', 'psu', 'cpu');
    type('0');
    act(() => getField().blur());
    expect(getField()).toHaveValue('1');
    expect(readStatus()).toContain('Don’t want any?');
    expect(getIds()).toEqual(['gpu', 'psu', 'cpu']);
    // The offer comes before the line's own button.
    const [offer] = screen.getAllByRole('button', { name: 'Remove Supply' });
    fireEvent.click(offer as HTMLElement);
    expect(getIds()).toEqual(['gpu', 'cpu']);
    expect(screen.getByRole('button', { name: 'Remove Core' })).toHaveFocus();
    expect(readStatus()).toContainEqual(expect.stringMatching(/^Supply removed\./));
    fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(screen.queryByText('Don’t want any?')).toBeNull();
  });
});

it.each([
  ['motherboard, power supply, case and cooler', 'gpu', 'cpu'],
  ['processor', 'gpu', 'psu'],
])('links each question about the visitor’s %s to a field', (_, ...ids) => {
  renderReview(...ids);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  // Links of lines lead to other pages.
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');
  const hashes = hrefs.filter((href) => href.startsWith('#'));
  expect(hashes).not.toEqual([]);
  expect(hashes.filter((hash) => document.querySelector(hash) === null)).toEqual([]);
});

it('labels a weak power supply, and offers a stronger one before the link to the processor’s field', async () => {
  renderReview('gpu');
  await act(async () => enquiryStore.update(setVisitorPcField('psu', { typed: '250 W' })));
  const link = screen.getByRole('link', { name: 'Tell us your processor' });
  expect(link).toHaveAttribute('href', '#own-processor');
  expect(link.closest('li')).toHaveTextContent(
    /^Doesn’t fit: .* has 250 W\. Include the psuTell us your processor$/,
  );
});

it('asks in the notes for parts that fit where the shop has no product to swap', async () => {
  renderReview('cpu');
  await act(async () => enquiryStore.update(setVisitorPcField('motherboard', { typed: 'B550' })));
  fireEvent.click(screen.getByRole('link', { name: 'Ask for suggestions' }));
  expect(screen.getByLabelText('Anything else')).toHaveValue(
    'For the cpu, please suggest an S1 board.',
  );
});

it('notes in the field and in the email that the visitor wants a case quoted', async () => {
  renderReview('gpu');
  await act(async () => press('Please quote one (case)'));
  // The pressed button is gone.
  expect(document.body).not.toHaveFocus();
  expect(enquiryStore.getState().visitorPc).toEqual({ case: { isQuoteWanted: true } });
  expect(screen.getByRole('combobox', { name: 'Your case' })).toHaveValue('Please quote one');
  expect(document.querySelector('[data-body]')).toHaveTextContent('- Case: Please quote one');
});

it.each([
  ['the removal of one', removeLine('tower')],
  ['a swap', swapLine('tower', 'cpu')],
])('announces as many removed items as Undo brings back, after %s', (_, change) => {
  renderReview('tower', 'gpu', 'psu');
  act(() => enquiryStore.update(change));
  press('Remove all');
  const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(statuses).toContainEqual(expect.stringMatching(/^3 items removed/));
  act(() => enquiryStore.update(undoChange));
  expect(getIds()).toHaveLength(3);
});

it('asks about no PC for a desktop, and brings back what the visitor has removed', () => {
  renderReview('tower');
  expect(screen.queryByRole('radio')).toBeNull();
  press('Remove Tower');
  expect(getIds()).toEqual([]);
  press('Undo: Tower');
  expect(getIds()).toEqual(['tower']);
  act(() => enquiryStore.update(startAgain));
  press('Undo: Tower');
  expect(getIds()).toEqual(['tower']);
});

it('leaves a notice in the place of a removed line, and says where its Undo is and what came back', () => {
  renderReview('gpu', 'cpu', 'psu');
  const listRows = () =>
    screen.getAllByRole('listitem').filter((row) => row.matches('.review-lines > *'));
  press('Remove Core');
  expect(listRows().map((row) => row.matches('.removed'))).toEqual([false, true, false]);
  expect(listRows()[1]).toHaveTextContent('Core removed. Undo');
  const status = screen.getByText('Core removed. Undo is in its place.');
  expect(status).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Remove Supply' })).toHaveFocus();
  press('Remove Card');
  // The next line is removed already.
  expect(screen.getByRole('button', { name: 'Remove Supply' })).toHaveFocus();
  expect(getIds()).toEqual(['psu']);
  press('Undo: Core');
  expect(status).toHaveTextContent('Core is back in your enquiry.');
  expect(getIds()).toEqual(['cpu', 'psu']);
  press('Undo: Card');
  expect(getIds()).toEqual(['gpu', 'cpu', 'psu']);
  expect(listRows().some((row) => row.matches('.removed'))).toBe(false);
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
});

it('starts again from the email, with the focus on the heading', () => {
  renderReview('tower');
  press('Start again');
  expect(getIds()).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Your enquiry' })).toHaveFocus();
});

const message = { to: recipient.email, subject: 'Enquiry', body: 'Hello,\n\nCase: \nAll of it.' };
const linkMessage = { ...message, body: 'Hello,\n\nCase: \nPart & more.' };
function renderEmail(fields: Pick<EnquiryEmail, 'omissions' | 'isTooLong'>, hasPc = false) {
  const email = { message, linkMessage, ...fields };
  render(<ReviewEmail email={email} reviewUrl="" hasPc={hasPc} focusHeading={() => undefined} />);
}
const readShownBody = () => document.querySelector('details [data-body]')?.textContent;
/** Presses the button that copies the message, which jsdom refuses as browsers do without TLS. */
async function selectMessage() {
  fireEvent.click(screen.getByText('Copy message'));
  await waitFor(() => expect(screen.getByText(/The text is selected/)).toBeVisible());
  // Screen readers find it, too.
  const [shown] = screen.getAllByRole('region', { name: 'Your request as text' });
  expect(shown).toBeVisible();
  expect(shown).toContainElement(getSelection()?.anchorNode as HTMLElement);
  return getSelection()?.toString();
}
// Without the space at the end of a line.
const WHOLE = 'Hello,\n\nCase:\nAll of it.';

it.each<[omitted: string, first: string, ...omissions: Omission[]]>([
  ['the link back to this list', 'Open in your email app', 'link'],
  ['the link back to this list and the check results', 'Copy message', 'link', 'results'],
  ['the reasons for the check results', 'Open in your email app', 'reasons'],
])(
  'shows the email that opens, and says what it lacks: %s. First comes %j',
  async (omitted, first, ...omissions) => {
    renderEmail({ omissions, isTooLong: false });
    expect(readShownBody()).toBe('Hello,\n\nCase:\nPart & more.');
    // The link opens exactly the text that is shown.
    const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
    expect(decodeURIComponent(search)).toContain('&body=Hello,\r\n\r\nCase:\r\nPart & more.');
    expect(screen.getByText(RegExp(`will leave out ${omitted}, because`))).toBeVisible();
    const primary = document.querySelectorAll('.primary');
    expect(Array.from(primary, ({ textContent }) => textContent)).toEqual([first]);
    expect(screen.getAllByText('Copy message')).toHaveLength(1);
    expect(await selectMessage()).toBe(WHOLE);
  },
);

it('folds away empty fields on a phone, and opens those that a question links to or an answer fills', () => {
  isWide = false;
  renderReview('gpu', 'cpu');
  const findFold = (name: string) => screen.getByRole('heading', { name }).closest('details');
  expect(findFold('Your PC')).not.toHaveAttribute('open');
  fireEvent.click(screen.getAllByRole('link', { name: 'Add yours' })[0] as HTMLElement);
  expect(findFold('Your PC')).toHaveAttribute('open');
  expect(findFold('For your quote')).not.toHaveAttribute('open');
  act(() => enquiryStore.update(setDetail('budget', '£900')));
  expect(findFold('For your quote')).toHaveAttribute('open');
  // A field that the visitor empties stays in sight.
  act(() => enquiryStore.update(setDetail('budget', '')));
  expect(findFold('For your quote')).toHaveAttribute('open');
});

it('has a note for a featured item alone, no longer than an email can take', () => {
  renderReview('tower', 'psu');
  const note = screen.getByLabelText('Note on Tower');
  expect(note).toHaveAccessibleDescription('Memory, programs');
  expect(screen.queryByLabelText('Note on Supply')).toBeNull();
  fireEvent.change(note, { target: { value: `i5 ${'x'.repeat(300)}` } });
  expect(note).toHaveValue(`i5 ${'x'.repeat(197)}`);
});

it.each([
  [false, 'your list, without your notes'],
  [true, 'your list and your PC, without your notes'],
])(
  'shows the whole email where no link can carry it, and says what its link opens, with a PC: %j',
  async (hasPc, text) => {
    renderEmail({ omissions: [], isTooLong: true }, hasPc);
    expect(readShownBody()).toBe(WHOLE);
    expect(await selectMessage()).toBe(WHOLE);
    expect(document.body).not.toHaveTextContent('Part & more.');
    expect(screen.getAllByRole('button')[0]).toHaveTextContent('Copy message');
    fireEvent.click(screen.getByText('More ways to copy'));
    expect(screen.getByText(RegExp(text))).toBeVisible();
  },
);
