import { memoryTypesBySocket } from '@/data/parts/sockets';
import type { DatabasePart } from './part-database';
import { type PartIndex, rankParts, selectDistinctiveWords, splitTyped } from './part-index';

/** Returns true for a motherboard whose socket has boards for two memory types. Two such boards often share a name. */
const mayHaveTwin = ({ facts }: DatabasePart) =>
  facts.kind === 'motherboard' && (memoryTypesBySocket[facts.socket ?? '']?.length ?? 0) > 1;

/** Matches models whose name may also describe another part of the maker: an 'Antec cube'. */
const DESCRIPTIVE_MODEL = /^(?:amd|cube|flow|mesh airflow .*|micro|mini|silent)$/i;

/**
 * Returns the part whose full name a visitor has typed, in any order: 'NZXT H510' finds the H510, though there is an H510 Flow. Further
 * words may state its facts or describe it. One word of the maker's name is enough: 'Fractal North'. A model with a number, such as
 * 'H210', needs none where it is in no other name.
 *
 * A wrong part would bring wrong verdicts. So the name must be that of one part, a power supply's with its watts, and no
 * motherboard's of a socket with two memory types.
 */
export function identifyPart(index: PartIndex, typed: string): DatabasePart | undefined {
  const words = splitTyped(typed);
  const isTyped = (word: string) => words.includes(word);
  const findNamedParts = (wholeWords: readonly string[]) => {
    const matches = rankParts(index, wholeWords).filter(({ rank }) => rank === 0);
    return matches.flatMap(({ part }) => {
      const isDistinct = matches.length === 1 && /\d/.test(part.model) && /[a-z]/i.test(part.model);
      const isMakerKnown = isDistinct || splitTyped(part.maker).some(isTyped);
      return isMakerKnown && splitTyped(part.model).every(isTyped) ? part : [];
    });
  };
  const namedParts = findNamedParts(words);
  const [part, ...others] =
    namedParts.length > 0 ? namedParts : findNamedParts(selectDistinctiveWords(words));
  if (part === undefined || others.length > 0 || mayHaveTwin(part)) return undefined;
  if (DESCRIPTIVE_MODEL.test(part.model)) return undefined;
  const { facts } = part;
  return facts.kind === 'psu' && !typed.includes(`${facts.watts}`) ? undefined : part;
}
