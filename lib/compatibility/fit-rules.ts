/** The compatibility rules, each of which compares the facts of two part kinds. */

import { type FitWords, factNames, fitCopy, fitWords } from '@/data/fit';
import type { FactName, FactsOf, PartFacts, PartKind } from '@/lib/content/facts';
import { fillTemplate } from '@/lib/text/fill-template';
import { type Amounts, formatFact, type Told, tell, unknownOf } from './fit-words';

type Names<Facts> = Exclude<keyof Facts, 'part' | 'short'> & FactName;
type Tellable = Parameters<typeof formatFact>[0];
interface Fact<Value> {
  readonly getFact: PartFacts;
  readonly name: FactName;
  readonly value: Value | undefined;
}

/** A fact of a part, or what is worked out from it. */
function of<F extends PartFacts, N extends Names<F>>(facts: F, name: N): Fact<NonNullable<F[N]>>;
function of<F extends PartFacts, V>(facts: F, name: Names<F>, value: V | undefined): Fact<V>;
function of(facts: PartFacts, name: FactName, ...worked: readonly unknown[]): Fact<unknown> {
  const { [name]: stated } = facts as unknown as Readonly<Record<FactName, unknown>>;
  return { getFact: facts, name, value: worked.length > 0 ? worked[0] : stated };
}

const same = (x: string, y: string) => x === y;
const oneOf = (x: string, y: readonly string[]) => y.includes(x);
/** Forms of boards are written in several ways. */
const plainForm = (form: string) =>
  form
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^micro(?=atx)/, 'm');
const oneForm = (x: string, y: readonly string[]) => y.map(plainForm).includes(plainForm(x));
const named = (x: string, y: Readonly<Record<string, unknown>>) => x in y;
const atMost = (x: number, y: number) => x <= y;
const share = (x: readonly string[], y: readonly string[]) => x.some((name) => y.includes(name));
const within = (x: Amounts, y: Amounts) =>
  Object.entries(x).every(([name, amount]) => amount <= (y[name] ?? 0));

/** Compares two facts; returns undefined where they agree. */
function compareFacts<X extends Tellable, Y extends Tellable>(
  x: Fact<X>,
  agrees: (x: X, y: Y) => boolean,
  y: Fact<Y>,
  words: FitWords,
): Told | undefined {
  const names = { a: x.getFact.short, b: y.getFact.short };
  if (x.value === undefined || y.value === undefined) {
    const { getFact: part, name } = x.value === undefined ? x : y;
    const missing = { ...names, fact: factNames[name] ?? name, c: part.short };
    return unknownOf(words, name, fillTemplate(fitCopy.unknown, missing));
  }
  if (agrees(x.value, y.value)) return undefined;
  return tell(words, { ...names, x: formatFact(x.value), y: formatFact(y.value) });
}

/** The speed of a kit, by its kind of memory as boards and processors have it, of what they are rated for. */
const rate = ({ type, speed }: FactsOf<'memory'>) =>
  type === undefined || speed === undefined ? undefined : { [type]: speed };
const rated = ({ memory }: FactsOf<'motherboard' | 'cpu'>, { type }: FactsOf<'memory'>) =>
  memory && type !== undefined && type in memory ? { [type]: memory[type] ?? 0 } : memory;

/** Returns the BIOS condition of a board for a processor, and how to update that BIOS. */
function bios({ series, short: a }: FactsOf<'cpu'>, board: FactsOf<'motherboard'>) {
  const why = series === undefined ? undefined : board.series?.[series];
  if (why === undefined || why === 'none') return undefined;
  const { bios: words, flashback, noFlashback } = fitWords;
  const way = { true: ` ${flashback}`, false: ` ${noFlashback}`, undefined: '' };
  const told = tell(words, { a, b: board.short, x: why });
  return { ...told, say: told.say + way[`${board.flashback}`] };
}

/** Returns the condition of a board whose M.2 slots can take lanes from the graphics card. */
function lanes({ m2, short: b }: FactsOf<'motherboard'>) {
  const sharing = m2?.find(({ count, unshared }) => unshared < count);
  if (sharing === undefined) return undefined;
  const { generation: x, unshared } = sharing;
  return tell(unshared === 0 ? fitWords.lanes : fitWords.sharedLanes, { b, x });
}

/** Returns the clearance of a card in a case, in millimetres beyond the required length; negative within the margin. */
export const spare = ({ room = 0 }: FactsOf<'gpu'>, { cardRoom = 0 }: FactsOf<'case'>) =>
  cardRoom - room;

/** Returns true where a case has room for the card itself, though not always for all that we ask for. */
const hasRoomFor = (
  { length, room = Infinity }: FactsOf<'gpu'>,
  { cardRoom = 0 }: FactsOf<'case'>,
) => (length ?? room) <= cardRoom;

/** Refuses a card that is longer than the case's room; our own margin, between its length and `room`, refuses none. */
function compareLengths(card: FactsOf<'gpu'>, pcCase: FactsOf<'case'>) {
  const isIn = hasRoomFor(card, pcCase);
  const decisive = of(card, isIn ? 'room' : 'length');
  return compareFacts(decisive, () => isIn, of(pcCase, 'cardRoom'), fitWords.room);
}

/** Room that is there, but hardly; and what a radiator with its fans may take: NZXT's H510 has 381 mm, and 325 with one. */
export const TIGHT = 15;
const RADIATOR = 56;
function tight(card: FactsOf<'gpu'>, pcCase: FactsOf<'case'>) {
  const x = spare(card, pcCase);
  if (card.room === undefined || !hasRoomFor(card, pcCase) || x >= RADIATOR) return undefined;
  const names = { a: card.short, b: pcCase.short };
  if (x < 0)
    return tell(fitWords.snug, { ...names, x: card.length ?? '', y: pcCase.cardRoom ?? '' });
  return tell(x < TIGHT ? fitWords.tight : fitWords.radiator, { ...names, x });
}

/** A case with few slots, of which the card takes more, or nobody knows how many. */
export const isNarrow = (
  { thickness = Infinity }: FactsOf<'gpu'>,
  { cardSlots }: FactsOf<'case'>,
) => cardSlots !== undefined && thickness > cardSlots;
const narrow = (card: FactsOf<'gpu'>, pcCase: FactsOf<'case'>) =>
  isNarrow(card, pcCase)
    ? tell(fitWords.narrow, { a: card.short, b: pcCase.short, x: pcCase.cardSlots ?? '' })
    : undefined;

/** The deepest of drive cages: Fractal Design's Meshify 2 XL is listed with 549 mm, and sold with 340 beside its drives. */
const CAGE = 210;
function caged(card: FactsOf<'gpu'>, pcCase: FactsOf<'case'>) {
  const x = spare(card, pcCase);
  const names = { a: card.short, b: pcCase.short };
  return pcCase.caged && hasRoomFor(card, pcCase) && x < CAGE
    ? tell(fitWords.caged, names)
    : undefined;
}

/** Returns undefined for a case that names ATX as its largest size: a third of such cases take some EATX boards. */
const sizesFor = ({ form = '' }: FactsOf<'motherboard'>, { forms }: FactsOf<'case'>) => {
  const largest = plainForm(forms?.at(-1) ?? '');
  return plainForm(form) === 'eatx' && largest === 'atx' ? undefined : forms;
};

/** EATX has no one width: makers call boards of 257 to 330 mm so. */
const wide = ({ form = '', short: a }: FactsOf<'motherboard'>, { short: b }: FactsOf<'case'>) =>
  plainForm(form) === 'eatx' ? tell(fitWords.wide, { a, b }) : undefined;

/** A card that reaches over the slot after the next two, where boards may have another for graphics. */
const thick = ({ thickness: x = 0, short: a }: FactsOf<'gpu'>) =>
  x > 3 ? tell(fitWords.thickness, { a, x }) : undefined;

type Tests<A, B> = (a: A, b: B, kinds: readonly PartKind[]) => readonly (Told | undefined)[];
const rule = <A extends PartKind, B extends PartKind>(
  a: A,
  b: B,
  tests: Tests<FactsOf<A>, FactsOf<B>>,
  fits: string = fitCopy.fits,
) => ({ between: [a, b] as const, tests: tests as Tests<PartFacts, PartFacts>, fits });

/**
 * The rules, each with its tests of two part kinds and its words for a fit. A test's third argument lists the part kinds in
 * the same PC, so that a rule can defer to a more specific one.
 */
export const rules = [
  // The socket and the list of processors on the board maker's support page.
  rule('cpu', 'motherboard', (a, b) => [
    compareFacts(of(a, 'socket'), same, of(b, 'socket'), fitWords.socket),
    compareFacts(of(a, 'series'), named, of(b, 'series'), fitWords.series),
    bios(a, b),
  ]),
  // JEDEC JESD79-5 (DDR5); sizes and profiles from the board maker's specification.
  rule(
    'memory',
    'motherboard',
    (a, b, kinds) => [
      compareFacts(of(a, 'type'), named, of(b, 'memory'), fitWords.memoryOfBoard),
      compareFacts(of(a, 'gigabytes'), atMost, of(b, 'gigabytes'), fitWords.gigabytes),
      compareFacts(of(a, 'profiles'), share, of(b, 'profiles'), fitWords.profiles),
      ...(kinds.includes('cpu')
        ? []
        : [
            compareFacts(
              of(a, 'speed', rate(a)),
              within,
              of(b, 'memory', rated(b, a)),
              fitWords.speedOfBoard,
            ),
          ]),
    ],
    fitCopy.slots,
  ),
  // Memory types on the processor maker's specification (ark.intel.com, amd.com).
  rule('memory', 'cpu', (a, b) => [
    compareFacts(of(a, 'type'), named, of(b, 'memory'), fitWords.memoryOfProcessor),
    compareFacts(
      of(a, 'speed', rate(a)),
      within,
      of(b, 'memory', rated(b, a)),
      fitWords.speedOfProcessor,
    ),
  ]),
  // The smallest supply that the card's maker states.
  rule(
    'gpu',
    'psu',
    (a, b) => [
      compareFacts(of(a, 'minimumSupply'), atMost, of(b, 'watts'), fitWords.minimumSupply),
    ],
    fitCopy.powers,
  ),
  // PCI Express slots, M.2 slots and shared lanes in the board maker's manual.
  rule('gpu', 'motherboard', (_, b, kinds) => (kinds.includes('drive') ? [] : [lanes(b)])),
  rule('drive', 'motherboard', (a, b) => [
    compareFacts(
      of(a, 'heatsink'),
      (has, covered) => !(has && covered),
      of(b, 'm2Covers'),
      fitWords.cover,
    ),
  ]),
  rule('motherboard', 'psu', () => [], fitCopy.feeds),
  // What the case's and the cooler's maker states.
  rule('gpu', 'case', (a, b) => [compareLengths(a, b), tight(a, b), narrow(a, b), caged(a, b)]),
  rule('motherboard', 'case', (a, b) => [
    compareFacts(of(a, 'form'), oneForm, of(b, 'forms', sizesFor(a, b)), fitWords.form),
    wide(a, b),
  ]),
  rule('cooler', 'case', (a, b) => [
    compareFacts(of(a, 'height'), atMost, of(b, 'coolerRoom'), fitWords.coolerRoom),
  ]),
  rule('cpu', 'cooler', (a, b) => [
    compareFacts(of(a, 'socket'), oneOf, of(b, 'sockets'), fitWords.coolerSocket),
  ]),
  rule('memory', 'cooler', (a, b) => [
    compareFacts(of(a, 'height'), atMost, of(b, 'memoryRoom'), fitWords.memoryRoom),
  ]),
  // Two of a kind never simply fit: a visitor is asked whether they are a choice.
  rule(
    'cpu',
    'cpu',
    (a, b, kinds) =>
      kinds.includes('motherboard')
        ? []
        : [compareFacts(of(a, 'socket'), same, of(b, 'socket'), fitWords.shareNoBoard)],
    '',
  ),
  rule(
    'memory',
    'memory',
    ({ short: a }, { short: b }) => [tell(fitWords.unlikeKits, { a, b })],
    '',
  ),
  rule('gpu', 'gpu', (a, b) => [a, b].map(thick), ''),
];
