import type { PartFacts } from '@/checks/schemas/facts';
import { home, products } from '@/data/shop';
import { exampleAnswer, type Request } from './example-answer';
import { fitOf } from './fit';
import { board, card, memory, processor } from './testing/parts';

const shop = [
  board('B'),
  processor('P', { series: 'Second' }),
  card('C', { room: 350 }),
  memory('High', { height: 44 }),
  memory('Low', { height: 35 }),
];
const own: readonly PartFacts[] = [
  { part: 'case', short: 'case', forms: ['ATX'], cardRoom: 400 },
  { part: 'cooler', short: 'cooler', sockets: ['S1'], memoryRoom: 40 },
];

it.each<[asked: string, ...line: readonly string[]]>([
  ['P', 'P', 'condition', 'The B takes the P with a current BIOS: it is new.'],
  ['C', 'C', 'fits', 'The C fits the B.'],
  // The next of its kind, where there is one.
  ['High', 'Low', 'another', 'The High stands 44 mm high, and the cooler leaves 40 mm.'],
  ['X'],
])('answers a request for %s with %s, %s: %s', (id, ...line) => {
  const answer = exampleAnswer({ asked: [id], has: ['B'], own }, shop);
  const [{ part, outcome, say } = { say: [] }] = answer;
  expect([part?.id, outcome].filter(Boolean)).toEqual(line.slice(0, 2));
  expect(say.join(' ')).toContain(line[2] ?? '');
});

it('says what the rest of the site says of the same two parts, or worse', () => {
  const mail: Request = home.example?.mail ?? { asked: [], has: [], own: [] };
  expect(mail.asked.length).toBeGreaterThan(0);
  for (const { part, outcome, say } of exampleAnswer(mail, products)) {
    for (const other of products.filter(({ id }) => mail.has.includes(id))) {
      const fit = fitOf(part, other);
      if (fit?.outcome !== 'condition') continue;
      expect(outcome).not.toBe('fits');
      if (outcome === 'condition') expect(say).toEqual(expect.arrayContaining([...fit.reasons]));
    }
  }
});
