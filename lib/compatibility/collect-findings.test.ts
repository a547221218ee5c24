import { collectFindings } from './collect-findings';
import { type FindingCode, getVerdict, isQuestion } from './finding';
import { formatSentence } from './format-finding';
import type { Part } from './parts';
import {
  cpu,
  drive,
  gpu,
  makeOwned,
  makeReadyMade,
  many,
  memory,
  motherboard,
  pcCase,
  psu,
} from './testing/parts';
import { SHOP_WORDS } from './testing/shop-words';

/** Parts that all work together. Findings name each by its id. */
const board = motherboard('board');
const [processor, otherProcessor] = [cpu('processor'), cpu('other processor')];
const [kit, otherKit] = [memory('kit'), memory('other kit')];
const [driveA, driveB, driveC] = [drive('drive A'), drive('drive B'), drive('drive C')];
const [card, otherCard] = [gpu('card'), gpu('other card')];
const supply = psu('supply');
const tower = pcCase('tower');
const s2Processor = cpu('S2 processor', { socket: 'S2' });
const s2Board = motherboard('S2 board', { socket: 'S2' });

const supplyOf = (watts: number) => psu('supply', { watts });
const modestProcessor = cpu('Modest', { watts: 40 });
const ownProcessor = makeOwned(cpu('processor', { watts: undefined }));
const hungryCard = gpu('hungry card', { recommendedPsuWatts: 850 });
const hotCard = gpu('hot card', { watts: 800 });
const sizedCard = gpu('sized card', { requiredLength: 300 });
const unknownDrive = drive('unknown drive', { generation: undefined });
const [gen5, gen6] = [drive('Gen 5', { generation: 5 }), drive('Gen 6', { generation: 6 })];
const createSlots = (...counts: readonly (readonly [generation: number, unshared: number])[]) =>
  counts.map(([generation, unshared]) => ({ generation, count: 1, unshared }));
const mixedBoard = motherboard('mixed board', { m2Slots: createSlots([4, 1], [5, 1]) });
const oneSlotBoard = motherboard('one slot', { m2Slots: createSlots([4, 1]), profiles: ['XMP'] });
const sharingBoard = motherboard('sharing', { m2Slots: createSlots([4, 1], [4, 1], [5, 0]) });
const equalBoard = motherboard('equal slots', { m2Slots: createSlots([4, 1], [4, 0]) });
const ddr4Board = makeOwned(motherboard('owned board', { memorySpeeds: { DDR4: 3200 } }));
const am4Board = { ...ddr4Board, facts: { ...ddr4Board.facts, socket: 'AM4' } };
const am5Board = motherboard('AM5 board', { socket: 'AM5' });
const [ownedProcessor, am4Processor] = [
  makeOwned(processor),
  makeOwned(cpu('owned AM4', { socket: 'AM4' })),
];
const fourModuleKit = memory('kit', { modules: 4 });
it.each<[fact: string, codes: string, ...Parameters<typeof collectFindings>]>([
  [
    'one verdict on power with a processor',
    'psu-below-recommended',
    [hungryCard, supply, processor],
  ],
  [
    'each graphics card of a choice',
    'psu-below-recommended fits',
    [hungryCard, otherCard, supply],
    'choosing',
  ],
  [
    'a product of unknown draw',
    'fact-unknown',
    [card, supply, cpu('processor', { watts: undefined })],
  ],
  ['a visitor’s unknown processor', 'watts-without-cpu', [card, supplyOf(652), ownProcessor]],
  ['a supply for any processor', 'fits', [card, supplyOf(653), ownProcessor]],
  ['the fastest drive in the fastest slot', 'fits', [driveA, gen5, mixedBoard]],
  ['the second fast drive', 'drive-slowed', [many(2, gen5), mixedBoard], 'one-pc'],
  [
    'a drive faster than all slots',
    'drive-slowed lanes-shared',
    [driveA, gen6, driveC, sharingBoard],
  ],
  // Its shared slot is no faster than the others.
  ['a drive faster than a board of equal slots', 'drive-slowed', [gen5, equalBoard]],
  ['a board without shared lanes', 'fits fits', [driveA, card, board]],
  ['a motherboard for each processor', 'fits fits', [processor, s2Processor, board, s2Board]],
  [
    'a fast drive with the graphics card’s lanes',
    'lanes-shared fits',
    [driveA, gen5, card, sharingBoard],
  ],
  ['drives beside a shared slot', 'slot-to-avoid', [many(2, driveA), card, sharingBoard], 'one-pc'],
  ['a drive in each slot', 'lanes-shared', [many(3, driveA), sharingBoard], 'one-pc'],
  ['one drive of two unknown', 'detail-unknown fits', [driveA, unknownDrive, board]],
  ['more drives than slots in one PC', 'slots-short', [many(4, driveA), board], 'one-pc'],
  ['drives for several PCs', 'fits', [many(2, driveA), driveB, driveC, board], 'several-pcs'],
  ['kits to choose from', 'fits', [kit, otherKit, board], 'choosing'],
  ['four modules without a board', 'many-modules', [fourModuleKit, processor]],
  ['a DDR5 board for DDR4’s owner', 'memory-left-over fits', [board, ownedProcessor, ddr4Board]],
  ['a DDR5 board and kit for DDR4’s owner', 'fits', [board, kit, ddr4Board]],
  [
    'a DDR5 board for DDR5’s owner',
    'fits',
    [board, ownedProcessor, makeOwned(motherboard('owned board'))],
  ],
  ['a DDR5 board that needs new parts', 'socket-differs', [am5Board, am4Processor, ddr4Board]],
  ['two graphics cards in one PC', 'several-gpus fits', [card, otherCard, board], 'one-pc'],
  // Beside several graphics cards, a misfit is still reported, and the case takes each alone.
  ['two cards, each too much', 'watts-short several-gpus', [many(2, hotCard), supply], 'one-pc'],
  [
    'two cards in a case',
    'several-gpus gpu-has-room',
    [many(2, sizedCard), supply, tower],
    'one-pc',
  ],
])('on %s has only the findings %s', (_fact, codes, ...args) => {
  const findings = collectFindings(...args).filter((finding) => !isQuestion(finding));
  expect(findings.map(({ code }) => code)).toEqual(codes.split(' '));
  for (const finding of findings) {
    const ownFinding = { ...finding, parts: finding.parts.map(makeOwned) };
    expect(formatSentence(ownFinding, 'email')).not.toMatch(SHOP_WORDS);
  }
});

const ownedBoard = makeOwned(motherboard('owned board', { socket: 'S2' }));
const expoKit = memory('kit', { speed: 6000 });
const intelProcessor = cpu('Intel', { socket: 'LGA1700' });
const intelBoard = motherboard('Intel board', { socket: 'LGA1700' });
const ddr4Processor = makeOwned(cpu('processor', { memorySpeeds: { DDR4: 3200 } }));
it.each<[fact: string, id: string, verdict: FindingCode, ...Parameters<typeof collectFindings>]>([
  [
    'a motherboard that takes no processor',
    'S2 board',
    'socket-differs',
    [processor, board, s2Board],
  ],
  [
    'a part that works with no other',
    'S2 processor',
    'socket-differs',
    [board, s2Processor, otherProcessor],
  ],
  [
    'a part that works, beside another of its kind',
    'other processor',
    'fits',
    [board, s2Processor, otherProcessor],
  ],
  [
    'a kit where M.2 slots are short',
    'kit',
    'profile-differs',
    [driveA, driveB, board, oneSlotBoard, kit],
  ],
  ['a product on the visitor’s board', 'processor', 'socket-differs', [processor, ownedBoard]],
  [
    'a product beside a board that replaces the visitor’s',
    'processor',
    'fits',
    [processor, ownedBoard, board],
  ],
  // The motherboard answers for the visitor's processor, whose rating for memory is unknown.
  [
    'fast memory',
    'kit',
    'memory-overclock',
    [memory('kit', { speed: 6000 }), makeOwned(processor), board],
  ],
  ['memory that only the board takes', 'kit', 'fits', [kit, ddr4Processor, board]],
  ['a kit for AMD on an unknown Intel board', 'kit', 'profile-differs', [expoKit, intelProcessor]],
  [
    'a kit for AMD on an Intel board for it',
    'kit',
    'memory-overclock',
    [expoKit, intelProcessor, intelBoard],
  ],
  [
    'a kit for AMD beside a board for neither',
    'kit',
    'profile-differs',
    [expoKit, intelProcessor, am5Board],
  ],
  ['a quantity for several PCs', 'kit', 'fits', [many(3, kit), board], 'several-pcs'],
])('on %s gives %s the verdict %s', (_fact, id, code, ...args) => {
  expect(getVerdict(collectFindings(...args), id)?.code).toBe(code);
});

const smallKit = memory('kit', { modules: 1, gigabytes: 8 });
const largeKit = memory('large kit', { gigabytes: 64 });
const smallMemoryBoard = motherboard('96 GB board', { maxGigabytes: 96 });
const poweredBy = (watts: number) => [card, supplyOf(watts), processor, modestProcessor];
const readyMadeSupply = (watts: number) => makeReadyMade(psu('supply', { watts }));
const poweredByReadyMade = (watts: number) => [
  card,
  readyMadeSupply(watts),
  makeOwned(modestProcessor),
];
const oldTypes = { memorySpeeds: undefined, memoryChoices: ['DDR3', 'DDR4'] } as const;
const oldBoard = makeOwned(motherboard('owned board', oldTypes));
const ratedProcessor = cpu('Rated', { fourModuleSpeeds: { DDR5: 3600 } });
it.each<[code: FindingCode, words: string, ...parts: readonly Part[]]>([
  // The processor decides that draws most, or, for 'watts-short', the one that draws least.
  [
    'watts-tight',
    'card and processor draw up to 400 W, and the supply has 350 W',
    ...poweredBy(350),
  ],
  ['watts-short', 'card and Modest draw up to 340 W, and the supply has 339 W', ...poweredBy(339)],
  [
    'many-modules',
    'one kit of 64 GB is safer than the kit and other kit together',
    kit,
    otherKit,
    board,
  ],
  ['many-modules', 'one kit of 64 GB is safer than two packs of the kit', many(2, kit), board],
  [
    'many-modules',
    'one kit of 16 GB is safer than two packs of the kit.',
    many(2, smallKit),
    board,
  ],
  // No kit of 128 GB is advised for a board that takes less.
  [
    'memory-too-large',
    'check two packs of the large kit in the 96 GB board. That’s 128 GB, and our list says 96 GB at most',
    many(2, largeKit),
    smallMemoryBoard,
  ],
  [
    'memory-too-large',
    'check the kit and large kit together in the 96 GB board. That’s 97 GB',
    memory('kit', { gigabytes: 33 }),
    largeKit,
    smallMemoryBoard,
  ],
  // A finding on a ready-made PC names all parts of the finding that it holds.
  ['ready-made', 'The card and your Modest draw up to 340 W', ...poweredByReadyMade(350)],
  [
    'ready-made',
    'not counting your processor, whose draw',
    card,
    readyMadeSupply(652),
    ownProcessor,
  ],
  ['memory-left-over', 'The board takes DDR5, so your DDR4 memory won’t fit.', board, ddr4Board],
  // Without a processor that has a finding of its own.
  [
    'memory-left-over',
    'takes an S1 processor and DDR5 memory, so yours won’t fit',
    board,
    am4Board,
  ],
  ['memory-left-over', 'so your DDR3 or DDR4 memory won’t fit.', board, oldBoard],
  // The speed of four modules alone is on record.
  ['many-modules', 'Four modules run at DDR5-3600 on the Rated.', many(2, kit), ratedProcessor],
  ['many-modules', 'Six modules run slower than two on the Rated.', many(3, kit), ratedProcessor],
  // Nobody knows which of two processors will run them.
  [
    'many-modules',
    'Four modules run slower than two on the board.',
    many(2, kit),
    ratedProcessor,
    processor,
    board,
  ],
])('finds %s in one PC: %s', (code, words, ...parts) => {
  const [verdict] = collectFindings(parts, 'one-pc').filter((finding) => !isQuestion(finding));
  expect(verdict?.code).toBe(code);
  expect(verdict && formatSentence(verdict)).toContain(words);
});
