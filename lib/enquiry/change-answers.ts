import { cleanText } from '@/lib/text/clean-text';
import {
  formatAnswers,
  parseAnswers,
  type VisitorPcAnswer,
  type VisitorPcField,
} from '@/lib/visitor-pc/visitor-pc';
import type { EnquiryChange, EnquiryState } from './enquiry-state';
import { type DetailField, type Details, MAX_DETAIL_LENGTHS, type Purpose } from './parse-state';

/** Changes fields of a state. Undo then brings back lines only, so that it can't overwrite the changed fields. */
export function setFields(state: EnquiryState, fields: Partial<EnquiryState>): EnquiryState {
  const { undo } = state;
  if (undo === undefined) return { ...state, ...fields };
  const { lines, begunAt } = undo;
  // After a new start, too, only the removed lines can still be brought back.
  const cause = undo.cause === 'cleared' ? 'removed' : undo.cause;
  return { ...state, ...fields, undo: { cause, lines, begunAt } };
}

export const setPurpose =
  (purpose: Purpose): EnquiryChange =>
  (state) =>
    state.purpose === purpose ? state : setFields(state, { purpose });

/** Sets an optional field of the review, cut at its limit. */
export const setDetail =
  (field: DetailField, entered: string): EnquiryChange =>
  (state) => {
    const fields = new URLSearchParams(state.details);
    fields.set(field, cleanText(entered, MAX_DETAIL_LENGTHS[field]));
    return `${fields}` === state.details ? state : setFields(state, { details: `${fields}` });
  };

/** Returns true if the notes contain a sentence. */
export const hasNote = ({ notes }: Pick<Details, 'notes'>, sentence: string): boolean =>
  notes.includes(sentence);

/** Adds a sentence to the notes on a line of its own, unless they have it or have too little room for it. */
export const addNote =
  (sentence: string): EnquiryChange =>
  (state) => {
    const notes = new URLSearchParams(state.details).get('notes') ?? '';
    const joined = notes.trim() === '' ? sentence : `${notes.replace(/\n$/, '')}\n${sentence}`;
    return hasNote({ notes }, sentence) || joined.length > MAX_DETAIL_LENGTHS.notes
      ? state
      : setDetail('notes', joined)(state);
  };

/** Sets an answer about the visitor's PC. Undefined removes it. */
export const setVisitorPcField =
  (field: VisitorPcField, answer: VisitorPcAnswer | undefined): EnquiryChange =>
  (state) => {
    const { [field]: _, ...others } = parseAnswers(state.answers);
    const answers = formatAnswers(answer ? { ...others, [field]: answer } : others);
    return `${answers}` === `${state.answers}` ? state : setFields(state, { answers });
  };
