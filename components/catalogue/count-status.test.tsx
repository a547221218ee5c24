import { act, render, screen } from '@testing-library/react';
import { CountStatus } from './count-status';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const said = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('what is announced of the list', () => {
  it('is the last of several changes, after a pause', () => {
    const { rerender } = render(<CountStatus text="12 of 12" />);
    rerender(<CountStatus text="5 of 12" />);
    wait(400);
    rerender(<CountStatus text="3 of 12" />);
    wait(400);
    expect(said()).toBe('');
    wait(400);
    expect(said()).toBe('3 of 12');
  });

  it('is the whole list again once the filters are cleared', () => {
    const { rerender } = render(<CountStatus text="12 of 12" />);
    rerender(<CountStatus text="5 of 12" />);
    wait(1_000);
    rerender(<CountStatus text="12 of 12" />);
    wait(1_000);
    expect(said()).toBe('12 of 12');
  });
});
