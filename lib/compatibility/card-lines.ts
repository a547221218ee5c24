/** The lines on a part's compatibility before anything is ticked. */

import { kinds } from '@/data/copy/compatibility';
import type { PartFacts } from '@/data/parts/facts';
import { joinNames } from '@/lib/text/join-names';
import { checkPair } from './collect-findings';
import { getVerdict, isClash, type Outcome } from './finding';
import { formatLine } from './format-finding';
import { mergeFindings } from './merge-findings';
import { formatCount } from './name-parts';
import { type CheckedPart, filterByKind, isKnown, type KnownPart } from './parts';
import { TALL_MEMORY } from './rules/memory-height';

/** A link to a field of the visitor's PC: the kind of part that it names, and the text. */
type FieldLink = readonly [field: 'case' | 'psu' | 'motherboard' | 'cpu', text: string];

export interface CardLine {
  /** Undefined for a requirement, which is no outcome. */
  readonly outcome?: Outcome | undefined;
  /** True for a requirement that states a length first. */
  readonly isLength?: boolean;
  readonly text: string;
  /** The requirements or questions about the visitor's parts. */
  readonly links?: readonly FieldLink[];
}

/** A part whose line covers more parts than these, and all of their kind, shows their count. */
const MAX_NAMES = 2;

/** Returns the number of words with which all names begin, such as 'ROG Strix' of 'ROG Strix Z790-E' and 'ROG Strix X670E-E'. */
function countSharedWords(names: readonly string[]): number {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  const shared = first.findIndex((word, index) => others.some((other) => other[index] !== word));
  return Math.max(shared, 0);
}

/** Returns the series of a processor, as motherboard makers list it, and the name of any other part. */
const getName = ({ facts }: KnownPart) =>
  (facts.part === 'cpu' ? facts.series : undefined) ?? facts.short;

/** Returns a name function for others of a kind on a card: their names without shared words, or their count. */
function createNames(all: readonly KnownPart[]) {
  const shared = countSharedWords(all.map(getName));
  return (parts: readonly KnownPart[]) => {
    const [first] = parts;
    if (first === undefined) return '';
    const { one, many } = kinds[first.facts.part];
    if (parts.length === all.length && all.length > MAX_NAMES)
      return `all ${formatCount(all.length, one, many)}`;
    const names = [
      ...new Set(parts.map((part) => getName(part).split(' ').slice(shared).join(' '))),
    ];
    return `the ${joinNames(names)} ${parts.length > 1 ? many : one}`;
  };
}

/**
 * Returns the verdicts on the other kind that matters most to a part, the best first, with equal ones in one line. Omits
 * parts that clash: the compatibility table shows them.
 */
function listVerdicts(part: KnownPart, shop: readonly CheckedPart[]): readonly CardLine[] {
  const others: readonly KnownPart[] = filterByKind(shop, kinds[part.facts.part].partner);
  const parts = [part, ...others];
  const verdicts = others.flatMap((other) => getVerdict(checkPair(part, other), other.id) ?? []);
  return mergeFindings(verdicts, parts)
    .filter((finding) => !isClash(finding))
    .toReversed()
    .map((finding) => ({
      outcome: finding.outcome,
      text: formatLine(finding, parts, part.id, createNames(others)),
    }));
}

/**
 * Returns what a part needs of the case, the power supply or the cooler. A requirement is no outcome.
 *
 * @param answeredFields the fields of the visitor's PC whose parts are known, so that a verdict covers them
 */
export function listRequirements(
  facts: PartFacts,
  answeredFields: readonly string[] = [],
): readonly CardLine[] {
  if (facts.part === 'memory' && (facts.height ?? 0) > TALL_MEMORY)
    return [{ isLength: true, text: `Needs ${facts.height} mm under the cooler` }];
  if (facts.part !== 'gpu') return [];
  const { room, minimumSupply: watts } = facts;
  const article = String(watts).startsWith('8') ? 'an' : 'a';
  const all: readonly FieldLink[] = [
    ...(room ? [['case', `${room} mm of room`] as const] : []),
    ...(watts ? [['psu', `${article} ${watts} W supply`] as const] : []),
  ];
  const links = all.filter(([field]) => !answeredFields.includes(field));
  return links.length > 0 ? [{ isLength: links[0]?.[0] === 'case', text: 'Needs', links }] : [];
}

/** The question that follows the verdicts on parts of the shop. */
const QUESTIONS: Readonly<Partial<Record<PartFacts['part'], FieldLink>>> = {
  cpu: ['motherboard', 'Check your board'],
  memory: ['motherboard', 'Check your board'],
  motherboard: ['cpu', 'Check your processor'],
};

/** Returns the lines of a part's card: the shop's parts that it works with, then its requirements. May be empty. */
export function listCardLines(
  part: CheckedPart,
  shop: readonly CheckedPart[],
): readonly CardLine[] {
  if (!isKnown(part)) return [];
  const { [part.facts.part]: question } = QUESTIONS;
  const verdicts = listVerdicts(part, shop);
  const lines = verdicts.map((line, index) =>
    question && index === verdicts.length - 1
      ? { ...line, text: `${line.text}.`, links: [question] }
      : line,
  );
  return [...lines, ...listRequirements(part.facts)];
}
