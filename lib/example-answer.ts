/** The shop's answer to the home page's example of a request, by the same rules as a visitor's own enquiry. */
import { fill } from './fill';
import { factOf, fitOf, type Outcome, ofKind, type Part } from './fit';

/** One part that the customer asks for: beside which other part, or how many millimetres there are for it. */
export type Asked =
  | { readonly part: string; readonly beside: string }
  | { readonly part: string; readonly room: number };

interface AnswerLine<P extends Part> {
  /** The part asked for, or the one to take in its place. */
  readonly part: P;
  readonly outcome: Outcome | 'another';
  readonly say: string;
}

/** How many millimetres a part takes up where that decides whether it fits: a card's length, a module's height. */
const sizeOf = ({ facts }: Part) =>
  Number((facts && (factOf(facts, 'room') ?? factOf(facts, 'height'))) ?? Number.NaN);

/**
 * The answer, a line for each part asked for that the shop sells and knows enough of.
 *
 * @param words sentences that may name {a}, the part asked for, {x}, what it needs, {y}, what there is, and {z}, what
 * another needs
 */
export function exampleAnswer<P extends Part>(
  asked: readonly Asked[],
  shop: readonly P[],
  words: Readonly<Record<'room' | 'another', string>>,
): readonly AnswerLine<P>[] {
  const find = (id: string) => shop.find((part) => part.id === id);
  return asked.flatMap((one): readonly AnswerLine<P>[] => {
    const part = find(one.part);
    if (part?.facts === undefined) return [];
    if ('beside' in one) {
      const other = find(one.beside);
      const fit = other && fitOf(part, other, ['lanes']);
      return fit ? [{ part, outcome: fit.outcome, say: fit.reasons.join(' ') }] : [];
    }
    const size = sizeOf(part);
    if (Number.isNaN(size)) return [];
    const goes = (of: Part) => sizeOf(of) <= one.room;
    const told = { a: part.facts.short, x: size, y: one.room };
    const another = goes(part) ? undefined : ofKind(shop, part.facts.part).find(goes);
    if (another !== undefined) {
      const say = fill(words.another, { ...told, z: sizeOf(another) });
      return [{ part: another, outcome: 'another', say }];
    }
    return [{ part, outcome: goes(part) ? 'fits' : 'clash', say: fill(words.room, told) }];
  });
}
