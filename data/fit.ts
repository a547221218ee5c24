/**
 * Words about parts that work together or do not: on the cards and in the table of the catalogue pages, in a visitor's
 * enquiry, and on the home and about pages. lib/compatibility/fit-rules.ts asks each question; a kind of part is told of here.
 */
import type { FactName, FactsOf, PartKind } from '@/lib/content/facts';
import { outcomes } from './fit-outcomes';

/** Words for two facts that do not agree; {a} and {b} are the parts, {x} and {y} their facts. */
export interface FitWords {
  /** The outcome of a disagreement. */
  readonly outcome: 'clash' | 'check' | 'condition';
  readonly say: string;
  /** A condition in at most six words, which follow 'with'. */
  readonly brief?: string;
  /** Where something else decides: a fact that is not on record is then a condition, in these words. */
  readonly unknown?: string;
}

const clash = (say: string, unknown?: string): FitWords =>
  unknown === undefined ? { outcome: 'clash', say } : { outcome: 'clash', say, unknown };
const condition = (brief: string, say: string): FitWords => ({ outcome: 'condition', brief, say });

interface KindWords {
  /** The number that one PC has: one, or several of which a visitor says whether they are a choice, or any number. */
  readonly inOnePc: 'one' | 'several' | 'any';
  /** Several of it, as they are counted. */
  readonly many: string;
  /** The first line of its card: what of the shop's it goes with, and what it does not. */
  readonly card: { readonly with: PartKind; readonly verb: string; readonly not: string };
  /** Words before and after the names of one, or of several, on another's card. */
  readonly the: string;
  readonly one: string;
  readonly more: string;
  /** True where the compatibility table lists this kind. */
  readonly inTable: boolean;
  /** Asks for a missing part that the shop sells. */
  readonly needs: readonly (keyof typeof fitCopy.add)[];
}

const plain = { the: 'the ', needs: [], inTable: false };

/** Each kind of part. */
export const kinds: Readonly<Record<PartKind, KindWords>> = {
  cpu: {
    inOnePc: 'one',
    many: 'processors',
    card: { with: 'motherboard', verb: 'Fits', not: 'Does not fit' },
    the: '',
    one: '',
    more: '',
    inTable: true,
    needs: ['motherboard'],
  },
  memory: {
    ...plain,
    inOnePc: 'several',
    many: 'memory kits',
    card: { with: 'motherboard', verb: 'Fits', not: 'Does not fit' },
    one: ' memory',
    more: ' memory',
    inTable: true,
    needs: ['motherboard'],
  },
  drive: {
    ...plain,
    inOnePc: 'any',
    many: 'drives',
    card: { with: 'motherboard', verb: 'Fits', not: 'Does not fit' },
    one: ' drive',
    more: ' drives',
    inTable: true,
    needs: ['motherboard'],
  },
  gpu: {
    ...plain,
    inOnePc: 'several',
    many: 'graphics cards',
    card: { with: 'psu', verb: 'Works with', not: 'Asks for more than' },
    one: ' graphics card',
    more: ' graphics cards',
    inTable: true,
    needs: ['motherboard', 'psu'],
  },
  motherboard: {
    ...plain,
    inOnePc: 'one',
    many: 'boards',
    card: { with: 'cpu', verb: 'Takes', not: 'Does not take' },
    one: ' board',
    more: ' boards',
  },
  psu: {
    ...plain,
    inOnePc: 'one',
    many: 'power supplies',
    card: { with: 'gpu', verb: 'Works with', not: 'Has less than asked by' },
    one: ' power supply',
    more: ' power supplies',
  },
  case: {
    ...plain,
    inOnePc: 'one',
    many: 'cases',
    card: { with: 'gpu', verb: 'Takes', not: 'Does not take' },
    one: ' case',
    more: ' cases',
  },
  cooler: {
    ...plain,
    inOnePc: 'one',
    many: 'coolers',
    card: { with: 'cpu', verb: 'Fits', not: 'Does not fit' },
    one: ' cooler',
    more: ' coolers',
  },
};

/** Words between two parts, by the fact that must agree. */
export const fitWords = {
  socket: clash('The {a} does not fit the {b}: its socket is {x}, the board’s {y}.'),
  series: {
    outcome: 'check',
    say: 'We’ll check whether the {b} takes the {a}.',
    unknown: 'a BIOS that knows it',
  },
  bios: condition('a current BIOS', 'The {b} takes the {a} with a current BIOS: {x}.'),
  /** Follows it. */
  flashback: 'The board can be updated without a processor.',
  noFlashback: 'Updating it takes an older processor.',
  memoryOfBoard: clash('The {a} does not fit the {b}: it is {x}, and the board takes {y}.'),
  memoryOfProcessor: clash(
    'The {a} does not suit the {b}: it is {x}, and the processor takes {y}.',
  ),
  gigabytes: {
    outcome: 'check',
    // What a board takes grows with its BIOS, so that more than is on record is no clash.
    say: 'We’ll check whether the {b} takes {x} GB: {y} GB are on record.',
    unknown: 'its size to be checked',
  },
  profiles: condition(
    'its speed set by hand',
    'The profile of the {a} is {x}, the {b} is made for {y}: its speed may have to be set by hand.',
  ),
  speedOfBoard: condition(
    'an overclock for full speed',
    '{x} is an overclock: the processors for the {b} are rated {y} at most.',
  ),
  speedOfProcessor: condition(
    'an overclock for full speed',
    '{x} is an overclock: the {b} is rated {y}.',
  ),
  minimumSupply: clash('The {a} asks for a supply of {x} W, and the {b} has {y} W.'),
  cover: condition(
    'the board’s M.2 cover off',
    'The {a} has its own heatsink: the cover of its slot on the {b} comes off.',
  ),
  /** Of a board whose slots of one generation all share lanes with graphics, and of another. */
  lanes: condition(
    'half its lanes beside some drives',
    'The {b} gives a graphics card 16 lanes (x16) while its Gen {x} M.2 slot is empty, else 8 (x8).',
  ),
  sharedLanes: condition(
    'half its lanes beside some drives',
    'The {b} gives a graphics card 16 lanes (x16) while the M.2 slot that shares them is empty, else 8 (x8).',
  ),
  room: clash('The {a} is {x} mm long, and the {b} has room for {y} mm.'),
  snug: condition(
    'its length to be measured',
    'The {a} is {x} mm long, and the {b} has room for {y} mm. That’s a tight fit, so measure your case first.',
  ),
  tight: condition(
    '{x} mm to spare',
    'The {a} needs all but {x} mm of the room in the {b}: with a radiator at the front of the case there may be less.',
  ),
  radiator: condition(
    'no radiator in front',
    'The {a} needs all but {x} mm of the room in the {b}: a radiator at the front of the case would take that.',
  ),
  narrow: condition(
    'its thickness to be checked',
    'The {b} has {x} slots for cards, and the {a} is thicker than that, or may be.',
  ),
  wide: condition(
    'its width to be checked',
    'The {a} is EATX, which makers call boards of several widths: the {b} must have room for its own.',
  ),
  caged: condition(
    'no drive cage before it',
    'The {a} fits the {b} where no drive cage stands before it.',
  ),
  form: clash('The {a} is {x}, and the {b} takes {y}.'),
  coolerRoom: clash('The {a} is {x} mm high, and the {b} has room for {y} mm.'),
  coolerSocket: clash(
    'The {b} does not fit the {a}: the socket is {x}, and the cooler is for {y}.',
  ),
  memoryRoom: clash('The {a} stands {x} mm high, and the {b} leaves {y} mm.'),
  /** Of two of a kind. */
  shareNoBoard: condition(
    'one board each',
    'The {a} and the {b} share no board: their sockets are {x} and {y}.',
  ),
  unlikeKits: condition(
    'one kit alone',
    'The {a} and the {b} are unlike kits, which makers do not test together: choose one.',
  ),
  thickness: condition(
    'room beneath it',
    'The {a} is {x} slots thick and may cover the next slot.',
  ),
} as const satisfies Readonly<Record<string, FitWords | string>>;

/** Words for a part that gives less than others take: {a} are those, {b} is the part, {x} and {y} the amounts. */
export const totalWords = {
  drives: clash('Of drive slots the {b} has {y}, and {a} would take {x}.'),
  /** At the full speed of drives. */
  driveSpeed: condition(
    'less speed than it has',
    'Of slots that fast the {b} has {y}, and {a} would take {x}: in a slower slot a drive works at the speed of that.',
  ),
  driveLanes: condition(
    'half the lanes left for graphics',
    'For full speed {a} would take an M.2 slot of the {b} that leaves its graphics slot x8.',
  ),
  allLanes: condition(
    'half the lanes left for graphics',
    'With {a} in its M.2 slots the {b} runs its graphics slot x8 instead of x16.',
  ),
  slots: clash('Of graphics slots from the processor the {b} has {y}, and {a} would take {x}.'),
  cardLanes: condition(
    'half its lanes for each card',
    'The graphics slots of the {b} share {y}, and {a} would take {x}: each card runs x8 at most.',
  ),
  modules: clash('The {b} has {y} for memory, and {a} would take {x}.', 'free slots to be checked'),
  fourModules: condition(
    'less speed than with two modules',
    'With four modules memory runs slower than with two: the processors’ makers rate it lower.',
  ),
  ratedModules: condition(
    'less speed than with two modules',
    'With four modules the {b} is rated {z}.',
  ),
  leads: clash(
    'Of power leads the {b} has {y}, and {a} would take {x}, unless an adapter serves.',
    'power leads to be checked',
  ),
  eps: condition(
    'an input for power empty',
    'The {b} has {y}, and {a} inputs for {x}: the board’s manual says whether that is enough.',
  ),
  watts: clash('By their makers’ figures {a} can draw {x}, more than the {y} of the {b}.'),
  spareWatts: condition(
    'few watts to spare',
    'Of the {y} of the {b}, {a} can draw {x}: that leaves little for the board, drives and fans.',
  ),
} as const satisfies Readonly<Record<string, FitWords>>;

/** A fact of one kind that raises a question for the visitor; {a} is the part, {x} the fact. */
type Question = {
  readonly [K in PartKind]: {
    readonly part: K;
    readonly fact: Exclude<keyof FactsOf<K>, 'part' | 'short'>;
    /** Asked where the fact is above this number, or is this; else always. */
    readonly above?: number;
    readonly is?: boolean;
    /** The part that the question is about. */
    readonly about: 'case' | 'cooler';
    readonly why: string;
    /** The line on the part's card. */
    readonly card?: string;
  };
}[PartKind];

/** Questions that only a visitor can answer, and why each matters. */
export const fitQuestions: readonly Question[] = [
  {
    part: 'gpu',
    fact: 'room',
    about: 'case',
    why: 'the {a} needs {x} mm of room',
  },
  { part: 'motherboard', fact: 'form', about: 'case', why: 'the {a} is an {x} board' },
  {
    part: 'memory',
    fact: 'height',
    // A plain module is 31.25 mm high (JEDEC MO-329), and coolers leave a little more.
    above: 40,
    about: 'cooler',
    why: 'the {a} stands {x} mm high',
    card: '{x} mm high: check the cooler',
  },
  {
    part: 'cpu',
    fact: 'cooler',
    is: false,
    about: 'cooler',
    why: 'the {a} comes without one',
  },
];

/** Names of unknown facts, where a fact’s own name would not do. */
export const factNames: Readonly<Partial<Record<FactName, string>>> = {
  type: 'kind of memory',
  modules: 'number of modules',
  gigabytes: 'most memory',
  memorySlots: 'memory slots',
  minimumSupply: 'smallest supply',
  leads: 'power leads',
  generation: 'PCIe generation',
  m2: 'M.2 slots',
  m2Covers: 'M.2 covers',
  room: 'length',
  cardRoom: 'room for a card',
  coolerRoom: 'room for a cooler',
  memoryRoom: 'room for memory',
  form: 'form factor',
  forms: 'boards',
  sockets: 'socket',
  graphicsLanes: 'lanes',
};

/** Other words of the check. */
export const fitCopy = {
  outcomes,
  with: 'with',
  /** All of a kind that the shop sells, counted. */
  all: 'all {n} {many} here',
  and: 'and',
  no: 'no',
  more: '{n} more',
  fits: 'The {a} fits the {b}.',
  feeds: 'The {b} has the leads that the {a} asks for.',
  slots: 'The {b} has the slots for the {a}.',
  powers: 'The {b} has the watts and the leads that the {a} asks for.',
  unknown: 'We’ll check the {a} with the {b}: {fact} of the {c} is not on record.',
  unknownBrief: '{fact} to be checked',
  unknownTotal: 'We’ll check {fact}: those of {names} are not on record.',
  unsure: 'We’ll check {b}',
  /** Follows 'Does not fit' on a card. */
  others: 'other ticked parts',
  tellUs: {
    case: 'Tell us your case, if you have one',
    cooler: 'Tell us your cooler, if you have one',
  },
  choice: 'One PC, or a choice? {names} are ticked.',
  goes: '{a} goes with {b}',
  go: '{a} go with {b}',
  goesToo: '{a} with {b}',
  together: 'In one PC: {say}',
  tooMany: 'That may be more than {n} different PCs: we’ll check what goes with what.',
  draws: 'Of the {y} of the {b}, {a} can draw {x} by their makers’ figures.',
  add: {
    motherboard: 'Add a board and we can check',
    psu: 'Add a power supply and we can check',
  },
} as const;

/** Words of the compatibility table, which is built on the server alone. */
export const fitTableCopy = {
  heading: 'Which parts go together',
  caption: 'Parts down, boards across',
  part: 'Part',
} as const;
