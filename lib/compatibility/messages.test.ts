import { sentences } from '@/data/copy/compatibility';
import { checkProduct } from '@/lib/visitor-pc/check-product';
import type { VisitorPart } from '@/lib/visitor-pc/visitor-parts';
import { listCardLines } from './card-lines';
import { checkPair, collectFindings } from './check-parts';
import { buildCompatibilityTable } from './compatibility-table';
import { type Finding, type FindingCode, getVerdict, outcomeByCode } from './findings';
import { formatCell, formatFinding, formatFindingSummary, formatSource } from './messages';
import type { CheckedPart, KnownPart } from './parts';
import { examplesByCode, pairs } from './testing/examples';
import { cpu, drive, gpu, memory, motherboard, pcCase, psu } from './testing/parts';

const codes = Object.keys(outcomeByCode) as readonly FindingCode[];
const collect = (parts: readonly CheckedPart[]) => collectFindings(parts, { soldKinds: new Set() });

function findExample(code: FindingCode) {
  const { parts = [], purpose, isReadyMade } = examplesByCode[code] ?? {};
  const [product = { id: '' }] = parts;
  const soldKinds = new Set(['motherboard', 'psu'] as const);
  const findings = isReadyMade
    ? checkProduct(product, [], 'Dell XPS')
    : collectFindings(parts, { purpose, soldKinds });
  const finding = findings.find((one) => one.code === code);
  if (finding === undefined) throw new Error(`the example of ${code} does not give it`);
  return { parts, finding };
}

it.each(codes)(
  '%s has its outcome, and is formatted in short sentences without a placeholder left',
  (code) => {
    const { parts, finding } = findExample(code);
    expect(finding.outcome).toBe(outcomeByCode[code]);
    const sentence = formatFinding(finding, parts);
    for (const text of [sentence, formatFindingSummary(finding, parts)]) {
      expect(text).not.toMatch(/[{}[\]|]|undefined|NaN|^$/);
      expect(text).toMatch(/^[\p{Lu}\d]/u);
    }
    for (const one of sentence.split(/[.?!:] /)) expect(one.split(' ').length).toBeLessThan(26);
    expect(sentence).toMatch(/[.?]$/);
  },
);

it('has each code once', () => {
  expect(Object.values(sentences).flatMap((byCode) => Object.keys(byCode))).toEqual(codes);
});

it.each(pairs)('two parts with %s %j say the same in every place', (_code, _params, ...parts) => {
  const [product, other] = parts as readonly CheckedPart[] as readonly [KnownPart, KnownPart];
  const findings = collect(parts);
  const verdict = getVerdict(findings, product.id) as Finding;
  const sortParts = (finding = verdict) => ({
    ...finding,
    partIds: finding.partIds.toSorted(),
  });
  expect(sortParts(checkPair(product, other)[0])).toEqual(sortParts());
  // The review's line and list, and the email.
  expect(getVerdict(findings, other.id)).toEqual(verdict);
  expect(formatFinding(verdict, parts)).toContain(product.facts.short);
  // The card at rest, of a kind that names the other.
  const line = listCardLines(product, parts).find(({ outcome }) => outcome !== undefined);
  const [, note] = formatFindingSummary(verdict, parts, product.id).split(': ');
  if (line)
    expect(line).toMatchObject({
      outcome: verdict.outcome,
      text: expect.stringContaining(note?.split(' ').at(-1) ?? ''),
    });
  // The table, whose cells have no names.
  const cell = buildCompatibilityTable(parts).groups.flat()[0]?.cells[0];
  if (cell)
    expect(cell).toMatchObject({ outcome: verdict.outcome, text: formatCell(verdict, parts) });

  // Of a visitor's motherboard or power supply few facts are known, and none are here.
  const own = { ...other, id: `own-${other.id}`, isOwned: true } as unknown as VisitorPart;
  const sold = { ...product, isOwned: false };
  const [worst] = checkProduct(sold, [own]);
  if (worst)
    expect(formatFindingSummary(worst, [product, own], product.id)).toMatch(
      /[Yy]our |we’ll|slots? thick/,
    );
});

it.each<[FindingCode, string]>([
  ['socket-differs', 'The P needs a board with socket S2; the B is S1.'],
  [
    'gpu-too-long',
    'The G needs 350 mm, and the K has 347 mm. Choose a shorter card or a bigger case.',
  ],
  ['resource-short', 'The M needs eight memory slots; the B has four.'],
  [
    'slot-to-avoid',
    'A drive in M.2_1 on the B drops the graphics card to x8. Put the D in another slot.',
  ],
  ['gpu-at-x4', 'The B has one full-speed graphics slot; another card runs at x4.'],
  ['ask-case', 'Which case have you got? The graphics card needs 350 mm of room.'],
  ['ask-which', 'A PC takes one processor. Which of the P and Q do you want?'],
])('counts, names and joins in the sentence of %s', (code, sentence) => {
  const { parts, finding } = findExample(code);
  expect(formatFinding(finding, parts)).toBe(sentence);
});

it('agrees with the number of parts, and names the visitor’s as theirs', () => {
  const cpus = ['P', 'Q', 'R'].map((id) => cpu(id, { socket: 'S2' }));
  const parts = [...cpus, { ...motherboard('board'), isOwned: true }];
  const [clash] = collectFindings(parts, { soldKinds: new Set(), purpose: 'choosing' });
  expect(clash && formatFinding(clash, parts)).toBe(
    'The P, Q and R need a board with socket S2; your board is S1.',
  );
  const kits = [memory('M', { height: 44 }), cpu('P', { cooler: false })];
  expect(collect(kits).map((one) => formatFinding(one, kits))).toContain(
    'The P is sold without a cooler. Which one have you got, if any? It must clear memory 44 mm tall.',
  );
});

const acme = { ...gpu('G', { minimumSupply: 850 }), brand: 'Acme' };
const long = gpu('G', { length: 348, room: 350 });
const ownCase = { ...pcCase('K', { cardRoom: 325 }), isOwned: true };
const crowded = pcCase('K', { cardRoom: 360, cardSlots: 3, caged: true });
const [unsized, narrow] = [gpu('G', { room: 340 }), pcCase('K', { cardSlots: 3 })];
const wired = gpu('G', { leads: { '16-pin': 1 } });
const undated = drive('D', { generation: undefined });
const ddr4 = memory('M', { type: 'DDR4' });
const unprofiled = memory('M', { speed: 6000, profiles: undefined });
it.each<[one: CheckedPart, other: CheckedPart, view: string | undefined, summary: string]>([
  [acme, psu('W'), 'G', 'Below Acme’s recommended 850 W: the W has 750 W'],
  [long, pcCase('K', { cardRoom: 325 }), 'G', 'Too long for the K: needs 25 mm more'],
  [long, pcCase('K', { cardRoom: 325 }), 'K', 'Doesn’t take the G'],
  [ownCase, long, undefined, 'G: Too long for your K: needs 25 mm more'],
  [
    gpu('G', { room: 350, thickness: 3.6 }),
    crowded,
    'G',
    'Tight in the K: 10 mm to spare. Check for a drive cage. Is there room for 3.6 slots?',
  ],
  [motherboard('B'), pcCase('K'), 'B', 'Fits the K'],
  [unsized, narrow, 'G', 'Long enough for the K: is there room for the card’s slots?'],
  [ddr4, motherboard('B'), 'M', 'Won’t work with the B: it takes DDR5, but this is DDR4'],
  [memory('M', { speed: 6000 }), cpu('P'), 'M', 'Works with the P: turn on EXPO for 6000 MT/s'],
  [unprofiled, cpu('P'), 'M', 'Works with the P: turn on EXPO or XMP for 6000 MT/s'],
  [undated, motherboard('B'), 'D', 'Fits the B: we’ll check the PCIe generation'],
  [wired, psu('W', { leads: {} }), 'G', 'Doesn’t work with the W: needs one 16-pin lead, has none'],
])('has another view from each part’s card: %#', (one, other, view, summary) => {
  const [worst] = checkPair(one, other);
  expect(worst && formatFindingSummary(worst, [one, other], view)).toBe(summary);
});

it.each<[view: string, name: string, processor: CheckedPart]>([
  ['P', 'the W', cpu('P')],
  ['W', 'the G', cpu('P')],
  ['G', 'your P', { ...cpu('P'), isOwned: true }],
])('names from the view of %s the part that decides: %s', (view, name, processor) => {
  const parts = [gpu('G'), psu('W'), processor];
  const enough = collect(parts).find(({ code }) => code === 'watts-enough') as Finding;
  const summary = `Works with ${name}: draws up to 400 of 750 W`;
  expect(formatFindingSummary(enough, parts, view)).toBe(summary);
});

it.each(codes.filter((code) => ['incompatible', 'conditional'].includes(outcomeByCode[code])))(
  '%s in an email is the visitor’s sentence to the shop',
  (code) => {
    const { parts, finding } = findExample(code);
    const owned = parts.map((part) => ({ ...part, isOwned: true }));
    const sentence = formatFinding(finding, owned, 'visitor');
    expect(sentence).toMatch(/\b[Mm]y .*[.?]$/);
    expect(sentence).not.toMatch(/\b(?:you|your|yours|we’ll|us)\b|Choose/i);
  },
);

const ownBoard = motherboard('board', { socket: 'S2', memory: { DDR4: 3200 } });
it.each<[listed: string, part: KnownPart, product: KnownPart]>([
  ['400 mm', pcCase('case'), gpu('G')],
  ['ATX', pcCase('case', { forms: ['Mini-ITX', 'ATX'] }), motherboard('B')],
  ['750 W', psu('supply'), gpu('G')],
  ['S2', ownBoard, cpu('P')],
  ['S2', ownBoard, gpu('G')],
  ['DDR4', ownBoard, memory('M')],
  // A socket decides nothing about leads, slots and sizes.
  ['', ownBoard, psu('W')],
  ['', ownBoard, drive('D')],
  ['', ownBoard, pcCase('K')],
  ['', psu('supply'), motherboard('B')],
])('names %j as the figure that decides: %#', (listed, part, product) => {
  expect(formatSource(part, product)).toMatch(listed === '' ? /^$/ : `lists ${listed}`);
});
