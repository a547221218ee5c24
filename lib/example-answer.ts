/** The shop's answer to the home page's example of a request, by the same rules as a visitor's own enquiry. */
import { fill } from './fill';
import { factOf, fitOf, type Outcome, ofKind, type Part } from './fit';

/** One part that the customer asks for: beside which other part, or how many millimetres there are for it. */
export type Asked =
  | { readonly part: string; readonly beside: string }
  | { readonly part: string; readonly room: number };

/** How many millimetres a part takes up where that decides whether it fits: a card's length, a module's height. */
const sizeOf = ({ facts }: Part) =>
  Number((facts && (factOf(facts, 'room') ?? factOf(facts, 'height'))) ?? Number.NaN);

/**
 * The answer: what is said of each part asked for that the shop sells and knows enough of, or of the one to take in its
 * place.
 *
 * @param words sentences that may name {a}, the part asked for, {x}, what it needs, {y}, what there is, and {z}, what
 * another needs
 */
export function exampleAnswer<P extends Part>(
  asked: readonly Asked[],
  shop: readonly P[],
  words: Readonly<Record<'room' | 'another', string>>,
) {
  const find = (id: string) => shop.find((part) => part.id === id);
  const line = (part: P, outcome: Outcome | 'another', say: string) => [{ part, outcome, say }];
  return asked.flatMap((one) => {
    const part = find(one.part);
    if (part?.facts === undefined) return [];
    if ('beside' in one) {
      const other = find(one.beside);
      const fit = other && fitOf(part, other, ['lanes']);
      return fit ? line(part, fit.outcome, fit.reasons.join(' ')) : [];
    }
    const size = sizeOf(part);
    if (Number.isNaN(size)) return [];
    const goes = (of: Part) => sizeOf(of) <= one.room;
    const told = { a: part.facts.short, x: size, y: one.room };
    if (goes(part)) return line(part, 'fits', fill(words.room, told));
    const another = ofKind(shop, part.facts.part).find(goes);
    if (another === undefined) return line(part, 'clash', fill(words.room, told));
    return line(another, 'another', fill(words.another, { ...told, z: sizeOf(another) }));
  });
}
