import { home, products } from '@/data/shop';
import type { PartFacts } from '@/lib/content/facts';
import { checkPair } from './check-parts';
import { answerExample, type ExampleRequest } from './example-answer';
import { getWorstFinding } from './findings';
import { cpu, gpu, memory, motherboard } from './testing/parts';

const shop = [
  motherboard('B'),
  cpu('P', { series: 'Second' }),
  gpu('G', { room: 350 }),
  memory('High', { height: 44 }),
  memory('Low', { height: 35 }),
];
const own: readonly PartFacts[] = [
  { part: 'case', short: 'case', forms: ['ATX'], cardRoom: 410 },
  { part: 'cooler', short: 'cooler', sockets: ['S1'], memoryRoom: 40 },
];

it.each([
  [
    'P',
    [
      'P conditional: The B needs a current BIOS for the P: it is new. A USB stick updates it, with no processor needed.',
    ],
  ],
  ['G', ['G compatible: The G fits your case with 60 mm to spare.']],
  // An alternative of the same kind follows a clash.
  [
    'High',
    [
      'High incompatible: The High is 44 mm tall, and your cooler leaves 40 mm. Choose lower memory or another cooler.',
      'instead, Low compatible: The B, Low, your case and your cooler work together.',
    ],
  ],
  ['X', []],
])('answers an enquiry for %s with %j', (id, lines) => {
  const answers = answerExample({ asked: [id], has: ['B'], own }, shop);
  const shown = answers.map(
    ({ part, outcome, text, isAlternative }) =>
      `${isAlternative ? 'instead, ' : ''}${part.id} ${outcome}: ${text}`,
  );
  expect(shown).toEqual(lines);
});

it('is never better than the verdict on two of the parts alone', () => {
  const mail: ExampleRequest = home.example?.mail ?? { asked: [], has: [], own: [] };
  // Without products on both sides the loop below would test nothing.
  expect(Math.min(mail.asked.length, mail.has.length)).toBeGreaterThan(0);
  for (const { part, outcome } of answerExample(mail, products)) {
    for (const other of products.filter(({ id }) => mail.has.includes(id))) {
      const worst = getWorstFinding(checkPair(part, other));
      if (worst?.outcome === 'conditional') expect(outcome).not.toBe('compatible');
    }
  }
});
