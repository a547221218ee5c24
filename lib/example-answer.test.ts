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

it.each<[Asked, ...line: readonly string[]]>([
  [{ part: 'P', beside: 'B' }, 'P', 'condition', 'It takes luck.'],
  [{ part: 'C', room: 350 }, 'C', 'fits', '350 in 350'],
  // The next of its kind, where there is one.
  [{ part: 'High', room: 35 }, 'Low', 'another', '35 in 35, not the High of 44'],
  [{ part: 'C', room: 300 }, 'C', 'clash', '350 in 300'],
  [{ part: 'X', room: 1 }],
  [{ part: 'P', room: 1 }],
  [{ part: 'P', beside: 'C' }],
])('answers %j with %s, %s: %s', (asked, ...line) => {
  const answer = exampleAnswer([asked], shop, words);
  expect(answer.flatMap(({ part, outcome, say }) => [part.id, outcome, say])).toEqual(line);
});
