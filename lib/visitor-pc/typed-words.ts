/** Splits the name that a visitor types for a part into words, and separates words that name a part from those that describe it. */

import { splitWords } from '@/lib/search/word-patterns';
import type { DatabasePart } from './part-database';

/** Replaces full-width characters by ordinary ones, and an O before digits by a zero, since people type both 'O11' and '011'. */
export const normaliseText = (text: string) =>
  text.normalize('NFKC').replaceAll(/\bo(?=\d)/gi, '0');

/** Returns the words of a normalised name, in lower case. */
export const splitName = (name: string) => splitWords(normaliseText(name));

const COLOURS = 'black white grey gray silver red blue green pink orange yellow purple beige gold';
/** Words that describe a part, but don't distinguish it from others in the list. */
const DESCRIPTIVE_WORDS = {
  case: `${COLOURS} bronze titanium case chassis pc atx mid full tower tempered glass tg window windowed side panel with mm cm in inch inches`,
  psu: `${COLOURS} bronze platinum titanium 80 80+ 80plus plus certified fully semi modular atx atx3 pcie pcie5 gen5 power supply psu unit watt watts`,
  motherboard: `${COLOURS} amd intel socket motherboard mainboard board`,
};

/** Returns the words that describe parts of a part's kind. */
export const getDescriptiveWords = ({ facts }: Pick<DatabasePart, 'facts'>) =>
  DESCRIPTIVE_WORDS[facts.kind].split(' ');

/**
 * Splits a typed text into words. '650W' becomes two words, and a revision is left out, since no name in the lists has one.
 *
 * @param anyPart a part of the kind that the text names; undefined for an empty list
 * @returns all words, and as `distinctiveWords` those that don't merely describe a part
 */
export function splitTyped(typed: string, anyPart: Pick<DatabasePart, 'facts'> | undefined) {
  const text = normaliseText(typed).replace(/\brev\.? ?[\d.x]+/i, '');
  const words = splitName(text.replaceAll(/(?<=\d)w(?:atts?)?\b/gi, ' w'));
  const descriptiveWords = anyPart ? getDescriptiveWords(anyPart) : [];
  return { words, distinctiveWords: words.filter((word) => !descriptiveWords.includes(word)) };
}
