import { collectFindings, collectPairFindings } from './collect-findings';
import { type FindingCode, getVerdict } from './finding';
import {
  formatCardLine,
  formatIncompatibility,
  formatPartialFit,
  formatSentence,
  formatSetRequest,
  formatShortSentence,
} from './format-finding';
import type { Part } from './parts';
import { listProductCardLines } from './product-card-lines';
import { createReadyMadeFinding } from './rules/ready-made';
import { cpu, gpu, makeOwned, memory, motherboard, pcCase, psu } from './testing/parts';

const [B, K] = [motherboard('B'), pcCase('K')];
const acme = { ...gpu('G', { recommendedPsuWatts: 850 }), brand: 'Acme' };
const ownPsu = makeOwned(psu('W'));
const long = gpu('G', { length: 348, requiredLength: 350 });
const cpuOf = (socket: string) => cpu('P', { socket });
const motherboardOf = (socket: string) => makeOwned(motherboard('B', { socket }));
const other = cpuOf('S2');
const am5Board = motherboard('B', { socket: 'AM5' });
const ddr4Kit = memory('M', { type: 'DDR4' });

it.each<[line: string, card: Part, partner: Part]>([
  ['Your W is 100 W below what Acme recommends', acme, ownPsu],
  ['Needs 25 mm more room than your K has', long, makeOwned(pcCase('K', { maxGpuLength: 325 }))],
  ['Fits the K', B, K],
  ['Needs socket S2; the B has S1', other, B],
  ['The P needs socket S2; this motherboard has S1', B, other],
  ['Works with the P. Turn on EXPO for 6000 MT/s.', memory('M', { speed: 6000 }), cpu('P')],
  // An unknown motherboard of the other maker may not read the kit's profile.
  [
    'Works with the P. On a board that doesn’t read EXPO, the speed has to be set by hand.',
    memory('M', { speed: 6000 }),
    cpuOf('LGA1700'),
  ],
  [
    'Works with the P. On a board that doesn’t read XMP, the speed has to be set by hand.',
    memory('M', { speed: 6000, profiles: ['XMP'] }),
    cpuOf('AM5'),
  ],
  ['Works with the P', memory('M'), cpuOf('LGA1700')],
])('writes %j on the card of one part', (line, card, partner) => {
  const [verdict] = collectPairFindings(card, partner);
  expect(verdict && formatCardLine(verdict, card.id)).toBe(line);
});

it('agrees with the number of parts, and names the visitor’s as theirs', () => {
  const cpus = ['P', 'Q', 'R'].map((id) => cpu(id, { socket: 'S2' }));
  const parts = [...cpus, makeOwned(motherboard('board'))];
  const [incompatibility] = collectFindings(parts);
  expect(incompatibility && formatSentence(incompatibility)).toBe(
    'The P, Q and R need socket S2; your board has S1. That calls for an S2 board.',
  );
  expect(incompatibility && formatShortSentence(incompatibility)).toBe(
    'The P, Q and R need socket S2; my board has S1.',
  );
});

it.each<[request: string | undefined, ...parts: readonly Part[]]>([
  ['For the P, please suggest an AM5 board and DDR5 memory.', cpuOf('AM5'), makeOwned(B)],
  ['For the P, please suggest an LGA1700 board.', cpuOf('LGA1700'), B],
  ['For the B, please suggest an S1 processor.', makeOwned(other), B],
  [
    'For the B, please suggest an AM5 processor and DDR5 memory.',
    makeOwned(cpuOf('AM4')),
    am5Board,
  ],
  ['For the B, please suggest an AM5 processor.', makeOwned(cpuOf('LGA1700')), am5Board],
  ['For the M, please suggest a DDR4 board.', ddr4Kit, motherboardOf('LGA1700')],
  // A socket without this memory calls for another processor, too.
  ['For the M, please suggest a board and processor for DDR4.', ddr4Kit, motherboardOf('AM5')],
  [undefined, long, makeOwned(pcCase('C', { maxGpuLength: 300 }))],
])('asks %j where no single part would do', (request, ...parts) => {
  const [incompatibility] = collectFindings(parts);
  expect(incompatibility?.outcome).toBe('incompatible');
  expect(incompatibility && formatSetRequest(incompatibility)).toBe(request);
});

it('keeps findings apart whose explanations or needs differ', () => {
  const countFindings = (code: FindingCode, ...parts: readonly Part[]) =>
    collectFindings(parts).filter((finding) => finding.code === code).length;
  const beta = { ...gpu('H'), brand: 'Beta' };
  expect(countFindings('fits', acme, beta, psu('W', { watts: 850 }))).toBe(2);
  const motherboards = ['AM5', 'LGA1700'].map((socket) => motherboard(socket, { socket }));
  expect(countFindings('memory-type-differs', ddr4Kit, ...motherboards)).toBe(2);
});

it('names the supply where a processor has a part in the verdict', () => {
  const parts = [gpu('G'), psu('W'), makeOwned(cpu('P'))];
  const verdict = getVerdict(collectFindings(parts), 'G');
  expect(verdict && formatCardLine(verdict, 'W')).toBe(
    'The G works with this power supply, using up to 400 of 750 W with your P',
  );
  expect(listProductCardLines(gpu('G'), parts)[0]?.text).toBe('Works with our W power supply');
});

it('asks for the cooler of a processor that comes without one', () => {
  const parts = [memory('M', { height: 44 }), cpu('P', { hasCooler: false })];
  const questions = collectFindings(parts).map((finding) => formatSentence(finding));
  expect(questions).toContain(
    'The P comes without a cooler. Have you got one? Memory 44 mm tall must fit under it.',
  );
});

it('says why a ready-made PC is checked, and reads neither a placeholder nor a sentence in its name', () => {
  const parts = [cpu('P')];
  const finding = createReadyMadeFinding(parts, 'e.g. my old [XPS]. it is small');
  expect(formatCardLine(finding, 'P')).toContain(
    'We’ll check this processor with your e.g. my old',
  );
  expect(formatSentence(finding, 'email')).toBe(
    'Please check the P with my e.g. my old XPS. it is small. Ready-made PCs often have sizes and connectors of their own.',
  );
});

it('says a fit beside an incompatibility in short words, and names the other part of an incompatibility', () => {
  const [fit] = collectPairFindings(gpu('G'), makeOwned(psu('W')));
  expect(fit && formatPartialFit(fit, 'G')).toBe('Works with the power supply');
  const [productFit] = collectPairFindings(gpu('G'), psu('W'));
  expect(productFit && formatPartialFit(productFit, 'G')).toBe('Works with the W');
  const [incompatibility] = collectPairFindings(other, B);
  expect(incompatibility && formatIncompatibility(incompatibility, 'P')).toBe('Doesn’t fit the B');
});
