/** Properties that findings have on any parts of an enquiry. */
import fc from 'fast-check';
import { products } from '@/data/shop/products';
import { collectFindings, collectPairFindings } from './collect-findings';
import { isAbout, isIncompatible, isWorking, OUTCOMES } from './finding';
import { formatQuestion, formatSentence } from './format-finding';
import { listPairs, type Part } from './parts';
import { createCase, createMotherboard, createPsu, makeOwned } from './testing/parts';

const anyGrouping = fc.constantFrom('maybe-one-pc', 'one-pc', 'separate');

it('finds the same on any parts in any order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...products]), anyGrouping, (parts, grouping) => {
      const describeFindings = (some: readonly Part[]) => {
        const { findings, questions } = collectFindings(some, grouping);
        const sentences = findings.map((finding) => formatSentence(finding));
        return [...sentences, ...questions.map(formatQuestion)];
      };
      const ordered = products.filter((product) => parts.includes(product));
      expect(describeFindings(parts)).toEqual(describeFindings(ordered));
    }),
    { numRuns: 60 },
  );
});

/** The visitor's parts, some of whose facts are not on record. */
const unknownParts = [
  makeOwned(createCase({ psuFormFactors: ['SFX', 'SFX-L'] })),
  makeOwned(createPsu({ leads: undefined })),
  makeOwned(createMotherboard({ hasGpuSlot: undefined, epsInputs: undefined })),
];
const anyParts = fc.shuffledSubarray<Part>([...products, ...unknownParts]);

it('lists the worst outcomes first', () => {
  fc.assert(
    fc.property(anyParts, anyGrouping, (parts, grouping) => {
      const { findings } = collectFindings(parts, grouping);
      const ranks = findings.map(({ outcome }) => OUTCOMES.indexOf(outcome));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    }),
    { numRuns: 60 },
  );
});

it('reports parts that are incompatible alone beside all others, too', () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      const oneOfEach = [...new Map(parts.map((part) => [part.facts.kind, part])).values()];
      const incompatibilities = collectFindings(oneOfEach).findings.filter(isIncompatible);
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

it('says that parts work together only where a rule has compared them', () => {
  fc.assert(
    fc.property(anyParts, anyGrouping, (parts, grouping) => {
      const claims = collectFindings(parts, grouping).findings.filter(
        (finding) => isWorking(finding) && / (?:works? with|fits?) /.test(formatSentence(finding)),
      );
      for (const { parts: claimedParts } of claims) {
        const kinds = claimedParts.map(({ facts }) => facts.kind);
        // Some findings name a third part: the processor whose power is added, or the graphics
        // card that loses lanes to a drive.
        const isThird = ({ facts: { kind } }: Part) =>
          (kind === 'cpu' && kinds.includes('psu')) || (kind === 'gpu' && kinds.includes('drive'));
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
