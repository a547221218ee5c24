/** Finds what the name of an unlisted part says: its maker, or the watts of a power supply. */

import type { DatabasePart } from './part-database';
import { findParts, type PartIndex, selectDistinctiveWords, splitTyped } from './part-index';

/** Matches three or four digits, but no year or piece of a longer number such as '1,000'. */
const WATTS = /(?<![\d.,]|\b\d )(?!20[12]\d\b)\d{3,4}(?![\d.,])/g;

/** Lists the makers whose names are in a typed text with all their words. */
function listNamedMakers(index: PartIndex, typed: string): readonly string[] {
  const words = splitTyped(typed);
  // A list has thousands of parts, but few makers.
  const makers = new Set(index.map(({ part }) => part.maker));
  return [...makers].filter((maker) => splitTyped(maker).every((word) => words.includes(word)));
}

/** Returns true if a text names the maker of a listed part. */
export const isMakerNamed = (index: PartIndex, typed: string): boolean =>
  listNamedMakers(index, typed).length > 0;

/**
 * Returns the watts in an unlisted power supply's name, such as 'Corsair RM850x (2021)', which has
 * one number besides a year. If it names a maker, a listed power supply of that maker must have
 * these watts. Without a maker, as in 'cx550', all listed ones with these words must have them.
 */
export function findWattsInName(index: PartIndex, typed: string): number | undefined {
  const [text, ...otherTexts] = new Set(typed.match(WATTS));
  if (text === undefined || otherTexts.length > 0) return undefined;
  const watts = Number(text);
  const hasWatts = ({ facts }: DatabasePart) => facts.kind === 'psu' && facts.watts === watts;
  const makers = listNamedMakers(index, typed);
  if (makers.length > 0)
    return index.some(({ part }) => makers.includes(part.maker) && hasWatts(part))
      ? watts
      : undefined;
  const words = selectDistinctiveWords(splitTyped(typed));
  const namedParts = /\p{L}/u.test(words.join('')) ? findParts(index, words) : [];
  return namedParts.length > 0 && namedParts.every(hasWatts) ? watts : undefined;
}
