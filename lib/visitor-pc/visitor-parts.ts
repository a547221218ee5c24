/** Turns a visitor's answers into parts, so that the rules for the shop's parts also apply to them. */

import { visitorPcCopy as copy } from '@/data/copy/visitor-pc';
import type { PartFacts } from '@/data/parts/facts';
import type { Part } from '@/lib/compatibility/parts';
import { formatPartName } from './part-database';
import { findListedPart, type PartLists } from './part-lists';
import { findMaxCpuWatts, is12voName, isReadyMadeName, isStandardBuilderName } from './read-name';
import { parseImpliedMotherboard, parseTypedFacts } from './typed-facts';
import {
  getFieldId,
  isQuoteRequest,
  VISITOR_PC_FIELDS,
  type VisitorPc,
  type VisitorPcField,
} from './visitor-pc';

/** Returns the name of the visitor's ready-made PC; undefined without one, and for one that is built of standard parts. */
export const getReadyMadeName = ({ pc }: VisitorPc) =>
  pc && 'typed' in pc && !isStandardBuilderName(pc.typed)
    ? pc.typed || copy.partNames.pc
    : undefined;

/**
 * Adds the facts that a part's name states of its connectors, its power and the maker of the whole PC.
 *
 * @param isPcReadyMade true for a part of a ready-made PC that another answer names
 */
function addFactsOfName(facts: PartFacts, name: string, isPcReadyMade: boolean): PartFacts {
  const isReadyMade = isPcReadyMade || isReadyMadeName(name) || undefined;
  if (facts.kind === 'case') return { ...facts, isReadyMade };
  if (facts.kind === 'psu') return { ...facts, isReadyMade, is12vo: is12voName(name) };
  if (facts.kind !== 'motherboard') return facts;
  const maxCpuWatts = findMaxCpuWatts(name);
  return { ...facts, isReadyMade, is12vo: is12voName(name), maxCpuWatts };
}

const createPart = (field: VisitorPcField, facts: PartFacts): Part => ({
  id: getFieldId(field),
  facts,
  isOwned: true,
});

/**
 * Creates the parts of all answers, except those of a ready-made PC, a cooler and an id that is in no list. A processor without a
 * motherboard adds a motherboard with its socket.
 *
 * @param lists the lists of the answered fields
 */
export function createVisitorParts(visitorPc: VisitorPc, lists: PartLists): readonly Part[] {
  const answers = VISITOR_PC_FIELDS.flatMap((field) => {
    const answer = visitorPc[field];
    return answer && !isQuoteRequest(answer) ? [{ field, answer }] : [];
  });
  const isPcReadyMade = answers.some(
    ({ answer }) => 'typed' in answer && isReadyMadeName(answer.typed),
  );
  return answers.flatMap(({ field, answer }) => {
    if (field === 'pc' || field === 'cooler') return [];
    const listedPart = findListedPart(field, answer, lists);
    // A listed part is sold by itself, so it is none of the ready-made PC.
    if (listedPart)
      return createPart(field, addFactsOfName(listedPart.facts, formatPartName(listedPart), false));
    if ('id' in answer) return [];
    const { typed } = answer;
    const part = createPart(
      field,
      addFactsOfName(parseTypedFacts(field, typed), typed, isPcReadyMade),
    );
    if (field !== 'cpu' || visitorPc.motherboard) return part;
    const motherboard = parseImpliedMotherboard(typed);
    return [part, createPart('motherboard', addFactsOfName(motherboard, '', isPcReadyMade))];
  });
}
