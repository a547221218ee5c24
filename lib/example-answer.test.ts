import { exampleAnswer } from './example-answer';
import { board, card, memory, processor } from './testing/parts';

const words = {
  room: '{x} in {y}',
  another: '{z} in {y}, not the {a} of {x}',
};
const answer = (asked: Parameters<typeof exampleAnswer>[0]) =>
  exampleAnswer(
    asked,
    [
      board('B'),
      processor('P', { series: 'Second' }),
      card('C', { room: 350 }),
      memory('High', { height: 44 }),
      memory('Low', { height: 35 }),
    ],
    words,
  ).map(({ part, outcome, say }) => [part.id, outcome, say]);

it('says of two parts what the rules say', () => {
  expect(answer([{ part: 'P', beside: 'B' }])).toEqual([['P', 'condition', 'It takes luck.']]);
});

it.each([
  ['with room enough, that it fits', 'C', 350, ['C', 'fits', '350 in 350']],
  [
    'with too little, the next of its kind',
    'High',
    35,
    ['Low', 'another', '35 in 35, not the High of 44'],
  ],
  ['with too little for all, that it does not fit', 'C', 300, ['C', 'clash', '350 in 300']],
])('says %s', (_name, part, room, line) => {
  expect(answer([{ part, room }])).toEqual([line]);
});

it('leaves out what it knows nothing of', () => {
  expect(
    answer([
      { part: 'X', room: 1 },
      { part: 'P', room: 1 },
      { part: 'P', beside: 'C' },
    ]),
  ).toEqual([]);
});
