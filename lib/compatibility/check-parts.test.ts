import fc from 'fast-check';
import { sentences } from '@/data/copy/compatibility';
import type { PartKind } from '@/data/parts/facts';
import { products } from '@/data/shop/products';
import { PURPOSES, type Purpose } from '@/lib/enquiry/parse-state';
import { checkPair, collectFindings } from './check-parts';
import { type FindingCode, getVerdict, isQuestion, type Outcome, outcomeByCode } from './findings';
import { MAX_BUILDS } from './list-builds';
import type { CheckedPart } from './parts';
import { cooler, cpu, drive, gpu, memory, motherboard, pcCase, psu } from './testing/parts';

const SOLD: ReadonlySet<PartKind> = new Set(products.flatMap(({ facts }) => facts?.part ?? []));
const check = (parts: readonly CheckedPart[], purpose?: Purpose) =>
  collectFindings(parts, { purpose, soldKinds: new Set() });
const listCodes = (...args: Parameters<typeof check>) => check(...args).map(({ code }) => code);
const B = motherboard('B');
const [P, Q] = [cpu('P'), cpu('Q')];
const other = cpu('P', { socket: 'S2' });
const many = <T extends object>(quantity: number, part: T) => ({ ...part, quantity });

describe('an enquiry', () => {
  const card = gpu('G', { minimumSupply: 850 });
  const unnamed = cpu('P', { watts: undefined });
  const leadless = psu('W', { watts: 1000, leads: undefined });
  const mixed = motherboard('B', {
    m2: [4, 5].map((generation) => ({ generation, count: 1, unshared: 1 })),
  });
  const last = { generation: 5, count: 1, unshared: 0 };
  const sharing = motherboard('B', { m2: [{ generation: 4, count: 2, unshared: 2 }, last] });
  const lesser = motherboard('C', { m2: mixed.facts.m2?.slice(0, 1), profiles: ['XMP'] });
  const [fastDrive, newest] = [drive('E', { generation: 5 }), drive('E', { generation: 6 })];
  it.each<[codes: string, ...Parameters<typeof check>]>([
    // One verdict on power, unless the other is about another question.
    ['psu-below-recommended', [card, psu('W'), P]],
    ['psu-below-recommended', [card, psu('W', { watts: 752 })]],
    ['psu-below-recommended watts-without-cpu', [card, psu('W', { watts: 650 })]],
    ['psu-below-recommended psu-recommended', [card, gpu('H'), psu('W')], 'choosing'],
    ['watts-short', [card, psu('W', { watts: 350 }), P]],
    ['leads-unknown', [gpu('G'), leadless, P]],
    ['leads-unknown', [gpu('G'), leadless]],
    ['watts-tight', [gpu('G', { watts: 850 }), leadless, P]],
    ['fact-unknown', [gpu('G', { minimumSupply: undefined }), psu('W'), P]],
    ['psu-recommended', [gpu('G'), psu('W'), { ...unnamed, isOwned: true }]],
    // The fastest drive takes the fastest slot.
    ['fits', [drive('D'), fastDrive, mixed]],
    ['drive-slower', [many(2, fastDrive), mixed], 'one-pc'],
    ['resource-short', [drive('D'), fastDrive, lesser]],
    ['fits', [drive('D'), gpu('G'), B]],
    ['fast-slot-shares-lanes fits', [drive('D'), fastDrive, gpu('G'), sharing]],
    ['drives-share-lanes', [many(3, drive('D')), sharing], 'one-pc'],
    ['drive-slower drives-share-lanes', [drive('D'), newest, drive('F'), sharing]],
    ['fits', [drive('D', { slot: 'SATA', generation: undefined }), B]],
    ['detail-unknown fits', [drive('D'), drive('E', { generation: undefined }), B]],
    // Slots of graphics and memory.
    ['resource-short', [gpu('G', { slot: 'AGP' }), motherboard('B', { x4Slots: 1 })]],
    ['gpu-at-x4', [gpu('G'), gpu('H'), motherboard('B', { x4Slots: 1 })], 'one-pc'],
    ['fact-unknown fits', [gpu('G'), gpu('H', { slot: undefined }), B], 'one-pc'],
    ['resource-short', [memory('M', { modules: 4 }), motherboard('B', { memorySlots: 2 })]],
    ['four-modules-unrated', [memory('M', { modules: 4 }), P]],
  ])('has only the findings %s: %#', (codes, ...args) => {
    expect(listCodes(...args).filter((code) => !isQuestion(code))).toEqual(codes.split(' '));
  });

  const [long, tall] = [gpu('G', { room: 350 }), memory('M', { height: 44 })];
  const [small, bare] = [motherboard('S', { form: 'mATX' }), motherboard('T', { form: undefined })];
  it.each<[fields: readonly string[], ...parts: readonly CheckedPart[]]>([
    // The longest of several cards, the highest of several kits, and the sizes of all boards.
    [['case 350', 'motherboard', 'psu', 'purpose'], gpu('F', { room: 300 }), long, drive('D')],
    [['case ATX/mATX', 'cooler 44', 'purpose'], memory('L', { height: 42 }), tall, B, small, bare],
    [[], psu('W'), bare, { id: 'lamp' }],
    [[], tall, B, pcCase('K'), cooler('L', { memoryRoom: 50 })],
    [['case ATX'], memory('M', { height: 40 }), B],
    // What the visitor has is not asked for again.
    [['case 350', 'motherboard'], long, { ...psu('own-supply'), isOwned: true }],
    [[], drive('D'), { ...motherboard('own-board'), isOwned: true }],
    // One question about the cooler.
    [['cooler 44', 'motherboard'], tall, cpu('P', { cooler: false })],
    [['cooler', 'motherboard'], cpu('P', { cooler: false })],
    [['motherboard'], memory('M')],
    // Nobody knows whether a cooler is in the box.
    [['motherboard'], cpu('P', { cooler: undefined })],
  ])('asks for %j: the parts that the shop sells, a case and a cooler', (fields, ...parts) => {
    const findings = collectFindings(parts, { soldKinds: new Set(['motherboard', 'psu']) });
    const questions = findings.flatMap(({ code, params: { askedKind, room, forms, height } }) => {
      const texts = [askedKind, room, forms, height].filter((text) => text !== undefined);
      return isQuestion(code) ? texts.join(' ') : [];
    });
    expect(questions.toSorted()).toEqual(fields);
    expect(listCodes(parts).filter((code) => code.startsWith('add-'))).toEqual([]);
  });

  const big = psu('W', { watts: 1000, leads: { '8-pin': 4 } });
  const ownBoard = { ...motherboard('own-board', { socket: 'S2' }), isOwned: true };
  it.each<[id: string, verdict: FindingCode, ...Parameters<typeof check>]>([
    // A part that no working PC has a place for, and one that has.
    ['P', 'socket-differs', [B, other]],
    ['P', 'socket-differs', [B, other, Q]],
    ['Q', 'fits', [B, other, Q]],
    // What a board that has too few slots would do.
    ['M', 'fits', [drive('D'), drive('E'), B, lesser, memory('M')]],
    // A product replaces the visitor's part of its kind.
    ['P', 'socket-differs', [P, ownBoard]],
    ['P', 'fits', [P, ownBoard, B]],
    // Quantities count in one PC alone.
    ['M', 'resource-short', [many(3, memory('M')), B], 'one-pc'],
    ['M', 'fits', [many(3, memory('M')), B], 'several-pcs'],
    ['G', 'resource-short', [many(2, gpu('G')), psu('W')], 'one-pc'],
    ['D', 'resource-short', [many(4, drive('D')), B], 'one-pc'],
    // Two cards draw twice the watts.
    ['G', 'watts-without-cpu', [many(2, gpu('G', { watts: 200 })), big], 'one-pc'],
    ['G', 'watts-tight', [many(2, gpu('G', { watts: 480 })), big], 'one-pc'],
  ])('gives %s the verdict %s: %#', (id, code, ...args) => {
    expect(getVerdict(check(...args), id)?.code).toBe(code);
  });

  it('answers whatever the quantity', () => {
    const adapted = gpu('G', { leads: { '16-pin': 1 }, adapter: { '8-pin': 3 } });
    const parts = [many(999, adapted), many(999, drive('D')), psu('W'), B];
    const codes = ['watts-short', 'resource-short', 'resource-short'];
    expect(listCodes(parts, 'one-pc').slice(0, 3)).toEqual(codes);
  });

  it.each<[purpose: Purpose | undefined, ...findings: readonly string[]]>([
    [undefined, 'ask-purpose: P Q R W X K L'],
    ['one-pc', 'ask-which: P Q R', 'ask-which: W X', 'ask-which: K L'],
    ['choosing'],
    ['several-pcs'],
  ])('for the purpose %s asks about choices: %s', (purpose, ...expected) => {
    const others = [psu('W'), psu('X'), pcCase('K'), pcCase('L')];
    const findings = check([P, Q, cpu('R'), ...others], purpose);
    expect(findings.map(({ code, partIds }) => `${code}: ${partIds.join(' ')}`)).toEqual(expected);
    expect(listCodes([gpu('G'), gpu('H')], 'one-pc')).toEqual([]);
  });

  it('asks whether two processors are for several PCs, and refuses nothing until then', () => {
    const parts = [many(2, P), many(2, gpu('G')), many(2, psu('W', { watts: 500 }))];
    expect(check(parts, 'one-pc').slice(0, 2)).toMatchObject([
      { code: 'ask-several', params: { kind: 'cpu', askedKind: 'purpose' }, partIds: ['P', 'W'] },
      { code: 'psu-below-recommended' },
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
 * clash, and of the rest what matters. '+' stands for one PC. A product goes by a piece of its id, and '#2' behind that by
 * another one of it. A finding is its code and the parts that it must name.
 */
describe('the whole of an enquiry', () => {
  const ALL =
    '14900k 14700k 14600k 9950x3d 9800x3d 9600x z790 x670e 5080 9070 5070 9060 neo fury 990-pro 9100-pro rm850e';
  /** Parts that the shop does not sell. */
  const unsold: readonly CheckedPart[] = [
    psu('weak', { watts: 450, leads: { '8-pin': 2, EPS: 1 } }),
    pcCase('h210', { forms: ['Mini-ITX'], cardRoom: 325, coolerRoom: 165 }),
    pcCase('big', { forms: ['ATX'], cardRoom: 400, coolerRoom: 180 }),
    cooler('low', { sockets: ['LGA1700', 'AM5'], height: 158, memoryRoom: 40 }),
  ];
  const findPart = (name: string): CheckedPart => {
    const [piece = ''] = name.split('#');
    const part = [...unsold, ...products].find(({ id }) => id.includes(piece));
    return { id: name, facts: part?.facts };
  };
  const sortNames = (finding: string) => {
    const [code, ...names] = finding.split(/:? /);
    return `${code}: ${names.toSorted().join(' ')}`;
  };

  it.each<[parts: string, ...findings: readonly string[]]>([
    [
      '14900k 14700k z790 5080 rm850e',
      'ask-purpose: 14700k 14900k',
      'watts-enough: 14700k rm850e 5080',
    ],
    ['+ 5080 9070 z790', 'gpu-at-x4: z790 5080 9070', 'gpu-covers-slot: 5080 9070'],
    ['+ 5080 9060 x670e', 'gpu-covers-slot: 9060 5080', 'gpus-share-lanes: x670e 9060 5080'],
    ['+ 5080 5070 rm850e', 'adapter-unknown: 5070 rm850e 5080'],
    ['+ 9070 9070#2 rm850e', 'resource-short: rm850e 9070 9070#2'],
    ['+ 5080 9070 rm850e', 'watts-without-cpu: rm850e 5080 9070'],
    // All that fits, or separately beside a choice.
    ['990-pro rm850e z790', 'fits: 990-pro rm850e z790'],
    ['14600k 14700k 990-pro rm850e z790', 'fits: z790 990-pro', 'fits: z790 rm850e'],
    // The slots and lanes of drives.
    ['14900k z790 5080 990-pro', 'slot-to-avoid: z790 990-pro 5080'],
    ['990-pro 9100-pro 5080 z790', 'fast-slot-shares-lanes: z790 9100-pro 5080'],
    [
      '9100-pro 9100-pro#2 z790',
      'drive-slower: z790 9100-pro#2',
      'fast-slot-shares-lanes: z790 9100-pro',
    ],
    ['9100-pro 9100-pro#2 x670e 5080', 'slot-to-avoid: x670e 9100-pro 9100-pro#2 5080'],
    [
      '990-pro 990-pro#2 990-pro#3 990-pro#4 990-pro#5 x670e',
      'resource-short: x670e 990-pro 990-pro#2 990-pro#3 990-pro#4 990-pro#5',
    ],
    [
      '990-pro 990-pro#2 990-pro#3 990-pro#4 990-pro#5 z790 5080',
      'drives-share-lanes: z790 990-pro 990-pro#2 990-pro#3 990-pro#4 990-pro#5 5080',
    ],
    [
      '990-pro 990-pro#2 990-pro#3 990-pro#4 990-pro#5 z790 x670e',
      'ask-purpose: x670e z790',
      'resource-short: x670e 990-pro 990-pro#2 990-pro#3 990-pro#4 990-pro#5',
    ],
    // Choices, and what is left over.
    [
      '14900k 9800x3d z790 x670e',
      'ask-purpose: x670e z790 14900k 9800x3d',
      'goes-with: z790 14900k',
      'goes-with: x670e 9800x3d',
    ],
    ['14900k 9800x3d z790', 'ask-purpose: 14900k 9800x3d', 'socket-differs: z790 9800x3d'],
    ['14900k z790 x670e', 'ask-purpose: x670e z790', 'socket-differs: x670e 14900k'],
    ['9600x z790 9060 rm850e', 'socket-differs: z790 9600x', 'watts-enough: 9600x rm850e 9060'],
    [
      '14600k z790 fury 990-pro 9060 rm850e',
      'watts-enough: 14600k rm850e 9060',
      'memory-overclock: fury 14600k',
    ],
    [
      '9800x3d x670e neo 9100-pro 5080 rm850e',
      'watts-enough: 9800x3d rm850e 5080',
      'bios-update: x670e 9800x3d',
      'cover-off: x670e 9100-pro',
    ],
    // A supply that is too small, by itself and among two.
    ['5080 weak', 'resource-short: 5080 weak', 'psu-below-recommended: 5080 weak'],
    ['+ 5080 9060 weak', 'resource-short: 5080 weak', 'watts-short: 9060 5080 weak'],
    ['5080 weak rm850e', 'ask-purpose: rm850e weak', 'resource-short: 5080 weak'],
    [
      '9060 5080 weak rm850e',
      'ask-purpose: rm850e 9060 5080 weak',
      'goes-with: 9060 weak',
      'goes-with: rm850e 9060 5080',
    ],
    ['9060 14900k weak', 'watts-tight: 14900k 9060 weak'],
    ['9060 9950x3d 14900k weak', 'ask-purpose: 14900k 9950x3d', 'watts-tight: 14900k 9060 weak'],
    // Modules.
    ['+ neo fury', 'kits-mixed: fury neo'],
    ['+ fury fury#2 x670e 9800x3d', 'kits-mixed: fury fury#2', 'four-modules: fury fury#2 9800x3d'],
    ['+ fury fury#2 z790 14900k', 'four-modules-unrated: z790 fury fury#2'],
    ['+ fury fury#2 fury#3 z790', 'resource-short: z790 fury fury#2 fury#3'],
    // A case and a cooler that the visitor has.
    ['5080 h210 x670e', 'gpu-too-long: h210 5080', 'board-too-big: x670e h210'],
    ['9800x3d neo low big x670e 5080 rm850e', 'memory-too-tall: low neo', 'gpu-radiator: big 5080'],
    [
      ALL,
      'ask-purpose: x670e z790 5070 fury 14600k 14700k 14900k neo 9600x 9800x3d 9950x3d 9060 5080 9070',
      ...['goes-with: z790 14600k 14700k 14900k', 'goes-with: x670e 9600x 9800x3d 9950x3d'],
    ],
  ])('%s', (list, ...written) => {
    const names = list.split(' ').filter((name) => name !== '+');
    const purpose = list.startsWith('+') ? 'one-pc' : undefined;
    const findings = collectFindings(names.map(findPart), { purpose, soldKinds: SOLD });
    const lines = findings.map(({ code, partIds }) => sortNames(`${code}: ${partIds.join(' ')}`));
    const expected = written.map(sortNames);
    expect(lines).toEqual(expect.arrayContaining(expected));
    // The worst first.
    const outcomes = [...new Set(findings.map(({ outcome }) => outcome))];
    expect(outcomes).toEqual(
      Object.keys(sentences).filter((one) => outcomes.includes(one as Outcome)),
    );
    const isClash = (line: string) =>
      outcomeByCode[line.split(':')[0] as FindingCode] === 'incompatible';
    expect(lines.filter(isClash).toSorted()).toEqual(expected.filter(isClash).toSorted());
  });
});
