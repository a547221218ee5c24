/** Turns a visitor's answers into parts, so that the rules for products also apply to them. */

import { visitorPcFieldCopy } from '@/data/copy/visitor-pc';
import { maxCpuWattsByChipset } from '@/data/parts/chipsets';
import type { PartFacts } from '@/data/parts/facts';
import { partNamesLikeReadyMade, readyMadeNames, standardBuilders } from '@/data/parts/names';
import type { Part } from '@/lib/compatibility/parts';
import { identifyPlatform } from '@/lib/part-database/identify-platform';
import { findWattsInName, isMakerNamed } from '@/lib/part-database/identify-unlisted';
import { createAlternatives, createNamePattern } from '@/lib/part-database/name-patterns';
import { formatPartName } from '@/lib/part-database/part-line';
import type { PartIndexes, ResolvedAnswer } from './part-indexes';
import { parseImpliedMotherboard, parseTypedFacts, type TypedField } from './typed-facts';
import { getFieldId, type VisitorPc, type VisitorPcField } from './visitor-pc';

/** Matches a name of ready-made PCs, but not within a model such as 'ZM600-HP'. */
const READY_MADE = new RegExp(`(?<![\\w-])${createAlternatives(readyMadeNames)}(?![\\w-])`, 'i');
const LIKE_READY_MADE = new RegExp(createAlternatives(partNamesLikeReadyMade), 'gi');
const STANDARD_BUILDER = createNamePattern(standardBuilders, 'i');
/** Matches processors that are made for ready-made PCs: 'i5-7500T', 'Ryzen 5 8500GE'. */
const READY_MADE_CPU = /\d(?:te?|ge)\b/i;
/** Matches Intel's standard with a 10-pin input: not 'ATX12V', '12VHPWR' or '12V-2x6'. */
const ATX12VO = /\b(?:atx)?12vo\b/i;

const isReadyMadeName = (name: string) => READY_MADE.test(name.replaceAll(LIKE_READY_MADE, ''));

const isStandardBuilder = (name: string) => STANDARD_BUILDER.test(name) && !isReadyMadeName(name);

/** Returns the name of the visitor's ready-made PC; undefined for none or one of standard parts. */
export function getReadyMadeName({ pc }: VisitorPc): string | undefined {
  if (pc === undefined) return undefined;
  const name = 'typed' in pc ? pc.typed : '';
  return isStandardBuilder(name) ? undefined : name || visitorPcFieldCopy.pc.part;
}

/** Adds the facts that a part's name states of its connectors and its power. */
function addFactsOfName(facts: PartFacts, name: string): PartFacts {
  const is12vo = ATX12VO.test(name) || undefined;
  if (facts.kind === 'psu') return { ...facts, is12vo };
  if (facts.kind !== 'motherboard') return facts;
  const maxCpuWatts = maxCpuWattsByChipset[identifyPlatform(name)?.name ?? ''];
  return { ...facts, is12vo, maxCpuWatts };
}

/**
 * Returns the facts of a typed part. A power supply may have its watts in its name, and a
 * motherboard gets the processor's socket. Without a maker, it may be a ready-made PC's
 * motherboard, since system tools show only the number.
 */
function findTypedFacts(
  field: TypedField,
  typed: string,
  typedCpu: string | undefined,
  { psu: psuIndex = [], motherboard: motherboardIndex = [] }: PartIndexes,
): PartFacts {
  const facts = parseTypedFacts(field, typed);
  if (facts.kind === 'psu')
    return { ...facts, watts: facts.watts ?? findWattsInName(psuIndex, typed) };
  if (facts.kind !== 'motherboard' || facts.socket || typedCpu === undefined) return facts;
  const { shortName, formFactor } = facts;
  const mayHaveOwnConnector = !isMakerNamed(motherboardIndex, typed) || undefined;
  return { ...parseImpliedMotherboard(typedCpu), shortName, formFactor, mayHaveOwnConnector };
}

const createPart = (field: VisitorPcField, facts: PartFacts, isReadyMade: boolean): Part => ({
  id: getFieldId(field),
  facts,
  isOwned: true,
  isReadyMade,
});

/**
 * Creates the parts of all answers, except a ready-made PC, a cooler, a part to be quoted and an id
 * that is in no list. A processor without a motherboard adds one with its socket.
 *
 * @param partIndexes the indexes of the answered fields
 */
export function createVisitorParts(
  answers: readonly ResolvedAnswer[],
  partIndexes: PartIndexes,
): readonly Part[] {
  const isPcReadyMade = answers.some(
    ({ typed, part }) => typed !== undefined && isReadyMadeName(part?.maker ?? typed),
  );
  const findAnswer = (field: VisitorPcField) => answers.find((answer) => answer.field === field);
  return answers.flatMap(({ field, typed, part: listedPart }) => {
    if (field === 'pc' || field === 'cooler') return [];
    if (listedPart) {
      const facts = addFactsOfName(listedPart.facts, formatPartName(listedPart));
      // A listed part is sold by itself, so a ready-made PC in another answer says nothing of it.
      // Its model may have such a PC's name, as BitFenix's Aurora has, so only its maker counts.
      return createPart(field, facts, isReadyMadeName(listedPart.maker));
    }
    if (typed === undefined) return [];
    const facts = findTypedFacts(field, typed, findAnswer('cpu')?.typed, partIndexes);
    const part = createPart(field, addFactsOfName(facts, typed), isPcReadyMade);
    if (field !== 'cpu' || findAnswer('motherboard')) return part;
    const motherboard = parseImpliedMotherboard(typed);
    const isReadyMade = isPcReadyMade || READY_MADE_CPU.test(typed);
    const { shortName: cpuName } = facts;
    return [part, { ...createPart('motherboard', motherboard, isReadyMade), cpuName }];
  });
}
