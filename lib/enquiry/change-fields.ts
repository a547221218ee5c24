import { cleanText } from '@/lib/text/clean-text';
import {
  formatAnswers,
  type VisitorPcAnswer,
  type VisitorPcField,
} from '@/lib/visitor-pc/visitor-pc';
import {
  type DetailField,
  type EnquiryChange,
  type EnquiryState,
  MAX_DETAIL_LENGTHS,
  type Purpose,
} from './enquiry-state';

type UndoableFields = Pick<EnquiryState, 'visitorPc' | 'purpose' | 'details'>;

/** Changes fields of a state, and of what Undo brings back, so that the change stays. */
function changeFields(
  state: EnquiryState,
  change: (fields: UndoableFields) => Partial<UndoableFields>,
): EnquiryState {
  const changed = { ...state, ...change(state) };
  const { undo } = state;
  if (undo === undefined) return changed;
  // The bar says that an enquiry is cleared only until the visitor enters something again.
  const cause = undo.cause === 'cleared' ? 'removed' : undo.cause;
  return { ...changed, undo: { ...undo, ...change(undo), cause } };
}

/** Sets what the parts are for. */
export const setPurpose =
  (purpose: Purpose): EnquiryChange =>
  (state) =>
    state.purpose === purpose ? state : changeFields(state, () => ({ purpose }));

/** Sets an optional field of the review, cut at its limit. */
export const setDetail =
  (field: DetailField, entered: string): EnquiryChange =>
  (state) => {
    const text = cleanText(entered, MAX_DETAIL_LENGTHS[field]);
    if (state.details[field] === text) return state;
    return changeFields(state, ({ details }) => ({ details: { ...details, [field]: text } }));
  };

/** Adds a sentence to the notes on a line of its own, unless it is there or doesn't fit in. */
export const addToNotes =
  (sentence: string): EnquiryChange =>
  (state) => {
    const { notes = '' } = state.details;
    const joined = notes.trim() === '' ? sentence : `${notes.replace(/\n$/, '')}\n${sentence}`;
    if (notes.includes(sentence) || joined.length > MAX_DETAIL_LENGTHS.notes) return state;
    return setDetail('notes', joined)(state);
  };

/** Sets an answer about the visitor's PC. Undefined removes it. */
export const setVisitorPcField =
  (field: VisitorPcField, answer: VisitorPcAnswer | undefined): EnquiryChange =>
  (state) => {
    const changed = changeFields(state, ({ visitorPc }) => {
      const { [field]: _, ...others } = visitorPc;
      return { visitorPc: answer ? { ...others, [field]: answer } : others };
    });
    const isSame =
      formatAnswers(changed.visitorPc).join() === formatAnswers(state.visitorPc).join();
    return isSame ? state : changed;
  };
