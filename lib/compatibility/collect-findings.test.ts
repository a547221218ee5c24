import { collectFindings } from './collect-findings';
import { type FindingCode, getVerdict } from './finding';
import { formatSentence } from './format-finding';
import type { Part } from './parts';
import {
  createCase,
  createCpu,
  createDrive,
  createGpu,
  createMemory,
  createMotherboard,
  createPsu,
  makeOwned,
  makeReadyMade,
  multiplyPart,
} from './testing/parts';
import { SHOP_WORDS } from './testing/shop-words';

/** Parts that all work together. Findings name each by its id. */
const motherboard = createMotherboard();
const [cpu, otherCpu] = [createCpu(), createCpu({ id: 'other cpu' })];
const [memory, otherMemory] = [createMemory(), createMemory({ id: 'other memory' })];
const [driveA, driveB, driveC] = [
  createDrive({ id: 'drive A' }),
  createDrive({ id: 'drive B' }),
  createDrive({ id: 'drive C' }),
];
const [gpu, otherGpu] = [createGpu(), createGpu({ id: 'other gpu' })];
const psu = createPsu();
const pcCase = createCase();
const s2Cpu = createCpu({ id: 'S2 cpu', socket: 'S2' });
const s2Motherboard = createMotherboard({ id: 'S2 motherboard', socket: 'S2' });

const modestCpu = createCpu({ id: 'Modest', watts: 40 });
const unratedCpu = makeOwned(createCpu({ watts: undefined }));
const hungryGpu = createGpu({ id: 'hungry gpu', recommendedPsuWatts: 850 });
const hotGpu = createGpu({ id: 'hot gpu', watts: 800 });
const sizedGpu = createGpu({ id: 'sized gpu', requiredLength: 300 });
const unknownDrive = createDrive({ id: 'unknown drive', generation: undefined });
const [gen5, gen6] = [
  createDrive({ id: 'Gen 5', generation: 5 }),
  createDrive({ id: 'Gen 6', generation: 6 }),
];
const createSlots = (...counts: readonly (readonly [generation: number, unshared: number])[]) =>
  counts.map(([generation, unshared]) => ({ generation, count: 1, unshared }));
const mixedMotherboard = createMotherboard({
  id: 'mixed motherboard',
  m2Slots: createSlots([4, 1], [5, 1]),
});
const oneSlotMotherboard = createMotherboard({
  id: 'one slot',
  m2Slots: createSlots([4, 1]),
  profiles: ['XMP'],
});
const sharingMotherboard = createMotherboard({
  id: 'sharing',
  m2Slots: createSlots([4, 1], [4, 1], [5, 0]),
});
const equalMotherboard = createMotherboard({
  id: 'equal slots',
  m2Slots: createSlots([4, 1], [4, 0]),
});
const ddr4Motherboard = makeOwned(
  createMotherboard({ id: 'owned motherboard', memorySpeeds: { DDR4: 3200 } }),
);
const am4Motherboard = { ...ddr4Motherboard, facts: { ...ddr4Motherboard.facts, socket: 'AM4' } };
const am5Motherboard = createMotherboard({ id: 'AM5 motherboard', socket: 'AM5' });
const [ownedCpu, am4Cpu] = [
  makeOwned(cpu),
  makeOwned(createCpu({ id: 'owned AM4', socket: 'AM4' })),
];
const fourModuleMemory = createMemory({ modules: 4 });
it.each<[fact: string, codes: string, ...Parameters<typeof collectFindings>]>([
  ['one verdict on power with a processor', 'psu-below-recommended', [hungryGpu, psu, cpu]],
  [
    'each graphics card of a choice',
    'psu-below-recommended fits',
    [hungryGpu, otherGpu, psu],
    'separate',
  ],
  ['a product of unknown draw', 'fact-unknown', [gpu, psu, createCpu({ watts: undefined })]],
  [
    'a visitor’s unknown processor',
    'watts-without-cpu',
    [gpu, createPsu({ watts: 652 }), unratedCpu],
  ],
  ['a power supply for any processor', 'fits', [gpu, createPsu({ watts: 653 }), unratedCpu]],
  ['the fastest drive in the fastest slot', 'fits', [driveA, gen5, mixedMotherboard]],
  ['the second fast drive', 'drive-slowed', [multiplyPart(2, gen5), mixedMotherboard], 'one-pc'],
  [
    'a drive faster than all slots',
    'drive-slowed lanes-shared',
    [driveA, gen6, driveC, sharingMotherboard],
  ],
  // Its shared slot is no faster than the others.
  ['a drive faster than a board of equal slots', 'drive-slowed', [gen5, equalMotherboard]],
  ['a board without shared lanes', 'fits fits', [driveA, gpu, motherboard]],
  ['a motherboard for each processor', 'fits fits', [cpu, s2Cpu, motherboard, s2Motherboard]],
  [
    'a fast drive with the graphics card’s lanes',
    'lanes-shared fits',
    [driveA, gen5, gpu, sharingMotherboard],
  ],
  [
    'drives beside a shared slot',
    'slot-to-avoid',
    [multiplyPart(2, driveA), gpu, sharingMotherboard],
    'one-pc',
  ],
  ['a drive in each slot', 'lanes-shared', [multiplyPart(3, driveA), sharingMotherboard], 'one-pc'],
  ['one drive of two unknown', 'detail-unknown fits', [driveA, unknownDrive, motherboard]],
  [
    'more drives than slots in one PC',
    'slots-short',
    [multiplyPart(4, driveA), motherboard],
    'one-pc',
  ],
  [
    'drives for several PCs',
    'fits',
    [multiplyPart(2, driveA), driveB, driveC, motherboard],
    'separate',
  ],
  ['kits to choose from', 'fits', [memory, otherMemory, motherboard], 'separate'],
  ['four modules without a board', 'many-modules', [fourModuleMemory, cpu]],
  [
    'a DDR5 board for DDR4’s owner',
    'memory-left-over fits',
    [motherboard, ownedCpu, ddr4Motherboard],
  ],
  ['a DDR5 board and kit for DDR4’s owner', 'fits', [motherboard, memory, ddr4Motherboard]],
  [
    'a DDR5 board for DDR5’s owner',
    'fits',
    [motherboard, ownedCpu, makeOwned(createMotherboard({ id: 'owned motherboard' }))],
  ],
  [
    'a DDR5 board that needs new parts',
    'socket-differs',
    [am5Motherboard, am4Cpu, ddr4Motherboard],
  ],
  ['two graphics cards in one PC', 'several-gpus fits', [gpu, otherGpu, motherboard], 'one-pc'],
  // Beside several graphics cards, a misfit is still reported, and the case takes each alone.
  [
    'two graphics cards, each too much',
    'watts-short several-gpus',
    [multiplyPart(2, hotGpu), psu],
    'one-pc',
  ],
  [
    'two graphics cards in a case',
    'several-gpus gpu-has-room',
    [multiplyPart(2, sizedGpu), psu, pcCase],
    'one-pc',
  ],
])('on %s has only the findings %s', (_fact, codes, ...args) => {
  const { findings } = collectFindings(...args);
  expect(findings.map(({ code }) => code)).toEqual(codes.split(' '));
  for (const finding of findings) {
    const ownFinding = { ...finding, parts: finding.parts.map(makeOwned) };
    expect(formatSentence(ownFinding, 'email')).not.toMatch(SHOP_WORDS);
  }
});

const ownedMotherboard = makeOwned(createMotherboard({ id: 'owned motherboard', socket: 'S2' }));
const expoMemory = createMemory({ speed: 6000 });
const intelCpu = createCpu({ id: 'Intel', socket: 'LGA1700' });
const intelMotherboard = createMotherboard({ id: 'Intel motherboard', socket: 'LGA1700' });
const ddr4Cpu = makeOwned(createCpu({ memorySpeeds: { DDR4: 3200 } }));
it.each<[fact: string, id: string, verdict: FindingCode, ...Parameters<typeof collectFindings>]>([
  [
    'a motherboard that takes no processor',
    'S2 motherboard',
    'socket-differs',
    [cpu, motherboard, s2Motherboard],
  ],
  ['a part that works with no other', 'S2 cpu', 'socket-differs', [motherboard, s2Cpu, otherCpu]],
  [
    'a part that works, beside another of its kind',
    'other cpu',
    'fits',
    [motherboard, s2Cpu, otherCpu],
  ],
  [
    'a kit where M.2 slots are short',
    'memory',
    'profile-differs',
    [driveA, driveB, motherboard, oneSlotMotherboard, memory],
  ],
  ['a product on the visitor’s board', 'cpu', 'socket-differs', [cpu, ownedMotherboard]],
  [
    'a product beside a board that replaces the visitor’s',
    'cpu',
    'fits',
    [cpu, ownedMotherboard, motherboard],
  ],
  // The motherboard answers for the visitor's processor, whose rating for memory is unknown.
  [
    'fast memory',
    'memory',
    'memory-overclock',
    [createMemory({ speed: 6000 }), makeOwned(cpu), motherboard],
  ],
  ['memory that only the board takes', 'memory', 'fits', [memory, ddr4Cpu, motherboard]],
  ['a kit for AMD on an unknown Intel board', 'memory', 'profile-differs', [expoMemory, intelCpu]],
  [
    'a kit for AMD on an Intel board for it',
    'memory',
    'memory-overclock',
    [expoMemory, intelCpu, intelMotherboard],
  ],
  [
    'a kit for AMD beside a board for neither',
    'memory',
    'profile-differs',
    [expoMemory, intelCpu, am5Motherboard],
  ],
  [
    'a quantity for several PCs',
    'memory',
    'fits',
    [multiplyPart(3, memory), motherboard],
    'separate',
  ],
])('on %s gives %s the verdict %s', (_fact, id, code, ...args) => {
  expect(getVerdict(collectFindings(...args).findings, id)?.code).toBe(code);
});

const smallMemory = createMemory({ modules: 1, gigabytes: 8 });
const largeMemory = createMemory({ id: 'large memory', gigabytes: 64 });
const lowLimitMotherboard = createMotherboard({ id: '96 GB motherboard', maxGigabytes: 96 });
const listPoweredParts = (watts: number) => [gpu, createPsu({ watts }), cpu, modestCpu];
const createReadyMadePsu = (watts: number) => makeReadyMade(createPsu({ watts }));
const listReadyMadeParts = (watts: number) => [
  gpu,
  createReadyMadePsu(watts),
  makeOwned(modestCpu),
];
const oldTypes = { memorySpeeds: undefined, memoryChoices: ['DDR3', 'DDR4'] } as const;
const oldMotherboard = makeOwned(createMotherboard({ id: 'owned motherboard', ...oldTypes }));
const ratedCpu = createCpu({ id: 'Rated', fourModuleSpeeds: { DDR5: 3600 } });
it.each<[code: FindingCode, words: string, ...parts: readonly Part[]]>([
  // The processor decides that draws most, or, for 'watts-short', the one that draws least.
  ['watts-tight', 'gpu and cpu draw up to 400 W, and the psu has 350 W', ...listPoweredParts(350)],
  [
    'watts-short',
    'gpu and Modest draw up to 340 W, and the psu has 339 W',
    ...listPoweredParts(339),
  ],
  [
    'many-modules',
    'one kit of 64 GB is safer than the memory and other memory together',
    memory,
    otherMemory,
    motherboard,
  ],
  [
    'many-modules',
    'one kit of 64 GB is safer than two packs of the memory',
    multiplyPart(2, memory),
    motherboard,
  ],
  [
    'many-modules',
    'one kit of 16 GB is safer than two packs of the memory.',
    multiplyPart(2, smallMemory),
    motherboard,
  ],
  // No kit of 128 GB is advised for a board that takes less.
  [
    'memory-too-large',
    'check two packs of the large memory in the 96 GB motherboard. That’s 128 GB, and our list says 96 GB at most',
    multiplyPart(2, largeMemory),
    lowLimitMotherboard,
  ],
  [
    'memory-too-large',
    'check the large memory and memory together in the 96 GB motherboard. That’s 97 GB',
    createMemory({ gigabytes: 33 }),
    largeMemory,
    lowLimitMotherboard,
  ],
  // A finding on a ready-made PC names all parts of the finding that it holds.
  ['ready-made', 'The gpu and your Modest draw up to 340 W', ...listReadyMadeParts(350)],
  ['ready-made', 'not counting your cpu, whose draw', gpu, createReadyMadePsu(652), unratedCpu],
  [
    'memory-left-over',
    'The motherboard takes DDR5, so your DDR4 memory won’t fit.',
    motherboard,
    ddr4Motherboard,
  ],
  // Without a processor that has a finding of its own.
  [
    'memory-left-over',
    'takes an S1 processor and DDR5 memory, so yours won’t fit',
    motherboard,
    am4Motherboard,
  ],
  ['memory-left-over', 'so your DDR3 or DDR4 memory won’t fit.', motherboard, oldMotherboard],
  // The speed of four modules alone is on record.
  [
    'many-modules',
    'Four modules run at DDR5-3600 on the Rated.',
    multiplyPart(2, memory),
    ratedCpu,
  ],
  [
    'many-modules',
    'Six modules run slower than two on the Rated.',
    multiplyPart(3, memory),
    ratedCpu,
  ],
  // Nobody knows which of two processors will run them.
  [
    'many-modules',
    'Four modules run slower than two on the motherboard.',
    multiplyPart(2, memory),
    ratedCpu,
    cpu,
    motherboard,
  ],
])('finds %s in one PC: %s', (code, words, ...parts) => {
  const [verdict] = collectFindings(parts, 'one-pc').findings;
  expect(verdict?.code).toBe(code);
  expect(verdict && formatSentence(verdict)).toContain(words);
});
