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
const own: readonly PartFacts[] = [
  { kind: 'case', short: 'case', forms: ['ATX'], cardRoom: 420 },
  { kind: 'cooler', short: 'cooler', memoryRoom: 40 },
];

it.each([
  ['P', ['P advice: The P fits the B after a BIOS update']],
  ['G', ['G compatible: The G fits your case, 70 mm to spare']],
  // Each answer's beginning. An alternative of the same kind follows a clash, and says what makes it one.
  [
    'High',
    [
      'High incompatible: The High is 44 mm tall, and your cooler leaves 40 mm',
      'instead Low compatible: The Low is 35 mm tall, and your cooler leaves 40 mm',
    ],
  ],
  ['X', []],
])('answers an enquiry for %s with %j', (id, expected) => {
  const answers = answerExample({ asked: [id], has: ['B'], own }, shop);
  expect(
    answers.map(
      ({ part, outcome, text, isAlternative }) =>
        `${isAlternative ? 'instead ' : ''}${part.id} ${outcome}: ${text}`,
    ),
  ).toEqual(expected.map((start) => expect.stringContaining(start)));
});
