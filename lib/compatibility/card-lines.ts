/** The lines on a part's compatibility before anything is ticked. */

import { compatibilityCopy as copy, kinds, requirements } from '@/data/copy/compatibility';
import type { PartFacts, PartKind } from '@/data/parts/facts';
import { fillTemplate } from '@/lib/text/fill-template';
import { joinNames } from '@/lib/text/join-names';
import type { VisitorPcField } from '@/lib/visitor-pc/visitor-pc';
import { checkPair } from './check-parts';
import { getShownOutcome, getVerdict, type Outcome } from './findings';
import { mergeFindings } from './merge-findings';
import { formatFindingSummary } from './messages';
import { type CheckedPart, filterByKind, type KnownPart } from './parts';
import { TALL_MEMORY } from './rules';

/** A link to a field of the visitor's PC: the field and the text. */
type FieldLink = readonly [field: VisitorPcField, text: string];

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

/** A motherboard lists processors by series; all else goes by its name. */
const getName = (facts: PartFacts) =>
  (facts.part === 'cpu' ? facts.series : undefined) ?? facts.short;

/** Returns a name function for others of a kind on a card: their short names without shared words, or their count. */
function createNames(all: readonly KnownPart[], kind: PartKind) {
  const { one, many } = kinds[kind];
  const shared = countSharedWords(all.map(({ facts }) => getName(facts)));
  return (parts: readonly KnownPart[]) => {
    if (parts.length === all.length && all.length > MAX_NAMES)
      return fillTemplate(copy.all, { count: all.length, many });
    const names = new Set(
      parts.map(({ facts }) => getName(facts).split(' ').slice(shared).join(' ')),
    );
    const isSeries = parts.every(({ facts }) => facts.part === 'cpu' && facts.series);
    const list = joinNames([...names]);
    return isSeries
      ? list
      : `${fillTemplate(copy.the, { name: list })} ${names.size > 1 ? many : one}`;
  };
}

/**
 * Returns the verdicts on the other kind that matters most to a part, the best first, with equal ones in one line. Omits
 * parts that clash: the compatibility table shows them.
 */
function listVerdicts(part: KnownPart, shop: readonly CheckedPart[]): readonly CardLine[] {
  const kind = kinds[part.facts.part].card.with;
  const others: readonly KnownPart[] = filterByKind(shop, kind);
  const verdicts = others.flatMap((other) => getVerdict(checkPair(part, other), other.id) ?? []);
  const kindById = new Map([part, ...others].map(({ id, facts }) => [id, facts.part]));
  const name = createNames(others, kind);
  return mergeFindings(verdicts, kindById)
    .filter(({ outcome }) => outcome !== 'incompatible')
    .toReversed()
    .map((finding) => ({
      outcome: getShownOutcome(finding),
      text: formatFindingSummary(finding, [part, ...others], part.id, name),
    }));
}

/** Returns the article of a wattage, as in 'an 850 W supply' and 'a 750 W supply'. */
const getArticle = (watts: number | undefined) => (String(watts).startsWith('8') ? 'an' : 'a');

/** Formats requirements, as far as the facts are known. */
function fillLinks(
  links: Readonly<Partial<Record<VisitorPcField, string>>>,
  facts: object,
): readonly FieldLink[] {
  const texts = facts as Readonly<Record<string, string>>;
  return Object.entries(links)
    .map(([field, text]) => [field as VisitorPcField, fillTemplate(text, texts)] as const)
    .filter(([, text]) => !text.includes('{'));
}

/**
 * Returns what a part needs of the case, the power supply or the cooler. A requirement is no outcome.
 *
 * @param answeredFields the fields of the visitor's PC whose parts are known, so that a verdict covers them
 */
export function listRequirements(
  facts: PartFacts,
  answeredFields: readonly VisitorPcField[] = [],
): readonly CardLine[] {
  if (facts.part === 'memory' && (facts.height ?? 0) > TALL_MEMORY)
    return [
      { isLength: true, text: fillTemplate(requirements.memory, { height: facts.height ?? '' }) },
    ];
  const allLinks =
    facts.part === 'gpu'
      ? fillLinks(requirements.gpu, { ...facts, article: getArticle(facts.minimumSupply) })
      : [];
  const links = allLinks.filter(([field]) => !answeredFields.includes(field));
  const isLength = links[0]?.[0] === 'case';
  return links.length > 0 ? [{ isLength, text: requirements.lead, links }] : [];
}

/** Returns the lines of a part's card: the shop's parts that it works with, then its requirements. May be empty. */
export function listCardLines(
  part: CheckedPart,
  shop: readonly CheckedPart[],
): readonly CardLine[] {
  if (part.facts === undefined) return [];
  const known = { ...part, facts: part.facts };
  const { [part.facts.part as 'cpu']: questions } = requirements.questions;
  const verdicts = listVerdicts(known, shop);
  const lines = verdicts.map((line, index) =>
    questions && index === verdicts.length - 1
      ? { ...line, text: `${line.text}.`, links: fillLinks(questions, known.facts) }
      : line,
  );
  return [...lines, ...listRequirements(known.facts)];
}
