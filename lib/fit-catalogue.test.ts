/**
 * Every two products of the catalogue that a rule of data/fit.ts is about, with what is right by their makers' data: written
 * by hand from the sources of data/product-sources.md, not by the code that is tested.
 */
import { products } from '@/data/products';
import { fitOf, type Outcome } from './fit';

const Z790 = 'rog-strix-z790-e';
const X670E = 'rog-strix-x670e-e';
const CORE = ['core-i9-14900k', 'core-i7-14700k', 'core-i5-14600k'];
const RYZEN = ['ryzen-9-9950x3d', 'ryzen-7-9800x3d', 'ryzen-5-9600x'];
const KITS = ['trident-z5-neo-rgb-32gb', 'fury-beast-32gb'];
const CARDS = ['tuf-rtx-5080', 'pulse-rx-9070-xt', 'dual-rtx-5070', 'pulse-rx-9060-xt'];

type Row = readonly [
  some: readonly string[],
  others: readonly string[],
  outcome: Outcome,
  ...conditions: readonly string[],
];

const TABLE: readonly Row[] = [
  // LGA1700 takes Core of the 12th to 14th generation, AM5 takes Ryzen from 7000; both boards are of autumn 2022.
  [CORE, [Z790], 'condition', 'a current BIOS'],
  [CORE, [X670E], 'clash'],
  [RYZEN, [Z790], 'clash'],
  [RYZEN, [X670E], 'condition', 'a current BIOS'],
  // All six processors are rated DDR5-5600; the Trident's profile is EXPO alone, the FURY's EXPO and XMP.
  [KITS, [Z790, X670E, ...CORE, ...RYZEN], 'condition', 'an overclock'],
  // 850, 750, 750 and 450 W are asked for, on one 16-pin, two 8-pin, one 16-pin and one 8-pin lead.
  [CARDS, ['rm850e'], 'fits'],
  // The Z790-E has one M.2 slot of PCIe 5.0, which shares its lanes with the graphics slot, and four of 4.0.
  [['990-pro-2tb'], [Z790, X670E], 'fits'],
  [['9100-pro-heatsink-2tb'], [Z790], 'condition', 'x8 left for graphics', 'its M.2 cover off'],
  [['9100-pro-heatsink-2tb'], [X670E], 'condition', 'its M.2 cover off'],
  [CARDS, [Z790], 'condition', 'all 16 lanes while its Gen 5 M.2 slot is empty'],
  [CARDS, [X670E], 'condition', 'all 16 lanes while its shared Gen 5 M.2 slot is empty'],
];

it('leaves out no two that have a bearing on each other, and says of each two what is right', () => {
  const judged = products.flatMap((one, index) =>
    products.slice(index + 1).flatMap((other) => {
      const fit = fitOf(one, other);
      const pair = [one.id, other.id].sort().join(' ');
      return fit === undefined ? [] : [[pair, fit.outcome, ...fit.briefs].join(', ')];
    }),
  );
  const written = TABLE.flatMap(([some, others, ...said]) =>
    some.flatMap((one) =>
      others.map((other) => [[one, other].sort().join(' '), ...said].join(', ')),
    ),
  );
  expect(judged.toSorted()).toEqual(written.toSorted());
});
