import { cleanText } from '@/lib/text/clean-text';
import { clampQuantity } from './enquiry-codec';
import {
  createUndo,
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

/** Keeps only some lines. Undo brings back all that were removed since the last other act. */
function keepLines(state: EnquiryState, keptLines: readonly EnquiryLine[]): EnquiryState {
  const { lines, undo } = state;
  if (keptLines.length === lines.length) return state;
  return {
    ...setLines(state, keptLines),
    undo: undo?.cause === 'removed' ? undo : createUndo(state, 'removed'),
  };
}

/** Removes an item. */
export const removeLine =
  (id: string): EnquiryChange =>
  (state) =>
    keepLines(
      state,
      state.lines.filter((line) => line.id !== id),
    );

/** Removes all items, but keeps the visitor's answers and details. */
export const removeAllLines: EnquiryChange = (state) => keepLines(state, []);

/** Returns lines with another item in an item's place, in the same quantity. */
export const replaceItem = (lines: readonly EnquiryLine[], id: string, newId: string) =>
  lines.map((line) => (line.id === id ? { ...line, id: newId } : line));

/** Puts another item in an item's place, unless the enquiry has it. Undo swaps them back. */
export const swapLine =
  (id: string, newId: string): EnquiryChange =>
  (state) => {
    const { lines } = state;
    const ids = lines.map((line) => line.id);
    if (!ids.includes(id) || ids.includes(newId)) return state;
    return {
      ...setLines(state, replaceItem(lines, id, newId)),
      undo: createUndo(state, 'swapped'),
    };
  };

/** Brings back one of the removed items, in its place. Undo can still bring back the others. */
export const restoreLine =
  (id: string): EnquiryChange =>
  (state) => {
    const { undo } = state;
    if (undo === undefined) return state;
    const ids = [id, ...state.lines.map((line) => line.id)];
    const lines = undo.lines.filter((line) => ids.includes(line.id));
    // With the last removed item, nothing is left to undo.
    return lines.length === undo.lines.length ? undoChange(state) : { ...state, lines };
  };

function changeLine(state: EnquiryState, id: string, fields: Partial<EnquiryLine>): EnquiryState {
  const line = state.lines.find((each) => each.id === id);
  if (line === undefined) return state;
  const changed = { ...line, ...fields };
  if (changed.quantity === line.quantity && changed.note === line.note) return state;
  const lines = state.lines.map((each) => (each === line ? changed : each));
  return setLines(state, lines);
}

/** Sets the quantity of an item that the enquiry has. */
export const setQuantity =
  (id: string, entered: number): EnquiryChange =>
  (state) =>
    changeLine(state, id, { quantity: clampQuantity(entered) });

/** Sets the note on an item that the enquiry has, cut at its limit. An empty text removes it. */
export const setNote =
  (id: string, entered: string): EnquiryChange =>
  (state) =>
    changeLine(state, id, { note: cleanText(entered, MAX_NOTE_LENGTH) || undefined });

/** Drops and counts lines of items that the shop doesn't list, which old links may have. */
export const dropUnknownLines =
  (knownIds: ReadonlySet<string>): EnquiryChange =>
  (state) => {
    const lines = state.lines.filter(({ id }) => knownIds.has(id));
    const droppedCount = state.lines.length - lines.length;
    if (droppedCount === 0) return state;
    return { ...state, lines, unknownCount: state.unknownCount + droppedCount };
  };

/** Removes all that the visitor has entered. */
export const startAgain: EnquiryChange = (state) => ({
  ...EMPTY_STATE,
  undo: createUndo(state, 'cleared'),
});

/** Brings back what the state's `undo` holds. */
export const undoChange: EnquiryChange = (state) => {
  const { undo } = state;
  if (undo === undefined) return state;
  const { cause: _, ...before } = undo;
  return { ...state, ...before, undo: undefined, unknownCount: 0 };
};
