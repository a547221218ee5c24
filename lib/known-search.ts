/** Finds what visitors have in a list of some thousand parts, as they type. */
import { detailOf, type KnownPart, nameOf } from './known-parts';

/** Results that a phone shows above its keyboard. */
const SHOWN = 5;

/** A list, made ready to be searched; made once, searched with each key. */
export type SearchList<P extends KnownPart = KnownPart> = readonly {
  readonly part: P;
  readonly text: string;
}[];

export const searchList = <P extends KnownPart>(parts: readonly P[]): SearchList<P> =>
  parts.map((part) => ({ part, text: ` ${nameOf(part)} ${detailOf(part)} `.toLowerCase() }));

const isDigit = (letter: string) => letter >= '0' && letter <= '9';
const isWord = (letter: string) => isDigit(letter) || (letter >= 'a' && letter <= 'z');

/** How far a place in a text is from being a word's end: not at all, a change to digits or from them, or within. */
const inside = (before: string, after: string) =>
  !isWord(before) || !isWord(after) ? 0 : isDigit(before) !== isDigit(after) ? 1 : 3;

/** How well a word stands in a text: 0 as a word, more where it only begins or ends within one; undefined if nowhere. */
function distance(word: string, text: string): number | undefined {
  let best: number | undefined;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const begins = inside(text.charAt(at - 1), text.charAt(at));
    const ends = inside(text.charAt(end - 1), text.charAt(end));
    // In the middle of a word or a number nobody begins: '50' is not asked of '650'.
    if (begins < 3 && (best === undefined || begins + ends < best)) best = begins + ends;
  }
  return best;
}

function matches<P extends KnownPart>(list: SearchList<P>, words: readonly string[]) {
  const found: { readonly part: P; readonly far: number; readonly length: number }[] = [];
  for (const { part, text } of list) {
    let far: number | undefined = 0;
    for (const word of words) {
      const one = distance(word, text);
      far = one === undefined || far === undefined ? undefined : far + one;
      if (far === undefined) break;
    }
    if (far !== undefined) found.push({ part, far, length: part.model.length });
  }
  return found;
}

/** The words of what was typed, each once. */
const wordsOf = (typed: string) => [...new Set(typed.toLowerCase().match(/[a-z0-9+!]+/g))];

/**
 * The parts whose name and facts have all words of what was typed, in any order: those best that have them as words, then
 * the shorter name.
 *
 * @returns the best five, and how many there are in all
 */
export function search<P extends KnownPart>(list: SearchList<P>, typed: string) {
  const words = wordsOf(typed);
  if (words.length === 0) return { best: [], total: 0 };
  // 'b650tuf' and '4000dairflow' are two words that nobody parted.
  const parted = () => words.flatMap((word) => word.match(/[0-9]+|[^0-9]+/g) ?? []);
  const whole = matches(list, words);
  const found = whole.length > 0 ? whole : matches(list, parted());
  const ordered = found.sort((one, other) => one.far - other.far || one.length - other.length);
  return { best: ordered.slice(0, SHOWN).map(({ part }) => part), total: found.length };
}

/** The only part that has all words of what was typed as words of its name: 'h210' is the H210, not the H210i. */
export function onlyOne<P extends KnownPart>(list: SearchList<P>, typed: string): P | undefined {
  const words = wordsOf(typed);
  const [first, second] = matches(list, words).filter(({ far }) => far === 0);
  return words.length > 0 && second === undefined ? first?.part : undefined;
}
