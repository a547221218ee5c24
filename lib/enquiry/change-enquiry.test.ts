import fc from 'fast-check';
import { addNote, setDetail, setPurpose, setVisitorPcField } from './change-answers';
import {
  addLine,
  dropUnknownLines,
  removeLines,
  setQuantity,
  startAgain,
  undoChange,
} from './change-lines';
import { EMPTY_STATE, type EnquiryChange, type EnquiryState, hasReview } from './enquiry-state';
import { acceptOffer, declineOffer, openLink } from './open-link';
import { MAX_DETAIL_LENGTHS, parseState } from './parse-state';
import { anyChange, anyState } from './testing/arbitraries';

const apply = (state: EnquiryState, ...changes: readonly EnquiryChange[]) =>
  changes.reduce((before, change) => change(before), state);
const TOWER = { id: 'office-tower', quantity: 30 };
const PSU = { id: 'rm850e', quantity: 1 };
const TWO = apply(EMPTY_STATE, addLine(TOWER.id), setQuantity(TOWER.id, 30), addLine(PSU.id));

describe('the lines of an enquiry', () => {
  it('are added once, in order, and keep their quantities', () => {
    expect(TWO.lines).toEqual([TOWER, PSU]);
    expect(apply(TWO, addLine(TOWER.id))).toBe(TWO);
    expect(apply(TWO, removeLines(TOWER.id)).lines).toEqual([PSU]);
    expect(apply(TWO, removeLines()).lines).toEqual([]);
  });

  it('have a quantity that is cut to a whole number and to its limits', () => {
    const setTowers = (entered: number) => apply(TWO, setQuantity(TOWER.id, entered)).lines[0];
    const quantities = [2.9, 0, 999, 1000].map((entered) => setTowers(entered)?.quantity);
    expect(quantities).toEqual([2, 1, 999, 999]);
    expect(apply(TWO, setQuantity('other', 2))).toBe(TWO);
  });

  it('return by Undo in their places, all that were removed since the last other act', () => {
    const removed = apply(TWO, removeLines(TOWER.id), removeLines(PSU.id));
    expect(apply(removed, undoChange).lines).toEqual([TOWER, PSU]);
    const changed = apply(removed, addLine('990-pro-2tb'));
    expect(apply(changed, undoChange)).toBe(changed);
    const undone = apply(removed, setDetail('postcode', 'DE1 1AA'), undoChange);
    expect(undone).toMatchObject({ lines: [TOWER, PSU], details: 'postcode=DE1+1AA' });
  });

  it('return by Undo after a new start, with the PC and the notes', () => {
    const before = apply(
      TWO,
      setPurpose('one-pc'),
      setDetail('notes', 'Soon, please'),
      setVisitorPcField('psu', { typed: '650' }),
    );
    const started = apply(before, startAgain);
    expect({ ...started, undo: undefined }).toEqual({ ...EMPTY_STATE, undo: undefined });
    expect(started.undo?.cause).toBe('cleared');
    expect(apply(started, undoChange)).toEqual({ ...before, undo: undefined });
    // A later answer stays, and leaves no more than removed lines to undo.
    const answered = apply(started, setVisitorPcField('psu', { typed: '850' }));
    expect(answered.undo?.cause).toBe('removed');
    expect(apply(answered, undoChange)).toMatchObject({
      lines: [TOWER, PSU],
      answers: ['supply 850'],
    });
  });

  it('are dropped and counted where the shop does not list them', () => {
    const state = apply({ ...TWO, unknownCount: 1 }, dropUnknownLines(new Set([PSU.id])));
    expect(state).toMatchObject({ lines: [PSU], unknownCount: 2 });
  });
});

describe('a link', () => {
  const link = {
    lines: [{ id: '990-pro-2tb', quantity: 2 }],
    answers: ['supply 650'],
    purpose: '',
    unknownCount: 0,
  };
  const before = apply(
    TWO,
    setPurpose('one-pc'),
    setDetail('organisation', 'Ashby School'),
    setVisitorPcField('case', { id: '7585de5' }),
  );

  it('fills an empty enquiry at once, and counts what is not listed until the next act', () => {
    const state = apply(EMPTY_STATE, openLink({ ...link, unknownCount: 2 }));
    expect(state).toMatchObject({ ...link, unknownCount: 2 });
    expect(apply(state, addLine(TOWER.id)).unknownCount).toBe(0);
  });

  it('changes nothing of another enquiry until the visitor answers', () => {
    const offered = apply(before, openLink(link));
    expect(offered).toEqual({ ...before, offered: link });
    expect(apply(offered, declineOffer)).toEqual({ ...before, offered: undefined });
    const opened = apply(offered, acceptOffer);
    expect(opened).toMatchObject({ ...link, details: before.details });
    expect(apply(opened, undoChange)).toEqual({ ...before, offered: undefined, undo: undefined });
  });

  it('leaves what it does not name, and asks nothing where nothing is lost', () => {
    const { lines, answers } = before;
    const pcLink = { ...link, lines: [] };
    expect(apply(TWO, openLink(pcLink))).toMatchObject({ ...TWO, answers: link.answers });
    const sameLink = { ...link, lines, answers, unknownCount: 1 };
    expect(apply(before, openLink(sameLink))).toMatchObject({ ...before, unknownCount: 1 });
    for (const otherLink of [{ ...sameLink, purpose: 'choosing' }, pcLink])
      expect(apply(before, openLink(otherLink))).toEqual({ ...before, offered: otherLink });
  });
});

describe('a sentence of a link that asks', () => {
  const readNotes = (...changes: readonly EnquiryChange[]) =>
    parseState(apply(TWO, ...changes)).details.notes;
  const sentence = 'Please suggest one that fits.';

  it('follows what the visitor has typed, on its own line, once', () => {
    const additions = [sentence, 'Another.', sentence].map(addNote);
    for (const typed of ['Soon, please', 'Soon, please\n'])
      expect(readNotes(setDetail('notes', typed), ...additions)).toBe(
        `Soon, please\n${sentence}\nAnother.`,
      );
    expect(readNotes(addNote(sentence))).toBe(sentence);
  });

  it('stays out of notes that have no room for all of it', () => {
    const room = MAX_DETAIL_LENGTHS.notes - sentence.length - 1;
    const [short, long] = ['x'.repeat(room), 'x'.repeat(room + 1)];
    expect(readNotes(setDetail('notes', short), addNote(sentence))).toBe(`${short}\n${sentence}`);
    expect(readNotes(setDetail('notes', long), addNote(sentence))).toBe(long);
  });
});

test('a typed answer turns no letters around', () => {
  const state = apply(EMPTY_STATE, setVisitorPcField('pc', { typed: '\u202EllED\u202C' }));
  expect(parseState(state).visitorPc.pc).toEqual({ typed: 'llED' });
});

test('any changes in any order give a valid state, and leave the earlier one as it was', () => {
  fc.assert(
    fc.property(anyState, anyChange, (state, change) => {
      const before = JSON.stringify(state);
      const next = change(state);
      expect(JSON.stringify(state)).toBe(before);
      expect(new Set(next.lines.map(({ id }) => id)).size).toBe(next.lines.length);
      for (const { quantity, note = 'x' } of next.lines) {
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
        expect(note.length > 0 && note.length <= 80).toBe(true);
      }
      for (const [field, text] of Object.entries(parseState(next).details))
        expect(text.length).toBeLessThanOrEqual(MAX_DETAIL_LENGTHS[field as 'notes']);
      if (next.lines.length > 0) expect(hasReview(next)).toBe(true);
    }),
  );
  expect(hasReview(EMPTY_STATE)).toBe(false);
  expect(hasReview(apply(TWO, startAgain))).toBe(true);
});
