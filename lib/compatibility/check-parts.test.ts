import fc from 'fast-check';
import { products } from '@/data/shop';
import type { PartKind } from '@/lib/content/facts';
import type { Purpose } from '@/lib/page-state/page-state';
import { checkPair, collectFindings } from './check-parts';
import { type Finding, getVerdict, isQuestion, outcomeByCode } from './findings';
import { MAX_BUILDS } from './list-builds';
import type { CheckedPart } from './parts';
import { cooler, cpu, drive, gpu, memory, motherboard, pcCase, psu } from './testing/parts';

const NOTHING_SOLD: ReadonlySet<PartKind> = new Set();
const SOLD: ReadonlySet<PartKind> = new Set(products.flatMap(({ facts }) => facts?.part ?? []));
const check = (parts: readonly CheckedPart[], purpose?: Purpose) =>
  collectFindings(parts, { purpose, soldKinds: NOTHING_SOLD });
const listCodes = (findings: readonly Finding[]) => findings.map(({ code }) => code);

describe('an enquiry', () => {
  it('merges what holds for several parts, so that no finding appears twice', () => {
    const cpus = ['P', 'Q'].map((id) => cpu(id, { series: 'Second' }));
    const findings = check([motherboard('B'), memory('M'), ...cpus]);
    const bios = findings.filter(({ code }) => code === 'bios-update-usb');
    expect(bios).toHaveLength(1);
    expect(bios[0]?.partIds.toSorted()).toEqual(['B', 'P', 'Q']);
  });

  it('sorts the worst first', () => {
    const parts = [
      ...[gpu('G', { length: 348, room: 350 }), psu('W'), cpu('P', { series: 'Second' })],
      ...[motherboard('B'), motherboard('C'), drive('D', { slot: 'SATA' })],
      ...[pcCase('K', { cardRoom: 300 }), memory('M', { height: 44 })],
    ];
    const outcomes = new Set(check(parts).map(({ outcome }) => outcome));
    expect([...outcomes]).toEqual(['incompatible', 'unverified', 'conditional', 'compatible']);
  });

  it.each([
    ['with a processor', [cpu('P')], ['psu-below-recommended', 'watts-below-recommended']],
    ['without one', [], ['psu-below-recommended', 'watts-without-cpu']],
  ] as const)(
    'praises no power supply that its card’s maker finds too small, %s',
    (_, more, codes) => {
      const parts = [gpu('G', { minimumSupply: 850 }), psu('W', { watts: 750 }), ...more];
      expect(listCodes(check(parts)).filter((code) => /^(?:psu|watts)/.test(code))).toEqual(codes);
    },
  );

  it('asks for a motherboard and a power supply that the shop sells, a case and a cooler', () => {
    const askedFields = (...parts: readonly CheckedPart[]) =>
      collectFindings(parts, { soldKinds: new Set(['motherboard', 'psu']) }).flatMap(
        ({ code, params }) => (params.field && isQuestion(code) ? params.field : []),
      );
    const long = gpu('G', { room: 350 });
    const tall = memory('M', { height: 44 });
    const board = motherboard('B');
    expect(askedFields(long, drive('D')).toSorted()).toEqual(['case', 'motherboard', 'psu']);
    expect(askedFields(psu('W'), { id: 'lamp' })).toEqual([]);
    expect(askedFields(tall, board)).toEqual(['case', 'cooler']);
    expect(askedFields(tall, board, pcCase('K'), cooler('L', { memoryRoom: 50 }))).toEqual([]);
    // What the visitor has is not asked for again.
    expect(askedFields(long, { ...psu('own-supply'), isOwned: true })).not.toContain('psu');
    expect(check([long, drive('D')]).some(({ code }) => code.startsWith('add-'))).toBe(false);
  });

  it('gives a verdict on a part that no working PC has a place for, and none on one that has', () => {
    const [board, other] = [motherboard('B'), cpu('P', { socket: 'S2' })];
    expect(getVerdict(check([board, other]), 'P')?.code).toBe('socket-differs');
    const findings = check([board, other, cpu('Q')]);
    expect(getVerdict(findings, 'P')?.code).toBe('socket-differs');
    expect(getVerdict(findings, 'Q')?.outcome).toBe('compatible');
  });

  it('lets a product replace the visitor’s part of its kind', () => {
    const own = { ...motherboard('own-board', { socket: 'S2' }), isOwned: true };
    expect(getVerdict(check([cpu('P'), own]), 'P')?.code).toBe('socket-differs');
    expect(getVerdict(check([cpu('P'), own, motherboard('B')]), 'P')?.outcome).toBe('compatible');
  });

  it('counts quantities in one PC alone', () => {
    const kits = [{ ...memory('M'), quantity: 3 }, motherboard('B')];
    expect(getVerdict(check(kits, 'one-pc'), 'M')).toMatchObject({
      code: 'resource-short',
      params: { need: 6, has: 4 },
    });
    expect(getVerdict(check(kits, 'several-pcs'), 'M')?.outcome).toBe('compatible');
    const two = [{ ...gpu('G'), quantity: 2 }, psu('W')];
    expect(listCodes(check(two, 'one-pc'))).toContain('resource-short');
    expect(
      listCodes(check([{ ...drive('D'), quantity: 4 }, motherboard('B')], 'one-pc')),
    ).toContain('resource-short');
  });

  it('stays fast whatever the quantity', () => {
    const adapted = gpu('G', { leads: { '16-pin': 1 }, adapter: { '8-pin': 3 } });
    const start = performance.now();
    check([{ ...adapted, quantity: 999 }, { ...drive('D'), quantity: 999 }, psu('W')], 'one-pc');
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('asks about choices until the visitor has answered', () => {
    const cpus = [cpu('P'), cpu('Q')];
    expect(listCodes(check(cpus))).toEqual(['ask-purpose']);
    expect(listCodes(check(cpus, 'one-pc'))).toEqual(['ask-which']);
    expect(listCodes(check(cpus, 'choosing'))).toEqual([]);
    expect(listCodes(check(cpus, 'several-pcs'))).toEqual([]);
    expect(listCodes(check([gpu('G'), gpu('H')], 'one-pc'))).toEqual([]);
  });

  it('evaluates at most 64 PCs', () => {
    const createParts = (count: number) => [
      ...Array.from(Array(count), (_, index) => gpu(`G${index}`)),
      ...Array.from(Array(8), (_, index) => cpu(`P${index}`)),
    ];
    expect(listCodes(check(createParts(8)))).not.toContain('too-many-builds');
    const tooMany = check(createParts(9)).find(({ code }) => code === 'too-many-builds');
    expect(tooMany?.params).toEqual({ n: MAX_BUILDS });
  });

  const any = fc.shuffledSubarray([...products]);
  const anyPurpose = fc.constantFrom<(Purpose | undefined)[]>(
    undefined,
    'one-pc',
    'several-pcs',
    'choosing',
  );

  it('is the same in any order', () => {
    fc.assert(
      fc.property(any, anyPurpose, (parts, purpose) => {
        const ordered = products.filter((product) => parts.includes(product));
        const options = { purpose, soldKinds: SOLD };
        expect(collectFindings(parts, options)).toEqual(collectFindings(ordered, options));
      }),
    );
  });

  it('with one of each kind, no part makes two others fit that clash', () => {
    const oneOfEach = any.map((parts) =>
      parts.filter(
        ({ facts }, at) => at === parts.findIndex((other) => other.facts?.part === facts?.part),
      ),
    );
    fc.assert(
      fc.property(oneOfEach, (parts) => {
        const clashes = check(parts).filter(({ outcome }) => outcome === 'incompatible');
        for (const a of parts) {
          for (const b of parts) {
            if (checkPair(a, b)[0]?.outcome !== 'incompatible') continue;
            const isFound = clashes.some(
              ({ partIds }) => partIds.includes(a.id) && partIds.includes(b.id),
            );
            expect(isFound).toBe(true);
          }
        }
      }),
    );
  });

  it('of all the sample’s products needs at most 15 lines', () => {
    for (const purpose of [undefined, 'several-pcs', 'choosing'] as const)
      expect(collectFindings(products, { purpose, soldKinds: SOLD }).length).toBeLessThanOrEqual(
        15,
      );
  });
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
  const copy = (id: string, of: string) => {
    const facts = products.find((product) => product.id === of)?.facts;
    return { id, facts };
  };
  /** Parts that the shop does not sell, or not twice. */
  const more: readonly CheckedPart[] = [
    copy('xt2', ids.xt),
    ...['gen5b'].map((id) => copy(id, ids.gen5)),
    ...['gen4b', 'gen4c', 'gen4d', 'gen4e'].map((id) => copy(id, ids.gen4)),
    ...['fury2', 'fury3'].map((id) => copy(id, ids.fury)),
    psu('weak', { watts: 450, leads: { '8-pin': 2, EPS: 1 } }),
    pcCase('h210', { forms: ['Mini-ITX'], cardRoom: 325, coolerRoom: 165 }),
    pcCase('big', { forms: ['ATX'], cardRoom: 400, coolerRoom: 180 }),
    cooler('low', { sockets: ['LGA1700', 'AM5'], height: 158, memoryRoom: 40 }),
  ];
  const nameOf = (id: string) =>
    Object.entries(ids).find(([, productId]) => productId === id)?.[0] ?? id;
  const partOf = (name: string) =>
    [...products, ...more].find(({ id }) => nameOf(id) === name) ?? { id: name };

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
    ['+ xt xt2 rm', 'resource-short: rm xt xt2'],
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
      'bios-update-usb: X670 r7',
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
    ['+ fury fury2 X670 r7', 'kits-mixed: fury fury2', 'four-modules: fury fury2 r7'],
    ['+ fury fury2 Z790 i9', 'four-modules-unrated: Z790 fury fury2'],
    ['+ fury fury2 fury3 Z790', 'resource-short: Z790 fury fury2 fury3'],
    // A case and a cooler that the visitor has.
    ['tuf h210 X670', 'gpu-too-long: h210 tuf', 'board-too-big: X670 h210'],
    ['r7 neo low big X670 tuf rm', 'memory-too-tall: low neo', 'gpu-radiator: big tuf'],
    [
      Object.keys(ids).join(' '),
      'ask-purpose: X670 Z790 dual fury i5 i7 i9 neo r5 r7 r9 small tuf xt',
      'goes-with: Z790 i5 i7 i9',
      'goes-with: X670 r5 r7 r9',
    ],
  ])('%s', (list, ...written) => {
    const names = list.split(' ').filter((name) => name !== '+');
    const purpose = list.startsWith('+') ? 'one-pc' : undefined;
    const findings = collectFindings(names.map(partOf), { purpose, soldKinds: SOLD });
    const found = findings.map(
      ({ code, partIds }) => `${code}: ${partIds.map(nameOf).toSorted().join(' ')}`,
    );
    expect(found).toEqual(expect.arrayContaining([...written]));
    const isClash = (line: string) =>
      outcomeByCode[line.split(':')[0] as keyof typeof outcomeByCode] === 'incompatible';
    expect(found.filter(isClash).toSorted()).toEqual(written.filter(isClash).toSorted());
  });
});
