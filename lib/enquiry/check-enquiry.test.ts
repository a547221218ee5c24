import { enquiryItems } from '@/data/enquiry-items';
import { parseParts } from '@/lib/visitor-pc/part-database';
import { createPartList } from '@/lib/visitor-pc/part-lists';
import { checkEnquiry } from './check-enquiry';

const CASES = ['NZXT|H210|7585de5|Mini-ITX|325|', 'Acme|Huge|1111111|EATX|500|'];
const lists = { case: createPartList(parseParts('case', CASES)) };
type State = Parameters<typeof checkEnquiry>[0];
const check = (ids: readonly string[], visitorPc: State['visitorPc'] = {}, more: object = {}) => {
  const lines = ids.map((id) => ({ id, quantity: 1 }));
  return checkEnquiry({ lines, visitorPc, ...more }, lists);
};
const CARD = 'tuf-rtx-5080';
const [H210, HUGE] = [{ id: '7585de5' }, { id: '1111111' }];

it('has nothing to say without parts', () => {
  expect(check([])).toEqual([]);
  expect(check(['office-tower', 'pocket-ssds'], { case: H210, cpu: { typed: 'i9' } })).toEqual([]);
});

it('compares the parts with the visitor’s PC, the worst first, and says nothing of the PC alone', () => {
  const [worst] = check([CARD], { case: H210 });
  expect(worst).toMatchObject({ outcome: 'incompatible', isQuestion: false });
  expect(worst?.partIds.toSorted()).toEqual(['own-case', CARD]);
  const others = check([CARD], {
    case: HUGE,
    motherboard: { typed: 'B550' },
    cpu: { typed: '9800X3D' },
  });
  expect(others.map(({ outcome }) => outcome)).not.toContain('incompatible');
});

it('asks for what the shop sells and a case, and for the processor that the watts depend on', () => {
  const listAskedKinds = (visitorPc: State['visitorPc']) =>
    check([CARD], visitorPc).map(({ askedKind }) => askedKind);
  expect(listAskedKinds({})).toEqual(expect.arrayContaining(['case', 'motherboard', 'psu']));
  expect(listAskedKinds({ psu: { typed: '650' } })).toContain('cpu');
  expect(listAskedKinds({ psu: { typed: '650' }, cpu: { typed: 'i9' } })).not.toContain('cpu');
});

it('asks which of two processors is for one PC', () => {
  const cpus = enquiryItems.filter(({ facts }) => facts?.part === 'cpu').slice(0, 2);
  const findings = check(
    cpus.map(({ id }) => id),
    {},
    { purpose: 'one-pc' },
  );
  expect(findings.map(({ choiceKind }) => choiceKind)).toContain('cpu');
});
