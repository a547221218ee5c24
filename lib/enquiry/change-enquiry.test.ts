import fc from 'fast-check';
import { addNote, setDetail, setPurpose, setVisitorPcField } from './change-answers';
import * as lines from './change-lines';
import { EMPTY_STATE, type EnquiryChange, type EnquiryState, hasReview } from './enquiry-state';
import { acceptOffer, declineOffer, openLink } from './open-link';
import { MAX_DETAIL_LENGTHS, parseState } from './parse-state';
import { anyChange, anyState } from './testing/arbitraries';

const { addLine, removeLines, setQuantity, startAgain, undoChange } = lines;
const apply = (state: EnquiryState, ...changes: readonly EnquiryChange[]) =>
  changes.reduce((before, change) => change(before), state);
const [TOWER, PSU] = [
  { id: 'office-tower', quantity: 30 },
  { id: 'rm850e', quantity: 1 },
];
const TWO = apply(EMPTY_STATE, addLine(TOWER.id), setQuantity(TOWER.id, 30), addLine(PSU.id));

describe('the lines of an enquiry', () => {
  it('are added once, in order, and keep their quantities', () => {
    expect(TWO.lines).toEqual([TOWER, PSU]);
    expect(apply(TWO, addLine(TOWER.id))).toBe(TWO);
    expect(apply(TWO, removeLines(TOWER.id)).lines).toEqual([PSU]);
    expect(apply(TWO, removeLines()).lines).toEqual([]);
  });

  it.each([
    [12, 12],
    [2.9, 2],
    [0, 1],
    [999, 999],
    [1000, 999],
  ])('have a whole quantity from 1 to 999: %d becomes %d', (entered, quantity) => {
    expect(apply(TWO, setQuantity(TOWER.id, entered)).lines).toEqual([{ ...TOWER, quantity }, PSU]);
    expect(apply(TWO, setQuantity('other', entered))).toBe(TWO);
  });

  it('return by Undo in their places, all that were removed since the last other act', () => {
    const removed = apply(TWO, removeLines(TOWER.id), removeLines(PSU.id));
    expect(apply(removed, undoChange).lines).toEqual([TOWER, PSU]);
    const changed = apply(removed, addLine('990-pro-2tb'));
    expect(apply(changed, undoChange)).toBe(changed);
    const details = apply(removed, setDetail('postcode', 'DE1 1AA'), undoChange);
    expect(details).toMatchObject({ lines: [TOWER, PSU], details: 'postcode=DE1+1AA' });
  });

  it('return by Undo after a new start, with the PC and the notes', () => {
    const own = apply(TWO, setPurpose('one-pc'), setDetail('notes', 'Soon, please'));
    const withPc = apply(own, setVisitorPcField('psu', { typed: '650' }));
    const started = apply(withPc, startAgain);
    expect({ ...started, undo: undefined }).toEqual({ ...EMPTY_STATE, undo: undefined });
    expect(apply(started, undoChange)).toEqual({ ...withPc, undo: undefined });
    // A later answer stays.
    const later = apply(started, setVisitorPcField('psu', { typed: '850' }), undoChange);
    expect(later).toMatchObject({ lines: [TOWER, PSU], answers: ['supply 850'] });
  });

  it('are dropped and counted where the shop does not list them', () => {
    const state = { ...TWO, unknownCount: 1 };
    expect(apply(state, lines.dropUnknownLines(new Set([PSU.id])))).toMatchObject({
      lines: [PSU],
      unknownCount: 2,
    });
  });
});

describe('a link', () => {
  const link = {
    lines: [{ id: '990-pro-2tb', quantity: 2 }],
    answers: ['supply 650'],
    purpose: '',
    unknownCount: 0,
  };
  const own = apply(
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
    const asked = apply(own, openLink(link));
    expect(asked).toEqual({ ...own, offered: link });
    expect(apply(asked, declineOffer)).toEqual({ ...own, offered: undefined });
    const opened = apply(asked, acceptOffer);
    const { lines, answers, purpose, details } = opened;
    expect({ lines, answers, purpose, details }).toEqual({
      ...{ lines: link.lines, answers: link.answers, purpose: '' },
      details: own.details,
    });
    expect(apply(opened, undoChange)).toEqual({ ...own, offered: undefined, undo: undefined });
  });

  it('leaves what it does not name, and asks nothing where nothing is lost', () => {
    const { answers } = link;
    expect(apply(TWO, openLink({ ...link, lines: [] }))).toMatchObject({
      lines: TWO.lines,
      answers,
    });
    const same = { ...link, lines: own.lines, answers: own.answers, unknownCount: 1 };
    expect(apply(own, openLink(same))).toMatchObject({ ...own, unknownCount: 1 });
    expect(apply(own, openLink({ ...same, purpose: 'choosing' })).offered).toBeDefined();
    expect(apply(own, openLink({ ...link, lines: [] })).offered).toBeDefined();
  });
});

describe('a sentence of a link that asks', () => {
  const readNotes = (...changes: readonly EnquiryChange[]) =>
    parseState(apply(TWO, ...changes)).details.notes;
  const ASK = 'Please suggest one that fits.';

  it('follows what the visitor has typed, on its own line, once', () => {
    expect(readNotes(addNote(ASK))).toBe(ASK);
    for (const typed of ['Soon, please', 'Soon, please\n'])
      expect(
        readNotes(setDetail('notes', typed), addNote(ASK), addNote('Another.'), addNote(ASK)),
      ).toBe(`Soon, please\n${ASK}\nAnother.`);
  });

  it('stays out of notes that have no room for all of it', () => {
    const long = 'x'.repeat(MAX_DETAIL_LENGTHS.notes - ASK.length);
    expect(readNotes(setDetail('notes', long), addNote(ASK))).toBe(long);
    const shorter = long.slice(1);
    expect(readNotes(setDetail('notes', shorter), addNote(ASK))).toBe(`${shorter}\n${ASK}`);
  });
});

test('a text is cut at its limit, and turns no letters around', () => {
  const { details } = parseState(apply(EMPTY_STATE, setDetail('postcode', 'x'.repeat(5000))));
  expect(details.postcode).toHaveLength(MAX_DETAIL_LENGTHS.postcode);
  const turned = apply(EMPTY_STATE, setVisitorPcField('pc', { typed: '\u202EllED\u202C' }));
  expect(parseState(turned).visitorPc.pc).toEqual({ typed: 'llED' });
});

test('any changes in any order give a valid state, and leave the earlier one as it was', () => {
  fc.assert(
    fc.property(anyState, anyChange, (state, change) => {
      const before = JSON.stringify(state);
      const next = change(state);
      expect(JSON.stringify(state)).toBe(before);
      const ids = next.lines.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { quantity } of next.lines)
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
      for (const { note = 'x' } of next.lines)
        expect([note.length > 0, note.length <= 80]).toEqual([true, true]);
      for (const [field, text] of Object.entries(parseState(next).details))
        expect(text.length).toBeLessThanOrEqual(MAX_DETAIL_LENGTHS[field as 'notes']);
      if (next.lines.length > 0) expect(hasReview(next)).toBe(true);
    }),
  );
  expect(hasReview(EMPTY_STATE)).toBe(false);
  expect(hasReview(apply(TWO, startAgain))).toBe(true);
});
