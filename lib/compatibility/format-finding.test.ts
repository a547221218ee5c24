import { collectFindings, collectPairFindings } from './collect-findings';
import { type FindingCode, getVerdict } from './finding';
import {
  formatCardLine,
  formatIncompatibility,
  formatPartialFit,
  formatQuestion,
  formatSentence,
  formatSetRequest,
  formatShortSentence,
} from './format-finding';
import type { Part } from './parts';
import { listProductCardLines } from './product-card-lines';
import { createReadyMadeFinding } from './rules/ready-made';
import {
  createCase,
  createCpu,
  createGpu,
  createMemory,
  createMotherboard,
  createPsu,
  makeOwned,
} from './testing/parts';

const [motherboard, pcCase] = [createMotherboard({ id: 'B' }), createCase({ id: 'K' })];
const acmeGpu = { ...createGpu({ id: 'G', recommendedPsuWatts: 850 }), brand: 'Acme' };
const ownedPsu = makeOwned(createPsu({ id: 'W' }));
const longGpu = createGpu({ id: 'G', length: 348, requiredLength: 350 });
const createCpuFor = (socket: string) => createCpu({ id: 'P', socket });
const createOwnedMotherboardFor = (socket: string) =>
  makeOwned(createMotherboard({ id: 'B', socket }));
const s2Cpu = createCpuFor('S2');
const am5Motherboard = createMotherboard({ id: 'B', socket: 'AM5' });
const ddr4Memory = createMemory({ id: 'M', type: 'DDR4' });

it.each<[line: string, part: Part, partner: Part]>([
  ['Your W is 100 W below what Acme recommends', acmeGpu, ownedPsu],
  [
    'Needs 25 mm more room than your K has',
    longGpu,
    makeOwned(createCase({ id: 'K', maxGpuLength: 325 })),
  ],
  ['Fits the K', motherboard, pcCase],
  ['Needs socket S2; the B has S1', s2Cpu, motherboard],
  ['The P needs socket S2; this motherboard has S1', motherboard, s2Cpu],
  [
    'Works with the P. Turn on EXPO for 6000 MT/s.',
    createMemory({ id: 'M', speed: 6000 }),
    createCpu({ id: 'P' }),
  ],
  // An unknown motherboard of the other maker may not read the kit's profile.
  [
    'Works with the P. On a board that doesn’t read EXPO, the speed has to be set by hand.',
    createMemory({ id: 'M', speed: 6000 }),
    createCpuFor('LGA1700'),
  ],
  [
    'Works with the P. On a board that doesn’t read XMP, the speed has to be set by hand.',
    createMemory({ id: 'M', speed: 6000, profiles: ['XMP'] }),
    createCpuFor('AM5'),
  ],
  ['Works with the P', createMemory({ id: 'M' }), createCpuFor('LGA1700')],
])('writes %j on the card of one part', (line, part, partner) => {
  const [verdict] = collectPairFindings(part, partner);
  expect(verdict && formatCardLine(verdict, part.id)).toBe(line);
});

it('agrees with the number of parts, and names the visitor’s as theirs', () => {
  const cpus = ['P', 'Q', 'R'].map((id) => createCpu({ id, socket: 'S2' }));
  const parts = [...cpus, makeOwned(createMotherboard())];
  const [incompatibility] = collectFindings(parts).findings;
  expect(incompatibility && formatSentence(incompatibility)).toBe(
    'The P, Q and R need socket S2; your motherboard has S1. That calls for an S2 board.',
  );
  expect(incompatibility && formatShortSentence(incompatibility)).toBe(
    'The P, Q and R need socket S2; my motherboard has S1.',
  );
});

it.each<[request: string | undefined, ...parts: readonly Part[]]>([
  [
    'For the P, please suggest an AM5 board and DDR5 memory.',
    createCpuFor('AM5'),
    makeOwned(motherboard),
  ],
  ['For the P, please suggest an LGA1700 board.', createCpuFor('LGA1700'), motherboard],
  ['For the B, please suggest an S1 processor.', makeOwned(s2Cpu), motherboard],
  [
    'For the B, please suggest an AM5 processor and DDR5 memory.',
    makeOwned(createCpuFor('AM4')),
    am5Motherboard,
  ],
  [
    'For the B, please suggest an AM5 processor.',
    makeOwned(createCpuFor('LGA1700')),
    am5Motherboard,
  ],
  ['For the M, please suggest a DDR4 board.', ddr4Memory, createOwnedMotherboardFor('LGA1700')],
  // A socket without this memory calls for another processor, too.
  [
    'For the M, please suggest a board and processor for DDR4.',
    ddr4Memory,
    createOwnedMotherboardFor('AM5'),
  ],
  [undefined, longGpu, makeOwned(createCase({ id: 'C', maxGpuLength: 300 }))],
])('asks %j where no single part would do', (request, ...parts) => {
  const [incompatibility] = collectFindings(parts).findings;
  expect(incompatibility?.outcome).toBe('incompatible');
  expect(incompatibility && formatSetRequest(incompatibility)).toBe(request);
});

it('keeps findings apart whose explanations or needs differ', () => {
  const countFindings = (code: FindingCode, ...parts: readonly Part[]) =>
    collectFindings(parts).findings.filter((finding) => finding.code === code).length;
  const betaGpu = { ...createGpu({ id: 'H' }), brand: 'Beta' };
  expect(countFindings('fits', acmeGpu, betaGpu, createPsu({ id: 'W', watts: 850 }))).toBe(2);
  const motherboards = ['AM5', 'LGA1700'].map((socket) =>
    createMotherboard({ id: socket, socket }),
  );
  expect(countFindings('memory-type-differs', ddr4Memory, ...motherboards)).toBe(2);
});

it('names the power supply where a processor has a part in the verdict', () => {
  const parts = [createGpu({ id: 'G' }), createPsu({ id: 'W' }), makeOwned(createCpu({ id: 'P' }))];
  const verdict = getVerdict(collectFindings(parts).findings, 'G');
  expect(verdict && formatCardLine(verdict, 'W')).toBe(
    'The G works with this power supply, using up to 400 of 750 W with your P',
  );
  expect(listProductCardLines(createGpu({ id: 'G' }), parts)[0]?.text).toBe(
    'Works with our W power supply',
  );
});

it('asks for the cooler of a processor that comes without one', () => {
  const parts = [createMemory({ id: 'M', height: 44 }), createCpu({ id: 'P', hasCooler: false })];
  expect(collectFindings(parts).questions.map(formatQuestion)).toContain(
    'The P comes without a cooler. Have you got one? Memory 44 mm tall must fit under it.',
  );
});

it('says why a ready-made PC is checked, and reads neither a placeholder nor a sentence in its name', () => {
  const parts = [createCpu({ id: 'P' })];
  const finding = createReadyMadeFinding(parts, 'e.g. my old [XPS]. it is small');
  expect(formatCardLine(finding, 'P')).toContain(
    'We’ll check this processor with your e.g. my old',
  );
  expect(formatSentence(finding, 'email')).toBe(
    'Please check the P with my e.g. my old XPS. it is small. Ready-made PCs often have sizes and connectors of their own.',
  );
});

it('says a fit beside an incompatibility in short words, and names the other part of an incompatibility', () => {
  const [fit] = collectPairFindings(createGpu({ id: 'G' }), makeOwned(createPsu({ id: 'W' })));
  expect(fit && formatPartialFit(fit, 'G')).toBe('Works with the power supply');
  const [productFit] = collectPairFindings(createGpu({ id: 'G' }), createPsu({ id: 'W' }));
  expect(productFit && formatPartialFit(productFit, 'G')).toBe('Works with the W');
  const [incompatibility] = collectPairFindings(s2Cpu, motherboard);
  expect(incompatibility && formatIncompatibility(incompatibility, 'P')).toBe('Doesn’t fit the B');
  const [shortage] = collectFindings([
    createGpu({ id: 'G', watts: 360 }),
    createCpu({ id: 'P', watts: 250 }),
    makeOwned(createPsu({ id: 'W', watts: 550 })),
  ]).findings;
  expect(shortage && formatIncompatibility(shortage, 'G')).toBe('Doesn’t fit your W');
});

it('calls for no part that the enquiry has, and for none where a product is offered instead', () => {
  const cpu = createCpu({ id: 'P', socket: 'AM5', memorySpeeds: { DDR5: 5600 } });
  const kit = createMemory({ id: 'M', type: 'DDR5' });
  const intel = createMotherboard({ id: 'B', socket: 'LGA1700', memorySpeeds: { DDR5: 5600 } });
  const format = (...parts: readonly Part[]) =>
    collectFindings(parts)
      .findings.map((finding) => formatSentence(finding))
      .join(' ');
  expect(format(cpu, intel)).toContain('That calls for an AM5 board and DDR5 memory.');
  expect(format(cpu, intel, kit)).toContain('That calls for an AM5 board.');
  const owned = makeOwned(
    createMotherboard({ id: 'B', socket: 'AM4', memorySpeeds: { DDR4: 3200 } }),
  );
  expect(format(kit, owned)).toContain('That calls for a board and processor for DDR5.');
  expect(format(kit, owned, cpu)).toContain('That calls for a DDR5 board.');
  const [finding] = collectFindings([cpu, intel]).findings;
  const replacement = { product: createMotherboard({ id: 'C' }), replaced: intel };
  expect(finding && formatSentence({ ...finding, replacement })).not.toContain('calls for');
});
