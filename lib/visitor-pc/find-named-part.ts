/** Finds parts of the part database by what a visitor types. */
import { memoryTypesBySocket } from '@/data/parts/sockets';
import { createPattern, prepareText, splitWords as splitText } from '@/lib/search/fuzzy-search';
import { type DatabasePart, formatPartDetail, formatPartName } from './part-database';

/** Writes digits for full-width ones, and a nought for an O before digits: people type 'O11' and '011'. */
const normaliseText = (text: string) => text.normalize('NFKC').replaceAll(/\bo(?=\d)/gi, '0');
const splitWords = (text: string) => splitText(normaliseText(text));

/** The most results that a phone shows above its keyboard. */
const MAX_RESULTS = 5;

/** A list with its texts prepared for searches. */
export type PartIndex = readonly { readonly part: DatabasePart; readonly text: string }[];

export const indexParts = (parts: readonly DatabasePart[]): PartIndex =>
  parts.map((part) => ({
    part,
    text: prepareText(normaliseText(`${formatPartName(part)} ${formatPartDetail(part)}`)),
  }));

/** Ranks a word in a text: 0 as a whole word, higher where it begins or ends within one, undefined where it is missing. */
function rankWord(pattern: RegExp, text: string) {
  let best: number | undefined;
  // matchAll would copy the pattern for each of thousands of texts.
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [, before, after] = match;
    const end = after === undefined ? 3 : after === ' ' ? 0 : 1;
    best = Math.min(best ?? Infinity, end + (before === '|' ? 1 : 0));
  }
  return best;
}

/** Returns the parts that have all words in their names and facts, each with its rank: 0 where all are whole words. */
function rankParts(index: PartIndex, words: readonly string[]) {
  const patterns = words.map(createPattern);
  return index.flatMap(({ part, text }) => {
    let sum = 0;
    for (const pattern of patterns) {
      const rank = rankWord(pattern, text);
      if (rank === undefined) return [];
      sum += rank;
    }
    return { part, rank: sum };
  });
}

const COLOURS = 'black white grey gray silver red blue green pink orange yellow purple beige gold';
/** Words that describe a part and don't distinguish it from another in the list. */
const DESCRIPTIVE_WORDS = {
  case: `${COLOURS} bronze titanium case chassis pc atx mid full tower tempered glass tg window windowed side panel with mm cm in inch inches`,
  psu: `${COLOURS} bronze platinum titanium 80 80+ 80plus plus certified fully semi modular atx atx3 pcie pcie5 gen5 power supply psu unit watt watts`,
  motherboard: `${COLOURS} amd intel socket motherboard mainboard board`,
};
const getDescriptiveWords = ({ facts }: DatabasePart) => DESCRIPTIVE_WORDS[facts.part].split(' ');

/** Returns the typed words, and those of them that are no mere description. Watts are a word of their own: '650 W'. */
function parseTyped(index: PartIndex, typed: string) {
  const text = normaliseText(typed).replace(/\brev\.? ?[\d.x]+/i, '');
  const words = splitWords(text.replaceAll(/(?<=\d)w(?:atts?)?\b/gi, ' w'));
  const descriptive = index[0] ? getDescriptiveWords(index[0].part) : [];
  return { words, distinctive: words.filter((word) => !descriptive.includes(word)) };
}

/**
 * Returns the best five parts that have all typed words in their names and facts, in any order. Whole words come first,
 * then shorter names. Words such as a colour don't hide a part.
 */
export function searchParts(index: PartIndex, typed: string): readonly DatabasePart[] {
  const { words, distinctive } = parseTyped(index, typed);
  for (const list of [words, distinctive]) {
    if (list.length === 0) continue;
    // 'b650tuf' and '4000dairflow' are words typed without a space.
    const splitNumbers = () => list.flatMap((word) => word.match(/[0-9]+|[^0-9]+/g) ?? []);
    const rankedParts = rankParts(index, list);
    const results = rankedParts.length > 0 ? rankedParts : rankParts(index, splitNumbers());
    if (results.length > 0)
      return results
        .sort(
          (one, other) => one.rank - other.rank || one.part.model.length - other.part.model.length,
        )
        .slice(0, MAX_RESULTS)
        .map(({ part }) => part);
  }
  return [];
}

/**
 * Returns the parts that a typed name may mean: those with just that model, else all with its words. Empty for words that name no
 * model.
 */
export function findNamesakes(index: PartIndex, typed: string): readonly DatabasePart[] {
  const { distinctive } = parseTyped(index, typed);
  const matches = rankParts(index, distinctive).filter(({ rank }) => rank === 0);
  const parts = matches.map(({ part }) => part);
  const hasOnly = ({ model, maker }: DatabasePart) => {
    const modelWords = splitWords(model);
    const typedModel = distinctive.filter((word) => !splitWords(maker).includes(word));
    return modelWords.every((word) => typedModel.includes(word));
  };
  const isModel = parts.some(({ maker }) =>
    distinctive.some((word) => !splitWords(maker).includes(word) && !/^\d+$/.test(word)),
  );
  const exact = parts.filter(hasOnly);
  return isModel ? (exact.length > 0 ? exact : parts) : [];
}

/** Returns true for a number that is in a part's model: '510' for the H510. */
export const isNumberOfModel = (index: PartIndex, number: string): boolean =>
  index.some(({ part }) => part.model.match(/\d+/g)?.includes(number.trim()));

/** Returns the fact that a name must settle: a power supply's watts, a motherboard's memory type, and none of a case. */
const getDecisiveFact = ({ facts }: DatabasePart) =>
  facts.part === 'psu'
    ? facts.watts
    : facts.part === 'motherboard' && Object.keys(facts.memory ?? {}).join();

/** Returns true for a motherboard of a socket with two memory types: it may have a twin, often under the same name. */
const canHaveTwin = ({ facts }: DatabasePart) =>
  facts.part === 'motherboard' && (memoryTypesBySocket[facts.socket ?? '']?.length ?? 0) > 1;

/** Compares words in any order, or in the same order with other spaces: 'H 510'. */
const areSameWords = (words: readonly string[], others: readonly string[]) =>
  words.join('') === others.join('') || words.toSorted().join() === others.toSorted().join();

/**
 * Returns true if the typed words are a part's full name, with nothing but descriptive words and its own facts besides. One
 * word of the maker's is enough: 'Fractal North'.
 */
function isFullName(part: DatabasePart, words: readonly string[]) {
  // A longer name isn't in the text. Splitting the names of all candidates would take a quarter of a second.
  if (part.model.length > words.join(' ').length + words.length) return false;
  const [maker, name, facts] = [part.maker, formatPartName(part), formatPartDetail(part)].map(
    splitWords,
  ) as [readonly string[], readonly string[], readonly string[]];
  const extraWords = [...getDescriptiveWords(part), ...facts];
  const nameWords = words.filter((word) => name.includes(word) || !extraWords.includes(word));
  const shortName = name.filter((word) => !maker.includes(word) || words.includes(word));
  const hasMaker = maker.some((word) => words.includes(word));
  return areSameWords(nameWords, name) || (hasMaker && areSameWords(nameWords, shortName));
}

/** Words of special editions, which differ from the plain part. */
const EDITION = /^(?:edition|limited|special|anniversary|automobili|lamborghini|razer|pcmr|rog)$/;

/** Returns true for a part whose name has a word of a special edition that was not typed. */
const isSpecialEdition = (part: DatabasePart, words: readonly string[]) =>
  splitWords(part.model).some((word) => EDITION.test(word) && !words.includes(word));

/**
 * Returns the part with exactly the typed name, or else the only part with all typed words: 'NZXT H510' finds the H510,
 * though there is an H510 Flow. Returns undefined where the name leaves watts open, and for a motherboard of a socket with
 * two memory types: the visitor chooses it.
 */
export function findNamedPart(index: PartIndex, typed: string): DatabasePart | undefined {
  const { words, distinctive } = parseTyped(index, typed);
  // Numbers alone are measurements: '300-360'.
  if (distinctive.every((word) => /^\d+$/.test(word))) return undefined;
  const candidates = rankParts(index, distinctive);
  const fullyNamed = candidates.flatMap(({ part }) => (isFullName(part, words) ? part : []));
  const longest = Math.max(...fullyNamed.map(({ model }) => model.length));
  const exactMatches = fullyNamed.filter(({ model }) => model.length === longest);
  const isWhole = ({ rank }: { readonly rank: number }) => rank === 0;
  const wholeMatches = rankParts(index, words).filter(isWhole);
  const matches = (wholeMatches.length > 0 ? wholeMatches : candidates.filter(isWhole)).map(
    ({ part }) => part,
  );
  const [part, second] = exactMatches.length > 0 ? exactMatches : matches;
  if (part === undefined || second || canHaveTwin(part)) return undefined;
  // Nobody who has the plain part types the name of a special edition.
  if (exactMatches.length === 0 && isSpecialEdition(part, words)) return undefined;
  // A maker's name isn't that of the only part which the list has of that maker.
  const makerWords = splitWords(part.maker);
  if (distinctive.every((word) => makerWords.includes(word))) return undefined;
  return matches.every((match) => getDecisiveFact(match) === getDecisiveFact(part))
    ? part
    : undefined;
}
