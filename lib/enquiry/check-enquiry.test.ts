import { resolveVisitorPc } from '@/lib/visitor-pc/resolve-visitor-pc';
import { createLists } from '@/lib/visitor-pc/testing/create-lists';
import { parseAnswers } from '@/lib/visitor-pc/visitor-pc';
import { checkEnquiry } from './check-enquiry';
import { parseEnquiry } from './enquiry-codec';
import type { Purpose } from './enquiry-state';
import { listEnquiryItems } from './list-enquiry-items';

const lists = createLists({
  case: ['NZXT|H210|0000001|Mini-ITX|325|', 'Acme|Huge|0000002|EATX|500|'],
});
const [H210, HUGE] = ['case-0000001', 'case-0000002'];
const [CARD, CPU, PSU] = ['tuf-rtx-5080', 'ryzen-7-9800x3d', 'rm850e'];
const check = (ids: readonly string[], answers: readonly string[] = [], purpose?: Purpose) => {
  const { lines } = parseEnquiry(`parts=${ids}`);
  const pc = resolveVisitorPc(parseAnswers(answers), lists);
  return checkEnquiry({ lines, purpose }, pc, listEnquiryItems());
};
const listSubjects = (ids: readonly string[], ...answers: readonly string[]) =>
  check(ids, answers).flatMap(({ asksAbout }) => asksAbout ?? []);

it('has nothing to say without parts', () => {
  expect(check([])).toEqual([]);
  expect(check(['office-tower', 'pocket-ssds'], [H210, 'processor i9'])).toEqual([]);
});

it('compares the parts with the visitor’s PC, the worst first, and says nothing of the PC alone', () => {
  const [worst] = check([CARD], [H210]);
  expect(worst).toMatchObject({
    outcome: 'incompatible',
    isQuestion: false,
    sentence: expect.stringContaining('your H210'),
    emailSentence: expect.stringContaining('my H210'),
  });
  expect(worst?.summarise(CARD)).toMatch(/^Needs .* more room than your H210 has/);
  expect(worst?.partIds.toSorted()).toEqual(['own-case', CARD]);
  const sentences = check([CARD], ['supply 750']).map(({ sentence }) => sentence);
  expect(sentences.join()).toContain('100 W short of what ASUS recommends');
  const outcomes = check([CARD], [HUGE, 'board B550', 'processor 9800X3D']).map(
    ({ outcome }) => outcome,
  );
  expect(outcomes).not.toContain('incompatible');
});

it('asks for what the shop sells and a case, and for the processor that the watts depend on', () => {
  expect(listSubjects([CARD])).toEqual(expect.arrayContaining(['case', 'motherboard', 'psu']));
  expect(listSubjects([CARD], 'supply 650')).toContain('cpu');
  expect(listSubjects([CARD], 'supply 650', 'processor i9')).not.toContain('cpu');
});

it('asks no question that is answered, and no case of a ready-made PC', () => {
  expect(listSubjects([CARD, CPU])).toEqual(expect.arrayContaining(['case', 'cooler']));
  const questionSubjects = listSubjects(
    [CARD, CPU],
    'case Please quote one',
    'cooler Noctua NH-D15',
  );
  expect(questionSubjects).not.toContain('case');
  expect(questionSubjects).not.toContain('cooler');
  expect(listSubjects([CARD, CPU], 'pc Dell XPS')).not.toContain('case');
});

it('checks a PC that the shop builds as one PC, and asks for no part that the shop then quotes', () => {
  const listFindings = (purpose: Purpose) =>
    check([CARD, CPU, 'core-i9-14900k'], ['supply 650'], purpose).map(
      ({ sentence, asksAbout, choiceKind }) => ({ sentence, asksAbout, choiceKind }),
    );
  const built = listFindings('built');
  expect(built).toEqual(listFindings('one-pc').filter(({ asksAbout }) => asksAbout === undefined));
  expect(built.map(({ choiceKind }) => choiceKind)).toContain('cpu');
});

it('has a short form of each sentence for the email, in the words of the visitor', () => {
  const [worst] = check([CARD, CPU], ['board Z790']);
  const shortEmailSentence =
    'The Ryzen 7 9800X3D doesn’t fit my Z790, since the socket is LGA1700, not AM5.';
  const emailSentence = `${shortEmailSentence} That calls for an AM5 board and DDR5 memory.`;
  expect(worst).toMatchObject({ emailSentence, shortEmailSentence });
});

it('offers a supply for one that is short', () => {
  const worst = check([CARD], ['supply 450', HUGE]).find(({ isQuestion }) => !isQuestion);
  expect(worst).toMatchObject({
    outcome: 'underpowered',
    replacementPsu: { id: PSU, name: 'RM850e' },
  });
});

it('offers no supply for a product that is too long for the case', () => {
  const findings = check([CARD], ['supply 450', H210]);
  expect(findings.map(({ outcome }) => outcome)).toEqual(
    expect.arrayContaining(['incompatible', 'underpowered']),
  );
  expect(findings.map(({ replacementPsu }) => replacementPsu)).not.toContainEqual(
    expect.objectContaining({ id: PSU }),
  );
});

it('is sure only of clashes with a ready-made PC', () => {
  const listOutcomes = (pcCase: string) =>
    check([CARD, PSU], [pcCase, 'pc Dell XPS'])
      .filter(({ isQuestion }) => !isQuestion)
      .map(({ outcome, partIds }) => [outcome, ...partIds.toSorted()].join(' '));
  const others = [`unverified rm850e ${CARD}`, `compatible rm850e ${CARD}`];
  expect(listOutcomes(HUGE)).toEqual(others);
  expect(listOutcomes(H210)).toEqual([`incompatible own-case ${CARD}`, ...others]);
});

it('asks what several parts are for that one PC takes once', () => {
  expect(check(['rm850e.2'], [], 'one-pc')[0]?.asksAbout).toBe('purpose');
});
