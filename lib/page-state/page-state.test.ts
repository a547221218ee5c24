import fc from 'fast-check';
import * as pageState from './page-state';
import { anyAction, anyState } from './testing/arbitraries';

const { EMPTY_STATE, MAX_DETAIL_LENGTHS, reducePageState } = pageState;
type PageAction = pageState.PageAction;
const reduce = (state: pageState.PageState, ...actions: readonly PageAction[]) =>
  actions.reduce(reducePageState, state);
const [TOWER, PSU] = [
  { id: 'office-tower', quantity: 30 },
  { id: 'rm850e', quantity: 1 },
];
const TWO = reduce(
  EMPTY_STATE,
  { type: 'add', id: TOWER.id },
  { type: 'setQuantity', ...TOWER },
  { type: 'add', id: PSU.id },
);

describe('the lines of an enquiry', () => {
  it('are added once, in order, and removed', () => {
    expect(TWO.lines).toEqual([TOWER, PSU]);
    expect(reduce(TWO, { type: 'add', id: TOWER.id })).toBe(TWO);
    expect(reduce(TWO, { type: 'remove', id: TOWER.id }).lines).toEqual([PSU]);
    expect(reduce(TWO, { type: 'clear' }).lines).toEqual([]);
  });

  it.each([
    [12, 12],
    [2.9, 2],
    [0, 1],
    [999, 999],
    [1000, 999],
    [Number.NaN, 30],
  ])('have a whole quantity from 1 to 999: %d becomes %d', (entered, quantity) => {
    const swapped = { ...TWO, lines: [PSU, TOWER] };
    const next = reduce(swapped, { type: 'setQuantity', id: TOWER.id, quantity: entered });
    expect(next.lines).toEqual([PSU, { ...TOWER, quantity }]);
  });

  it.each<PageAction>([{ type: 'clear' }, { type: 'remove', id: TOWER.id }])(
    'return to their places by Undo, until another line changes: $type',
    (action) => {
      const removed = reduce(TWO, action);
      expect(reduce(removed, { type: 'restoreRemoved' })).toEqual(TWO);
      const changed = reduce(removed, { type: 'add', id: '990-pro-2tb' });
      expect(reduce(changed, { type: 'restoreRemoved' })).toBe(changed);
    },
  );
});

describe('a link', () => {
  const lines = [{ id: '990-pro-2tb', quantity: 2 }];
  const visitorPc = { psu: { typed: '650' } };
  const openLink = (link: object): PageAction => ({
    type: 'openLink',
    link: { unknownCount: 0, ...link },
  });
  const own = reduce(
    TWO,
    { type: 'setPurpose', purpose: 'one-pc' },
    { type: 'setDetail', field: 'organisation', text: 'Ashby School' },
    { type: 'setVisitorPcField', field: 'case', answer: { id: '7585de5' } },
  );

  it('fills an empty enquiry, with nothing to undo', () => {
    const state = reduce(TWO, { type: 'clear' }, openLink({ lines, visitorPc, unknownCount: 2 }));
    expect(state).toEqual({ ...EMPTY_STATE, lines, visitorPc, unknownCount: 2 });
    expect(reduce(state, { type: 'add', id: TOWER.id }).unknownCount).toBe(0);
  });

  it('replaces the enquiry and the PC, not the details; Undo swaps the two', () => {
    const linked = reduce(own, openLink({ lines, visitorPc }));
    const before = { lines: own.lines, visitorPc: own.visitorPc, purpose: 'one-pc' };
    const { details } = own;
    const replaced = { ...before, cause: 'link' };
    expect(linked).toEqual({ ...EMPTY_STATE, lines, visitorPc, details, replaced });
    expect(reduce(linked, { type: 'clear' }, openLink({ lines })).replaced).toEqual(replaced);
    const removed = [{ line: PSU, index: 0 }];
    const undone = reduce({ ...linked, unknownCount: 2, removed }, { type: 'restoreReplaced' });
    expect(undone).toEqual({ ...own, replaced: { lines, visitorPc, cause: 'undo' } });
    expect(reduce(undone, { type: 'restoreReplaced' })).toEqual(linked);
  });

  it('leaves what it does not name, and changes nothing with the same enquiry', () => {
    expect(reduce(own, openLink({ lines })).visitorPc).toEqual(own.visitorPc);
    const upgraded = reduce(own, openLink({ visitorPc }));
    expect(upgraded).toMatchObject({ lines: own.lines, visitorPc, purpose: 'one-pc' });
    expect(upgraded.replaced).toMatchObject({ visitorPc: own.visitorPc, cause: 'link' });
    expect(reduce(TWO, openLink({ visitorPc })).replaced).toBeUndefined();
    const same = openLink({ lines: own.lines, unknownCount: 1 });
    expect(reduce(own, same)).toEqual({ ...own, unknownCount: 1 });
    expect(reduce(own, openLink({ lines: own.lines, purpose: 'choosing' }))).toMatchObject({
      lines: own.lines,
      purpose: 'choosing',
      replaced: { purpose: 'one-pc' },
    });
  });
});

test('a text is cut at its limit', () => {
  const text = 'x'.repeat(5000);
  const { details } = reduce(EMPTY_STATE, { type: 'setDetail', field: 'postcode', text });
  expect(details.postcode).toHaveLength(MAX_DETAIL_LENGTHS.postcode);
});

test('any actions in any order give a valid state, and leave the earlier one as it was', () => {
  fc.assert(
    fc.property(anyState, anyAction, (state, action) => {
      const before = JSON.stringify(state);
      const next = reducePageState(state, action);
      expect(JSON.stringify(state)).toBe(before);
      const ids = next.lines.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id, quantity } of next.lines) {
        expect(id).toMatch(/^[a-z0-9-]+$/);
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
      }
      for (const [field, text] of Object.entries(next.details))
        expect(text.length).toBeLessThanOrEqual(MAX_DETAIL_LENGTHS[field as 'notes']);
      if (next.lines.length > 0) expect(pageState.hasReview(next)).toBe(true);
      // Where nothing changes, the state is the same object.
      if (!['openLink', 'restoreReplaced'].includes(action.type))
        expect(reducePageState(next, action)).toBe(next);
    }),
  );
  expect(pageState.hasReview(EMPTY_STATE)).toBe(false);
  const [removed, replaced] = [[{ line: PSU, index: 0 }], { ...TWO, cause: 'link' } as const];
  for (const more of [{ removed }, { replaced }, { unknownCount: 1 }])
    expect(pageState.hasReview({ ...EMPTY_STATE, ...more })).toBe(true);
});
