import { parseParts } from '@/lib/visitor-pc/part-database';
import { createPartList } from '@/lib/visitor-pc/part-lists';
import { checkEnquiry } from './check-enquiry';
import { listEnquiryItems } from './list-enquiry-items';

const enquiryItems = listEnquiryItems();

const CASES = ['NZXT|H210|7585de5|Mini-ITX|325|', 'Acme|Huge|1111111|EATX|500|'];
const lists = { case: createPartList(parseParts('case', CASES)) };
type State = Parameters<typeof checkEnquiry>[0];
const check = (ids: readonly string[], visitorPc: State['visitorPc'] = {}, more: object = {}) => {
  const lines = ids.map((id) => ({ id, quantity: 1 }));
  return checkEnquiry({ lines, visitorPc, ...more }, lists, enquiryItems);
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
  expect(worst?.message).toContain('your H210');
  expect(worst?.emailMessage).toContain('my H210');
  expect(worst?.summarise(CARD)).toMatch(/^Too long for your H210/);
  const messages = check([CARD], { psu: { typed: '750' } }).map(({ message }) => message);
  expect(messages.join()).toContain('100 W short of what ASUS recommends');
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

it('calls no supply fitting for a case that takes smaller ones only', () => {
  const sfx = ['Lian Li|O11 Dynamic Mini Edition|7585de5|EATX|395|||SFX/SFX-L'];
  const findings = checkEnquiry(
    {
      lines: ['rm850e', 'rog-strix-x670e-e'].map((id) => ({ id, quantity: 1 })),
      visitorPc: { case: H210 },
    },
    { case: createPartList(parseParts('case', sfx)) },
    enquiryItems,
  );
  expect(findings[0]).toMatchObject({ outcome: 'incompatible' });
  expect(findings[0]?.partIds.toSorted()).toEqual(['own-case', 'rm850e']);
});

it('asks no question that is answered, and no case of a ready-made PC', () => {
  const listAskedKinds = (visitorPc: State['visitorPc']) =>
    check([CARD, 'ryzen-7-9800x3d'], visitorPc).flatMap(({ askedKind }) => askedKind ?? []);
  expect(listAskedKinds({})).toEqual(expect.arrayContaining(['case', 'cooler']));
  const answers = { case: { typed: 'Please quote one' }, cooler: { typed: 'Noctua NH-D15' } };
  expect(listAskedKinds(answers)).not.toEqual(expect.arrayContaining(['case']));
  expect(listAskedKinds(answers)).not.toEqual(expect.arrayContaining(['cooler']));
  expect(listAskedKinds({ pc: { typed: 'Dell XPS' } })).not.toContain('case');
});

it('checks a PC that the shop builds as one PC, and asks for no part that the shop then quotes', () => {
  const ids = [CARD, 'ryzen-7-9800x3d', 'core-i9-14900k'];
  const list = (purpose: string) =>
    check(ids, { psu: { typed: '650' } }, { purpose }).filter(
      ({ askedKind }) => askedKind === undefined,
    );
  const built = check(ids, { psu: { typed: '650' } }, { purpose: 'built' });
  expect(built.map(({ message }) => message)).toEqual(list('one-pc').map(({ message }) => message));
  expect(built.map(({ choiceKind }) => choiceKind)).toContain('cpu');
});

it('has a short form of each sentence for the email, in the words of the visitor', () => {
  const [worst] = check([CARD, 'ryzen-7-9800x3d'], { motherboard: { typed: 'Z790' } });
  expect(worst).toMatchObject({
    emailMessage:
      'The Ryzen 7 9800X3D doesn’t fit my Z790, since AM5 isn’t LGA1700. That calls for an AM5 board and DDR5 memory.',
    emailSummary: 'The Ryzen 7 9800X3D doesn’t fit my Z790, since AM5 isn’t LGA1700.',
  });
});

it('offers a supply for one that is short', () => {
  const [worst] = check([CARD], { psu: { typed: '450' }, case: HUGE }).filter(
    ({ isQuestion }) => !isQuestion,
  );
  expect(worst).toMatchObject({ outcome: 'underpowered', psu: { id: 'rm850e', name: 'RM850e' } });
});

it('is sure only of clashes with a ready-made PC', () => {
  const listIds = (found: typeof H210) =>
    check([CARD, 'rm850e'], { case: found, pc: { typed: 'Dell XPS' } })
      .filter(({ isQuestion }) => !isQuestion)
      .map(({ outcome, partIds }) => [outcome, ...partIds.toSorted()].join(' '));
  const others = [`unverified rm850e ${CARD}`, `compatible rm850e ${CARD}`];
  expect(listIds(HUGE)).toEqual(others);
  expect(listIds(H210)).toEqual([`incompatible own-case ${CARD}`, ...others]);
});

it('asks which of two processors is for one PC', () => {
  const cpus = enquiryItems.filter(({ facts }) => facts?.part === 'cpu').slice(0, 2);
  const findings = check(
    cpus.map(({ id }) => id),
    {},
    { purpose: 'one-pc' },
  );
  expect(findings.map(({ choiceKind }) => choiceKind)).toContain('cpu');
  const [several] = check([], {}, { lines: [{ id: 'rm850e', quantity: 2 }], purpose: 'one-pc' });
  expect(several?.askedKind).toBe('purpose');
});
