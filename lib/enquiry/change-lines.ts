import { cleanText } from '@/lib/text/clean-text';
import { clampQuantity } from './enquiry-codec';
import {
  EMPTY_STATE,
  type EnquiryChange,
  type EnquiryLine,
  type EnquiryState,
  MAX_NOTE_LENGTH,
} from './enquiry-state';

/** Returns a state with other lines, where nothing is left to undo or to report. */
const setLines = (state: EnquiryState, lines: readonly EnquiryLine[]): EnquiryState => ({
  ...state,
  lines,
  undo: undefined,
  unknownCount: 0,
});

/** Adds an item at the end, unless the enquiry has it. */
export const addLine =
  (id: string): EnquiryChange =>
  (state) =>
    state.lines.some((line) => line.id === id)
      ? state
      : setLines(state, [...state.lines, { id, quantity: 1 }]);

/** Removes some lines. Undo brings back all that was removed since the last other act. */
function removeLines(state: EnquiryState, isRemoved: (line: EnquiryLine) => boolean): EnquiryState {
  const { begunAt, undo } = state;
  const lines = state.lines.filter((line) => !isRemoved(line));
  if (lines.length === state.lines.length) return state;
  const removed = { cause: 'removed', lines: state.lines, begunAt } as const;
  return { ...setLines(state, lines), undo: undo?.cause === 'removed' ? undo : removed };
}

/** Removes an item. */
export const removeLine =
  (id: string): EnquiryChange =>
  (state) =>
    removeLines(state, (line) => line.id === id);

/** Removes all items, but keeps the visitor's answers and details. */
export const removeAllLines: EnquiryChange = (state) => removeLines(state, () => true);

/** Brings back one of the removed items, in its place. Undo can still bring back the others. */
export const restoreLine =
  (id: string): EnquiryChange =>
  (state) => {
    const { undo } = state;
    const presentIds = state.lines.map((line) => line.id);
    const lines = undo?.lines.filter((line) => line.id === id || presentIds.includes(line.id));
    return lines === undefined || lines.length === undo?.lines.length
      ? undoChange(state)
      : { ...state, lines };
  };

/** Changes the line of an item, if the enquiry has it. */
const changeLine = (
  state: EnquiryState,
  id: string,
  change: (line: EnquiryLine) => EnquiryLine,
): EnquiryState => {
  const lines = state.lines.map((line) => (line.id === id ? change(line) : line));
  return lines.every((line, index) => line === state.lines[index]) ? state : setLines(state, lines);
};

/** Sets the quantity of an item that the enquiry has. */
export const setQuantity =
  (id: string, entered: number): EnquiryChange =>
  (state) =>
    changeLine(state, id, (line) => {
      const quantity = clampQuantity(entered);
      return line.quantity === quantity ? line : { ...line, quantity };
    });

/** Sets the note on an item that the enquiry has, cut at its limit. An empty text removes it. */
export const setNote =
  (id: string, entered: string): EnquiryChange =>
  (state) =>
    changeLine(state, id, (line) => {
      const { note: before = '', ...others } = line;
      const note = cleanText(entered, MAX_NOTE_LENGTH);
      if (note === before) return line;
      return note === '' ? others : { ...others, note };
    });

/** Drops and counts the lines of items that the shop doesn't list. An old link may have such lines. */
export const dropUnknownLines =
  (knownIds: ReadonlySet<string>): EnquiryChange =>
  (state) => {
    const lines = state.lines.filter(({ id }) => knownIds.has(id));
    const unknownCount = state.unknownCount + state.lines.length - lines.length;
    return lines.length === state.lines.length ? state : { ...state, lines, unknownCount };
  };

/** Removes all that the visitor has entered. */
export const startAgain: EnquiryChange = ({ lines, begunAt, answers, purpose, details }) => ({
  ...EMPTY_STATE,
  undo: { cause: 'cleared', lines, begunAt, answers, purpose, details },
});

/** Brings back what the state's `undo` holds. */
export const undoChange: EnquiryChange = (state) => {
  const { undo } = state;
  if (undo === undefined) return state;
  const { cause: _, ...before } = undo;
  return { ...state, ...before, undo: undefined, unknownCount: 0 };
};
