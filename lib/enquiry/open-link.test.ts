import { setDetail, setPurpose, setVisitorPcField } from './change-fields';
import { addLine, undoChange } from './change-lines';
import { EMPTY_STATE } from './enquiry-state';
import { acceptOffer, declineOffer, openLink } from './open-link';
import { applyChanges, TOWER, TWO_LINES } from './testing/states';

const link = {
  lines: [{ id: '990-pro-2tb', quantity: 2 }],
  visitorPc: { psu: { typed: '650' } },
  unknownCount: 0,
};
const before = applyChanges(
  { ...TWO_LINES, begunAt: 1_796_000_000_000 },
  setPurpose('one-pc'),
  setDetail('organisation', 'Ashby School'),
  setVisitorPcField('case', { id: '7585de5' }),
);

it('fills an empty enquiry at once, and counts what is not listed until the next act', () => {
  const state = applyChanges(EMPTY_STATE, openLink({ ...link, unknownCount: 2 }));
  expect(state).toMatchObject({ ...link, unknownCount: 2 });
  expect(applyChanges(state, addLine(TOWER.id)).unknownCount).toBe(0);
});

it('changes nothing of another enquiry until the visitor answers', () => {
  const offered = applyChanges(before, openLink(link));
  expect(offered).toEqual({ ...before, offered: link });
  expect(applyChanges(offered, declineOffer)).toEqual({ ...before, offered: undefined });
  const opened = applyChanges(offered, acceptOffer);
  // The day on which the visitor's own enquiry began isn't the link's.
  expect(opened).toMatchObject({ ...link, details: before.details, begunAt: 0 });
  expect(applyChanges(opened, undoChange)).toEqual({
    ...before,
    offered: undefined,
    undo: undefined,
  });
  // What the visitor enters meanwhile stays after Undo, and all else comes back.
  const details = { ...before.details, postcode: 'DE1 1AA' };
  const entered = applyChanges(opened, setDetail('postcode', 'DE1 1AA'), undoChange);
  expect(entered).toMatchObject({ ...before, details });
});

it('keeps what the link does not name, and asks nothing where nothing is lost', () => {
  const { lines, visitorPc } = before;
  const pcLink = { ...link, lines: [] };
  expect(applyChanges(TWO_LINES, openLink(pcLink))).toMatchObject({
    ...TWO_LINES,
    visitorPc: link.visitorPc,
  });
  const sameLink = { ...link, lines, visitorPc, unknownCount: 1 };
  expect(applyChanges(before, openLink(sameLink))).toMatchObject({ ...before, unknownCount: 1 });
  const emptyLink = { lines: [], visitorPc: {}, unknownCount: 0 };
  for (const unchanging of [emptyLink, { ...link, lines, visitorPc }])
    expect(openLink(unchanging)(before)).toBe(before);
  for (const otherLink of [{ ...sameLink, purpose: 'choosing' as const }, pcLink])
    expect(applyChanges(before, openLink(otherLink))).toEqual({ ...before, offered: otherLink });
});
