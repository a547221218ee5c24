/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { recipient } from '@/components/testing/fixtures';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { setDetail } from '@/lib/enquiry/change-fields';
import { addLine } from '@/lib/enquiry/change-lines';
import { MAX_DETAIL_LENGTHS } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { AskLink } from './ask-link';

it('opens its email where the notes are full', () => {
  enquiryStore.update(addLine('rm850e'));
  enquiryStore.update(setDetail('notes', 'x'.repeat(MAX_DETAIL_LENGTHS.notes)));
  const message = { to: recipient.email, subject: 'A 4090', body: 'A 4090, please.' };
  render(
    <AskLink message={message} request="Please quote for it." hasVisitorPc={false} className="">
      Ask us
    </AskLink>,
  );
  let isEmailOpening = false;
  const handleClick = (event: Event) => {
    isEmailOpening = !event.defaultPrevented;
    // jsdom can't open emails.
    event.preventDefault();
  };
  window.addEventListener('click', handleClick, { once: true });
  fireEvent.click(screen.getByRole('link'));
  expect(isEmailOpening).toBe(true);
  expect(screen.queryByText(enquiryCopy.asked)).toBeNull();
});
