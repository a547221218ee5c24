import { isIncompatible } from '@/lib/compatibility/finding';
import { formatSentence } from '@/lib/compatibility/format-finding';
import { resolveVisitorPc } from '@/lib/visitor-pc/resolve-visitor-pc';
import { createPartIndexes } from '@/lib/visitor-pc/testing/create-part-indexes';
import { parseAnswers } from '@/lib/visitor-pc/visitor-pc';
import { checkEnquiry } from './check-enquiry';
import { parseEnquiry } from './enquiry-codec';
import type { Purpose } from './enquiry-state';
import { listEnquiryItems } from './list-enquiry-items';

const shopProducts = listEnquiryItems().filter((item) => item.kind === 'product');
const partIndexes = createPartIndexes({
  case: ['NZXT|H210|0000001|Mini-ITX|325|', 'Acme|Huge|0000002|EATX|500|'],
});
const [H210, HUGE] = ['case-0000001', 'case-0000002'];
const [GPU, CPU, PSU] = ['tuf-rtx-5080', 'ryzen-7-9800x3d', 'rm850e'];
const check = (ids: readonly string[], answers: readonly string[] = [], purpose?: Purpose) => {
  const { lines } = parseEnquiry(`parts=${ids}`);
  const pc = resolveVisitorPc(parseAnswers(answers), partIndexes);
  return checkEnquiry({ lines, purpose }, pc, shopProducts);
};
const listSubjects = (ids: readonly string[], ...answers: readonly string[]) => {
  const { findings, questions } = check(ids, answers);
  return [
    ...questions.map(({ asksAbout }) => asksAbout),
    ...findings.flatMap(({ isCpuAsked }) => (isCpuAsked ? 'cpu' : [])),
  ];
};

it('has nothing to say without parts', () => {
  const nothing = { findings: [], questions: [] };
  expect(check([])).toEqual(nothing);
  expect(check(['office-tower', 'pocket-ssds'], [H210, 'processor i9'])).toEqual(nothing);
});

it('compares the parts with the visitor’s PC, the worst first, and says nothing of the PC alone', () => {
  const [worst] = check([GPU], [H210]).findings;
  expect(worst?.code).toBe('gpu-too-long');
  expect(worst?.parts.map(({ id }) => id)).toEqual([GPU, 'own-case']);
  const { findings } = check([GPU], ['supply 750']);
  const sentences = findings.map((finding) => formatSentence(finding));
  expect(sentences.join()).toContain('100 W below what ASUS recommends');
  const others = check([GPU], [HUGE, 'board B550', 'processor 9800X3D']);
  expect(others.findings.some(isIncompatible)).toBe(false);
});

it('asks for what the shop sells and a case, and for the processor that the watts depend on', () => {
  expect(listSubjects([GPU])).toEqual(expect.arrayContaining(['case', 'motherboard', 'psu']));
  expect(listSubjects([GPU], 'supply 650')).toContain('cpu');
  expect(listSubjects([GPU], 'supply 650', 'processor i9')).not.toContain('cpu');
});

it('asks no question that is answered, and no case of a ready-made PC', () => {
  expect(listSubjects([GPU, CPU])).toEqual(expect.arrayContaining(['case', 'cooler']));
  const subjects = listSubjects([GPU, CPU], 'case Please quote one', 'cooler NH-D15');
  for (const subject of ['case', 'cooler']) expect(subjects).not.toContain(subject);
  expect(listSubjects([GPU, CPU], 'pc Dell XPS')).not.toContain('case');
});

it('checks a PC that the shop builds as one PC, and asks for no part that the shop then quotes', () => {
  const checkFor = (purpose: Purpose) =>
    check([GPU, CPU, 'core-i9-14900k'], ['supply 650'], purpose);
  const built = checkFor('built');
  const onePc = checkFor('one-pc');
  expect(built.findings).toEqual(onePc.findings);
  expect(built.questions).toEqual(onePc.questions.filter(({ code }) => code !== 'ask-part'));
  expect(built.questions).toMatchObject([{ code: 'ask-which', asksAbout: 'cpu' }]);
});

it('offers a power supply for one that is short', () => {
  const [worst] = check([GPU], ['supply 450', HUGE]).findings;
  expect(worst).toMatchObject({ outcome: 'underpowered', replacement: { product: { id: PSU } } });
});

it('is sure only of clashes with a ready-made PC', () => {
  const listOutcomes = (pcCase: string) =>
    check([GPU, PSU], [pcCase, 'pc Dell XPS']).findings.map(({ outcome, parts }) =>
      [outcome, ...parts.map(({ id }) => id).toSorted()].join(' '),
    );
  const others = [`unverified rm850e ${GPU}`, `compatible rm850e ${GPU}`];
  expect(listOutcomes(HUGE)).toEqual(others);
  expect(listOutcomes(H210)).toEqual([`incompatible own-case ${GPU}`, ...others]);
});

it('says that two products clash, and still checks them with a ready-made PC', () => {
  const { findings } = check([CPU, 'rog-strix-z790-e'], ['pc Dell XPS']);
  expect(findings.map(({ code }) => code)).toEqual(['socket-differs', 'ready-made']);
});

it('asks what several parts are for that one PC takes once', () => {
  expect(check(['rm850e.2'], [], 'one-pc').questions[0]?.asksAbout).toBe('purpose');
});
