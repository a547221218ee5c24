/** The verdicts on a visitor's parts that product cards show, by the same rules as between the shop's parts. */

import { have } from '@/data/have';
import { fitOf, type Known, type Outcome, type Part, worstFirst } from '@/lib/compatibility/fit';
import type { Verdict } from '@/lib/compatibility/fit-lines';
import { isNarrow, spare, TIGHT } from '@/lib/compatibility/fit-rules';
import { formatFact } from '@/lib/compatibility/fit-words';
import type { FactsOf, PartKind } from '@/lib/content/facts';
import type { Product } from '@/lib/content/products';
import { fillTemplate } from '@/lib/text/fill-template';

const { verdicts: copy } = have;

/** The words of a pair of kinds by outcome, where they differ from the usual ones, and the source of the figure. */
type Words = Readonly<Partial<Record<Outcome | 'source', string>>>;
/** The placeholders of the words: {z} is the decisive figure of the visitor's part. */
type Places = Readonly<Record<string, string | number>>;

/** The verdict at the top of a product card. */
export interface OwnVerdict extends Verdict {
  /** Whose the figures are that decide, by the id of the visitor's part. */
  readonly sources: readonly { readonly id: string; readonly say: string }[];
}

/** A kind of product, and the kind of a visitor's part whose facts decide whether it fits. */
const decided = <P extends PartKind, O extends PartKind>(
  product: P,
  own: O,
  words: Words | ((product: FactsOf<P>, own: FactsOf<O>) => Words),
  places: (product: FactsOf<P>, own: FactsOf<O>) => Places,
) => ({
  product,
  own,
  words: (typeof words === 'function' ? words : () => words) as (a: unknown, b: unknown) => Words,
  places: places as (a: unknown, b: unknown) => Places,
});

const sockets = (
  { socket: x = '' }: FactsOf<'cpu' | 'motherboard'>,
  { socket: y = '' }: FactsOf<'cpu' | 'motherboard'>,
) => ({ x, y, z: y });
const kinds = (
  { type: x = '' }: FactsOf<'memory'>,
  { memory = {} }: FactsOf<'cpu' | 'motherboard'>,
) => ({ x, y: Object.keys(memory).join(), z: Object.keys(memory).join() });

/** The pairs of kinds that decide a verdict. Of other pairs, the database lists no facts that matter. */
const DECIDED = [
  decided(
    'gpu',
    'case',
    (card, pcCase) => {
      const { caged, narrow, snug, snugNarrow, tight } = copy.room;
      const asksForSlots = card.thickness !== undefined && isNarrow(card, pcCase);
      const x = spare(card, pcCase);
      const length = x < 0 ? snug : x < TIGHT ? tight : copy.condition;
      const slots = x < 0 ? snugNarrow : narrow;
      const condition = asksForSlots ? slots : length;
      // Other words name the cage themselves, among the conditions.
      const isCageHidden = pcCase.caged && condition !== copy.condition;
      return { ...copy.room, condition: isCageHidden ? condition + caged : condition };
    },
    (card, pcCase) => {
      const { cardRoom: z = 0 } = pcCase;
      const { length = 0, thickness: slots = '' } = card;
      return { x: spare(card, pcCase), over: length - z, z, length, slots };
    },
  ),
  decided('gpu', 'psu', copy.watts, ({ minimumSupply: x = 0, leads = {} }, { watts: y = 0 }) => ({
    x,
    y,
    z: y,
    leads: formatFact(leads),
  })),
  decided('cpu', 'motherboard', copy.socket, sockets),
  decided('motherboard', 'cpu', copy.takes, sockets),
  decided('memory', 'motherboard', copy.memory, kinds),
  decided('memory', 'cpu', copy.memory, kinds),
  decided('motherboard', 'case', copy.form, (_, { forms = [] }) => ({
    y: forms.at(-1) ?? '',
    z: forms.at(-1) ?? '',
  })),
  decided('drive', 'motherboard', {}, () => ({})),
];

/**
 * Returns the verdict on a product for a visitor's parts: a clash if there is one, else the worst finding. Undefined where
 * the parts do not decide.
 *
 * @param ready the name of a ready-made PC, about which only the visitor's answers are known
 */
export function verdictOf(
  product: Part & Pick<Product, 'brand'>,
  own: readonly Known[],
  ready?: string,
): OwnVerdict | undefined {
  const { facts, brand } = product;
  if (facts === undefined) return undefined;
  const told = own.flatMap((part) => {
    const pair = DECIDED.find((one) => one.product === facts.part && one.own === part.facts.part);
    const fit = pair && fitOf(product, part);
    if (!fit) return [];
    const words: Words = { ...copy, ...pair.words(facts, part.facts) };
    const briefs = formatFact(fit.briefs);
    const places = { ...pair.places(facts, part.facts), own: part.facts.short, brand, briefs };
    const source = { id: part.id, say: fillTemplate(words.source ?? '', places) };
    const sources = fit.outcome === 'check' ? [] : [source];
    return [{ outcome: fit.outcome, say: fillTemplate(words[fit.outcome] ?? '', places), sources }];
  });
  const [worst] = worstFirst(told);
  // Each thing that does not fit is to be known, since changing one of them would not do.
  if (worst?.outcome === 'clash') {
    const clashes = told.filter(({ outcome }) => outcome === 'clash');
    const say = clashes.map((clash) => clash.say).join('; ');
    return { outcome: 'clash', say, sources: clashes.flatMap(({ sources }) => sources) };
  }
  if (ready === undefined) return worst;
  return { outcome: 'check', say: fillTemplate(copy.check, { own: ready }), sources: [] };
}
