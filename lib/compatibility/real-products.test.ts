/**
 * The right findings on real products by their makers' data, written by hand from the sources of data/shop/product-sources.md. A
 * product is named by a piece of its id: '5080' is the TUF RTX 5080.
 */

import type { CheckPurpose } from './ask-questions';
import { collectFindings, collectPairFindings } from './collect-findings';
import { OUTCOMES } from './finding';
import { listPairs, type Part } from './parts';
import { psu } from './testing/parts';
import { products } from './testing/products';

const weakPsu: Part = psu('weak', { watts: 450, leads: { '8-pin': 2, EPS: 1 } });

function findPart(piece: string): Part {
  const part = [weakPsu, ...products].find(({ id }) => id.includes(piece));
  if (part === undefined) throw new Error(`there is no part ${piece}`);
  return part;
}

it('finds what every two products call for', () => {
  const [CORE, RYZEN] = ['14900k 14700k 14600k', '9950x3d 9800x3d 9600x'];
  const GPUS = '5080 9070 5070 9060';
  const table: readonly (readonly [some: string, others: string, codes: string])[] = [
    // LGA1700 takes Core of the 12th to 14th generation, AM5 takes Ryzen from 7000; both boards are of autumn 2022.
    [CORE, 'z790', 'bios-flashback'],
    [CORE, 'x670e', 'socket-differs'],
    [RYZEN, 'z790', 'socket-differs'],
    [RYZEN, 'x670e', 'bios-flashback'],
    // All six processors are rated DDR5-5600; the Trident's profile is EXPO alone, which the Z790-E is not made for.
    ['trident fury', `${CORE} ${RYZEN}`, 'memory-overclock'],
    ['trident fury', 'x670e', 'memory-overclock'],
    ['fury', 'z790', 'memory-overclock'],
    ['trident', 'z790', 'profile-differs'],
    // The makers recommend 850, 750, 750 and 450 W. The cards need one 16-pin, two 8-pin, one 16-pin and one 8-pin lead.
    [GPUS, 'rm850e', 'fits'],
    // Both boards have two inputs for the processor's power, the supply two leads.
    ['z790 x670e', 'rm850e', 'fits'],
    // The Z790-E has one M.2 slot of PCIe 5.0, which shares its lanes with the graphics slot, and four of 4.0.
    ['990-pro', 'z790 x670e', 'fits'],
    ['9100-pro', 'z790', 'lanes-shared cover-off'],
    ['9100-pro', 'x670e', 'cover-off'],
    // On each board an M.2 slot takes half of the card's lanes.
    [GPUS, 'z790 x670e', 'slot-to-avoid'],
  ];
  const findIds = (pieces: string) => pieces.split(' ').map((piece) => findPart(piece).id);
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

/**
 * Enquiries with all clashes, and the findings that matter of the others. A second product of one id ends with '#2'. A finding is its
 * code and the parts that it must name, in any order.
 */
it.each<[purpose: CheckPurpose | undefined, parts: string, ...findings: readonly string[]]>([
  [
    undefined,
    '14900k 14700k z790 5080 rm850e',
    'ask-purpose: 14700k 14900k',
    'fits: 14900k rm850e 5080',
  ],
  // Choices, and parts that work with none of them.
  [
    undefined,
    '14900k 9800x3d z790 x670e',
    'ask-purpose: x670e z790 14900k 9800x3d',
    'bios-flashback: z790 14900k',
    'bios-flashback: x670e 9800x3d',
  ],
  [undefined, '14900k 9800x3d z790', 'ask-purpose: 14900k 9800x3d', 'socket-differs: z790 9800x3d'],
  [undefined, '14900k z790 x670e', 'ask-purpose: x670e z790', 'socket-differs: x670e 14900k'],
  [
    undefined,
    '14600k z790 fury 990-pro 9060 rm850e',
    'fits: 14600k rm850e 9060',
    'memory-overclock: fury 14600k',
  ],
  [
    undefined,
    '9800x3d x670e neo 9100-pro 5080 rm850e',
    'fits: 9800x3d rm850e 5080',
    'bios-flashback: x670e 9800x3d',
    'cover-off: x670e 9100-pro',
  ],
  // One of two supplies is too weak.
  [
    undefined,
    '5080 weak rm850e',
    'ask-purpose: rm850e weak',
    'leads-short: 5080 weak',
    'fits: rm850e 5080',
  ],
  // Modules.
  ['one-pc', 'fury fury#2 x670e 9800x3d', 'many-modules: fury fury#2 9800x3d'],
  ['one-pc', 'fury fury#2 z790 14900k', 'many-modules: z790 fury fury#2'],
  [
    undefined,
    '14900k 14700k 14600k 9950x3d 9800x3d 9600x z790 x670e 5080 9070 5070 9060 neo fury 990-pro 9100-pro rm850e',
    'ask-purpose: x670e z790 5070 14600k 14700k 14900k 9600x 9800x3d 9950x3d 9060 5080 9070',
    'bios-flashback: z790 14600k 14700k 14900k',
    'bios-flashback: x670e 9600x 9800x3d 9950x3d',
  ],
])('finds for the purpose %s what these call for: %s', (purpose, list, ...written) => {
  const parts = list.split(' ').map((id) => ({ ...findPart(id.replace('#2', '')), id }));
  const soldKinds = new Set(products.map(({ facts }) => facts.kind));
  const findings = collectFindings(parts, { purpose, soldKinds });
  const format = (code: string, ids: readonly string[]) => `${code}: ${ids.toSorted().join(' ')}`;
  const findingLines = findings.map(({ code, partIds }) => format(code, partIds));
  const expected = written.map((finding) => {
    const [code = '', ids = ''] = finding.split(': ');
    return format(code, ids.split(' '));
  });
  expect(findingLines).toEqual(expect.arrayContaining(expected));
  const clashes = findingLines.filter((_, index) => findings[index]?.outcome === 'incompatible');
  expect(expected).toEqual(expect.arrayContaining(clashes));
  // The worst come first.
  const outcomes = [...new Set(findings.map(({ outcome }) => outcome))];
  expect(outcomes).toEqual(OUTCOMES.filter((outcome) => outcomes.includes(outcome)));
});
