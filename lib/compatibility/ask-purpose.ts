/** Asks what the parts of an enquiry are for, and which of several parts the visitor wants in a PC. */

import { questionCopy as copy, kindNames } from '@/data/copy/compatibility';
import type { PartKind } from '@/data/parts/facts';
import { fillTemplate } from '@/lib/text/fill-template';
import { createFinding, type Finding } from './finding';
import type { Part } from './parts';

/** The visitor's answer to what the parts are for. */
export type CheckPurpose = 'one-pc' | 'several-pcs' | 'choosing';

/** The kinds of which a PC has exactly one. */
const SINGLE_KINDS: readonly PartKind[] = ['cpu', 'motherboard', 'psu', 'case', 'cooler'];

/** Returns true if the visitor has said that all parts are for one PC, and no quantity contradicts that. */
export const isForOnePc = (parts: readonly Part[], purpose: CheckPurpose | undefined): boolean =>
  purpose === 'one-pc' && listMultiples(parts).length === 0;

/** Asks what the parts are for. Where they are for one PC, asks which of several parts of a kind the visitor wants. */
export function askPurpose(
  parts: readonly Part[],
  purpose: CheckPurpose | undefined,
): readonly Finding[] {
  if (purpose === undefined) {
    // A PC can hold several graphics cards, but most visitors choose between them.
    const choices = listChoices(parts, [...SINGLE_KINDS, 'gpu']);
    const options = choices.flatMap((choice) => choice.options);
    return options.length > 0 ? [createPurposeQuestion(options, copy.purpose)] : [];
  }
  if (purpose !== 'one-pc') return [];
  const multiples = listMultiples(parts);
  const [first] = multiples;
  if (first) {
    const text = fillTemplate(copy.severalPcs, { part: kindNames[first.facts.kind].one });
    return [createPurposeQuestion(multiples, text)];
  }
  return listChoices(parts, SINGLE_KINDS).map(({ kind, options }) => {
    const text = fillTemplate(copy.choice, { part: kindNames[kind].one, names: `{${kind}}` });
    return createFinding('ask-which', options, text, { choiceKind: kind });
  });
}

/** Lists the parts that the enquiry has in a larger quantity than one PC takes. */
const listMultiples = (parts: readonly Part[]) =>
  parts.filter(({ facts, quantity = 1 }) => quantity > 1 && SINGLE_KINDS.includes(facts.kind));

/** Lists the kinds of which the enquiry has different parts, with these parts. */
const listChoices = (parts: readonly Part[], choiceKinds: readonly PartKind[]) =>
  choiceKinds
    .map((kind) => ({ kind, options: parts.filter(({ facts }) => facts.kind === kind) }))
    .filter(({ options }) => options.length > 1);

const createPurposeQuestion = (parts: readonly Part[], text: string) =>
  createFinding('ask-purpose', parts, text, { asksAbout: 'purpose' });
