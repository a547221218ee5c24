import type { PartFacts } from '@/data/parts/facts';
import { home } from '@/data/shop/home';
import { products } from '@/data/shop/products';
import { checkPair } from './check-parts';
import { answerExample, type ExampleParts } from './example-answer';
import { getWorstFinding } from './findings';
import { cpu, gpu, memory, motherboard } from './testing/parts';

const kits = [memory('High', { height: 44 }), memory('Low', { height: 35 })];
const shop = [motherboard('B'), cpu('P', { series: 'Second' }), gpu('G', { room: 350 }), ...kits];
const own: readonly PartFacts[] = [
  { part: 'case', short: 'case', forms: ['ATX'], cardRoom: 410 },
  { part: 'cooler', short: 'cooler', sockets: ['S1'], memoryRoom: 40 },
];

it.each([
  ['P', ['P conditional']],
  ['G', ['G compatible']],
  // An alternative of the same kind follows a clash.
  ['High', ['High incompatible', 'instead Low compatible']],
  ['X', []],
])('answers an enquiry for %s with %j', (id, outcomes) => {
  const answers = answerExample({ asked: [id], has: ['B'], own }, shop);
  expect(
    answers.map(
      ({ part, outcome, isAlternative }) =>
        `${isAlternative ? 'instead ' : ''}${part.id} ${outcome}`,
    ),
  ).toEqual(outcomes);
  for (const { part, text, isAlternative } of answers)
    expect(text).toContain(isAlternative ? 'The Low is 35 mm tall' : part.id);
});

it('is never better than the verdict on two of the parts alone', () => {
  const mail: ExampleParts = home.example?.mail ?? { asked: [], has: [], own: [] };
  // Without products on both sides the loop below would test nothing.
  expect(Math.min(mail.asked.length, mail.has.length)).toBeGreaterThan(0);
  for (const { part, outcome } of answerExample(mail, products))
    for (const other of products.filter(({ id }) => (mail.has as readonly string[]).includes(id)))
      if (getWorstFinding(checkPair(part, other))?.outcome === 'conditional')
        expect(outcome).not.toBe('compatible');
});
