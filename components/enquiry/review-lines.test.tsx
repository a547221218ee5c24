/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { resolveLines } from '@/lib/enquiry/enquiry-lines';
import { pageStore } from '@/lib/page-state/page-store';
import { ReviewLines } from './review-lines';

it('says so where a quantity is more than an enquiry takes', () => {
  pageStore.dispatch({ type: 'add', id: 'rm850e' });
  const state = pageStore.getState();
  const lines = resolveLines(state.lines);
  render(<ReviewLines state={state} lines={lines} findings={[]} focusHeading={() => undefined} />);
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  const message = /^At most 999/;
  type('999');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  type('1200');
  expect(screen.getByText(message)).toHaveRole('status');
  expect(pageStore.getState().lines).toEqual([{ id: 'rm850e', quantity: 999 }]);
});
