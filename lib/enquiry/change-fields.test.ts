import { parseTypedAnswer } from '@/lib/visitor-pc/visitor-pc';
import { addToNotes, setDetail, setVisitorPcField } from './change-fields';
import { parseEnquiry } from './enquiry-codec';
import { EMPTY_STATE, type EnquiryChange, MAX_DETAIL_LENGTHS } from './enquiry-state';
import { openLink } from './open-link';
import { applyChanges } from './testing/states';

const readNotes = (...changes: readonly EnquiryChange[]) =>
  applyChanges(EMPTY_STATE, ...changes).details.notes;
const sentence = 'Please suggest one that fits.';

it('adds a sentence once to the notes, on a line below what the visitor has typed', () => {
  const additions = [sentence, 'Another.', sentence].map(addToNotes);
  for (const typed of ['Soon, please', 'Soon, please\n'])
    expect(readNotes(setDetail('notes', typed), ...additions)).toBe(
      `Soon, please\n${sentence}\nAnother.`,
    );
  expect(readNotes(addToNotes(sentence))).toBe(sentence);
});

it('adds no sentence for which the notes have too little room', () => {
  const room = MAX_DETAIL_LENGTHS.notes - sentence.length - 1;
  const [short, long] = ['x'.repeat(room), 'x'.repeat(room + 1)];
  expect(readNotes(setDetail('notes', short), addToNotes(sentence))).toBe(`${short}\n${sentence}`);
  expect(readNotes(setDetail('notes', long), addToNotes(sentence))).toBe(long);
});

it('cuts a detail at its limit', () => {
  const { postcode } = setDetail('postcode', 'x'.repeat(61))(EMPTY_STATE).details;
  expect(postcode).toBe('x'.repeat(60));
});

it('keeps controls of text direction out of a typed answer', () => {
  const answer = parseTypedAnswer('\u202EllED\u202C');
  const linked = parseEnquiry('have=pc+\u202EllED\u202C');
  for (const state of [setVisitorPcField('pc', answer)(EMPTY_STATE), openLink(linked)(EMPTY_STATE)])
    expect(state.visitorPc.pc).toEqual({ typed: 'llED' });
});
