import { pressed } from './disclosure-state';

describe('pressing the Products button', () => {
  it('opens a closed panel', () => {
    expect(pressed('closed')).toBe('pinned');
  });

  it('keeps a panel that pointing at it has just opened', () => {
    expect(pressed('peek')).toBe('pinned');
  });

  it('closes a panel that a press has opened', () => {
    expect(pressed('pinned')).toBe('closed');
  });
});
