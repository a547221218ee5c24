import fc from 'fast-check';
import { startAgain } from './change-lines';
import { type DetailField, MAX_DETAIL_LENGTHS, parseState } from './enquiry';
import { EMPTY_STATE, hasReview } from './enquiry-state';
import { anyChange, anyState } from './testing/arbitraries';
import { applyChanges, TWO_LINES } from './testing/states';

it('is valid after any changes in any order, and no change alters the earlier state', () => {
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
        expect(text.length).toBeLessThanOrEqual(MAX_DETAIL_LENGTHS[field as DetailField]);
    }),
  );
});

it('has a review with lines, or with an Undo', () => {
  expect(hasReview(EMPTY_STATE)).toBe(false);
  expect(hasReview(TWO_LINES)).toBe(true);
  expect(hasReview(applyChanges(TWO_LINES, startAgain))).toBe(true);
});
