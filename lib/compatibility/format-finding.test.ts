import { listCardLines } from './card-lines';
import { checkPair, collectFindings } from './collect-findings';
import { buildCompatibilityTable } from './compatibility-table';
import { type Finding, getVerdict, isQuestion } from './finding';
import {
  formatCell,
  formatHeadline,
  formatLine,
  formatSentence,
  formatSetRequest,
} from './format-finding';
import type { CheckedPart, KnownPart } from './parts';
import { createReadyMade } from './rules/ready-made';
import { pairs } from './testing/examples';
import { cpu, drive, gpu, memory, motherboard, pcCase, psu } from './testing/parts';

const collect = (...parts: readonly CheckedPart[]) =>
  collectFindings(parts, { soldKinds: new Set() });

/** Checks that a text is short English, with at most one colon and without a gap where a name was left out. */
function expectEnglish(text: string) {
  expect(text).not.toMatch(/[{}[\]|]|undefined|NaN|^$| {2}| [.,]|function/);
  expect(text).toMatch(/^[\p{Lu}\d]/u);
  expect(text).not.toMatch(/:.*:/);
  for (const sentence of text.split(/[.?!:;] /))
    expect(sentence.split(' ').length).toBeLessThan(26);
}

it.each(pairs)('writes %s (%s) in short sentences, for each view', (code, _text, ...parts) => {
  const [one, other] = parts as readonly CheckedPart[] as readonly [KnownPart, KnownPart];
  const findings = checkPair(one, other);
  const verdict = findings[0] as Finding;
  expect(verdict.code).toBe(code);
  const sentence = formatSentence(verdict, parts);
  expect(sentence).toMatch(/[.?]$/);
  expect(sentence).toContain(one.facts.short);
  for (const text of [
    sentence,
    formatHeadline(verdict, parts),
    formatLine(verdict, parts, one.id),
    formatLine(verdict, parts, other.id),
  ])
    expectEnglish(text);
  // The table, whose cells have no names.
  const listed = parts.map((part) => ({ ...part, category: '' }));
  const [cell] = buildCompatibilityTable(listed).groups[0]?.rows[0]?.cells ?? [];
  if (cell) expect(cell).toEqual({ outcome: verdict.outcome, text: formatCell(verdict) });
  // An email is the visitor's, to the shop.
  const owned = parts.map((part) => ({ ...part, isOwned: true }));
  const email = formatSentence(verdict, owned, false);
  expect(email).toMatch(/\b[Mm]y .*[.?]$/);
  expect(email).not.toMatch(/\b(?:you|your|yours|we’ll|us)\b|Choose/i);
});

const acme = { ...gpu('G', { minimumSupply: 850 }), brand: 'Acme' };
const long = gpu('G', { length: 348, room: 350 });
const own = <P extends CheckedPart>(part: P) => ({ ...part, isOwned: true });
const crowded = pcCase('K', { cardRoom: 360, cardSlots: 3, caged: true });
const [unsized, narrow] = [gpu('G', { room: 340 }), pcCase('K', { cardSlots: 3 })];
const wired = gpu('G', { leads: { '16-pin': 1 } });
const ddr4 = memory('M', { type: 'DDR4' });
const unprofiled = memory('M', { speed: 6000, profiles: undefined });
it.each<[one: CheckedPart, other: CheckedPart, view: string, summary: string]>([
  [
    acme,
    own(psu('W')),
    'G',
    'Your W is 100 W short of what Acme recommends for this graphics card',
  ],
  [
    wired,
    own(psu('W', { watts: 850, leads: undefined })),
    'G',
    'Your W is powerful enough for this graphics card. Check it has one 16-pin lead',
  ],
  [long, own(pcCase('K', { cardRoom: 325 })), 'G', 'Too long for your K by 23 mm'],
  [long, own(pcCase('K', { cardRoom: 420 })), 'G', 'Fits your K, 70 mm to spare'],
  [
    long,
    own(pcCase('K', { cardRoom: 400 })),
    'G',
    'Fits your K, 50 mm to spare, less any front radiator',
  ],
  [
    gpu('G', { room: 350, thickness: 3.6 }),
    crowded,
    'G',
    'Fits the K with only 10 mm to spare. Check that it has four slots free and for a drive cage',
  ],
  [motherboard('B'), pcCase('K'), 'B', 'Fits the K'],
  [unsized, narrow, 'G', 'Short enough for the K. Check that it has its slots free'],
  [ddr4, motherboard('B'), 'M', 'Doesn’t fit the B, since DDR4 isn’t DDR5'],
  [
    cpu('P', { socket: 'S2' }),
    motherboard('B'),
    'B',
    'The P doesn’t fit this motherboard, since S2 isn’t S1',
  ],
  [memory('M', { speed: 6000 }), cpu('P'), 'M', 'Works with the P. Turn on EXPO for 6000 MT/s'],
  [unprofiled, cpu('P'), 'M', 'Works with the P. Turn on EXPO or XMP for 6000 MT/s'],
  [
    drive('D', { generation: undefined }),
    motherboard('B'),
    'D',
    'Fits the B. We’ll check its PCIe generation',
  ],
  [wired, psu('W', { leads: {} }), 'G', 'Needs one 16-pin lead, which the W doesn’t have'],
  [
    wired,
    psu('W', { leads: {} }),
    'W',
    'The G needs one 16-pin lead, which this power supply doesn’t have',
  ],
])('has a view from each part’s card: %#', (one, other, view, summary) => {
  const [verdict] = checkPair(one, other);
  expect(verdict && formatLine(verdict, [one, other], view)).toBe(summary);
});

it('agrees with the number of parts, and names the visitor’s as theirs', () => {
  const cpus = ['P', 'Q', 'R'].map((id) => cpu(id, { socket: 'S2' }));
  const parts = [...cpus, own(motherboard('board'))];
  const [clash] = collect(...parts);
  expect(clash && formatSentence(clash, parts)).toBe(
    'The P, Q and R don’t fit your board, since S2 isn’t S1. That calls for an S2 board.',
  );
});

it.each<[request: string | undefined, ...parts: readonly KnownPart[]]>([
  ['For the P, please suggest an S2 board.', cpu('P', { socket: 'S2' }), motherboard('B')],
  ['For the P, please suggest an S2 board.', cpu('P', { socket: 'S2' }), own(motherboard('B'))],
  ['For the B, please suggest an S1 processor.', own(cpu('P', { socket: 'S2' })), motherboard('B')],
  [undefined, long, own(pcCase('C', { cardRoom: 300 }))],
])('asks %j', (request, ...parts) => {
  const [clash] = collect(...parts);
  expect(clash?.outcome).toBe('incompatible');
  expect(clash && formatSetRequest(clash, parts)).toBe(request);
});

it('names the supply where a processor has a part in the verdict', () => {
  const parts = [gpu('G'), psu('W'), own(cpu('P'))];
  const verdict = getVerdict(collect(...parts), 'G');
  const { text } = listCardLines(gpu('G'), parts)[0] ?? {};
  expect(verdict && formatLine(verdict, parts, 'W')).toBe(
    'The G works with this power supply, using up to 400 of 750 W with your P',
  );
  expect(text).toBe('Works with the W power supply');
});

it.each<[question: string, ...parts: readonly CheckedPart[]]>([
  ['Which case have you got? It needs 350 mm of room for the graphics card.', long],
  [
    'The P comes without a cooler. Which one have you got, if any? It must clear memory 44 mm tall.',
    memory('M', { height: 44 }),
    cpu('P', { cooler: false }),
  ],
  ['Are these for one PC, or are you choosing between them?', cpu('P'), cpu('Q')],
])('asks %j', (question, ...parts) => {
  const questions = collect(...parts).filter(isQuestion);
  expect(questions.map((one) => formatSentence(one, parts))).toContain(question);
});

it('says why a ready-made PC is checked', () => {
  const [P] = [cpu('P')];
  const finding = createReadyMade([P], 'Dell XPS');
  expect(formatLine(finding, [P], 'P')).toContain('We’ll check this processor with the Dell XPS');
  expect(formatSentence(finding, [P], false)).toBe(
    'Please check the P with the Dell XPS. Ready-made PCs often have sizes and connectors of their own.',
  );
});
