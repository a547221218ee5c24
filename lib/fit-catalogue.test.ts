/**
 * Every two products of the catalogue that a rule of data/fit.ts is about, with what is right by their makers' data: written
 * by hand from the sources of data/product-sources.md, not by the code that is tested.
 */
import { products } from '@/data/products';
import { fitOf, type Outcome } from './fit';

const Z790 = 'rog-strix-z790-e';
const X670E = 'rog-strix-x670e-e';
const TRIDENT = 'trident-z5-neo-rgb-32gb';
const FURY = 'fury-beast-32gb';
const SUPPLY = 'rm850e';

const BIOS = 'a current BIOS';
const OVERCLOCK = 'an overclock';
const SHARED_FREE = 'all 16 lanes while its shared Gen 5 M.2 slot is empty';
const GEN_5_FREE = 'all 16 lanes while its Gen 5 M.2 slot is empty';

type Row = readonly [
  one: string,
  other: string,
  outcome: Outcome,
  ...conditions: readonly string[],
];

const TABLE: readonly Row[] = [
  // LGA1700 takes Core of the 12th to 14th generation, AM5 takes Ryzen from 7000; both boards are of autumn 2022.
  ['core-i9-14900k', Z790, 'condition', BIOS],
  ['core-i9-14900k', X670E, 'clash'],
  ['core-i7-14700k', Z790, 'condition', BIOS],
  ['core-i7-14700k', X670E, 'clash'],
  ['core-i5-14600k', Z790, 'condition', BIOS],
  ['core-i5-14600k', X670E, 'clash'],
  ['ryzen-9-9950x3d', Z790, 'clash'],
  ['ryzen-9-9950x3d', X670E, 'condition', BIOS],
  ['ryzen-7-9800x3d', Z790, 'clash'],
  ['ryzen-7-9800x3d', X670E, 'condition', BIOS],
  ['ryzen-5-9600x', Z790, 'clash'],
  ['ryzen-5-9600x', X670E, 'condition', BIOS],
  // All six processors are rated DDR5-5600; the Trident's profile is EXPO alone, the FURY's EXPO and XMP.
  [TRIDENT, Z790, 'condition', OVERCLOCK],
  [TRIDENT, X670E, 'condition', OVERCLOCK],
  [FURY, Z790, 'condition', OVERCLOCK],
  [FURY, X670E, 'condition', OVERCLOCK],
  [TRIDENT, 'core-i9-14900k', 'condition', OVERCLOCK],
  [TRIDENT, 'core-i7-14700k', 'condition', OVERCLOCK],
  [TRIDENT, 'core-i5-14600k', 'condition', OVERCLOCK],
  [TRIDENT, 'ryzen-9-9950x3d', 'condition', OVERCLOCK],
  [TRIDENT, 'ryzen-7-9800x3d', 'condition', OVERCLOCK],
  [TRIDENT, 'ryzen-5-9600x', 'condition', OVERCLOCK],
  [FURY, 'core-i9-14900k', 'condition', OVERCLOCK],
  [FURY, 'core-i7-14700k', 'condition', OVERCLOCK],
  [FURY, 'core-i5-14600k', 'condition', OVERCLOCK],
  [FURY, 'ryzen-9-9950x3d', 'condition', OVERCLOCK],
  [FURY, 'ryzen-7-9800x3d', 'condition', OVERCLOCK],
  [FURY, 'ryzen-5-9600x', 'condition', OVERCLOCK],
  // 850, 750, 750 and 450 W are asked for, on one 16-pin, two 8-pin, one 16-pin and one 8-pin lead.
  ['tuf-rtx-5080', SUPPLY, 'fits'],
  ['pulse-rx-9070-xt', SUPPLY, 'fits'],
  ['dual-rtx-5070', SUPPLY, 'fits'],
  ['pulse-rx-9060-xt', SUPPLY, 'fits'],
  // The Z790-E has one M.2 slot of PCIe 5.0, which shares its lanes with the graphics slot, and four of 4.0.
  ['990-pro-2tb', Z790, 'fits'],
  ['990-pro-2tb', X670E, 'fits'],
  ['9100-pro-heatsink-2tb', Z790, 'condition', 'x8 left for graphics', 'its M.2 cover off'],
  ['9100-pro-heatsink-2tb', X670E, 'condition', 'its M.2 cover off'],
  ['tuf-rtx-5080', Z790, 'condition', GEN_5_FREE],
  ['tuf-rtx-5080', X670E, 'condition', SHARED_FREE],
  ['pulse-rx-9070-xt', Z790, 'condition', GEN_5_FREE],
  ['pulse-rx-9070-xt', X670E, 'condition', SHARED_FREE],
  ['dual-rtx-5070', Z790, 'condition', GEN_5_FREE],
  ['dual-rtx-5070', X670E, 'condition', SHARED_FREE],
  ['pulse-rx-9060-xt', Z790, 'condition', GEN_5_FREE],
  ['pulse-rx-9060-xt', X670E, 'condition', SHARED_FREE],
];

const product = (id: string) => {
  const found = products.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
};

it.each(TABLE)('%s and %s: %s', (one, other, outcome, ...briefs) => {
  expect(fitOf(product(one), product(other))).toMatchObject({ outcome, briefs });
});

it('leaves out no two that have a bearing on each other, and names none that have not', () => {
  const judged = products.flatMap((one, index) =>
    products
      .slice(index + 1)
      .filter((other) => fitOf(one, other) !== undefined)
      .map((other) => [one.id, other.id].sort().join(' ')),
  );
  const written = TABLE.map(([one, other]) => [one, other].sort().join(' '));
  expect(judged.toSorted()).toEqual(written.toSorted());
});
