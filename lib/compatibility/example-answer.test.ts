import type { PartFacts } from '@/data/parts/facts';
import { answerExample } from './example-answer';
import { cpu, gpu, memory, motherboard } from './testing/parts';

const kits = [memory('High', { height: 44 }), memory('Low', { height: 35 })];
const shop = [
  motherboard('B'),
  cpu('P', { series: 'Second' }),
  gpu('G', { requiredLength: 350 }),
  ...kits,
];
const otherParts: readonly PartFacts[] = [
  { kind: 'case', shortName: 'case', formFactors: ['ATX'], maxGpuLength: 420 },
  { kind: 'cooler', shortName: 'cooler', maxMemoryHeight: 40 },
];

it.each([
  ['P', ['P advice: The P fits the B after a BIOS update']],
  ['G', ['G compatible: The G fits your case with 70 mm to spare']],
  // After a clash comes an alternative of the same kind, whose text is about what made the first part clash.
  [
    'High',
    [
      'High incompatible: The High is 44 mm tall, and your cooler leaves 40 mm',
      'instead Low compatible: The Low is 35 mm tall, and your cooler leaves 40 mm',
    ],
  ],
  ['X', []],
])('answers an enquiry for %s with texts that begin %j', (id, expected) => {
  const answers = answerExample({ requestedIds: [id], ownedIds: ['B'], otherParts }, shop);
  expect(
    answers.map(
      ({ part, outcome, text, isAlternative }) =>
        `${isAlternative ? 'instead ' : ''}${part.id} ${outcome}: ${text}`,
    ),
  ).toEqual(expected.map((start) => expect.stringContaining(start)));
});
