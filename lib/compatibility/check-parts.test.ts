import fc from 'fast-check';
import { products } from '@/data/shop';
import type { PartKind } from '@/lib/content/facts';
import { PURPOSES, type Purpose } from '@/lib/page-state/page-state';
import { checkPair, collectFindings } from './check-parts';
import { type FindingCode, getVerdict, isQuestion, outcomeByCode } from './findings';
import { MAX_BUILDS } from './list-builds';
import type { CheckedPart } from './parts';
import { cooler, cpu, drive, gpu, memory, motherboard, pcCase, psu } from './testing/parts';

const SOLD: ReadonlySet<PartKind> = new Set(products.flatMap(({ facts }) => facts?.part ?? []));
const check = (parts: readonly CheckedPart[], purpose?: Purpose) =>
  collectFindings(parts, { purpose, soldKinds: new Set() });
const listCodes = (...args: Parameters<typeof check>) => check(...args).map(({ code }) => code);
const [B, C] = [motherboard('B'), motherboard('C')];
const [P, Q] = [cpu('P'), cpu('Q')];
const other = cpu('P', { socket: 'S2' });
const many = <T extends object>(quantity: number, part: T) => ({ ...part, quantity });

describe('an enquiry', () => {
  it('merges what holds for several parts, so that no finding appears twice', () => {
    const cpus = ['P', 'Q'].map((id) => cpu(id, { series: 'Second' }));
    const findings = check([B, memory('M'), ...cpus]);
    const bios = findings.filter(({ code }) => code === 'bios-update');
    expect(bios.map(({ partIds }) => partIds.toSorted())).toEqual([['B', 'P', 'Q']]);
  });

  it('sorts the worst first', () => {
    const parts = [
      ...[gpu('G', { length: 348, room: 350 }), psu('W'), cpu('P', { series: 'Second' })],
      ...[B, C, drive('D', { slot: 'SATA' }), memory('M', { height: 44 })],
      pcCase('K', { cardRoom: 300 }),
    ];
    const outcomes = new Set(check(parts).map(({ outcome }) => outcome));
    expect([...outcomes]).toEqual(['incompatible', 'unverified', 'conditional', 'compatible']);
  });

  it.each([
    [750, ['psu-below-recommended'], [P]],
    [752, ['psu-below-recommended'], []],
    // Another question: what the processor draws.
    [650, ['psu-below-recommended', 'watts-without-cpu'], []],
    [350, ['watts-short'], [P]],
  ] as const)(
    'has one verdict on power for a card and a supply of %s W: %j',
    (watts, codes, more) => {
      const card = gpu('G', { minimumSupply: 850 });
      expect(listCodes([card, psu('W', { watts }), ...more])).toEqual(codes);
    },
  );
  it.each([[[P]], [[]]])('gives no tick to a supply whose leads are unknown, with %j', (more) => {
    const unknown = psu('W', { watts: 1000, leads: undefined });
    expect(listCodes([gpu('G'), unknown, ...more])).toEqual(['leads-unknown']);
  });

  const [long, tall] = [gpu('G', { room: 350 }), memory('M', { height: 44 })];
  it.each<[fields: readonly string[], ...parts: readonly CheckedPart[]]>([
    [['case', 'motherboard', 'psu'], long, drive('D')],
    [[], psu('W'), { id: 'lamp' }],
    [['case', 'cooler'], tall, B],
    [[], tall, B, pcCase('K'), cooler('L', { memoryRoom: 50 })],
    [['case'], memory('M', { height: 40 }), B],
    // What the visitor has is not asked for again.
    [['case', 'motherboard'], long, { ...psu('own-supply'), isOwned: true }],
    [['cooler', 'motherboard'], cpu('P', { cooler: false })],
    // Nobody knows whether a cooler is in the box.
    [['motherboard'], cpu('P', { cooler: undefined })],
  ])('asks for %j: the parts that the shop sells, a case and a cooler', (fields, ...parts) => {
    const findings = collectFindings(parts, { soldKinds: new Set(['motherboard', 'psu']) });
    const asked = findings.flatMap(({ code, params }) =>
      isQuestion(code) ? (params.askedKind ?? []) : [],
    );
    expect(asked.toSorted()).toEqual(fields);
    expect(listCodes(parts).filter((code) => code.startsWith('add-'))).toEqual([]);
  });

  const ownBoard = { ...motherboard('own-board', { socket: 'S2' }), isOwned: true };
  it.each<[id: string, verdict: FindingCode, ...Parameters<typeof check>]>([
    // A part that no working PC has a place for, and one that has.
    ['P', 'socket-differs', [B, other]],
    ['P', 'socket-differs', [B, other, Q]],
    ['Q', 'fits', [B, other, Q]],
    // A product replaces the visitor's part of its kind.
    ['P', 'socket-differs', [P, ownBoard]],
    ['P', 'fits', [P, ownBoard, B]],
    // Quantities count in one PC alone.
    ['M', 'resource-short', [many(3, memory('M')), B], 'one-pc'],
    ['M', 'fits', [many(3, memory('M')), B], 'several-pcs'],
    ['M', 'four-modules-unrated', [many(2, memory('M')), B], 'one-pc'],
    ['M', 'fits', [memory('M'), B], 'one-pc'],
    ['G', 'resource-short', [many(2, gpu('G')), psu('W')], 'one-pc'],
    ['D', 'resource-short', [many(4, drive('D')), B], 'one-pc'],
    ['D', 'fits', [many(3, drive('D')), B], 'one-pc'],
    // Two cards draw twice the watts.
    [
      'G',
      'watts-without-cpu',
      [many(2, gpu('G', { watts: 200 })), psu('W', { watts: 1000, leads: { '8-pin': 4 } })],
      'one-pc',
    ],
    [
      'G',
      'watts-tight',
      [many(2, gpu('G', { watts: 480 })), psu('W', { watts: 1000, leads: { '8-pin': 4 } })],
      'one-pc',
    ],
    ['G', 'psu-recommended', [gpu('G', { watts: 200 }), psu('W', { watts: 1000 })], 'one-pc'],
  ])('gives %s the verdict %s: %#', (id, code, ...args) => {
    expect(getVerdict(check(...args), id)?.code).toBe(code);
  });

  it('stays fast whatever the quantity', () => {
    const adapted = gpu('G', { leads: { '16-pin': 1 }, adapter: { '8-pin': 3 } });
    const start = performance.now();
    check([many(999, adapted), many(999, drive('D')), psu('W')], 'one-pc');
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it.each<[purpose: Purpose | undefined, codes: readonly FindingCode[]]>([
    [undefined, ['ask-purpose']],
    ['one-pc', ['ask-which']],
    ['choosing', []],
    ['several-pcs', []],
  ])('for the purpose %s asks about choices: %j', (purpose, codes) => {
    expect(listCodes([P, Q], purpose)).toEqual(codes);
    expect(listCodes([gpu('G'), gpu('H')], 'one-pc')).toEqual([]);
  });

  it('asks whether two processors are for several PCs, and refuses nothing until then', () => {
    const parts = [many(2, P), many(2, gpu('G')), psu('W', { watts: 500 })];
    expect(listCodes(parts, 'one-pc').slice(0, 2)).toEqual([
      'ask-several',
      'psu-below-recommended',
    ]);
    expect(listCodes(parts, 'several-pcs')).not.toContain('ask-several');
  });

  it('evaluates at most 64 PCs', () => {
    const createParts = (count: number) => [
      ...Array.from(Array(count), (_, index) => gpu(`G${index}`)),
      ...Array.from(Array(8), (_, index) => cpu(`P${index}`)),
    ];
    expect(listCodes(createParts(8))).not.toContain('too-many-builds');
    const tooMany = check(createParts(9)).find(({ code }) => code === 'too-many-builds');
    expect([tooMany?.params, MAX_BUILDS]).toEqual([{ maxBuilds: 64 }, 64]);
  });

  it('of any products is the same in any order, and no third part makes two fit that clash', () => {
    const any = fc.shuffledSubarray([...products]);
    const anyPurpose = fc.constantFrom(undefined, ...PURPOSES);
    fc.assert(
      fc.property(any, anyPurpose, (parts, purpose) => {
        const ordered = products.filter((product) => parts.includes(product));
        const options = { purpose, soldKinds: SOLD };
        expect(collectFindings(parts, options)).toEqual(collectFindings(ordered, options));
        const oneOfEach = [...new Map(parts.map((part) => [part.facts?.part, part])).values()];
        const clashes = check(oneOfEach).filter(({ outcome }) => outcome === 'incompatible');
        for (const a of oneOfEach)
          for (const b of oneOfEach)
            if (checkPair(a, b)[0]?.outcome === 'incompatible')
              expect(
                clashes.some(({ partIds }) => partIds.includes(a.id) && partIds.includes(b.id)),
              ).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it.each([undefined, 'several-pcs', 'choosing'] as const)(
    'of all the sample’s products needs at most 15 lines: %s',
    (purpose) => {
      expect(collectFindings(products, { purpose, soldKinds: SOLD }).length).toBeLessThan(16);
    },
  );
});

/**
 * Enquiries with what is right by the makers' data, written by hand from the sources of data/sample/product-sources.md: every
 * clash, and of the rest what matters. '+' stands for one PC. A finding is its code and the parts that it must name.
 */
describe('the whole of an enquiry', () => {
  const ids = {
    i9: 'core-i9-14900k',
    i7: 'core-i7-14700k',
    i5: 'core-i5-14600k',
    r9: 'ryzen-9-9950x3d',
    r7: 'ryzen-7-9800x3d',
    r5: 'ryzen-5-9600x',
    Z790: 'rog-strix-z790-e',
    X670: 'rog-strix-x670e-e',
    tuf: 'tuf-rtx-5080',
    xt: 'pulse-rx-9070-xt',
    dual: 'dual-rtx-5070',
    small: 'pulse-rx-9060-xt',
    neo: 'trident-z5-neo-rgb-32gb',
    fury: 'fury-beast-32gb',
    gen4: '990-pro-2tb',
    gen5: '9100-pro-heatsink-2tb',
    rm: 'rm850e',
  };
  /** Parts that the shop does not sell. A letter from b to e behind a product's name stands for another one of it. */
  const more: readonly CheckedPart[] = [
    psu('weak', { watts: 450, leads: { '8-pin': 2, EPS: 1 } }),
    pcCase('h210', { forms: ['Mini-ITX'], cardRoom: 325, coolerRoom: 165 }),
    pcCase('big', { forms: ['ATX'], cardRoom: 400, coolerRoom: 180 }),
    cooler('low', { sockets: ['LGA1700', 'AM5'], height: 158, memoryRoom: 40 }),
  ];
  const nameOf = (id: string) => Object.entries(ids).find(([, full]) => full === id)?.[0] ?? id;
  const findPart = (name: string): CheckedPart => {
    const sold = products.find(
      ({ id }) => nameOf(id) === name.replace(/(?<=xt|fury|gen\d)[b-e]$/, ''),
    );
    if (sold)
      return nameOf(sold.id) === name
        ? sold
        : { id: name, ...(sold.facts && { facts: sold.facts }) };
    return more.find(({ id }) => id === name) ?? { id: name };
  };

  it.each<[parts: string, ...findings: readonly string[]]>([
    ['i9 i7 Z790 tuf rm', 'ask-purpose: i7 i9', 'watts-enough: i7 rm tuf'],
    ['i9 Z790 tuf rm', 'watts-enough: i9 rm tuf'],
    ['r9 r7 X670', 'ask-purpose: r7 r9'],
    ['+ r9 r7 X670', 'ask-which: r7 r9'],
    ['i9 r7', 'ask-purpose: i9 r7'],
    ['tuf xt Z790', 'ask-purpose: tuf xt'],
    ['+ tuf xt Z790', 'gpu-at-x4: Z790 tuf xt', 'gpu-covers-slot: tuf xt'],
    ['+ tuf small X670', 'gpu-covers-slot: small tuf', 'gpus-share-lanes: X670 small tuf'],
    ['+ tuf dual rm', 'adapter-unknown: dual rm tuf'],
    ['+ xt xtb rm', 'resource-short: rm xt xtb'],
    ['+ tuf xt rm', 'watts-without-cpu: rm tuf xt'],
    // The slots and lanes of drives.
    ['gen5 tuf Z790', 'fast-slot-shares-lanes: Z790 gen5 tuf'],
    ['i9 Z790 tuf gen4', 'slot-to-avoid: Z790 gen4 tuf'],
    ['gen5 gen5b Z790', 'drive-slower: Z790 gen5b', 'fast-slot-shares-lanes: Z790 gen5'],
    ['gen5 gen5b X670 tuf', 'slot-to-avoid: X670 gen5 gen5b tuf'],
    ['gen4 gen4b gen4c gen4d gen4e X670', 'resource-short: X670 gen4 gen4b gen4c gen4d gen4e'],
    [
      'gen4 gen4b gen4c gen4d gen4e Z790 tuf',
      'drives-share-lanes: Z790 gen4 gen4b gen4c gen4d gen4e tuf',
    ],
    [
      'gen4 gen4b gen4c gen4d gen4e Z790 X670',
      'ask-purpose: X670 Z790',
      'resource-short: X670 gen4 gen4b gen4c gen4d gen4e',
    ],
    // Choices, and what is left over.
    ['i9 r7 Z790 X670', 'ask-purpose: X670 Z790 i9 r7', 'goes-with: Z790 i9', 'goes-with: X670 r7'],
    ['i9 r7 Z790', 'ask-purpose: i9 r7', 'socket-differs: Z790 r7'],
    ['i9 Z790 X670', 'ask-purpose: X670 Z790', 'socket-differs: X670 i9'],
    ['i9 X670', 'socket-differs: X670 i9'],
    ['r5 Z790 small rm', 'socket-differs: Z790 r5', 'watts-enough: r5 rm small'],
    ['i5 Z790 fury gen4 small rm', 'watts-enough: i5 rm small', 'memory-overclock: fury i5'],
    [
      'r7 X670 neo gen5 tuf rm',
      'watts-enough: r7 rm tuf',
      'bios-update: X670 r7',
      'cover-off: X670 gen5',
    ],
    ['neo Z790', 'profile-differs: Z790 neo', 'memory-overclock-board: Z790 neo'],
    // A supply that is too small, by itself and among two.
    ['tuf weak', 'resource-short: tuf weak', 'psu-below-recommended: tuf weak'],
    ['tuf weak rm', 'ask-purpose: rm weak', 'resource-short: tuf weak'],
    [
      'small tuf weak rm',
      'ask-purpose: rm small tuf weak',
      'goes-with: small weak',
      'goes-with: rm small tuf',
    ],
    ['small i9 weak', 'watts-tight: i9 small weak'],
    ['small r9 i9 weak', 'ask-purpose: i9 r9', 'watts-tight: i9 small weak'],
    ['small weak', 'watts-without-cpu: small weak'],
    // Modules.
    ['neo fury', 'ask-purpose: fury neo'],
    ['+ neo fury', 'kits-mixed: fury neo'],
    ['+ fury furyb X670 r7', 'kits-mixed: fury furyb', 'four-modules: fury furyb r7'],
    ['+ fury furyb Z790 i9', 'four-modules-unrated: Z790 fury furyb'],
    ['+ fury furyb furyc Z790', 'resource-short: Z790 fury furyb furyc'],
    // A case and a cooler that the visitor has.
    ['tuf h210 X670', 'gpu-too-long: h210 tuf', 'board-too-big: X670 h210'],
    ['r7 neo low big X670 tuf rm', 'memory-too-tall: low neo', 'gpu-radiator: big tuf'],
    [
      Object.keys(ids).join(' '),
      'ask-purpose: X670 Z790 dual fury i5 i7 i9 neo r5 r7 r9 small tuf xt',
      ...['goes-with: Z790 i5 i7 i9', 'goes-with: X670 r5 r7 r9'],
    ],
  ])('%s', (list, ...written) => {
    const names = list.split(' ').filter((name) => name !== '+');
    const purpose = list.startsWith('+') ? 'one-pc' : undefined;
    const findings = collectFindings(names.map(findPart), { purpose, soldKinds: SOLD });
    const lines = findings.map(
      ({ code, partIds }) => `${code}: ${partIds.map(nameOf).toSorted().join(' ')}`,
    );
    expect(lines).toEqual(expect.arrayContaining([...written]));
    const isClash = (line: string) =>
      outcomeByCode[line.split(':')[0] as FindingCode] === 'incompatible';
    expect(lines.filter(isClash).toSorted()).toEqual(written.filter(isClash).toSorted());
  });
});
