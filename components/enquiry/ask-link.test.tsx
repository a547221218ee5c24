/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { recipient } from '@/components/testing/fixtures';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { setDetail } from '@/lib/enquiry/change-answers';
import { addLine, removeLines } from '@/lib/enquiry/change-lines';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { MAX_DETAIL_LENGTHS, parseState } from '@/lib/enquiry/parse-state';
import { AskLink } from './ask-link';
import { ENQUIRY_STATUS } from './enquiry-ids';

const REQUEST = 'Please also quote for a 4090.';

function renderAskLink(isWithItems: boolean, notes = '') {
  enquiryStore.update(removeLines());
  if (isWithItems) enquiryStore.update(addLine('rm850e'));
  enquiryStore.update(setDetail('notes', notes));
  render(
    <>
      <AskLink
        message={{ to: recipient.email, subject: 'A 4090', body: 'A 4090, please.' }}
        request={REQUEST}
        hasVisitorPc={false}
        className=""
      >
        Ask us
      </AskLink>
      <p id={ENQUIRY_STATUS} role="status" />
    </>,
  );
}
const getLink = () => screen.getByRole('link', { name: 'Ask us' });
/** Presses the link. Returns true where the browser would open the email. */
function press() {
  const click = createEvent.click(getLink());
  // jsdom can't open emails.
  let isOpening = false;
  const stop = (event: Event) => {
    isOpening = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  act(() => void fireEvent(getLink(), click));
  return isOpening;
}
const readNotes = () => parseState(enquiryStore.getState()).details.notes;

it('opens its email while the enquiry has no items', () => {
  renderAskLink(false);
  expect(getLink()).toHaveAttribute('href', expect.stringMatching(/^mailto:.*4090/));
  expect(press()).toBe(true);
  expect(readNotes()).toBe('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('adds its request to the notes of an enquiry, says so, and leads to the review', () => {
  renderAskLink(true, 'Soon, please');
  for (let time = 0; time < 2; time += 1) expect(press()).toBe(false);
  expect(readNotes()).toBe(`Soon, please\n${REQUEST}`);
  expect(screen.getByRole('status')).toHaveTextContent(`${enquiryCopy.asked} ${REQUEST}`);
  expect(screen.getByText(enquiryCopy.asked)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review enquiry' })).toHaveAttribute(
    'href',
    '/contact/#enquiry',
  );
});

it('opens its email where the notes have no room for the request', () => {
  const notes = 'x'.repeat(MAX_DETAIL_LENGTHS.notes);
  renderAskLink(true, notes);
  expect(press()).toBe(true);
  expect(readNotes()).toBe(notes);
  expect(screen.queryByText(enquiryCopy.asked)).toBeNull();
});
