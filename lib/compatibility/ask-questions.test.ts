import { collectFindings } from './collect-findings';
import { formatQuestion } from './format-finding';
import type { Grouping, Part } from './parts';
import {
  createCase,
  createCooler,
  createCpu,
  createDrive,
  createGpu,
  createMemory,
  createMotherboard,
  createPsu,
  makeOwned,
  multiplyPart,
} from './testing/parts';

/** Parts that all work together. Questions name each by its id. */
const motherboard = createMotherboard();
const cpu = createCpu();
const psu = createPsu();
const pcCase = createCase();
const drive = createDrive();

const longGpu = createGpu({ id: 'long gpu', requiredLength: 350 });
const [lowerMemory, tallMemory] = [
  createMemory({ id: 'lower', height: 42 }),
  createMemory({ id: 'tall', height: 44 }),
];
const smallMotherboard = createMotherboard({ id: 'small motherboard', formFactor: 'Micro ATX' });
const unsizedMotherboard = createMotherboard({ id: 'unsized motherboard', formFactor: undefined });
it.each<[fields: readonly string[], ...parts: readonly Part[]]>([
  // A question states the longest graphics card, the tallest kit, and all motherboards' sizes.
  [
    ['case 350', 'motherboard', 'psu', 'purpose'],
    createGpu({ requiredLength: 300 }),
    longGpu,
    drive,
  ],
  [
    ['case ATX/Micro ATX', 'cooler 44', 'purpose'],
    lowerMemory,
    tallMemory,
    motherboard,
    smallMotherboard,
    unsizedMotherboard,
  ],
  [[], psu, unsizedMotherboard],
  [[], tallMemory, motherboard, pcCase, createCooler({ maxMemoryHeight: 50 })],
  [['case ATX'], createMemory({ height: 40 }), motherboard],
  // A part that the visitor has named is not asked for again.
  [['case 350', 'motherboard'], longGpu, makeOwned(psu)],
  [[], drive, makeOwned(motherboard)],
  // One question is about the cooler, but none if nobody knows whether the processor has one.
  [['cooler 44', 'motherboard'], tallMemory, createCpu({ hasCooler: false })],
  [['motherboard'], createCpu({ hasCooler: undefined })],
])('asks for %j: the parts that the shop sells, a case and a cooler', (fields, ...parts) => {
  const subjects = collectFindings(parts).questions.map((question) => {
    // Of 'It needs 350 mm of room' 350, and of 'The board is ATX/EATX.' ATX/EATX.
    const figures = formatQuestion(question).match(/\d+(?= mm)|(?<=board is ).*(?=\.)/g);
    return [question.asksAbout, ...(figures ?? [])].join(' ');
  });
  expect(subjects.toSorted()).toEqual(fields);
});

it.each<[grouping: Grouping, ...questions: readonly string[]]>([
  ['maybe-one-pc', 'ask-purpose: cpu, other cpu, other psu, psu, case, other case'],
  [
    'one-pc',
    'ask-which: cpu, other cpu',
    'ask-which: other psu, psu',
    'ask-which: case, other case',
  ],
  ['separate'],
])('for the grouping %s asks about choices: %s', (grouping, ...expected) => {
  const { questions } = collectFindings(
    [
      cpu,
      createCpu({ id: 'other cpu' }),
      psu,
      createPsu({ id: 'other psu' }),
      pcCase,
      createCase({ id: 'other case' }),
    ],
    grouping,
  );
  expect(
    questions
      .filter(({ code }) => code !== 'ask-part')
      .map(({ code, parts }) => `${code}: ${parts.map(({ id }) => id).join(', ')}`),
  ).toEqual(expected);
});

it('asks whether two processors are for several PCs, and refuses nothing until then', () => {
  const parts = [
    multiplyPart(2, cpu),
    multiplyPart(2, createGpu()),
    multiplyPart(2, createPsu({ watts: 500 })),
  ];
  expect(collectFindings(parts, 'one-pc')).toMatchObject({
    questions: [
      { code: 'ask-purpose', asksAbout: 'purpose', parts: [{ id: 'cpu' }, { id: 'psu' }] },
      { code: 'ask-part', asksAbout: 'motherboard' },
    ],
    findings: [{ code: 'psu-below-recommended' }],
  });
});
