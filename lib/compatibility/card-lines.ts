/** The lines on a part's card about its compatibility, before a visitor has ticked anything. */

import { cardLineCopy as copy } from '@/data/copy/compatibility';
import type { PartFacts, PartKind } from '@/data/parts/facts';
import { fillTemplate } from '@/lib/text/fill-template';
import { collectPairFindings } from './collect-findings';
import { getVerdict, isClash, type Outcome } from './finding';
import { formatLine } from './format-finding';
import { createGroupNamer } from './group-name';
import { mergeFindings } from './merge-findings';
import { filterByKind, type Part } from './parts';
import { TALL_MEMORY } from './rules/memory-support';

/** A link to the field of the visitor's PC for a kind of part, with the link's text. */
type FieldLink = readonly [field: 'case' | 'psu' | 'motherboard' | 'cpu', text: string];

export interface CardLine {
  /** Undefined for a requirement. */
  readonly outcome?: Outcome | undefined;
  /** True for a requirement that states a length first. */
  readonly isLength?: boolean;
  readonly text: string;
  /** The requirements or questions about the visitor's parts, which follow the text. */
  readonly links?: readonly FieldLink[];
}

/** The kind of part with which a part's card compares it first. */
const PARTNER_KINDS: Readonly<Record<PartKind, PartKind>> = {
  cpu: 'motherboard',
  memory: 'motherboard',
  drive: 'motherboard',
  gpu: 'psu',
  motherboard: 'cpu',
  psu: 'gpu',
  case: 'gpu',
  cooler: 'cpu',
};

/**
 * Returns the verdicts on a part with the shop's parts of its partner kind, the best first. Parts with equal verdicts share a line.
 * Parts that clash are left out: the compatibility table shows them.
 */
function listVerdicts(part: Part, shop: readonly Part[]): readonly CardLine[] {
  const partnerKind = PARTNER_KINDS[part.facts.kind];
  const others: readonly Part[] = filterByKind(shop, partnerKind);
  const parts = [part, ...others];
  const verdicts = others.flatMap((other) => {
    const verdict = getVerdict(collectPairFindings(part, other), other.id);
    // A card leaves explanations out, so verdicts that differ only there share a line.
    return verdict ? { ...verdict, explanation: '' } : [];
  });
  return mergeFindings(verdicts, parts)
    .filter((finding) => !isClash(finding))
    .toReversed()
    .map((finding) => ({
      outcome: finding.outcome,
      text: formatLine(finding, parts, part.id, createGroupNamer(partnerKind, others)),
    }));
}

/**
 * Returns the requirements of a part on the case, the power supply or the cooler.
 *
 * @param answeredFields the fields of the visitor's PC that are answered: a verdict replaces their requirements
 */
export function listRequirements(
  facts: PartFacts,
  answeredFields: readonly string[] = [],
): readonly CardLine[] {
  if (facts.kind === 'memory' && facts.height && facts.height > TALL_MEMORY)
    return [{ isLength: true, text: fillTemplate(copy.height, { millimetres: facts.height }) }];
  if (facts.kind !== 'gpu') return [];
  const { requiredLength: millimetres, recommendedPsuWatts: watts } = facts;
  const isLength = millimetres !== undefined && !answeredFields.includes('case');
  const links: FieldLink[] = [];
  if (isLength) links.push(['case', fillTemplate(copy.length, { millimetres })]);
  if (watts !== undefined && !answeredFields.includes('psu')) {
    // 'An 850 W supply'.
    const article = String(watts).startsWith('8') ? 'an' : 'a';
    links.push(['psu', fillTemplate(copy.supply, { article, watts })]);
  }
  return links.length > 0 ? [{ isLength, text: copy.needs, links }] : [];
}

/** The question about the visitor's part that follows the last verdict on the shop's. */
const QUESTIONS: Readonly<Partial<Record<PartKind, FieldLink>>> = {
  cpu: ['motherboard', copy.checkBoard],
  memory: ['motherboard', copy.checkBoard],
  motherboard: ['cpu', copy.checkProcessor],
};

/** Returns the lines of a part's card: its verdicts with the shop's parts, then its requirements. There may be none. */
export function listCardLines(part: Part, shop: readonly Part[]): readonly CardLine[] {
  const question = QUESTIONS[part.facts.kind];
  const verdicts = listVerdicts(part, shop);
  const lastVerdict = verdicts.at(-1);
  const requirements = listRequirements(part.facts);
  if (!question || !lastVerdict) return [...verdicts, ...requirements];
  const lineWithQuestion = { ...lastVerdict, text: `${lastVerdict.text}.`, links: [question] };
  return [...verdicts.slice(0, -1), lineWithQuestion, ...requirements];
}
