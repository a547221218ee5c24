import fc from 'fast-check';
import { products } from '@/data/shop';
import { checkPair } from '@/lib/compatibility/check-parts';
import { type FindingCode, getWorstFinding } from '@/lib/compatibility/findings';
import { type CheckedPart, filterByKind, type KnownPart } from '@/lib/compatibility/parts';
import * as parts from '@/lib/compatibility/testing/parts';
import { checkProduct } from './check-product';
import { loadParts, parseParts } from './part-database';
import { createPartList, type PartLists } from './part-lists';
import { createVisitorParts, type VisitorPart } from './visitor-parts';
import type { VisitorPc } from './visitor-pc';

const CASES = [
  'NZXT|H210|0000001|Mini-ITX|325|',
  'Fractal Design|North|0000002,0000012|ATX|355|',
  'Fractal Design|Define R6|0000003|EATX|440|cages',
  'Acme|Box|0000004|||',
  'DAN Cases|A4-SFX|0000005|Mini-ITX|360||2',
];
const BOARDS = [
  'MSI|B450 TOMAHAWK|0000001|AM4|DDR4|ATX',
  'MSI|PRO Z690-A|0000002|LGA1700||ATX',
  'ASUS|TUF B650-PLUS|0000003|AM5|DDR5|ATX',
];
const lists: PartLists = {
  case: createPartList(parseParts('case', CASES)),
  supply: createPartList(parseParts('supply', ['EVGA|500 W1|0000001|500'])),
  board: createPartList(parseParts('board', BOARDS)),
};
const tuf = parts.gpu('TUF', {
  ...{ length: 348, room: 350, minimumSupply: 850, watts: 360 },
  ...{ leads: { '16-pin': 1 }, adapter: { '8-pin': 3 } },
});
const small = parts.gpu('Small', { watts: 170, minimumSupply: 450, leads: { '8-pin': 1 } });
const thick = parts.gpu('Thick', { length: 348, room: 350, thickness: 2.5 });
const am5 = parts.cpu('9800X3D', { socket: 'AM5', series: 'Ryzen 9000' });
const ddr5 = parts.memory('FURY');
const atx = parts.motherboard('Z790', { socket: 'LGA1700' });
const eatx = parts.motherboard('Z790', { form: 'E-ATX' });
const chooseCase = (number: number) => ({ id: `000000${number}` });
const typed = (text: string) => ({ typed: text });

it.each<[product: CheckedPart, visitorPc: VisitorPc, ...codes: readonly FindingCode[]]>([
  [tuf, { case: chooseCase(1) }, 'gpu-too-long'],
  [tuf, { case: { id: '0000012' } }, 'gpu-tight'],
  [tuf, { case: chooseCase(3) }, 'gpu-caged'],
  [tuf, { case: chooseCase(4) }, 'fact-unknown'],
  [thick, { case: chooseCase(5) }, 'gpu-tight'],
  [tuf, { case: typed('347 mm') }, 'gpu-too-long'],
  [tuf, { case: typed('406 mm') }, 'gpu-has-room'],
  [tuf, { case: typed('an old one') }, 'fact-unknown'],
  [tuf, { supply: chooseCase(1) }, 'psu-below-recommended'],
  [tuf, { supply: typed('350') }, 'watts-short'],
  [tuf, { supply: typed('850 W') }, 'leads-unknown'],
  [tuf, { supply: typed('be quiet!') }, 'fact-unknown'],
  // The processor counts: nothing is enough without it, and an i9 is too much for 450 W.
  [small, { supply: typed('450') }, 'watts-without-cpu'],
  [small, { supply: typed('450'), processor: typed('i9-14900K') }, 'watts-tight'],
  [am5, { board: chooseCase(1) }, 'socket-differs'],
  [am5, { board: chooseCase(3) }, 'bios-unknown'],
  [am5, { processor: typed('Ryzen 5 3600') }, 'socket-differs'],
  [am5, { processor: typed('a fast one') }, 'fact-unknown'],
  [ddr5, { board: chooseCase(1) }, 'memory-type-differs'],
  [ddr5, { board: chooseCase(2) }, 'fact-unknown'],
  [ddr5, { board: chooseCase(3) }, 'memory-details-unknown'],
  [parts.drive('990'), { board: chooseCase(3) }, 'fact-unknown'],
  [atx, { case: chooseCase(1) }, 'board-too-big'],
  [atx, { case: chooseCase(2) }, 'fits'],
  [atx, { processor: typed('Ryzen 7 7700X') }, 'socket-differs'],
  [eatx, { case: chooseCase(2) }, 'fact-unknown'],
  [eatx, { case: chooseCase(3) }, 'board-width-varies'],
  // A card fits a slot of any generation, on boards that have one.
  [tuf, { board: chooseCase(1) }, 'gpu-any-generation'],
  // The worst of each of the visitor's parts, the worst first, and nothing where nothing decides.
  [tuf, { case: chooseCase(1), supply: typed('650') }, 'gpu-too-long', 'psu-below-recommended'],
  [tuf, { case: typed('406 mm'), supply: typed('650') }, 'psu-below-recommended'],
  [tuf, { case: { id: '9999999' } }],
  [am5, {}],
])('%j', (product, visitorPc, ...codes) => {
  const findings = checkProduct(product, createVisitorParts(visitorPc, lists));
  expect(findings.map(({ code }) => code)).toEqual(codes);
});

it('checks what goes into a ready-made PC, but for what is known not to fit', () => {
  const visitorParts = createVisitorParts({ case: chooseCase(1), board: chooseCase(3) }, lists);
  const [finding] = checkProduct(am5, visitorParts, 'Dell XPS');
  expect(finding).toMatchObject({ code: 'ready-made', params: { pc: 'Dell XPS' } });
  expect(checkProduct(tuf, visitorParts, 'Dell XPS')[0]?.code).toBe('gpu-too-long');
});

describe('by the rules between the shop’s own parts', () => {
  const { pcCase, psu, motherboard } = parts;
  const known: readonly KnownPart[] = [
    ...products.filter((part): part is (typeof products)[number] & KnownPart => !!part.facts),
    ...[pcCase('case'), psu('psu'), motherboard('board')],
  ];
  const [anyProduct, anyPart] = [fc.constantFrom(...products), fc.constantFrom(...known)];
  const createOwned = (facts: KnownPart['facts']) =>
    ({ id: 'own-case', facts, isOwned: true }) as VisitorPart;

  it('the visitor’s part comes to what the shop’s same part does, and a fact less never to a fit', () => {
    // A card fits a slot of any generation: its board need not be known further.
    const isFit = (product: CheckedPart, facts: object) => {
      const [worst] = checkProduct(product, [createOwned(facts as KnownPart['facts'])]);
      return worst?.outcome === 'compatible' && worst.code !== 'gpu-any-generation';
    };
    fc.assert(
      fc.property(anyProduct, anyPart, fc.func(fc.boolean()), (product, part, keep) => {
        const { facts } = part;
        const [worst] = checkProduct(product, [createOwned(facts)]);
        if (worst) expect(worst.code).toBe(getWorstFinding(checkPair(product, part))?.code);
        const fewerFacts = Object.entries(facts).filter(
          ([name]) => name === 'part' || name === 'short' || keep(name),
        );
        if (!isFit(product, facts))
          expect(isFit(product, Object.fromEntries(fewerFacts))).toBe(false);
        expect(isFit(product, { part: facts.part, short: 'X' })).toBe(false);
      }),
    );
  });

  it.each([
    ['gpu', 'case', 0.85],
    ['motherboard', 'case', 0.95],
    ['memory', 'board', 0.92],
    ['cpu', 'board', 0.95],
    ['gpu', 'supply', 0.97],
  ] as const)(
    'a verdict is given of a %s and nearly each listed %s',
    async (kind, field, share) => {
      const sample = (await loadParts(field)).filter((_, index) => index % 4 === 0);
      const outcomes = sample.flatMap((part) => {
        const list = { [field]: createPartList([part]) };
        const visitorParts = createVisitorParts({ [field]: { id: part.ids[0] } }, list);
        return filterByKind(products, kind).map(
          (product) => checkProduct(product, visitorParts)[0]?.outcome ?? 'unverified',
        );
      });
      const decided = outcomes.filter((outcome) => outcome !== 'unverified');
      expect(decided.length / outcomes.length).toBeGreaterThanOrEqual(share);
    },
  );
});
