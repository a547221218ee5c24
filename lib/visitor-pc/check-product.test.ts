import fc from 'fast-check';
import { products } from '@/data/shop';
import { checkPair } from '@/lib/compatibility/check-parts';
import { type FindingCode, getWorstFinding } from '@/lib/compatibility/findings';
import { formatFindingSummary } from '@/lib/compatibility/messages';
import { type CheckedPart, filterByKind, type KnownPart } from '@/lib/compatibility/parts';
import {
  cpu,
  drive,
  gpu,
  memory,
  motherboard,
  pcCase,
  psu,
} from '@/lib/compatibility/testing/parts';
import { checkProduct } from './check-product';
import { loadParts, parseParts } from './part-database';
import { createPartList, type PartLists } from './part-lists';
import { createVisitorParts, type VisitorPart } from './visitor-parts';
import type { VisitorPc } from './visitor-pc';

const lists: PartLists = {
  case: createPartList(
    parseParts('case', [
      'NZXT|H210|0000001|Mini-ITX|325|',
      'Fractal Design|North|0000002,0000012|ATX|355|',
      'Fractal Design|Define R6|0000003|EATX|440|cages',
      'Acme|Box|0000004|||',
      'DAN Cases|A4-SFX|0000005|Mini-ITX|360||2',
      'Cooler Master|NR200|0000006|Mini-ITX|380||3',
      'Fractal Design|Meshify 2 XL|0000007|EATX|549|cages',
      'Jonsbo|N3|0000008|Mini-ITX|349||2',
      'Thermaltake|S300|0000009|ATX|360|cages',
    ]),
  ),
  supply: createPartList(parseParts('supply', ['EVGA|500 W1|0000001|500'])),
  board: createPartList(
    parseParts('board', [
      'MSI|B450 TOMAHAWK|0000001|AM4|DDR4|ATX',
      'MSI|PRO Z690-A|0000002|LGA1700||ATX',
      'ASUS|TUF B650-PLUS|0000003|AM5|DDR5|ATX',
    ]),
  ),
};
const tuf = {
  brand: 'ASUS',
  ...gpu('TUF', {
    ...{ length: 348, room: 350, minimumSupply: 850, watts: 360 },
    ...{ leads: { '16-pin': 1 }, adapter: { '8-pin': 3 } },
  }),
};
const small = {
  brand: 'Sapphire',
  ...gpu('Small', { room: 245, watts: 170, minimumSupply: 450, leads: { '8-pin': 1 } }),
};
const thick = gpu('Dual', { length: 348, room: 350, thickness: 2.5 });
const am5 = cpu('9800X3D', { socket: 'AM5', series: 'Ryzen 9000' });
const ddr5 = memory('FURY');
const atx = motherboard('Z790', { socket: 'LGA1700', form: 'ATX' });
const eatx = motherboard('Z790', { form: 'E-ATX' });
const m2 = drive('990');
const id = (number: number) => ({ id: `000000${number}` });

it.each<
  [
    product: CheckedPart,
    have: VisitorPc,
    ...findings: readonly (readonly [FindingCode, text: string])[],
  ]
>([
  [tuf, { case: id(1) }, ['gpu-too-long', 'Too long for your H210 by 23 mm']],
  [tuf, { case: { typed: '347 mm' } }, ['gpu-too-long', 'Too long for your case by 1 mm']],
  [
    tuf,
    { case: { typed: '348 mm' } },
    ['gpu-snug', 'Tight: your case takes 348 mm, this card is 348 mm. Measure your case first'],
  ],
  [
    tuf,
    { case: { typed: '349 mm' } },
    ['gpu-snug', 'Tight: your case takes 349 mm, this card is 348 mm. Measure your case first'],
  ],
  [tuf, { case: { typed: '350 mm' } }, ['gpu-tight', 'Tight in your case: 0 mm to spare']],
  [tuf, { case: { id: '0000012' } }, ['gpu-tight', 'Tight in your North: 5 mm to spare']],
  [
    tuf,
    { case: id(9) },
    ['gpu-tight', 'Tight in your S300: 10 mm to spare. Check for a drive cage'],
  ],
  [
    thick,
    { case: id(8) },
    [
      'gpu-snug',
      'Tight: your N3 takes 349 mm, this card is 348 mm. Measure your case first. Has it room for 2.5 slots?',
    ],
  ],
  [tuf, { case: id(3) }, ['gpu-caged', 'Fits your Define R6 if no drive cage is in the way']],
  [tuf, { case: { typed: '406 mm' } }, ['gpu-has-room', 'Fits your case: 56 mm to spare']],
  [
    tuf,
    { case: { typed: '405 mm' } },
    ['gpu-radiator', 'Fits your case with no front radiator: 55 mm to spare'],
  ],
  [
    thick,
    { case: id(5) },
    ['gpu-tight', 'Tight in your A4-SFX: 10 mm to spare. Has it room for 2.5 slots?'],
  ],
  [
    thick,
    { case: id(6) },
    ['gpu-radiator', 'Fits your NR200 with no front radiator: 30 mm to spare'],
  ],
  [tuf, { case: id(7) }, ['gpu-caged', 'Fits your Meshify 2 XL if no drive cage is in the way']],
  [tuf, { case: id(4) }, ['fact-unknown', 'We’ll check your Box']],
  [tuf, { case: { typed: 'an old one' } }, ['fact-unknown', 'We’ll check your case']],
  [
    tuf,
    { supply: { typed: '650' } },
    ['psu-below-recommended', 'Below ASUS’s recommended 850 W: your power supply has 650 W'],
  ],
  [
    tuf,
    { supply: { typed: '350' } },
    ['watts-short', 'Doesn’t work with your power supply: up to 360 W drawn, 350 W there'],
  ],
  [
    tuf,
    { supply: id(1) },
    ['psu-below-recommended', 'Below ASUS’s recommended 850 W: your 500 W1 has 500 W'],
  ],
  [
    tuf,
    { supply: { typed: '850 W' } },
    [
      'leads-unknown',
      '850 W meets ASUS’s 850 W. Check your power supply for 1 × 16-pin, or 3 × 8-pin for the adapter in the box',
    ],
  ],
  [tuf, { supply: { typed: 'be quiet!' } }, ['fact-unknown', 'We’ll check your power supply']],
  // The processor counts: nothing is enough without it, and an i9 is too much for 450 W.
  [
    small,
    { supply: { typed: '450' } },
    [
      'watts-without-cpu',
      '170 W of the 450 W of your power supply, with no processor counted. Name yours and we’ll add it up',
    ],
  ],
  [
    small,
    { supply: { typed: '450' }, processor: { typed: 'i9-14900K' } },
    ['watts-tight', 'Little to spare: up to 423 W drawn of the 450 W of your power supply'],
  ],
  [
    am5,
    { board: id(1) },
    ['socket-differs', 'Doesn’t fit your B450 TOMAHAWK: different sockets, AM5 and AM4'],
  ],
  [
    am5,
    { board: id(3) },
    ['bios-unknown', 'Fits your TUF B650-PLUS: right socket, but it may need a newer BIOS'],
  ],
  [
    am5,
    { processor: { typed: 'Ryzen 5 3600' } },
    ['socket-differs', 'Doesn’t fit your processor’s board: different sockets, AM5 and AM4'],
  ],
  [
    am5,
    { processor: { typed: 'a fast one' } },
    ['fact-unknown', 'We’ll check your processor’s board'],
  ],
  [
    ddr5,
    { board: id(1) },
    ['memory-type-differs', 'Won’t work with your B450 TOMAHAWK: it takes DDR4, this is DDR5'],
  ],
  [
    ddr5,
    { board: id(3) },
    [
      'memory-details-unknown',
      'Fits your TUF B650-PLUS: DDR5 is right; we’ll check modules and speed',
    ],
  ],
  [ddr5, { board: id(2) }, ['fact-unknown', 'We’ll check your PRO Z690-A']],
  [m2, { board: id(3) }, ['fact-unknown', 'We’ll check your TUF B650-PLUS']],
  [atx, { case: id(1) }, ['board-too-big', 'Too big for your H210: it takes Mini-ITX at most']],
  [atx, { case: id(2) }, ['fits', 'Fits your North']],
  [eatx, { case: id(2) }, ['fact-unknown', 'We’ll check your North']],
  [
    eatx,
    { case: id(3) },
    ['board-width-varies', 'Fits your Define R6: EATX widths vary, so check it'],
  ],
  [eatx, { case: id(1) }, ['board-too-big', 'Too big for your H210: it takes Mini-ITX at most']],
  [
    atx,
    { processor: { typed: 'Ryzen 7 7700X' } },
    ['socket-differs', 'Doesn’t take your processor: different sockets, AM5 and LGA1700'],
  ],
  // A card fits a slot of any generation, on boards that have one.
  [
    tuf,
    { board: id(1) },
    ['gpu-any-generation', 'Works with your B450 TOMAHAWK: PCIe 3.0, 4.0 and 5.0 work together'],
  ],
  // The worst of each of the visitor's parts, the worst first, and nothing where nothing decides.
  [
    tuf,
    { case: id(1), supply: { typed: '650' } },
    ['gpu-too-long', 'Too long for your H210 by 23 mm'],
    ['psu-below-recommended', 'Below ASUS’s recommended 850 W: your power supply has 650 W'],
  ],
  [tuf, { case: { id: '9999999' } }],
  [am5, {}],
])('%j', (product, have, ...findings) => {
  const visitorParts = createVisitorParts(have, lists);
  const found = checkProduct(product, visitorParts).map((finding) => [
    finding.code,
    formatFindingSummary(finding, [product, ...visitorParts], product.id),
  ]);
  expect(found).toEqual(findings);
});

it('checks what goes into a ready-made PC, but for what is known not to fit', () => {
  const visitorParts = createVisitorParts({ case: id(1), board: id(3) }, lists);
  const [check] = checkProduct(am5, visitorParts, 'Dell XPS');
  expect(check?.outcome).toBe('unverified');
  expect(check && formatFindingSummary(check, [am5], am5.id)).toBe('We’ll check your Dell XPS');
  expect(checkProduct(tuf, visitorParts, 'Dell XPS')[0]?.code).toBe('gpu-too-long');
});

describe('by the rules between the shop’s own parts', () => {
  const kept: readonly CheckedPart[] = [
    ...products,
    ...[pcCase('case'), psu('psu'), motherboard('board')],
  ];
  const known = kept.filter((part): part is KnownPart => part.facts !== undefined);
  const anyProduct = fc.constantFrom(...products);
  const own = (facts: KnownPart['facts']) =>
    ({ id: 'own-case', facts, isOwned: true }) as VisitorPart;

  it('the visitor’s part comes to what the shop’s same part does', () => {
    fc.assert(
      fc.property(anyProduct, fc.constantFrom(...known), (product, same) => {
        const [worst] = checkProduct(product, [own(same.facts)]);
        if (worst) expect(worst.code).toBe(getWorstFinding(checkPair(product, same))?.code);
      }),
    );
  });

  it('what is not known never becomes a fit', () => {
    // A card fits a slot of any generation: its board need not be known further.
    const isFit = (product: CheckedPart, part: VisitorPart) => {
      const [worst] = checkProduct(product, [part]);
      return worst?.outcome === 'compatible' && worst.code !== 'gpu-any-generation';
    };
    fc.assert(
      fc.property(
        anyProduct,
        fc.constantFrom(...known),
        fc.func(fc.boolean()),
        (product, part, keep) => {
          const facts = Object.entries(part.facts).filter(
            ([name]) => name === 'part' || name === 'short' || keep(name),
          );
          const less = Object.fromEntries(facts) as unknown as KnownPart['facts'];
          if (!isFit(product, own(part.facts))) expect(isFit(product, own(less))).toBe(false);
          const none = { part: part.facts.part, short: 'X' } as KnownPart['facts'];
          expect(isFit(product, own(none))).toBe(false);
        },
      ),
    );
  });

  it.each([
    ['gpu', 'case', 0.85],
    ['motherboard', 'case', 0.95],
    ['memory', 'board', 0.92],
    ['cpu', 'board', 0.95],
    ['gpu', 'supply', 0.97],
  ] as const)(
    'a verdict is given of a %s and nearly each %s that is listed',
    async (kind, field, share) => {
      const parts = await loadParts(field);
      const outcomes = parts.flatMap((part) => {
        const visitorParts = createVisitorParts(
          { [field]: { id: part.ids[0] } },
          { [field]: createPartList([part]) },
        );
        return filterByKind(products, kind).map(
          (product) => checkProduct(product, visitorParts)[0]?.outcome,
        );
      });
      const open = outcomes.filter((outcome) => outcome === 'unverified' || outcome === undefined);
      expect(1 - open.length / outcomes.length).toBeGreaterThanOrEqual(share);
    },
  );
});
