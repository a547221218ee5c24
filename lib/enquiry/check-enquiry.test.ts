import { enquiryItems } from '@/data/enquiry-items';
import { parseParts } from '@/lib/visitor-pc/part-database';
import { createPartList } from '@/lib/visitor-pc/part-lists';
import { checkEnquiry } from './check-enquiry';

const CASES = ['NZXT|H210|7585de5|Mini-ITX|325|', 'Acme|Huge|1111111|EATX|500|'];
const lists = {
  case: createPartList(parseParts('case', CASES)),
  supply: createPartList(parseParts('supply', ['Acme|P450|2222222|450'])),
};
type State = Parameters<typeof checkEnquiry>[0];
const check = (ids: readonly string[], visitorPc: State['visitorPc'] = {}, more: object = {}) => {
  const lines = ids.map((id) => ({ id, quantity: 1 }));
  return checkEnquiry({ lines, visitorPc, ...more }, lists);
};
const CARD = 'tuf-rtx-5080';
const [H210, HUGE] = [{ id: '7585de5' }, { id: '1111111' }];

it('has nothing to say without parts', () => {
  expect(check([])).toEqual([]);
  expect(
    check(['office-tower', 'pocket-ssds'], { case: H210, processor: { typed: 'i9' } }),
  ).toEqual([]);
});

it('compares the parts with the visitor’s PC, the worst first, and says nothing of the PC alone', () => {
  const [worst] = check([CARD], { case: H210 });
  expect(worst).toMatchObject({ outcome: 'incompatible', isQuestion: false });
  expect(worst?.partIds.toSorted()).toEqual(['own-case', CARD]);
  const others = check([CARD], {
    case: HUGE,
    board: { typed: 'B550' },
    processor: { typed: '9800X3D' },
  });
  expect(others.map(({ outcome }) => outcome)).not.toContain('incompatible');
});

it.each<[fields: readonly string[], visitorPc: State['visitorPc']]>([
  [['case', 'motherboard', 'psu'], {}],
  [['motherboard'], { case: { typed: 'H510' }, supply: { typed: '850' } }],
  [['case', 'cpu', 'motherboard'], { supply: { typed: '650' } }],
])('asks for %j, until the visitor has named them', (fields, visitorPc) => {
  expect(
    check([CARD], visitorPc)
      .flatMap(({ askedKind }) => askedKind ?? [])
      .toSorted(),
  ).toEqual(fields);
});

it('lets a part of the enquiry replace the visitor’s', () => {
  const findings = check([CARD, 'rm850e'], { supply: { id: '2222222' } });
  expect(findings.flatMap(({ partIds }) => partIds)).not.toContain('own-supply');
});

it.each([
  ['purpose', undefined],
  ['cpu', 'one-pc'],
  [undefined, 'choosing'],
])('asks for the %s of two processors with the purpose %s', (asked, purpose) => {
  const processors = enquiryItems.filter(({ facts }) => facts?.part === 'cpu');
  const findings = check(
    processors.slice(0, 2).map(({ id }) => id),
    {},
    { purpose },
  );
  const kinds = findings.map(({ askedKind, choiceKind }) => choiceKind ?? askedKind);
  expect(kinds.find((kind) => kind === 'purpose' || kind === 'cpu')).toBe(asked);
});
