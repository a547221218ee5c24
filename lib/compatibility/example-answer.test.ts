import type { PartFacts } from '@/data/parts/facts';
import { checkPair } from './collect-findings';
import { answerExample, type ExampleRequest } from './example-answer';
import { cpu, gpu, memory, motherboard } from './testing/parts';
import { products } from './testing/products';

const kits = [memory('High', { height: 44 }), memory('Low', { height: 35 })];
const shop = [motherboard('B'), cpu('P', { series: 'Second' }), gpu('G', { room: 350 }), ...kits];
const own: readonly PartFacts[] = [
  { part: 'case', short: 'case', forms: ['ATX'], cardRoom: 420 },
  { part: 'cooler', short: 'cooler', memoryRoom: 40 },
];

it.each([
  ['P', ['P advice']],
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
});

it('is never better than the verdict on two of the parts alone', () => {
  const request: ExampleRequest = {
    asked: ['tuf-rtx-5080', 'trident-z5-neo-rgb-32gb', '9100-pro-heatsink-2tb'],
    has: ['rog-strix-z790-e'],
    own,
  };
  const answers = answerExample(request, products);
  expect(answers.length).toBeGreaterThan(3);
  for (const { part, outcome } of answers)
    for (const other of products.filter(({ id }) => request.has.includes(id)))
      if (checkPair(part, other)[0]?.outcome === 'conditional')
        expect(outcome).not.toBe('compatible');
});
