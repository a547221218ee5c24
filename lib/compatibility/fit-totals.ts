/** The supply and demand of one PC: leads, slots, lanes, modules and watts. */

import { type FitWords, factNames, fitCopy, totalWords as words } from '@/data/fit';
import type { FactName, FactsOf, PartFacts, PartKind } from '@/lib/content/facts';
import { fillTemplate } from '@/lib/text/fill-template';
import { type Amounts, formatFact, namesOf, type Told, tell, unknownOf } from './fit-words';

type Given = Amounts | undefined;
type Takes<Giver> = { readonly [K in PartKind]?: (taker: FactsOf<K>, giver: Giver) => Given };

/** One kind of part gives, others take; undefined is what is not on record. */
const total = <G extends PartKind>(
  giver: G,
  fact: Exclude<keyof FactsOf<G>, 'part' | 'short'> & FactName,
  gives: (giver: FactsOf<G>) => Given,
  takes: Takes<FactsOf<G>>,
  words: FitWords,
  more: {
    /** Said where there is enough for several. */
    readonly enough?: string;
    /** The reserve for uncounted demand, and the words for less. */
    readonly spare?: { readonly least: number; readonly words: FitWords };
    /** The value of {z} in the words. */
    readonly rated?: (giver: FactsOf<G>) => Given;
    /** A kind that neither supplies nor demands, but loses where the supply is short. */
    readonly touches?: PartKind;
  } = {},
) => ({
  giver,
  fact,
  gives: gives as (giver: PartFacts) => Given,
  takes: takes as { readonly [K in PartKind]?: (taker: PartFacts, giver: PartFacts) => Given },
  words,
  ...(more as Omit<typeof more, 'rated'> & { readonly rated?: (giver: PartFacts) => Given }),
});

/** Returns an amount by its name, or undefined for an unknown amount. */
const amount = (name: string, value: number | undefined): Given =>
  value === undefined ? undefined : { [name]: value };

/** Limits a demand to M.2 drives; other drives take nothing. */
const ifM2 =
  (take: (drive: FactsOf<'drive'>, board: FactsOf<'motherboard'>) => Given) =>
  (drive: FactsOf<'drive'>, board: FactsOf<'motherboard'>): Given =>
    drive.slot === 'M.2' ? take(drive, board) : drive.slot && {};
const oneM2 = ifM2(() => ({ 'M.2': 1 }));

type Count = 'count' | 'unshared';
/** The M.2 slots of a board of a generation or faster: all, or those that take no lanes from graphics. */
const m2Slots = ({ m2 }: FactsOf<'motherboard'>, which: Count, least = 0) =>
  m2
    ?.filter(({ generation }) => generation >= least)
    .reduce((sum, { [which]: number }) => sum + number, 0);

/** A drive at full speed takes a slot as fast as it is, and so one of those as fast as each slower generation. */
const GENERATIONS = [3, 4, 5, 6];
const upTo = (fastest = Number.NaN, amountOf: (least: number) => number = () => 1): Given =>
  Number.isNaN(fastest)
    ? undefined
    : Object.fromEntries(
        GENERATIONS.filter((least) => least <= fastest).map((least) => [
          `PCIe ${least}.0`,
          amountOf(least),
        ]),
      );
const fastM2 =
  (which: Count) =>
  (board: FactsOf<'motherboard'>): Given =>
    board.m2 && upTo(Infinity, (least) => m2Slots(board, which, least) ?? 0);
/** At most as fast as the board is. */
const ownSpeed = ifM2(({ generation }, { m2 = [] }) =>
  upTo(generation && Math.min(generation, Math.max(...m2.map((slots) => slots.generation)))),
);

const watts = (facts: FactsOf<'gpu' | 'cpu' | 'psu'>) => amount('W', facts.watts);
const modules = { memory: (kit: FactsOf<'memory'>) => amount('slots', kit.modules) };
const slotOf = ({ slot }: FactsOf<'gpu' | 'drive'>): Given =>
  slot === undefined ? undefined : { [slot]: 1 };

export const totals = [
  // Slots, lanes and what shares them: the board maker's manual.
  total(
    'motherboard',
    'm2',
    (board) => amount('M.2', m2Slots(board, 'count')),
    { drive: oneM2 },
    words.drives,
  ),
  total(
    'motherboard',
    'sata',
    ({ sata }) => amount('SATA', sata),
    { drive: (drive) => (drive.slot === 'M.2' ? {} : slotOf(drive)) },
    words.drives,
  ),
  total(
    'motherboard',
    'm2',
    fastM2('count'),
    { drive: ifM2(({ generation }) => upTo(generation)) },
    words.driveSpeed,
  ),
  total('motherboard', 'm2', fastM2('unshared'), { drive: ownSpeed }, words.driveLanes, {
    touches: 'gpu',
  }),
  total(
    'motherboard',
    'm2',
    (board) => amount('M.2', m2Slots(board, 'unshared')),
    { drive: oneM2 },
    words.allLanes,
    { touches: 'gpu' },
  ),
  total('motherboard', 'slots', ({ slots }) => slots, { gpu: slotOf }, words.slots),
  total(
    'motherboard',
    'graphicsLanes',
    (board) => amount('lanes', board.graphicsLanes),
    { gpu: ({ lanes }) => amount('lanes', lanes) },
    words.cardLanes,
  ),
  total(
    'motherboard',
    'memorySlots',
    (board) => amount('slots', board.memorySlots),
    modules,
    words.modules,
  ),
  // Processors of desktops have two channels of memory, and what they are rated for is of one module in each.
  total('motherboard', 'memory', () => ({ slots: 2 }), modules, words.fourModules),
  total(
    'cpu',
    'fourModules',
    (cpu) => ({ slots: cpu.fourModules ? 2 : Infinity }),
    modules,
    words.ratedModules,
    { rated: ({ fourModules }) => fourModules },
  ),
  // The plugs and the most watts that each maker states.
  total('psu', 'leads', ({ leads }) => leads, { gpu: ({ leads }) => leads }, words.leads),
  total(
    'psu',
    'leads',
    ({ leads }) => leads,
    { motherboard: ({ eps }) => amount('EPS', eps) },
    words.eps,
  ),
  total('psu', 'watts', watts, { gpu: watts, cpu: watts }, words.watts, {
    enough: fitCopy.draws,
    // What a board, its memory, drives and fans draw is on no record: 50 to 100 W is usual.
    spare: { least: 100, words: words.spareWatts },
  }),
];

/** A finding on the parts of one PC. */
export interface Said<P> extends Omit<Told, 'outcome'> {
  readonly outcome: Told['outcome'] | 'fits';
  readonly about: readonly P[];
  /** Of what sum, and how much is taken: of several PCs only the most is told. */
  readonly sum?: { readonly of: string; readonly taken: number };
}

/** Returns the findings on one total of a PC: short, unknown, or enough for several parts. */
export function sumOf<P extends { readonly facts: PartFacts }>(
  { giver, fact, gives, takes, words, enough, spare, rated, touches }: (typeof totals)[number],
  pc: readonly P[],
): readonly Said<P>[] {
  const from = pc.find(({ facts }) => facts.part === giver);
  if (from === undefined) return [];
  const takers = pc.flatMap((part) => {
    const take = takes[part.facts.part];
    const amounts = take?.(part.facts, from.facts);
    // What takes nothing has no part in it.
    return take && (!amounts || Object.keys(amounts).length > 0) ? [{ part, amounts }] : [];
  });
  if (takers.length === 0) return [];
  const partsOf = (some: typeof takers) => some.map(({ part }) => part);
  const given = gives(from.facts);
  const silent = [...partsOf(takers.filter(({ amounts }) => !amounts)), ...(given ? [] : [from])];
  if (given === undefined || silent.length > 0) {
    const names = namesOf(silent.map(({ facts }) => facts));
    const say = fillTemplate(fitCopy.unknownTotal, { fact: factNames[fact] ?? fact, names });
    return [{ ...unknownOf(words, fact, say), about: [...partsOf(takers), from] }];
  }
  const taken: Record<string, number> = {};
  for (const [name, value] of takers.flatMap(({ amounts }) => Object.entries(amounts ?? {})))
    taken[name] = (taken[name] ?? 0) + value;
  const all = Object.keys(taken);
  const short = all.filter((name) => (taken[name] ?? 0) > (given[name] ?? 0));
  const told = short.length > 0 ? short : all;
  const those = partsOf(takers.filter(({ amounts }) => told.some((name) => amounts?.[name])));
  const inAll = (amounts: Amounts) =>
    formatFact(Object.fromEntries(told.map((name) => [name, amounts[name] ?? 0])));
  const places = {
    a: namesOf(those.map(({ facts }) => facts)),
    b: from.facts.short,
    x: inAll(taken),
    y: inAll(given),
    z: formatFact(rated?.(from.facts) ?? {}),
  };
  const touched = pc.filter(({ facts }) => facts.part === touches);
  const sum = {
    of: fillTemplate(words.say, { b: from.facts.short }),
    taken: Math.max(...told.map((name) => taken[name] ?? 0)),
  };
  if (short.length > 0)
    return [{ ...tell(words, places), about: [...those, from, ...touched], sum }];
  const isTold = enough !== undefined && those.length > 1;
  const left = Math.min(...told.map((name) => (given[name] ?? 0) - (taken[name] ?? 0)));
  if (isTold && spare && left < spare.least)
    return [{ ...tell(spare.words, places), about: [...those, from], sum }];
  return isTold
    ? [{ outcome: 'fits', say: fillTemplate(enough, places), about: [...those, from], sum }]
    : [];
}
