import { setDetail, setPurpose, setVisitorPcField } from './change-fields';
import {
  addLine,
  dropUnknownLines,
  removeAllLines,
  removeLine,
  restoreLine,
  setNote,
  setQuantity,
  startAgain,
  swapLine,
  undoChange,
} from './change-lines';
import { EMPTY_STATE, hasReview } from './enquiry-state';
import { applyChanges, PSU, TOWER, TWO_LINES } from './testing/states';

it('adds an item once, at the end, and removes one or all', () => {
  const added = applyChanges(EMPTY_STATE, addLine(TOWER.id), addLine(PSU.id));
  expect(added.lines).toEqual([{ ...TOWER, quantity: 1 }, PSU]);
  expect(applyChanges(TWO_LINES, addLine(TOWER.id))).toBe(TWO_LINES);
  expect(applyChanges(TWO_LINES, removeLine(TOWER.id)).lines).toEqual([PSU]);
  expect(applyChanges(TWO_LINES, removeAllLines).lines).toEqual([]);
});

it.each([
  [2.9, 2],
  [0, 1],
  [1000, 999],
])('cuts a quantity to a whole number and to its limits: %d', (entered, quantity) => {
  expect(setQuantity(TOWER.id, entered)(TWO_LINES).lines).toEqual([{ ...TOWER, quantity }, PSU]);
  expect(setQuantity('other', entered)(TWO_LINES)).toBe(TWO_LINES);
});

it('brings back by Undo all lines that were removed since the last other act, in their places', () => {
  const removed = applyChanges(TWO_LINES, removeLine(TOWER.id), removeLine(PSU.id));
  expect(applyChanges(removed, undoChange).lines).toEqual([TOWER, PSU]);
  const changed = applyChanges(removed, addLine('990-pro-2tb'));
  expect(applyChanges(changed, undoChange)).toBe(changed);
  const undone = applyChanges(removed, setDetail('postcode', 'DE1 1AA'), undoChange);
  expect(undone).toMatchObject({ lines: [TOWER, PSU], details: { postcode: 'DE1 1AA' } });
});

it('brings back by Undo a cleared enquiry with the PC and the notes', () => {
  const before = applyChanges(
    TWO_LINES,
    setPurpose('one-pc'),
    setDetail('notes', 'Soon, please'),
    setVisitorPcField('psu', { typed: '650' }),
  );
  const started = applyChanges(before, startAgain);
  expect({ ...started, undo: undefined }).toEqual({ ...EMPTY_STATE, undo: undefined });
  expect(started.undo?.cause).toBe('cleared');
  expect([EMPTY_STATE, started, before].map(hasReview)).toEqual([false, true, true]);
  expect(applyChanges(started, undoChange)).toEqual({ ...before, undo: undefined });
  // A later answer stays. Undo brings back all others.
  const answered = applyChanges(started, setVisitorPcField('psu', { typed: '850' }));
  expect(answered.undo?.cause).toBe('removed');
  expect(applyChanges(answered, undoChange)).toMatchObject({
    lines: [TOWER, PSU],
    purpose: 'one-pc',
    details: { notes: 'Soon, please' },
    visitorPc: { psu: { typed: '850' } },
  });
});

it('swaps an item in its place with its quantity and note, and Undo swaps back that alone', () => {
  const before = applyChanges(TWO_LINES, setNote(TOWER.id, 'i5'));
  const swapped = applyChanges(before, swapLine(TOWER.id, 'mini-pc'));
  expect(swapped.lines).toEqual([{ id: 'mini-pc', quantity: 30, note: 'i5' }, PSU]);
  for (const undo of [undoChange, restoreLine(TOWER.id)])
    expect(applyChanges(swapped, undo)).toEqual(before);
  // A removal is another act, so its Undo leaves the swap.
  const removed = applyChanges(swapped, removeLine(PSU.id), restoreLine(PSU.id));
  expect(removed).toEqual({ ...swapped, undo: undefined });
  // Another tab may have removed the item, or added the other.
  for (const change of [swapLine('mini-pc', 'nas'), swapLine(TOWER.id, PSU.id)])
    expect(applyChanges(before, change)).toBe(before);
});

it('drops and counts the lines of items that the shop does not list', () => {
  const before = { ...TWO_LINES, unknownCount: 1 };
  const state = applyChanges(before, dropUnknownLines(new Set([PSU.id])));
  expect(state).toMatchObject({ lines: [PSU], unknownCount: 2 });
});
