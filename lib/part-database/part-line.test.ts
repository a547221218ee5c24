import cases from '@/data/parts/opendb/cases.json';
import motherboards from '@/data/parts/opendb/motherboards.json';
import psus from '@/data/parts/opendb/psus.json';
import { DATABASE_KINDS, formatPartLine, parsePartLine } from './part-line';

const linesByKind = { case: cases, psu: psus, motherboard: motherboards };

it.each([
  [
    'case',
    'Acme|Box|0000001,0000002|ATX|325|cages|3|SFX/SFX-L',
    {
      maker: 'Acme',
      model: 'Box',
      ids: ['0000001', '0000002'],
      facts: {
        largestFormFactor: 'ATX',
        maxGpuLength: '325',
        front: 'cages',
        maxGpuSlots: '3',
        psuFormFactors: 'SFX/SFX-L',
      },
    },
  ],
  ['psu', 'Acme|P|0000001|650', { facts: { watts: '650' } }],
  [
    'motherboard',
    'Acme|B|0000001|AM5|DDR5|ATX',
    { facts: { socket: 'AM5', memoryType: 'DDR5', formFactor: 'ATX' } },
  ],
  ['case', 'Acme|Box|0000001|||', { facts: { largestFormFactor: undefined, front: undefined } }],
] as const)('reads a line of a %s: %s', (kind, line, part) => {
  expect(parsePartLine(kind, line)).toMatchObject(part);
});

it.each(DATABASE_KINDS)('writes every published line of a %s as it is read', (kind) => {
  const lines: readonly string[] = linesByKind[kind];
  expect(lines.map((line) => formatPartLine(kind, parsePartLine(kind, line)))).toEqual(lines);
});
