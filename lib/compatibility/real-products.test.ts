/**
 * The right findings on real products, written by hand from the makers' data
 * (data/shop/product-sources.md). A piece of its id names a product: '5080' is the TUF RTX 5080.
 */

import { products } from '@/data/shop/products';
import { collectFindings, collectPairFindings } from './collect-findings';
import { formatSentence } from './format-finding';
import { listPairs } from './parts';

it('finds what every two products call for', () => {
  const [CORE, RYZEN] = ['14900k 14700k 14600k', '9950x3d 9800x3d 9600x'];
  const GPUS = '5080 9070 5070 9060';
  const table: readonly (readonly [some: string, others: string, codes: string])[] = [
    // LGA1700 takes Core of generation 12 to 14, AM5 Ryzen from 7000; both boards are of late 2022.
    [CORE, 'z790', 'bios-flashback'],
    [CORE, 'x670e', 'socket-differs'],
    [RYZEN, 'z790', 'socket-differs'],
    [RYZEN, 'x670e', 'bios-flashback'],
    // All six processors are rated DDR5-5600. The Trident's profile is EXPO alone, which neither
    // the Z790-E nor all other boards for a Core read.
    ['fury', `${CORE} ${RYZEN}`, 'memory-overclock'],
    ['trident', RYZEN, 'memory-overclock'],
    ['trident', CORE, 'profile-differs'],
    ['trident fury', 'x670e', 'memory-overclock'],
    ['fury', 'z790', 'memory-overclock'],
    ['trident', 'z790', 'profile-differs'],
    // The makers recommend 850, 750, 750, 450 W; leads: 16-pin, two 8-pin, 16-pin and 8-pin.
    [GPUS, 'rm850e', 'fits'],
    // Both motherboards have two inputs for the processor's power, the supply two leads.
    ['z790 x670e', 'rm850e', 'fits'],
    // The Z790-E has a PCIe 5.0 M.2 slot, which shares the graphics slot's lanes, and four of 4.0.
    ['990-pro', 'z790 x670e', 'fits'],
    ['9100-pro', 'z790', 'lanes-shared cover-off'],
    ['9100-pro', 'x670e', 'cover-off'],
    // On each motherboard an M.2 slot takes half of the graphics card's lanes.
    [GPUS, 'z790 x670e', 'slot-to-avoid'],
  ];
  const findIds = (pieces: string) =>
    pieces.split(' ').map((piece) => products.find(({ id }) => id.includes(piece))?.id);
  const expected = table.flatMap(([some, others, codes]) =>
    findIds(some).flatMap((one) =>
      findIds(others).map((other) => `${[one, other].toSorted()}: ${codes}`),
    ),
  );
  const pairCodes = listPairs(products).flatMap(([one, other]) => {
    const codes = collectPairFindings(one, other).map(({ code }) => code);
    return codes.length > 0 ? `${[one.id, other.id].toSorted()}: ${codes.join(' ')}` : [];
  });
  expect(pairCodes.toSorted()).toEqual(expected.toSorted());
});

// The Z790-E reads XMP alone, the X670E-E EXPO alone, and the FURY Beast has both.
it.each([
  ['Turn on XMP for', 'fury-beast-32gb', 'rog-strix-z790-e'],
  ['Turn on EXPO for', 'fury-beast-32gb', 'rog-strix-x670e-e'],
  ['Turn on XMP for', 'fury-beast-32gb', 'rog-strix-z790-e', 'core-i9-14900k'],
  ['Turn on EXPO for', 'fury-beast-32gb', 'rog-strix-x670e-e', 'ryzen-7-9800x3d'],
  ['Turn on EXPO or XMP for', 'fury-beast-32gb', 'ryzen-7-9800x3d'],
])('advises %j, a profile that the board reads, for %s and %s', (advice, ...ids) => {
  const { findings } = collectFindings(products.filter(({ id }) => ids.includes(id)));
  const sentences = findings.map((finding) => formatSentence(finding));
  expect(sentences.filter((sentence) => sentence.includes('Turn on'))).toEqual([
    expect.stringContaining(advice),
  ]);
});
