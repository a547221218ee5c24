import fc from 'fast-check';
import { products } from '@/data/shop';
import type { PartKind } from '@/lib/content/facts';
import { checkPair, collectFindings } from './check-parts';
import { type FindingCode, getWorstFinding, outcomeByCode } from './findings';
import type { CheckedPart, KnownPart } from './parts';
import { rules } from './rules';
import { cooler, cpu, drive, gpu, memory, motherboard, pcCase, psu } from './testing/parts';

const factories = { cpu, memory, drive, gpu, motherboard, psu, case: pcCase, cooler };
const pairs = Object.keys(rules).map((key) => key.split('+') as [PartKind, PartKind]);

it('has one rule for each pair of kinds, in either order', () => {
  expect(new Set(pairs.map((kinds) => kinds.toSorted().join())).size).toBe(pairs.length);
});

it.each(pairs)('has a rule that is asked of a %s with a %s', (one, other) => {
  const create = (kind: PartKind, id: string) => factories[kind](id) as KnownPart;
  const parts = [create(one, 'a'), create(other, 'b')].map((part) => ({
    ...part,
    facts: { ...part.facts, ...(one === 'gpu' && { thickness: 4 }) },
  })) as readonly CheckedPart[];
  const findings = collectFindings(parts, { purpose: 'one-pc', soldKinds: new Set() });
  expect(findings.some(({ partIds }) => partIds.toSorted().join() === 'a,b')).toBe(true);
});

const [P, B, W, K, L] = [cpu('P'), motherboard('B'), psu('W'), pcCase('K'), cooler('L')];
const long = gpu('G', { length: 348, room: 350, thickness: 3 });
const rated = gpu('G', { leads: { '16-pin': 1 }, adapter: { '8-pin': 3 } });
const unrated = gpu('G', { leads: { '16-pin': 1 } });
const oldBoard = { ...motherboard('B', { slots: undefined, socket: 'AM4' }), isOwned: true };
const sharing = motherboard('B', {
  m2: [
    { generation: 5, count: 1, unshared: 0 },
    { generation: 4, count: 2, unshared: 2 },
  ],
});
const cased = (cardRoom: number | undefined, facts: Parameters<typeof pcCase>[1] = {}) =>
  pcCase('K', { cardRoom, ...facts } as typeof facts);

/** The worst finding on two parts, with the parameters that matter: each limit from both sides. */
it.each<[code: FindingCode, params: object, one: CheckedPart, other: CheckedPart]>([
  ['fits', {}, P, B],
  ['socket-differs', { x: 'S2', y: 'S1' }, cpu('P', { socket: 'S2' }), B],
  ['bios-update', { why: 'it is new', usb: 1 }, cpu('P', { series: 'Second' }), B],
  [
    'bios-update',
    { older: 1 },
    cpu('P', { series: 'Second' }),
    motherboard('B', { flashback: false }),
  ],
  ['bios-unknown', { x: 'S1' }, cpu('P', { series: undefined }), B],
  ['fits', {}, memory('M', { profiles: ['XMP', 'EXPO'], gigabytes: 192 }), B],
  ['memory-type-differs', { x: 'DDR4', y: 'DDR5' }, memory('M', { type: 'DDR4' }), B],
  ['memory-type-differs', {}, memory('M', { type: 'DDR4' }), P],
  ['memory-too-large', { x: 256, y: 192 }, memory('M', { gigabytes: 256 }), B],
  ['profile-differs', { x: 'XMP', y: 'EXPO' }, memory('M', { profiles: ['XMP'] }), B],
  ['memory-details-unknown', {}, memory('M', { modules: undefined }), B],
  ['memory-overclock', { x: 6000, y: 5600 }, memory('M', { speed: 6000 }), P],
  ['resource-short', { resource: 'memory', need: 8, has: 4 }, memory('M', { modules: 8 }), B],
  // A maker's recommendation refuses nothing; only what the parts draw does.
  ['psu-below-recommended', { x: 850, y: 750 }, gpu('G', { minimumSupply: 850 }), W],
  ['watts-short', { x: 300, y: 250 }, gpu('G'), psu('W', { watts: 250 })],
  ['watts-tight', { x: 300, y: 399 }, gpu('G', { minimumSupply: 300 }), psu('W', { watts: 399 })],
  ['watts-without-cpu', {}, gpu('G', { minimumSupply: 300 }), psu('W', { watts: 400 })],
  // Room for a Core i9 and for all else.
  ['watts-without-cpu', { x: 300, y: 652 }, gpu('G'), psu('W', { watts: 652 })],
  ['psu-recommended', { y: 653 }, gpu('G'), psu('W', { watts: 653 })],
  [
    'resource-short',
    { resource: '8-pin', need: 4, has: 3 },
    gpu('G', { leads: { '8-pin': 4 } }),
    W,
  ],
  ['adapter-needed', { adapter: '3 × 8-pin' }, rated, psu('W', { leads: { '8-pin': 3 } })],
  ['resource-short', { need: 1, has: 0 }, rated, psu('W', { leads: { '8-pin': 2 } })],
  ['adapter-unknown', {}, unrated, psu('W', { leads: { '8-pin': 3 } })],
  ['resource-short', {}, unrated, psu('W', { leads: { EPS: 1 } })],
  ['leads-unknown', { adapter: '3 × 8-pin' }, rated, psu('W', { leads: undefined })],
  ['fits', {}, gpu('G'), B],
  ['resource-short', { need: 1, has: 0 }, gpu('G', { slot: 'AGP' }), B],
  ['gpu-slot-shared', {}, gpu('G'), sharing],
  ['gpu-any-generation', {}, gpu('G'), oldBoard],
  ['fits', {}, drive('D'), B],
  ['fits', {}, drive('D', { heatsink: true }), motherboard('B', { m2Covers: false })],
  ['cover-off', {}, drive('D', { heatsink: true }), B],
  [
    'resource-short',
    { resource: 'SATA' },
    drive('D', { slot: 'SATA' }),
    motherboard('B', { sata: 0 }),
  ],
  ['drive-slower', { x: 6, y: 5 }, drive('D', { generation: 6 }), B],
  ['fast-slot-shares-lanes', { x: 5, y: 4 }, drive('D', { generation: 5 }), sharing],
  ['eps-short', { need: 2, has: 1 }, motherboard('B', { eps: 2 }), W],
  ['fits', {}, B, W],
  // Our own margin refuses nothing, and nor does a card whose length is not on record.
  ['gpu-too-long', { n: 1 }, long, cased(347)],
  ['gpu-too-long', { n: 1 }, gpu('G', { length: 348, room: 348 }), cased(347)],
  ['gpu-snug', { x: 348, y: 348 }, long, cased(348)],
  ['gpu-snug', { y: 349, slots: 3, cage: 1 }, long, cased(349, { caged: true, cardSlots: 2 })],
  ['gpu-tight', { n: 0 }, long, cased(350)],
  ['gpu-tight', { n: 14, cage: 1 }, long, cased(364, { caged: true })],
  ['gpu-radiator', { n: 15 }, long, cased(365)],
  ['gpu-radiator', { n: 55 }, long, cased(405)],
  ['gpu-has-room', { n: 56 }, long, cased(406, { cardSlots: 3 })],
  ['gpu-narrow', { slots: 3 }, long, cased(406, { cardSlots: 2 })],
  ['gpu-narrow', {}, gpu('G', { room: 340 }), pcCase('K', { cardSlots: 3 })],
  ['gpu-caged', {}, long, cased(559, { caged: true })],
  ['gpu-has-room', {}, long, cased(560, { caged: true })],
  ['fact-unknown', { fact: 'length' }, gpu('G', { room: 350 }), cased(349)],
  ['fact-unknown', { fact: 'room' }, gpu('G', { length: 348 }), K],
  ['fact-unknown', { fact: 'cardRoom' }, long, cased(undefined)],
  // Forms in any way of writing, and EATX of any width.
  ['board-too-big', { x: 'ATX', y: 'ITX' }, B, pcCase('K', { forms: ['ITX'] })],
  ['fits', {}, motherboard('B', { form: 'Micro-ATX' }), pcCase('K', { forms: ['mATX'] })],
  ['fact-unknown', { fact: 'forms' }, motherboard('B', { form: 'E-ATX' }), K],
  ['cooler-too-tall', { x: 160, y: 150 }, L, pcCase('K', { coolerRoom: 150 })],
  ['fits', {}, L, pcCase('K', { coolerRoom: 160 })],
  ['cooler-socket-differs', { x: 'S2', y: 'S1' }, L, cpu('P', { socket: 'S2' })],
  ['memory-too-tall', { x: 44, y: 40 }, memory('M', { height: 44 }), L],
  ['fits', {}, memory('M', { height: 40 }), L],
])('finds %s %j', (code, params, one, other) => {
  const worst = getWorstFinding(checkPair(one, other));
  expect(worst).toMatchObject({ code, outcome: outcomeByCode[code], params });
});

it('comes to the same whichever part is first', () => {
  const describePair = (a: CheckedPart, b: CheckedPart) =>
    checkPair(a, b).map(({ code, params }) => ({ code, params }));
  const any = fc.constantFrom(...products);
  fc.assert(
    fc.property(any, any, (a, b) => expect(describePair(a, b)).toEqual(describePair(b, a))),
  );
});

/** Parts that fit, each pair with those facts that decide something. */
it.each<[one: KnownPart, other: KnownPart, facts: string]>([
  [P, B, 'socket series'],
  [memory('M'), B, 'type speed modules gigabytes profiles memory memorySlots'],
  [memory('M'), P, 'type speed memory'],
  [gpu('G'), W, 'minimumSupply leads watts'],
  [gpu('G'), B, 'slot lanes slots graphicsLanes'],
  [drive('D'), B, 'slot generation heatsink m2'],
  [drive('D', { heatsink: true }), motherboard('B', { m2Covers: false }), 'm2Covers'],
  [B, W, 'eps leads'],
  [gpu('G', { room: 300 }), K, 'room cardRoom'],
  [B, K, 'form forms'],
  [L, K, 'height coolerRoom'],
  [P, L, 'socket sockets'],
  [memory('M'), L, 'height memoryRoom'],
])('never simply fits where a fact is not on record: %#', (one, other, facts) => {
  const checkWithout = (fact?: string) => {
    const [a, b] = [one, other].map(({ facts, ...part }) => ({
      ...part,
      facts: { ...facts, ...(fact && { [fact]: undefined }) } as KnownPart['facts'],
    }));
    return a && b && getWorstFinding(checkPair(a, b))?.outcome;
  };
  expect(checkWithout()).toBe('compatible');
  for (const fact of facts.split(' '))
    expect([fact, checkWithout(fact)]).toEqual([
      fact,
      expect.stringMatching(/^(unverified|conditional)$/),
    ]);
});

it.each([
  [drive('D'), { id: 'lamp' }],
  [drive('D'), W],
  [P, cpu('Q', { socket: 'S2' })],
])('has no rule for parts without bearing on each other, or of one kind: %#', (one, other) => {
  expect(checkPair(one, other)).toEqual([]);
});

/**
 * Every two products of the catalogue that a rule is about, with what is right by their makers' data: written by hand from the
 * sources of data/sample/product-sources.md, not by the code that is tested.
 */
it('reaches the right outcome for every two products of the sample', () => {
  const [Z790, X670E] = ['rog-strix-z790-e', 'rog-strix-x670e-e'];
  const CORE = ['core-i9-14900k', 'core-i7-14700k', 'core-i5-14600k'];
  const RYZEN = ['ryzen-9-9950x3d', 'ryzen-7-9800x3d', 'ryzen-5-9600x'];
  const [TRIDENT, FURY] = ['trident-z5-neo-rgb-32gb', 'fury-beast-32gb'];
  const GPUS = ['tuf-rtx-5080', 'pulse-rx-9070-xt', 'dual-rtx-5070', 'pulse-rx-9060-xt'];
  const GEN5 = '9100-pro-heatsink-2tb';
  const table: readonly (readonly [readonly string[], readonly string[], ...FindingCode[]])[] = [
    // LGA1700 takes Core of the 12th to 14th generation, AM5 takes Ryzen from 7000; both boards are of autumn 2022.
    [CORE, [Z790], 'bios-update'],
    [CORE, [X670E], 'socket-differs'],
    [RYZEN, [Z790], 'socket-differs'],
    [RYZEN, [X670E], 'bios-update'],
    // All six processors are rated DDR5-5600; the Trident's profile is EXPO alone, which the Z790-E is not made for.
    [[TRIDENT, FURY], [...CORE, ...RYZEN], 'memory-overclock'],
    [[TRIDENT, FURY], [X670E], 'memory-overclock-board'],
    [[FURY], [Z790], 'memory-overclock-board'],
    [[TRIDENT], [Z790], 'profile-differs', 'memory-overclock-board'],
    // 850, 750, 750 and 450 W are asked for, on one 16-pin, two 8-pin, one 16-pin and one 8-pin lead.
    [GPUS, ['rm850e'], 'psu-recommended'],
    // Both boards have two inputs for the processor's power, the supply two leads.
    [[Z790, X670E], ['rm850e'], 'fits'],
    // The Z790-E has one M.2 slot of PCIe 5.0, which shares its lanes with the graphics slot, and four of 4.0.
    [['990-pro-2tb'], [Z790, X670E], 'fits'],
    [[GEN5], [Z790], 'fast-slot-shares-lanes', 'cover-off'],
    [[GEN5], [X670E], 'cover-off'],
    [GPUS, [Z790, X670E], 'gpu-slot-shared'],
  ];
  const join = (...ids: readonly string[]) => ids.toSorted().join(' ');
  const checked = products.flatMap((a, index) =>
    products.slice(index + 1).flatMap((b) => {
      const codes = checkPair(a, b).map(({ code }) => code);
      return codes.length > 0 ? `${join(a.id, b.id)}: ${codes.join(', ')}` : [];
    }),
  );
  const written = table.flatMap(([some, others, ...codes]) =>
    some.flatMap((a) => others.map((b) => `${join(a, b)}: ${codes.join(', ')}`)),
  );
  expect(checked.toSorted()).toEqual(written.toSorted());
});
