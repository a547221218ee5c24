import { checkPair } from './collect-findings';
import { formatSentence } from './format-finding';
import { type CheckedPart, type KnownPart, listPairs } from './parts';
import { oldBoard, pairs } from './testing/examples';
import { cooler, cpu, drive, gpu, memory, motherboard, pcCase, psu } from './testing/parts';
import { products } from './testing/products';

const [P, B, W, K, L] = [cpu('P'), motherboard('B'), psu('W'), pcCase('K'), cooler('L')];

it.each(pairs)('finds %s: %s', (code, text, one, other) => {
  const [verdict] = checkPair(one, other);
  expect(verdict?.code).toBe(code);
  expect(verdict && formatSentence(verdict, [one, other]).toLowerCase()).toContain(
    text.toLowerCase(),
  );
});

it('comes to the same whichever part is first', () => {
  const describePair = (a: CheckedPart, b: CheckedPart) =>
    checkPair(a, b).map((finding) => formatSentence(finding, [a, b]));
  for (const [a, b] of listPairs(products)) expect(describePair(a, b)).toEqual(describePair(b, a));
});

/** Parts that fit, each pair with those facts that decide something. */
it.each<[one: KnownPart, other: KnownPart, facts: string]>([
  [P, B, 'socket series'],
  [memory('M'), B, 'type speed modules gigabytes profiles memory memorySlots'],
  [memory('M'), P, 'type speed memory'],
  [gpu('G'), W, 'minimumSupply watts leads'],
  [gpu('G'), B, 'slot slots'],
  [drive('D'), B, 'slot generation heatsink m2'],
  [drive('D', { heatsink: true }), motherboard('B', { m2Covers: false }), 'm2Covers'],
  [B, W, 'eps'],
  [gpu('G', { room: 300 }), K, 'room cardRoom'],
  [B, K, 'form forms'],
  [psu('W', { form: 'ATX' }), pcCase('K', { psuForms: ['ATX'] }), 'form'],
  [memory('M'), L, 'height memoryRoom'],
])('never simply fits where a fact is not on record: %#', (one, other, facts) => {
  const checkWithout = (fact?: string) => {
    const [a, b] = [one, other].map(({ facts, ...part }) => ({
      ...part,
      facts: { ...facts, ...(fact && { [fact]: undefined }) } as KnownPart['facts'],
    }));
    return (a && b && checkPair(a, b)[0]?.outcome) ?? 'none';
  };
  expect(checkWithout()).toBe('compatible');
  for (const fact of facts.split(' '))
    expect([fact, checkWithout(fact)]).toEqual([
      fact,
      expect.stringMatching(/^(unverified|conditional|none)$/),
    ]);
});

it.each([
  [drive('D'), { id: 'lamp' }],
  [drive('D'), W],
  // A supply's leads and a case's sizes of supplies that nobody states.
  [B, psu('W', { leads: undefined })],
  [psu('W', { form: 'ATX' }), K],
  // Boards that may have no slot for graphics, or one that is too old.
  [gpu('G'), oldBoard('Mini-ITX')],
  [gpu('G'), oldBoard('ATX', 'LGA1150')],
  [P, cpu('Q', { socket: 'S2' })],
])('has no rule for parts without bearing on each other, or of one kind: %#', (one, other) => {
  expect(checkPair(one, other)).toEqual([]);
});

/**
 * Every two products that a rule is about, with what is right by their makers' data: written by hand from the sources of
 * data/shop/product-sources.md, not by the code that is tested. A product goes by a piece of its id.
 */
it('reaches the right outcome for every two real products', () => {
  const [CORE, RYZEN] = ['14900k 14700k 14600k', '9950x3d 9800x3d 9600x'];
  const GPUS = '5080 9070 5070 9060';
  const table: readonly (readonly [some: string, others: string, codes: string])[] = [
    // LGA1700 takes Core of the 12th to 14th generation, AM5 takes Ryzen from 7000; both boards are of autumn 2022.
    [CORE, 'z790', 'bios-update'],
    [CORE, 'x670e', 'socket-differs'],
    [RYZEN, 'z790', 'socket-differs'],
    [RYZEN, 'x670e', 'bios-update'],
    // All six processors are rated DDR5-5600; the Trident's profile is EXPO alone, which the Z790-E is not made for.
    ['trident fury', `${CORE} ${RYZEN}`, 'memory-overclock'],
    ['trident fury', 'x670e', 'memory-overclock'],
    ['fury', 'z790', 'memory-overclock'],
    ['trident', 'z790', 'profile-differs memory-overclock'],
    // 850, 750, 750 and 450 W are asked for, on one 16-pin, two 8-pin, one 16-pin and one 8-pin lead.
    [GPUS, 'rm850e', 'fits'],
    // Both boards have two inputs for the processor's power, the supply two leads.
    ['z790 x670e', 'rm850e', 'fits'],
    // The Z790-E has one M.2 slot of PCIe 5.0, which shares its lanes with the graphics slot, and four of 4.0.
    ['990-pro', 'z790 x670e', 'fits'],
    ['9100-pro', 'z790', 'drive-slots cover-off'],
    ['9100-pro', 'x670e', 'cover-off'],
    [GPUS, 'z790 x670e', 'fits'],
  ];
  const findProducts = (pieces: string) =>
    pieces.split(' ').map((piece) => products.find(({ id }) => id.includes(piece)));
  const expected = table.flatMap(([some, others, codes]) =>
    findProducts(some).flatMap((a) =>
      findProducts(others).map((b) => `${[a?.id, b?.id].toSorted()}: ${codes}`),
    ),
  );
  const checked = listPairs(products).flatMap(([a, b]) => {
    const codes = checkPair(a, b).map(({ code }) => code);
    return codes.length > 0 ? `${[a.id, b.id].toSorted()}: ${codes.join(' ')}` : [];
  });
  expect(checked.toSorted()).toEqual(expected.toSorted());
});
