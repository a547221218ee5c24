/**
 * What must agree for parts to go together, and what is said of it: on the cards and in the table of the catalogue pages,
 * in a visitor's enquiry, and on the about page. lib/fit.ts reads the rules, lib/fit-enquiry.ts what holds for the whole.
 */
import type { FactsOf, PartKind } from '@/checks/schemas/facts';

/** How a fact of the first part, x, agrees with one of the second, y. */
export type Agreement =
  /** Both are the same. */
  | 'same'
  /** The number x is not above y. */
  | 'atMost'
  /** The list y of counts by name has one of the name x. */
  | 'has'
  /** Every name of x is one of y. */
  | 'names'
  /** Every number of x is not above the one of the same name in y. */
  | 'within'
  /** The two lists share a word. */
  | 'shares'
  /** y counts something of at least the number x. */
  | 'some'
  /** Not both. */
  | 'notBoth'
  /** y has a word on x: null for no more to say, or a condition. */
  | 'listed';

/** One thing that two parts must agree in; its sentences may name {a}, {b}, and their facts {x} and {y}. */
export interface Test<A extends PartKind = PartKind, B extends PartKind = PartKind> {
  readonly facts: readonly [keyof FactsOf<A>, keyof FactsOf<B>];
  readonly agree: Agreement;
  /** What the two are where they do not agree. */
  readonly otherwise: 'clash' | 'condition' | 'check';
  /** Follows 'with' on a card, where it is a condition. */
  readonly brief?: string;
  readonly say: string;
  /** What a whole enquiry answers better than two parts do. */
  readonly about?: 'lanes' | 'speed';
}

export interface Rule<A extends PartKind = PartKind, B extends PartKind = PartKind> {
  readonly between: readonly [A, B];
  readonly fits: string;
  readonly tests: readonly Test<A, B>[];
}

const rule = <A extends PartKind, B extends PartKind>(made: Rule<A, B>) => made as unknown as Rule;

const OVERCLOCK = 'an overclock';

export const fitRules: readonly Rule[] = [
  rule({
    between: ['processor', 'board'],
    // The socket and the list of processors on the board maker’s support page.
    fits: 'The {a} fits the {b}.',
    tests: [
      {
        facts: ['socket', 'socket'],
        agree: 'same',
        otherwise: 'clash',
        say: 'The {a} does not fit the {b}: its socket is {x}, the board’s {y}.',
      },
      {
        facts: ['series', 'series'],
        agree: 'listed',
        otherwise: 'check',
        say: 'We’ll check whether the {b} takes the {a}.',
      },
    ],
  }),
  rule({
    between: ['memory', 'board'],
    // JEDEC JESD79-5 (DDR5); slots, sizes and profiles from the board maker’s specification.
    fits: 'The {a} fits the {b}.',
    tests: [
      {
        facts: ['speed', 'memory'],
        agree: 'names',
        otherwise: 'clash',
        say: 'The {a} does not fit the {b}: it is {x}, and the board takes {y}.',
      },
      {
        facts: ['modules', 'memorySlots'],
        agree: 'atMost',
        otherwise: 'clash',
        say: 'The {a} has {x} modules, and the {b} {y} slots.',
      },
      {
        facts: ['gigabytes', 'gigabytes'],
        agree: 'atMost',
        // What a board takes grows with its BIOS, so that more than is on record is no clash.
        otherwise: 'check',
        say: 'We’ll check whether the {b} takes {x} GB: {y} GB are on record.',
      },
      {
        facts: ['profiles', 'profiles'],
        agree: 'shares',
        otherwise: 'condition',
        say: 'The profile of the {a} is {x}, the {b} is made for {y}: its speed may have to be set by hand.',
      },
      {
        facts: ['speed', 'memory'],
        agree: 'within',
        otherwise: 'condition',
        brief: OVERCLOCK,
        say: '{x} is an overclock: the processors of the {b} are rated {y} at most.',
        about: 'speed',
      },
    ],
  }),
  rule({
    between: ['memory', 'processor'],
    // Memory types on the processor maker’s specification (ark.intel.com, amd.com).
    fits: 'The {a} suits the {b}.',
    tests: [
      {
        facts: ['speed', 'memory'],
        agree: 'names',
        otherwise: 'clash',
        say: 'The {a} does not suit the {b}: it is {x}, and the processor takes {y}.',
      },
      {
        facts: ['speed', 'memory'],
        agree: 'within',
        otherwise: 'condition',
        brief: OVERCLOCK,
        say: '{x} is an overclock: the {b} is rated {y}.',
      },
    ],
  }),
  rule({
    between: ['card', 'supply'],
    // The smallest supply and the connectors that the card’s maker states.
    fits: 'The {b} has the watts and the leads that the {a} asks for.',
    tests: [
      {
        facts: ['minimumSupply', 'watts'],
        agree: 'atMost',
        otherwise: 'clash',
        say: 'The {a} asks for a supply of {x} W, and the {b} has {y} W.',
      },
      {
        facts: ['leads', 'leads'],
        agree: 'within',
        otherwise: 'clash',
        say: 'The {a} needs {x} power leads, and the {b} has {y}.',
      },
    ],
  }),
  rule({
    between: ['drive', 'board'],
    // M.2 slots, their PCIe generation and shared lanes in the board maker’s manual.
    fits: 'The {a} fits the {b}.',
    tests: [
      {
        facts: ['slot', 'drives'],
        agree: 'has',
        otherwise: 'clash',
        say: 'The {b} has no {x} slot for the {a}.',
      },
      {
        facts: ['generation', 'm2'],
        agree: 'some',
        otherwise: 'condition',
        brief: 'less speed than it has',
        say: 'The {a} is a PCIe {x}.0 drive: it works in the {b}, at the speed of its slots.',
      },
      {
        facts: ['generation', 'm2Unshared'],
        agree: 'some',
        otherwise: 'condition',
        brief: 'x8 left for graphics',
        say: 'At full speed the {a} takes the M.2 slot of the {b} that leaves the graphics slot x8.',
        about: 'lanes',
      },
      {
        facts: ['heatsink', 'm2Covers'],
        agree: 'notBoth',
        otherwise: 'condition',
        brief: 'its M.2 cover off',
        say: 'The {a} has its own heatsink: the cover of its slot on the {b} comes off.',
      },
    ],
  }),
  rule({
    between: ['card', 'board'],
    // PCI Express slots and shared lanes in the board maker’s manual.
    fits: 'The {a} fits the {b}.',
    tests: [
      {
        facts: ['slot', 'slots'],
        agree: 'has',
        otherwise: 'clash',
        say: 'The {b} has no {x} slot for the {a}.',
      },
      {
        facts: ['slot', 'lanes'],
        agree: 'listed',
        otherwise: 'check',
        say: 'We’ll check the lanes of the {b} for the {a}.',
        about: 'lanes',
      },
    ],
  }),
];

/** What only a visitor can tell, and why it matters for a part: {a} is the part, {x} the fact. */
export interface Question {
  readonly part: PartKind;
  readonly fact: string;
  /** Asked where the fact is above this number, or always. */
  readonly above?: number;
  /** Asked where the fact is exactly this. */
  readonly is?: boolean;
  readonly about: 'case' | 'cooler';
  readonly why: string;
  /** What the part's card says of it. */
  readonly card?: string;
}

export const fitQuestions: readonly Question[] = [
  {
    part: 'card',
    fact: 'room',
    about: 'case',
    why: 'the {a} needs {x} mm of room',
    card: 'needs {x} mm of room',
  },
  { part: 'board', fact: 'form', about: 'case', why: 'the {a} is an {x} board' },
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
    part: 'processor',
    fact: 'cooler',
    is: false,
    about: 'cooler',
    why: 'the {a} comes without one',
  },
];

/** What a part's card says first: what it goes with. */
export const cardLines: Readonly<Record<PartKind, { with: PartKind; verb: string }>> = {
  processor: { with: 'board', verb: 'Fits' },
  memory: { with: 'board', verb: 'Fits' },
  drive: { with: 'board', verb: 'Fits' },
  board: { with: 'processor', verb: 'Takes' },
  card: { with: 'supply', verb: 'Works with' },
  supply: { with: 'card', verb: 'Works with' },
};

/** What stands before and after the names of one part, or of several, of each kind on a card. */
export const cardNouns: Readonly<Record<PartKind, { the: string; one: string; many: string }>> = {
  processor: { the: '', one: '', many: '' },
  memory: { the: 'the ', one: ' memory', many: ' memory' },
  drive: { the: 'the ', one: ' drive', many: ' drives' },
  board: { the: 'the ', one: ' board', many: ' boards' },
  card: { the: 'the ', one: ' graphics card', many: ' graphics cards' },
  supply: { the: 'the ', one: ' power supply', many: ' power supplies' },
};

/** What a fact is called where it is not on record, unless by its own name. */
export const factNames: Readonly<Record<string, string>> = {
  modules: 'number of modules',
  gigabytes: 'most memory',
  memorySlots: 'memory slots',
  minimumSupply: 'smallest supply',
  leads: 'power leads',
  drives: 'drive slots',
  generation: 'PCIe generation',
  m2: 'M.2 slots',
  m2Unshared: 'shared lanes',
  m2Covers: 'M.2 covers',
  room: 'length',
  form: 'form factor',
};

/** What the check says. */
export const fitCopy = {
  outcomes: {
    fits: 'Fits',
    condition: 'Fits, with a condition',
    check: 'We’ll check',
    question: 'A question',
    clash: 'Does not fit',
  },
  with: 'with',
  not: 'not',
  and: 'and',
  more: '{n} more',
  unknown: 'We’ll check the {a} with the {b}: {fact} of the {c} is not on record.',
  unsure: '{b}: we’ll check',
  /** Follows 'Does not fit' on a card. */
  others: 'other ticked parts',
  tellUs: {
    case: 'Tell us your case, if you have one',
    cooler: 'Tell us your cooler, if you have one',
  },
  alternatives: '{names} are ticked. Are these alternatives?',
  driveSlots: 'The {board} has {y} M.2 slots, and {x} M.2 drives are ticked.',
  lanes: 'With these drives the graphics slot of the {board} runs x8 instead of x16.',
  modules: '{x} modules are ticked, and the {board} has {y} slots.',
  manyModules:
    'With {x} modules memory runs slower than with two: the processors’ makers rate it lower.',
  watts: 'The parts can draw {x} W by their makers’ figures, more than the {y} W of the supply.',
  unknownWatts: 'We’ll check the watts: those of {names} are not on record.',
  add: {
    board: 'Add a board and we can check',
    supply: 'Add a power supply and we can check',
  },
} as const;

/** What the table of all parts says, which no browser works out. */
export const fitTableCopy = {
  heading: 'Which parts go together',
  caption: 'Parts down, boards across',
  part: 'Part',
  /** In place of the outcome's own name, before the numbers of its conditions. */
  condition: 'Fits, if',
  conditions: 'The conditions, by number',
} as const;
