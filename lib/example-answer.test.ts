import { type Asked, exampleAnswer } from './example-answer';
import { board, card, memory, processor } from './testing/parts';

const words = { room: '{x} in {y}', another: '{z} in {y}, not the {a} of {x}' };
const shop = [
  board('B'),
  processor('P', { series: 'Second' }),
  card('C', { room: 350 }),
  memory('High', { height: 44 }),
  memory('Low', { height: 35 }),
];

it.each<[string, Asked, ...line: readonly string[]]>([
  [
    'of two parts what the rules say',
    { part: 'P', beside: 'B' },
    'P',
    'condition',
    'It takes luck.',
  ],
  ['with room enough that it fits', { part: 'C', room: 350 }, 'C', 'fits', '350 in 350'],
  [
    'with too little the next of its kind',
    { part: 'High', room: 35 },
    ...['Low', 'another', '35 in 35, not the High of 44'],
  ],
  [
    'with too little for all that it does not fit',
    { part: 'C', room: 300 },
    'C',
    'clash',
    '350 in 300',
  ],
  ['nothing of what is not sold', { part: 'X', room: 1 }],
  ['nothing of what needs no room', { part: 'P', room: 1 }],
  ['nothing of two without a rule', { part: 'P', beside: 'C' }],
])('says %s', (_name, asked, ...line) => {
  const answer = exampleAnswer([asked], shop, words);
  expect(answer.flatMap(({ part, outcome, say }) => [part.id, outcome, say])).toEqual(line);
});
