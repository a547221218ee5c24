import fc from 'fast-check';
import type { PartKind } from '@/data/parts/facts';
import { checkPair, collectFindings } from './collect-findings';
import { type FindingCode, getVerdict, isClash, isQuestion, isWorking, OUTCOMES } from './finding';
import { formatSentence } from './format-finding';
import type { CheckedPart } from './parts';
import { cooler, cpu, drive, gpu, memory, motherboard, pcCase, psu } from './testing/parts';
import { products } from './testing/products';

const PURPOSES = ['one-pc', 'several-pcs', 'choosing'] as const;
type Purpose = (typeof PURPOSES)[number];

const SOLD: ReadonlySet<PartKind> = new Set(products.map(({ facts }) => facts.part));
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
    // One verdict on power.
    ['psu-below-recommended', [card, psu('W'), P]],
    ['psu-below-recommended', [card, psu('W', { watts: 752 })]],
    ['psu-below-recommended', [card, psu('W', { watts: 650 })]],
    ['psu-below-recommended fits', [card, gpu('H'), psu('W')], 'choosing'],
    ['watts-short', [card, psu('W', { watts: 350 }), P]],
    ['leads-unknown', [gpu('G'), leadless, P]],
    ['leads-unknown', [gpu('G'), leadless]],
    ['watts-tight', [gpu('G', { watts: 850 }), leadless, P]],
    ['fact-unknown', [gpu('G', { minimumSupply: undefined }), psu('W'), P]],
    ['fits', [gpu('G'), psu('W'), { ...unnamed, isOwned: true }]],
    // Short with the smallest processor, and only with the largest.
    ['watts-short fits fits', [gpu('G'), psu('W', { watts: 350 }), P, cpu('Q', { watts: 60 }), B]],
    ['watts-tight', [gpu('G'), psu('W', { watts: 650 }), P, cpu('Q', { watts: 360 })]],
    // The fastest drive takes the fastest slot.
    ['fits', [drive('D'), fastDrive, mixed]],
    ['drive-slots', [many(2, fastDrive), mixed], 'one-pc'],
    ['slots-short', [drive('D'), fastDrive, lesser]],
    ['fits fits', [drive('D'), gpu('G'), B]],
    ['drive-slots fits', [drive('D'), fastDrive, gpu('G'), sharing]],
    ['drive-slots', [many(3, drive('D')), sharing], 'one-pc'],
    ['drive-slots drive-slots', [drive('D'), newest, drive('F'), sharing]],
    ['fits', [drive('D', { slot: 'SATA', generation: undefined }), B]],
    ['detail-unknown fits', [drive('D'), drive('E', { generation: undefined }), B]],
    // Drives for several PCs, and those among which a visitor chooses, are no sum.
    ['fits', [drive('D'), drive('E'), drive('F'), drive('G'), B], 'several-pcs'],
    // Slots of graphics and memory.
    ['slots-short', [gpu('G', { slot: 'AGP' }), B]],
    ['several-gpus fits', [gpu('G'), gpu('H'), B], 'one-pc'],
    ['slots-short several-gpus fits', [gpu('G'), gpu('H', { slot: 'AGP' }), B], 'one-pc'],
    ['slots-short', [memory('M', { modules: 4 }), motherboard('B', { memorySlots: 2 })]],
    ['four-modules', [memory('M', { modules: 4 }), P]],
    ['four-modules', [memory('M'), memory('N'), B]],
    ['fits', [memory('M'), memory('N'), B], 'choosing'],
  ])('has only the findings %s: %#', (codes, ...args) => {
    const findings = check(...args).filter((finding) => !isQuestion(finding));
    expect(findings.map(({ code }) => code)).toEqual(codes.split(' '));
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
    const questions = findings.filter(isQuestion).map((finding) => {
      const figures = formatSentence(finding, parts).match(/\d+(?= mm)|(?<=board is ).*(?=\.)/g);
      return [finding.askedKind, ...(figures ?? [])].join(' ');
    });
    expect(questions.toSorted()).toEqual(fields);
    const unsoldKinds = check(parts).map(({ askedKind }) => askedKind);
    expect(unsoldKinds).not.toContain('motherboard');
  });

  const ownBoard = { ...motherboard('own-board', { socket: 'S2' }), isOwned: true };
  it.each<[id: string, verdict: FindingCode, ...Parameters<typeof check>]>([
    // A part that no other works with, and one that another does.
    ['P', 'socket-differs', [B, other]],
    ['P', 'socket-differs', [B, other, Q]],
    ['Q', 'fits', [B, other, Q]],
    // What a board that has too few slots would do.
    ['M', 'profile-differs', [drive('D'), drive('E'), B, lesser, memory('M')]],
    // A product replaces the visitor's part of its kind.
    ['P', 'socket-differs', [P, ownBoard]],
    ['P', 'fits', [P, ownBoard, B]],
    // Quantities count in one PC alone.
    ['M', 'slots-short', [many(3, memory('M')), B], 'one-pc'],
    ['M', 'fits', [many(3, memory('M')), B], 'several-pcs'],
    ['D', 'slots-short', [many(4, drive('D')), B], 'one-pc'],
    // Two cards in one PC are for the shop to check, unless one of them is too much.
    ['G', 'several-gpus', [many(2, gpu('G')), psu('W')], 'one-pc'],
    ['G', 'watts-short', [many(2, gpu('G', { watts: 800 })), psu('W')], 'one-pc'],
  ])('gives %s the verdict %s: %#', (id, code, ...args) => {
    expect(getVerdict(check(...args), id)?.code).toBe(code);
  });

  it('says in true figures that a supply is short with the largest processor alone', () => {
    const parts = [gpu('G'), psu('W', { watts: 350 }), cpu('P'), cpu('Q', { watts: 40 })];
    const verdict = getVerdict(check(parts), 'G');
    expect(verdict && formatSentence(verdict, parts)).toBe(
      'The G and P draw up to 400 W, and the W has 350 W.',
    );
    expect(verdict?.outcome).toBe('underpowered');
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
  });

  it('asks whether two processors are for several PCs, and refuses nothing until then', () => {
    const parts = [many(2, P), many(2, gpu('G')), many(2, psu('W', { watts: 500 }))];
    expect(check(parts, 'one-pc')).toMatchObject([
      { code: 'ask-purpose', askedKind: 'purpose', partIds: ['P', 'W'] },
      { code: 'psu-below-recommended' },
    ]);
    expect(listCodes(parts, 'several-pcs')).not.toContain('ask-purpose');
  });

  it('of any products is the same in any order, and no third part makes two fit that clash', () => {
    const any = fc.shuffledSubarray<CheckedPart>([...products]);
    const anyPurpose = fc.constantFrom(undefined, ...PURPOSES);
    fc.assert(
      fc.property(any, anyPurpose, (parts, purpose) => {
        const ordered = products.filter((product) => parts.includes(product));
        const options = { purpose, soldKinds: SOLD };
        const describeFindings = (some: readonly CheckedPart[]) =>
          collectFindings(some, options).map((finding) => formatSentence(finding, some));
        expect(describeFindings(parts)).toEqual(describeFindings(ordered));
        const oneOfEach = [...new Map(parts.map((part) => [part.facts?.part, part])).values()];
        const clashes = check(oneOfEach).filter(isClash);
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

  it('claims of no two parts that they work together unless a rule has compared them', () => {
    const unsized = [
      { ...pcCase('case', { psuForms: ['SFX', 'SFX-L'] }), isOwned: true },
      { ...psu('supply', { leads: undefined }), isOwned: true },
      { ...motherboard('board', { slots: undefined, eps: undefined }), isOwned: true },
    ];
    const any = fc.shuffledSubarray<CheckedPart>([...products, ...unsized]);
    fc.assert(
      fc.property(any, fc.constantFrom(undefined, ...PURPOSES), (parts, purpose) => {
        const findPart = (id: string) => parts.find((part) => part.id === id) ?? { id };
        for (const finding of check(parts, purpose)) {
          if (
            !isWorking(finding) ||
            !/ (?:works? with|fits?) /.test(formatSentence(finding, parts))
          )
            continue;
          const about = finding.partIds.map(findPart);
          const hasKind = (kind: PartKind) => about.some(({ facts }) => facts?.part === kind);
          // A third part gives the context: the processor's power, and the card that loses lanes to a drive.
          const isContext = ({ facts }: CheckedPart) =>
            (facts?.part === 'cpu' && hasKind('psu')) ||
            (facts?.part === 'gpu' && hasKind('drive'));
          const [one, ...others] = about.filter((part) => !isContext(part));
          for (const other of others.filter(({ facts }) => facts?.part !== one?.facts?.part))
            expect(one && checkPair(one, other)[0]?.outcome).toMatch(/^(?!incompatible)./);
        }
      }),
      { numRuns: 60 },
    );
  });
});

/**
 * Enquiries with what is right by the makers' data, written by hand from the sources of data/shop/product-sources.md: every
 * clash, and of the rest what matters. '+' stands for one PC. A product goes by a piece of its id, and '#2' behind that by
 * another one of it. A finding is its code and the parts that it must name.
 */
describe('the whole of an enquiry', () => {
  const ALL =
    '14900k 14700k 14600k 9950x3d 9800x3d 9600x z790 x670e 5080 9070 5070 9060 neo fury 990-pro 9100-pro rm850e';
  /** Parts that the shop does not sell. */
  const unsold: readonly CheckedPart[] = [
    psu('weak', { watts: 450, leads: { '8-pin': 2, EPS: 1 } }),
    pcCase('h210', { forms: ['Mini-ITX'], cardRoom: 325 }),
    pcCase('big', { forms: ['ATX'], cardRoom: 400 }),
    cooler('low', { memoryRoom: 40 }),
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
    ['14900k 14700k z790 5080 rm850e', 'ask-purpose: 14700k 14900k', 'fits: 14900k rm850e 5080'],
    ['+ 5080 9070 z790 rm850e', 'several-gpus: 5080 9070'],
    // All that fits, two parts at a time.
    ['990-pro rm850e z790', 'fits: 990-pro z790', 'fits: rm850e z790'],
    // The slots and lanes of drives.
    ['14900k z790 5080 990-pro', 'slot-to-avoid: z790 990-pro 5080'],
    ['990-pro 9100-pro 5080 z790', 'drive-slots: z790 9100-pro 5080'],
    ['9100-pro 9100-pro#2 z790', 'drive-slots: z790 9100-pro#2', 'drive-slots: z790 9100-pro'],
    ['9100-pro 9100-pro#2 x670e 5080', 'slot-to-avoid: x670e 9100-pro 9100-pro#2 5080'],
    [
      '990-pro 990-pro#2 990-pro#3 990-pro#4 990-pro#5 x670e',
      'slots-short: x670e 990-pro 990-pro#2 990-pro#3 990-pro#4 990-pro#5',
    ],
    [
      '990-pro 990-pro#2 990-pro#3 990-pro#4 990-pro#5 z790 5080',
      'drive-slots: z790 990-pro 990-pro#2 990-pro#3 990-pro#4 990-pro#5 5080',
    ],
    // Choices, and what is left over.
    [
      '14900k 9800x3d z790 x670e',
      'ask-purpose: x670e z790 14900k 9800x3d',
      'bios-update: z790 14900k',
      'bios-update: x670e 9800x3d',
    ],
    ['14900k 9800x3d z790', 'ask-purpose: 14900k 9800x3d', 'socket-differs: z790 9800x3d'],
    ['14900k z790 x670e', 'ask-purpose: x670e z790', 'socket-differs: x670e 14900k'],
    ['9600x z790 9060 rm850e', 'socket-differs: z790 9600x', 'fits: 9600x rm850e 9060'],
    [
      '14600k z790 fury 990-pro 9060 rm850e',
      'fits: 14600k rm850e 9060',
      'memory-overclock: fury 14600k',
    ],
    [
      '9800x3d x670e neo 9100-pro 5080 rm850e',
      'fits: 9800x3d rm850e 5080',
      'bios-update: x670e 9800x3d',
      'cover-off: x670e 9100-pro',
    ],
    // A supply that is too small, by itself and among two.
    ['5080 weak', 'leads-short: 5080 weak'],
    ['5080 weak rm850e', 'ask-purpose: rm850e weak', 'leads-short: 5080 weak', 'fits: rm850e 5080'],
    [
      '9060 5080 weak rm850e',
      'ask-purpose: rm850e 9060 5080 weak',
      'watts-without-cpu: 9060 weak',
      'fits: rm850e 9060 5080',
    ],
    ['9060 14900k weak', 'watts-tight: 14900k 9060 weak'],
    ['9060 9950x3d 14900k weak', 'ask-purpose: 14900k 9950x3d', 'watts-tight: 14900k 9060 weak'],
    // Modules.
    ['+ neo fury z790', 'four-modules: fury neo z790'],
    ['+ fury fury#2 x670e 9800x3d', 'four-modules: fury fury#2 9800x3d'],
    ['+ fury fury#2 z790 14900k', 'four-modules: z790 fury fury#2'],
    ['+ fury fury#2 fury#3 z790', 'slots-short: z790 fury fury#2 fury#3'],
    // A case and a cooler that the visitor has.
    ['5080 h210 x670e', 'gpu-too-long: h210 5080', 'board-too-big: x670e h210'],
    ['9800x3d neo low big x670e 5080 rm850e', 'memory-too-tall: low neo', 'gpu-radiator: big 5080'],
    [
      ALL,
      'ask-purpose: x670e z790 5070 14600k 14700k 14900k 9600x 9800x3d 9950x3d 9060 5080 9070',
      ...['bios-update: z790 14600k 14700k 14900k', 'bios-update: x670e 9600x 9800x3d 9950x3d'],
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
    expect(outcomes).toEqual(OUTCOMES.filter((one) => outcomes.includes(one)));
    const clashes = findings
      .filter(isClash)
      .map(({ code, partIds }) => sortNames(`${code}: ${partIds.join(' ')}`));
    expect(clashes.toSorted()).toEqual(
      expected
        .filter((line) => clashes.includes(line) || /-(?:short|differs|too-\w+):/.test(line))
        .toSorted(),
    );
  });
});
