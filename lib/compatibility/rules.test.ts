import fc from 'fast-check';
import { products } from '@/data/shop';
import { checkPair } from './check-parts';
import { type FindingCode, getWorstFinding, outcomeByCode } from './findings';
import type { CheckedPart, KnownPart } from './parts';
import { rules } from './rules';
import { pairs } from './testing/examples';
import { cooler, cpu, drive, gpu, memory, motherboard, pcCase, psu } from './testing/parts';

it('has one rule for each pair of kinds, in either order', () => {
  const pairs = Object.keys(rules).map((pair) => pair.split('+').toSorted().join());
  expect(new Set(pairs).size).toBe(pairs.length);
});

const [P, B, W, K, L] = [cpu('P'), motherboard('B'), psu('W'), pcCase('K'), cooler('L')];

it.each(pairs)('finds %s %j', (code, params, one, other) => {
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
