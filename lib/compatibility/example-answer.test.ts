import { home, products } from '@/data/shop';
import type { PartFacts } from '@/lib/content/facts';
import { answerExample, type ExampleRequest } from './example-answer';
import { fitOf } from './fit';
import { inOneLine } from './fit-words';
import { board, card, memory, processor, supply } from './testing/parts';

const shop = [
  board('B'),
  processor('P', { series: 'Second' }),
  card('C', { room: 350 }),
  memory('High', { height: 44 }),
  memory('Low', { height: 35 }),
];
const own: readonly PartFacts[] = [
  { part: 'case', short: 'case', forms: ['ATX'], cardRoom: 410 },
  { part: 'cooler', short: 'cooler', sockets: ['S1'], memoryRoom: 40 },
];

it.each([
  ['P', ['P fits with a current BIOS: The B takes the P with a current BIOS: it is new.']],
  ['C', ['C fits: The C fits the B.']],
  // An alternative of the same kind follows a clash.
  [
    'High',
    [
      'High does not fit: The High stands 44 mm high, and the cooler leaves 40 mm.',
      'instead, Low fits: The B has the slots for the Low.',
    ],
  ],
  ['X', []],
])('answers an enquiry for %s with %j', (id, lines) => {
  const answer = answerExample({ asked: [id], has: ['B'], own }, shop);
  const formattedLines = answer.map(({ part, say, isAlternative, ...verdict }) => {
    const line = `${part.id} ${inOneLine(verdict)}`.replace(/ [FD]/, (start) =>
      start.toLowerCase(),
    );
    return `${isAlternative ? 'instead, ' : ''}${line}: ${say[0]}`;
  });
  expect(formattedLines).toEqual(lines);
});

it('gives the reason about another requested part first', () => {
  const answer = answerExample({ asked: ['C', 'W'], has: ['B'], own }, [...shop, supply('W')]);
  expect(answer.at(-1)?.say).toEqual(['The W has the watts and the leads that the C asks for.']);
});

it('is never better than the verdict on two of the parts alone', () => {
  const mail: ExampleRequest = home.example?.mail ?? { asked: [], has: [], own: [] };
  // Without products on both sides the loop below would test nothing.
  expect(Math.min(mail.asked.length, mail.has.length)).toBeGreaterThan(0);
  for (const { part, outcome, briefs } of answerExample(mail, products)) {
    for (const other of products.filter(({ id }) => mail.has.includes(id))) {
      const fit = fitOf(part, other);
      if (fit?.outcome !== 'condition') continue;
      expect(outcome).not.toBe('fits');
      expect(briefs).toEqual(expect.arrayContaining([...fit.briefs]));
    }
  }
});
