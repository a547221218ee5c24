import fc from 'fast-check';
import { products } from '@/data/shop/products';
import type { CheckPurpose } from './ask-questions';
import { collectFindings, collectPairFindings } from './collect-findings';
import {
  type FindingCode,
  getVerdict,
  isAbout,
  isIncompatible,
  isQuestion,
  isWorking,
} from './finding';
import { formatSentence } from './format-finding';
import { listPairs, type Part } from './parts';
import {
  cooler,
  cpu,
  drive,
  gpu,
  makeOwned,
  makeReadyMade,
  memory,
  motherboard,
  pcCase,
  psu,
} from './testing/parts';
import { SHOP_WORDS } from './testing/shop-words';

const many = <T extends object>(quantity: number, part: T) => ({ ...part, quantity });

/**
 * Parts that all work together. Findings name them by their ids, which are letters:
 *
 * - `B` is a motherboard, and `P` and `Q` are processors.
 * - `M` and `N` are memory kits, and `D`, `E` and `F` are M.2 drives.
 * - `G` and `H` are graphics cards, `W` is a power supply, and `K` is a case.
 *
 * A part with a fact of its own has a word as its id, or the letter of the part that it stands in for.
 */
const B = motherboard('B');
const [P, Q] = [cpu('P'), cpu('Q')];
const [M, N] = [memory('M'), memory('N')];
const [D, E, F] = [drive('D'), drive('E'), drive('F')];
const [G, H] = [gpu('G'), gpu('H')];
const W = psu('W');
const K = pcCase('K');
const s2P = cpu('S2 processor', { socket: 'S2' });
const s2B = motherboard('S2 board', { socket: 'S2' });

describe('an enquiry', () => {
  const supplyOf = (watts: number) => psu('W', { watts });
  const modestP = cpu('Modest', { watts: 40 });
  const ownP = makeOwned(cpu('P', { watts: undefined }));
  const hungryG = gpu('hungry card', { recommendedPsuWatts: 850 });
  const hotG = gpu('hot card', { watts: 800 });
  const sizedG = gpu('sized card', { requiredLength: 300 });
  const unknownD = drive('unknown drive', { generation: undefined });
  const [gen5, gen6] = [drive('Gen 5', { generation: 5 }), drive('Gen 6', { generation: 6 })];
  const createSlots = (...counts: readonly (readonly [generation: number, unshared: number])[]) =>
    counts.map(([generation, unshared]) => ({ generation, count: 1, unshared }));
  const mixedB = motherboard('mixed board', { m2Slots: createSlots([4, 1], [5, 1]) });
  const oneSlotB = motherboard('one slot', { m2Slots: createSlots([4, 1]), profiles: ['XMP'] });
  const sharingB = motherboard('sharing', { m2Slots: createSlots([4, 1], [4, 1], [5, 0]) });
  const ddr4B = makeOwned(motherboard('owned board', { memorySpeeds: { DDR4: 3200 } }));
  const am4B = { ...ddr4B, facts: { ...ddr4B.facts, socket: 'AM4' } };
  const am5B = motherboard('AM5 board', { socket: 'AM5' });
  const [ownedP, am4P] = [makeOwned(P), makeOwned(cpu('owned AM4', { socket: 'AM4' }))];
  const fourModuleM = memory('M', { modules: 4 });
  it.each<[fact: string, codes: string, ...Parameters<typeof collectFindings>]>([
    ['one verdict on power with a processor', 'psu-below-recommended', [hungryG, W, P]],
    ['each graphics card of a choice', 'psu-below-recommended fits', [hungryG, H, W], 'choosing'],
    ['a product of unknown draw', 'fact-unknown', [G, W, cpu('P', { watts: undefined })]],
    ['a visitor’s unknown processor', 'watts-without-cpu', [G, supplyOf(652), ownP]],
    ['a supply for any processor', 'fits', [G, supplyOf(653), ownP]],
    ['the fastest drive in the fastest slot', 'fits', [D, gen5, mixedB]],
    ['the second fast drive', 'drive-slowed', [many(2, gen5), mixedB], 'one-pc'],
    ['a drive faster than all slots', 'drive-slowed lanes-shared', [D, gen6, F, sharingB]],
    ['a board without shared lanes', 'fits fits', [D, G, B]],
    ['a motherboard for each processor', 'fits fits', [P, s2P, B, s2B]],
    ['a fast drive with the graphics card’s lanes', 'lanes-shared fits', [D, gen5, G, sharingB]],
    ['drives beside a shared slot', 'slot-to-avoid', [many(2, D), G, sharingB], 'one-pc'],
    ['a drive in each slot', 'lanes-shared', [many(3, D), sharingB], 'one-pc'],
    ['one drive of two unknown', 'detail-unknown fits', [D, unknownD, B]],
    ['more drives than slots in one PC', 'slots-short', [many(4, D), B], 'one-pc'],
    ['drives for several PCs', 'fits', [many(2, D), E, F, B], 'several-pcs'],
    ['kits to choose from', 'fits', [M, N, B], 'choosing'],
    ['four modules without a board', 'many-modules', [fourModuleM, P]],
    ['a DDR5 board for DDR4’s owner', 'memory-left-over fits', [B, ownedP, ddr4B]],
    ['a DDR5 board and kit for DDR4’s owner', 'fits', [B, M, ddr4B]],
    ['a DDR5 board for DDR5’s owner', 'fits', [B, ownedP, makeOwned(motherboard('owned board'))]],
    ['a DDR5 board that needs new parts', 'socket-differs', [am5B, am4P, ddr4B]],
    ['two graphics cards in one PC', 'several-gpus fits', [G, H, B], 'one-pc'],
    // Incompatible parts are reported beside several graphics cards, and a case takes each of them alone.
    ['two cards, each too much', 'watts-short several-gpus', [many(2, hotG), W], 'one-pc'],
    ['two cards in a case', 'several-gpus gpu-has-room', [many(2, sizedG), W, K], 'one-pc'],
  ])('on %s has only the findings %s', (_fact, codes, ...args) => {
    const findings = collectFindings(...args).filter((finding) => !isQuestion(finding));
    expect(findings.map(({ code }) => code)).toEqual(codes.split(' '));
    for (const finding of findings) {
      const ownFinding = { ...finding, parts: finding.parts.map(makeOwned) };
      expect(formatSentence(ownFinding, 'email')).not.toMatch(SHOP_WORDS);
    }
  });

  const ownedB = makeOwned(motherboard('owned board', { socket: 'S2' }));
  const expoM = memory('M', { speed: 6000 });
  const intelP = cpu('Intel', { socket: 'LGA1700' });
  const intelB = motherboard('Intel board', { socket: 'LGA1700' });
  const ddr4P = makeOwned(cpu('P', { memorySpeeds: { DDR4: 3200 } }));
  it.each<[fact: string, id: string, verdict: FindingCode, ...Parameters<typeof collectFindings>]>([
    ['a motherboard that takes no processor', 'S2 board', 'socket-differs', [P, B, s2B]],
    ['a part that works with no other', 'S2 processor', 'socket-differs', [B, s2P, Q]],
    ['a part that works, beside another of its kind', 'Q', 'fits', [B, s2P, Q]],
    ['a kit where M.2 slots are short', 'M', 'profile-differs', [D, E, B, oneSlotB, M]],
    ['a product on the visitor’s board', 'P', 'socket-differs', [P, ownedB]],
    ['a product beside a board that replaces the visitor’s', 'P', 'fits', [P, ownedB, B]],
    // The motherboard answers for the visitor's processor, whose rating for memory is unknown.
    ['fast memory', 'M', 'memory-overclock', [memory('M', { speed: 6000 }), makeOwned(P), B]],
    ['memory that only the board takes', 'M', 'fits', [M, ddr4P, B]],
    ['a kit for AMD on an unknown Intel board', 'M', 'profile-differs', [expoM, intelP]],
    ['a kit for AMD on an Intel board for it', 'M', 'memory-overclock', [expoM, intelP, intelB]],
    ['a kit for AMD beside a board for neither', 'M', 'profile-differs', [expoM, intelP, am5B]],
    ['a quantity for several PCs', 'M', 'fits', [many(3, M), B], 'several-pcs'],
  ])('on %s gives %s the verdict %s', (_fact, id, code, ...args) => {
    expect(getVerdict(collectFindings(...args), id)?.code).toBe(code);
  });

  const smallM = memory('M', { modules: 1, gigabytes: 8 });
  const poweredBy = (watts: number) => [G, supplyOf(watts), P, modestP];
  const readyMadeSupply = (watts: number) => makeReadyMade(psu('W', { watts }));
  const poweredByReadyMade = (watts: number) => [G, readyMadeSupply(watts), makeOwned(modestP)];
  const oldTypes = { memorySpeeds: undefined, memoryChoices: ['DDR3', 'DDR4'] };
  const oldB = makeOwned(motherboard('owned board', oldTypes));
  const ratedP = cpu('Rated', { fourModuleSpeeds: { DDR5: 3600 } });
  it.each<[code: FindingCode, words: string, ...parts: readonly Part[]]>([
    // The processor decides that draws most, or, for 'watts-short', the one that draws least.
    ['watts-tight', 'G and P draw up to 400 W, and the W has 350 W', ...poweredBy(350)],
    ['watts-short', 'G and Modest draw up to 340 W, and the W has 339 W', ...poweredBy(339)],
    ['many-modules', 'one kit of 64 GB is safer than the M and N together', M, N, B],
    ['many-modules', 'one kit of 64 GB is safer than two packs of the M', many(2, M), B],
    ['many-modules', 'one kit of 16 GB is safer than two packs of the M.', many(2, smallM), B],
    // A finding on a ready-made PC names all parts of the finding that it holds.
    ['ready-made', 'The G and your Modest draw up to 340 W', ...poweredByReadyMade(350)],
    ['ready-made', 'not counting your P, whose draw', G, readyMadeSupply(652), ownP],
    ['memory-left-over', 'The B takes DDR5, so your DDR4 memory won’t fit.', B, ddr4B],
    // Without a processor that has a finding of its own.
    ['memory-left-over', 'takes an S1 processor and DDR5 memory, so yours won’t fit', B, am4B],
    ['memory-left-over', 'so your DDR3 or DDR4 memory won’t fit.', B, oldB],
    // The speed of four modules alone is on record.
    ['many-modules', 'Four modules run at DDR5-3600 on the Rated.', many(2, M), ratedP],
    ['many-modules', 'Six modules run slower than two on the Rated.', many(3, M), ratedP],
  ])('finds %s in one PC: %s', (code, words, ...parts) => {
    const [verdict] = collectFindings(parts, 'one-pc').filter((finding) => !isQuestion(finding));
    expect(verdict?.code).toBe(code);
    expect(verdict && formatSentence(verdict)).toContain(words);
  });

  const longG = gpu('long card', { requiredLength: 350 });
  const [lowerM, tallM] = [memory('lower', { height: 42 }), memory('tall', { height: 44 })];
  const smallB = motherboard('small board', { formFactor: 'mATX' });
  const unsizedB = motherboard('unsized board', { formFactor: undefined });
  it.each<[fields: readonly string[], ...parts: readonly Part[]]>([
    // A question states the longest of several graphics cards, the tallest of several kits, and the sizes of all motherboards.
    [['case 350', 'motherboard', 'psu', 'purpose'], sizedG, longG, D],
    [['case ATX/mATX', 'cooler 44', 'purpose'], lowerM, tallM, B, smallB, unsizedB],
    [[], W, unsizedB],
    [[], tallM, B, K, cooler('cooler', { maxMemoryHeight: 50 })],
    [['case ATX'], memory('M', { height: 40 }), B],
    // A part that the visitor has named is not asked for again.
    [['case 350', 'motherboard'], longG, makeOwned(W)],
    [[], D, makeOwned(B)],
    // There is one question about the cooler, but none where nobody knows whether the processor comes with one.
    [['cooler 44', 'motherboard'], tallM, cpu('P', { hasCooler: false })],
    [['motherboard'], cpu('P', { hasCooler: undefined })],
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
    [undefined, 'ask-purpose: P Q W X K L'],
    ['one-pc', 'ask-which: P Q', 'ask-which: W X', 'ask-which: K L'],
    ['choosing'],
  ])('for the purpose %s asks about choices: %s', (purpose, ...expected) => {
    const findings = collectFindings([P, Q, W, psu('X'), K, pcCase('L')], purpose).filter(
      ({ code }) => code !== 'ask-part',
    );
    expect(
      findings.map(({ code, parts }) => `${code}: ${parts.map(({ id }) => id).join(' ')}`),
    ).toEqual(expected);
  });

  it('asks whether two processors are for several PCs, and refuses nothing until then', () => {
    const parts = [many(2, P), many(2, G), many(2, psu('W', { watts: 500 }))];
    expect(collectFindings(parts, 'one-pc')).toMatchObject([
      { code: 'ask-purpose', asksAbout: 'purpose', parts: [{ id: 'P' }, { id: 'W' }] },
      { code: 'ask-part', asksAbout: 'motherboard' },
      { code: 'psu-below-recommended' },
    ]);
  });
});

describe('any parts of an enquiry', () => {
  const PURPOSES = [undefined, 'one-pc', 'several-pcs', 'choosing'] as const;
  const anyPurpose = fc.constantFrom(...PURPOSES);

  it('get the same findings in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...products]), anyPurpose, (parts, purpose) => {
        const describeFindings = (some: readonly Part[]) =>
          collectFindings(some, purpose).map((finding) => formatSentence(finding));
        const ordered = products.filter((product) => parts.includes(product));
        expect(describeFindings(parts)).toEqual(describeFindings(ordered));
      }),
      { numRuns: 60 },
    );
  });

  /** The visitor's parts, some of whose facts are not on record. */
  const unknownParts = [
    makeOwned(pcCase('case', { psuFormFactors: ['SFX', 'SFX-L'] })),
    makeOwned(psu('supply', { leads: undefined })),
    makeOwned(motherboard('board', { hasGpuSlot: undefined, epsInputs: undefined })),
  ];
  const anyParts = fc.shuffledSubarray<Part>([...products, ...unknownParts]);

  it('are incompatible beside all other parts if they are alone', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const oneOfEach = [...new Map(parts.map((part) => [part.facts.kind, part])).values()];
        const incompatibilities = collectFindings(oneOfEach).filter(isIncompatible);
        for (const [one, other] of listPairs(oneOfEach)) {
          const isCompared = !(one.isOwned && other.isOwned);
          const isReported = incompatibilities.some(
            (finding) => isAbout(finding, one.id) && isAbout(finding, other.id),
          );
          if (isCompared && collectPairFindings(one, other).some(isIncompatible))
            expect(isReported).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are said to work together only where a rule has compared them', () => {
    fc.assert(
      fc.property(anyParts, anyPurpose, (parts, purpose) => {
        const claims = collectFindings(parts, purpose).filter(
          (finding) =>
            isWorking(finding) && / (?:works? with|fits?) /.test(formatSentence(finding)),
        );
        for (const { parts: claimedParts } of claims) {
          const kinds = claimedParts.map(({ facts }) => facts.kind);
          // Some findings name a third part: the processor whose power is added, or the graphics card that loses lanes to a
          // drive.
          const isThird = ({ facts: { kind } }: Part) =>
            (kind === 'cpu' && kinds.includes('psu')) ||
            (kind === 'gpu' && kinds.includes('drive'));
          const [one, ...others] = claimedParts.filter((part) => !isThird(part));
          for (const partner of others.filter(({ facts }) => facts.kind !== one?.facts.kind)) {
            const [verdict] = one ? collectPairFindings(one, partner) : [];
            expect(verdict).toBeDefined();
            expect(verdict?.outcome).not.toBe('incompatible');
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
