import type { CheckPurpose } from './ask-questions';
import { collectFindings } from './collect-findings';
import { isQuestion } from './finding';
import { formatSentence } from './format-finding';
import type { Part } from './parts';
import {
  cooler,
  cpu,
  drive,
  gpu,
  makeOwned,
  many,
  memory,
  motherboard,
  pcCase,
  psu,
} from './testing/parts';

/** Parts that all work together. Questions name each by its id. */
const board = motherboard('board');
const processor = cpu('processor');
const supply = psu('supply');
const tower = pcCase('tower');
const anyDrive = drive('drive');

const longCard = gpu('long card', { requiredLength: 350 });
const [lowerKit, tallKit] = [memory('lower', { height: 42 }), memory('tall', { height: 44 })];
const smallBoard = motherboard('small board', { formFactor: 'mATX' });
const unsizedBoard = motherboard('unsized board', { formFactor: undefined });
it.each<[fields: readonly string[], ...parts: readonly Part[]]>([
  // A question states the longest graphics card, the tallest kit, and all motherboards' sizes.
  [
    ['case 350', 'motherboard', 'psu', 'purpose'],
    gpu('card', { requiredLength: 300 }),
    longCard,
    anyDrive,
  ],
  [['case ATX/mATX', 'cooler 44', 'purpose'], lowerKit, tallKit, board, smallBoard, unsizedBoard],
  [[], supply, unsizedBoard],
  [[], tallKit, board, tower, cooler('cooler', { maxMemoryHeight: 50 })],
  [['case ATX'], memory('kit', { height: 40 }), board],
  // A part that the visitor has named is not asked for again.
  [['case 350', 'motherboard'], longCard, makeOwned(supply)],
  [[], anyDrive, makeOwned(board)],
  // One question is about the cooler, but none if nobody knows whether the processor has one.
  [['cooler 44', 'motherboard'], tallKit, cpu('processor', { hasCooler: false })],
  [['motherboard'], cpu('processor', { hasCooler: undefined })],
])('asks for %j: the parts that the shop sells, a case and a cooler', (fields, ...parts) => {
  const questions = collectFindings(parts)
    .filter(isQuestion)
    .map((finding) => {
      // Of 'It needs 350 mm of room' 350, and of 'The board is ATX/mATX.' ATX/mATX.
      const figures = formatSentence(finding).match(/\d+(?= mm)|(?<=board is ).*(?=\.)/g);
      return [finding.asksAbout, ...(figures ?? [])].join(' ');
    });
  expect(questions.toSorted()).toEqual(fields);
});

it.each<[purpose: CheckPurpose | undefined, ...findings: readonly string[]]>([
  [undefined, 'ask-purpose: other processor, processor, other supply, supply, other tower, tower'],
  [
    'one-pc',
    'ask-which: other processor, processor',
    'ask-which: other supply, supply',
    'ask-which: other tower, tower',
  ],
  ['choosing'],
])('for the purpose %s asks about choices: %s', (purpose, ...expected) => {
  const findings = collectFindings(
    [processor, cpu('other processor'), supply, psu('other supply'), tower, pcCase('other tower')],
    purpose,
  ).filter(({ code }) => code !== 'ask-part');
  expect(
    findings.map(({ code, parts }) => `${code}: ${parts.map(({ id }) => id).join(', ')}`),
  ).toEqual(expected);
});

it('asks whether two processors are for several PCs, and refuses nothing until then', () => {
  const parts = [many(2, processor), many(2, gpu('card')), many(2, psu('supply', { watts: 500 }))];
  expect(collectFindings(parts, 'one-pc')).toMatchObject([
    { code: 'ask-purpose', asksAbout: 'purpose', parts: [{ id: 'processor' }, { id: 'supply' }] },
    { code: 'ask-part', asksAbout: 'motherboard' },
    { code: 'psu-below-recommended' },
  ]);
});
