/** The shop's answer to the home page's example of a request, by the same rules as a visitor's own enquiry. */
import { fill } from './fill';
import { fitOf, type Outcome, type Part } from './fit';

/** One part that the customer asks for: beside which other part, or how many millimetres there are for it. */
export type Asked =
  | { readonly part: string; readonly beside: string }
  | { readonly part: string; readonly room: number };

/** Sentences that may name {a}, the part asked for, {x}, what it needs, {y}, what there is, and {z}, what another needs. */
export type AnswerWords = Readonly<Record<'room' | 'another', string>>;

export interface AnswerLine<P extends Part> {
  /** The part asked for, or the one to take in its place. */
  readonly part: P;
  readonly outcome: Outcome | 'another';
  readonly say: string;
}

/** How much room a part takes up where that decides whether it fits, in millimetres. */
function sizeOf({ facts }: Part): number | null {
  if (facts?.part === 'card') return facts.room;
  return facts?.part === 'memory' ? facts.height : null;
}

function inRoom<P extends Part>(
  part: P,
  room: number,
  shop: readonly P[],
  words: AnswerWords,
): readonly AnswerLine<P>[] {
  const size = sizeOf(part);
  if (size === null) return [];
  const told = { a: part.facts?.short ?? '', x: size, y: room };
  if (size <= room) return [{ part, outcome: 'fits', say: fill(words.room, told) }];
  const another = shop
    .filter(({ facts }) => facts?.part === part.facts?.part)
    .map((other) => ({ part: other, z: sizeOf(other) ?? Number.POSITIVE_INFINITY }))
    .find(({ z }) => z <= room);
  if (another === undefined) return [{ part, outcome: 'clash', say: fill(words.room, told) }];
  const say = fill(words.another, { ...told, z: another.z });
  return [{ part: another.part, outcome: 'another', say }];
}

/** The answer, a line for each part asked for that the shop sells and knows enough of. */
export function exampleAnswer<P extends Part>(
  asked: readonly Asked[],
  shop: readonly P[],
  words: AnswerWords,
): readonly AnswerLine<P>[] {
  const find = (id: string) => shop.find((part) => part.id === id);
  return asked.flatMap((one) => {
    const part = find(one.part);
    if (part === undefined) return [];
    if ('room' in one) return inRoom(part, one.room, shop, words);
    const beside = find(one.beside);
    const fit = beside && fitOf(part, beside, ['lanes']);
    return fit ? [{ part, outcome: fit.outcome, say: fit.reasons.join(' ') }] : [];
  });
}
