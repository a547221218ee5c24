import { enquiryItems } from '@/data/enquiry-items';
import { parseParts } from '@/lib/visitor-pc/part-database';
import { createPartList } from '@/lib/visitor-pc/part-lists';
import { checkEnquiry } from './check-enquiry';

const lists = {
  case: createPartList(
    parseParts('case', ['NZXT|H210|7585de5|Mini-ITX|325|', 'Acme|Huge|1111111|EATX|500|']),
  ),
  supply: createPartList(
    parseParts('supply', ['Acme|P450|2222222|450', 'Acme|P1200|3333333|1200']),
  ),
};
type State = Parameters<typeof checkEnquiry>[0];
const check = (ids: readonly string[], more: Partial<State> = {}) =>
  checkEnquiry(
    { lines: ids.map((id) => ({ id, quantity: 1 })), visitorPc: {}, ...more },
    enquiryItems,
    lists,
  );
const CARD = 'tuf-rtx-5080';

it('has nothing to say without parts', () => {
  expect(check([])).toEqual([]);
  expect(
    check(['office-tower', 'pocket-ssds'], { visitorPc: { case: { id: '7585de5' } } }),
  ).toEqual([]);
});

it('compares the parts with the visitor’s PC, the worst first', () => {
  const [worst] = check([CARD], { visitorPc: { case: { id: '7585de5' } } });
  expect(worst).toMatchObject({ outcome: 'incompatible', isQuestion: false });
  expect(worst?.partIds.toSorted()).toEqual(['own-case', CARD]);
  const roomy = check([CARD], {
    visitorPc: { case: { id: '1111111' }, supply: { id: '3333333' } },
  });
  expect(roomy.map(({ outcome }) => outcome)).not.toContain('incompatible');
});

it('asks for parts that it must know, until the visitor has named them', () => {
  const listFields = (visitorPc: State['visitorPc']) =>
    check([CARD], { visitorPc }).flatMap(({ field }) => field ?? []);
  expect(listFields({}).toSorted()).toEqual(['case', 'motherboard', 'psu']);
  expect(listFields({ case: { typed: 'H510' }, supply: { typed: '850' } })).toEqual([
    'motherboard',
  ]);
});

it('lets a part of the enquiry replace the visitor’s', () => {
  const visitorPc = { supply: { id: '2222222' } };
  expect(check([CARD, 'rm850e'], { visitorPc }).flatMap(({ partIds }) => partIds)).not.toContain(
    'own-supply',
  );
});

it('asks no question about a choice of a visitor who is still choosing', () => {
  const processors = enquiryItems.filter(({ facts }) => facts?.part === 'cpu');
  const ids = processors.slice(0, 2).map(({ id }) => id);
  const isChoice = ({ isQuestion, field }: ReturnType<typeof check>[number]) =>
    isQuestion && field === undefined;
  expect(check(ids).some(isChoice)).toBe(true);
  expect(check(ids, { purpose: 'choosing' }).some(isChoice)).toBe(false);
});
