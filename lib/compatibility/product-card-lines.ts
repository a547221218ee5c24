/** Lists a product card's lines on compatibility, before a visitor has included anything. */

import { kindNamesOnCards, productCardCopy } from '@/data/copy/compatibility';
import type { PartFacts, PartKind } from '@/data/parts/facts';
import { fillTemplate } from '@/lib/text/fill-template';
import { addArticle, endSentence, formatCount } from '@/lib/text/grammar';
import { joinFirstNames } from '@/lib/text/join-names';
import { collectPairFindings } from './collect-findings';
import { type AskedKind, getVerdict, isIncompatible, type Outcome } from './finding';
import type { PartNamer } from './finding-text';
import { formatCardWords } from './format-finding';
import { mergeFindings } from './merge-findings';
import { filterByKind, type Part } from './parts';
import { TALL_MEMORY_MM } from './rules/memory-support';

/** A link to a field of the visitor's PC, with its text. Catalogue pages have none for a cooler. */
type FieldLink = readonly [field: Exclude<AskedKind, 'cooler'>, text: string];

/** A line of a product card: a verdict, or what the product needs. */
export interface ProductCardLine {
  /** A verdict's icon is its outcome; a requirement's is 'length' if it states a length first. */
  readonly icon: Outcome | 'length' | 'requirement';
  /** A verdict that advice or a question follows has its full stop. */
  readonly text: string;
  /** A sentence or more after a verdict. */
  readonly advice?: string;
  /** The requirements or questions about the visitor's parts, after the text and the advice. */
  readonly links?: readonly FieldLink[];
}

/** The kind of part with which a part's product card compares it. */
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

/** More parts than these are counted if they are all of their kind: 'all three of our boards'. */
const MAX_NAMED_PARTS = 2;

/**
 * Counts the words with which all names begin, such as 'ROG Strix' of 'ROG Strix Z790-E' and 'ROG
 * Strix X670E-E'. Each name keeps a word of its own.
 */
function countSharedWords(names: readonly string[]): number {
  const [shortest = [], ...others] = [...new Set(names)]
    .map((name) => name.split(' '))
    .toSorted((one, other) => one.length - other.length);
  // A single name keeps all its words.
  if (others.length === 0) return 0;
  const firstDifference = shortest
    .slice(0, -1)
    .findIndex((word, index) => others.some((other) => other[index] !== word));
  return firstDifference === -1 ? shortest.length - 1 : firstDifference;
}

/** Returns a processor's series, as motherboard makers list it, or the name of any other part. */
const getName = ({ facts }: Part) =>
  (facts.kind === 'cpu' ? facts.series : undefined) ?? facts.shortName;

/**
 * Returns the function that names parts of a kind. It leaves out the words that all names of the
 * kind begin with: 'our Z790-E and X670E-E boards'.
 *
 * @param allParts all parts of the kind
 */
function createGroupNamer(kind: PartKind, allParts: readonly Part[]): PartNamer {
  const { one, many } = kindNamesOnCards[kind];
  const sharedWordCount = countSharedWords(allParts.map(getName));
  return (parts) => {
    if (parts.length === allParts.length && allParts.length > MAX_NAMED_PARTS)
      return `all ${formatCount(allParts.length, one, `of our ${many}`)}`;
    const names = parts.map((part) => getName(part).split(' ').slice(sharedWordCount).join(' '));
    const namesInLine = joinFirstNames([...new Set(names)]);
    return `our ${namesInLine} ${parts.length > 1 ? many : one}`;
  };
}

/**
 * Lists the verdicts on a part with the shop's parts of its partner kind, the best first. Parts
 * with equal verdicts share a line. Incompatible parts are only in the compatibility table.
 */
function listVerdicts(part: Part, shopParts: readonly Part[]): readonly ProductCardLine[] {
  const partnerKind = PARTNER_KINDS[part.facts.kind];
  const partners: readonly Part[] = filterByKind(shopParts, partnerKind);
  const nameGroup = createGroupNamer(partnerKind, partners);
  const verdicts = partners.flatMap((partner) => {
    const verdict = getVerdict(collectPairFindings(part, partner), partner.id);
    // A product card leaves explanations out, so verdicts that differ only there share a line.
    return verdict ? { ...verdict, explanation: '' } : [];
  });
  return mergeFindings(verdicts, [part, ...partners])
    .filter((finding) => !isIncompatible(finding))
    .toReversed()
    .map((finding) => {
      const { text, advice } = formatCardWords(finding, part.id, nameGroup);
      return advice === undefined
        ? { icon: finding.outcome, text }
        : { icon: finding.outcome, text: endSentence(text), advice: endSentence(advice) };
    });
}

/**
 * Returns the requirements of a part on the case, the power supply or the cooler.
 *
 * @param answeredFields the visitor's answered fields, whose requirements a verdict replaces
 */
export function listRequirements(
  facts: PartFacts,
  answeredFields: readonly string[] = [],
): readonly ProductCardLine[] {
  if (facts.kind === 'memory' && facts.height && facts.height > TALL_MEMORY_MM)
    return [
      { icon: 'length', text: fillTemplate(productCardCopy.height, { millimetres: facts.height }) },
    ];
  if (facts.kind !== 'gpu') return [];
  const { requiredLength: millimetres, recommendedPsuWatts: watts } = facts;
  const links: FieldLink[] = [];
  if (millimetres !== undefined && !answeredFields.includes('case'))
    links.push(['case', fillTemplate(productCardCopy.length, { millimetres })]);
  const icon = links.length > 0 ? 'length' : 'requirement';
  if (watts !== undefined && !answeredFields.includes('psu'))
    links.push(['psu', addArticle(fillTemplate(productCardCopy.supply, { watts }))]);
  return links.length > 0 ? [{ icon, text: productCardCopy.requirementsIntro, links }] : [];
}

/** The question about the visitor's part that follows the last verdict on the shop's. */
const OWN_PART_LINKS: Readonly<Partial<Record<PartKind, FieldLink>>> = {
  cpu: ['motherboard', productCardCopy.checkMotherboard],
  memory: ['motherboard', productCardCopy.checkMotherboard],
  motherboard: ['cpu', productCardCopy.checkProcessor],
};

/** Lists a product card's lines, if any: verdicts with the shop's parts, then its requirements. */
export function listProductCardLines(
  part: Part,
  shopParts: readonly Part[],
): readonly ProductCardLine[] {
  const question = OWN_PART_LINKS[part.facts.kind];
  const verdicts = listVerdicts(part, shopParts);
  const lastVerdict = verdicts.at(-1);
  const requirements = listRequirements(part.facts);
  if (!question || !lastVerdict) return [...verdicts, ...requirements];
  const lineWithQuestion = {
    ...lastVerdict,
    text: endSentence(lastVerdict.text),
    links: [question],
  };
  return [...verdicts.slice(0, -1), lineWithQuestion, ...requirements];
}
