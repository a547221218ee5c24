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

/** Changes fields of a state. Undo then brings back only lines, so that the change stays. */
function setFields(state: EnquiryState, fields: Partial<EnquiryState>): EnquiryState {
  const { undo } = state;
  if (undo === undefined) return { ...state, ...fields };
  const { lines, begunAt } = undo;
  // Only its lines can come back, so a cleared enquiry counts as one with removed lines.
  const cause = undo.cause === 'cleared' ? 'removed' : undo.cause;
  return { ...state, ...fields, undo: { cause, lines, begunAt } };
}

/** Sets what the parts are for. */
export const setPurpose =
  (purpose: Purpose): EnquiryChange =>
  (state) =>
    state.purpose === purpose ? state : setFields(state, { purpose });

/** Sets an optional field of the review, cut at its limit. */
export const setDetail =
  (field: DetailField, entered: string): EnquiryChange =>
  (state) => {
    const text = cleanText(entered, MAX_DETAIL_LENGTHS[field]);
    if (state.details[field] === text) return state;
    return setFields(state, { details: { ...state.details, [field]: text } });
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
    const { [field]: _, ...others } = state.visitorPc;
    const visitorPc = answer ? { ...others, [field]: answer } : others;
    const isSame = `${formatAnswers(visitorPc)}` === `${formatAnswers(state.visitorPc)}`;
    return isSame ? state : setFields(state, { visitorPc });
  };
