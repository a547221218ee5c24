/**
 * What must agree for parts to go together, and what is said of it: on the cards and in the table of the catalogue pages,
 * in a visitor's enquiry, and on the about page. lib/fit.ts reads the rules, lib/fit-enquiry.ts what holds for the whole.
 */
import type { PartKind } from '@/checks/schemas/facts';
import type { FitQuestion, FitRule } from '@/checks/schemas/fit';

/** Each test says which facts of the two must agree, and how, and then what is said where they do not. */
export const fitRules: readonly FitRule[] = [
  {
    between: ['processor', 'board'],
    // The socket and the list of processors on the board maker’s support page.
    fits: 'The {a} fits the {b}.',
    tests: [
      {
        facts: ['socket', 'same', 'socket'],
        clash: 'The {a} does not fit the {b}: its socket is {x}, the board’s {y}.',
      },
      {
        facts: ['series', 'listed', 'series'],
        check: 'We’ll check whether the {b} takes the {a}.',
      },
    ],
  },
  {
    between: ['memory', 'board'],
    // JEDEC JESD79-5 (DDR5); slots, sizes and profiles from the board maker’s specification.
    fits: 'The {a} fits the {b}.',
    tests: [
      {
        facts: ['speed', 'names', 'memory'],
        clash: 'The {a} does not fit the {b}: it is {x}, and the board takes {y}.',
      },
      {
        facts: ['modules', 'atMost', 'memorySlots'],
        clash: 'The {a} has {x} modules, and the {b} {y} slots.',
      },
      {
        facts: ['gigabytes', 'atMost', 'gigabytes'],
        // What a board takes grows with its BIOS, so that more than is on record is no clash.
        check: 'We’ll check whether the {b} takes {x} GB: {y} GB are on record.',
      },
      {
        facts: ['profiles', 'shares', 'profiles'],
        condition:
          'The profile of the {a} is {x}, the {b} is made for {y}: its speed may have to be set by hand.',
      },
      {
        facts: ['speed', 'within', 'memory'],
        brief: 'an overclock',
        condition: '{x} is an overclock: the processors of the {b} are rated {y} at most.',
        about: 'speed',
      },
    ],
  },
  {
    between: ['memory', 'processor'],
    // Memory types on the processor maker’s specification (ark.intel.com, amd.com).
    fits: 'The {a} suits the {b}.',
    tests: [
      {
        facts: ['speed', 'names', 'memory'],
        clash: 'The {a} does not suit the {b}: it is {x}, and the processor takes {y}.',
      },
      {
        facts: ['speed', 'within', 'memory'],
        brief: 'an overclock',
        condition: '{x} is an overclock: the {b} is rated {y}.',
      },
    ],
  },
  {
    between: ['card', 'supply'],
    // The smallest supply and the connectors that the card’s maker states.
    fits: 'The {b} has the watts and the leads that the {a} asks for.',
    tests: [
      {
        facts: ['minimumSupply', 'atMost', 'watts'],
        clash: 'The {a} asks for a supply of {x} W, and the {b} has {y} W.',
      },
      {
        facts: ['leads', 'within', 'leads'],
        clash: 'The {a} needs {x} power leads, and the {b} has {y}.',
      },
    ],
  },
  {
    between: ['drive', 'board'],
    // M.2 slots, their PCIe generation and shared lanes in the board maker’s manual.
    fits: 'The {a} fits the {b}.',
    tests: [
      { facts: ['slot', 'has', 'drives'], clash: 'The {b} has no {x} slot for the {a}.' },
      {
        facts: ['generation', 'some', 'm2'],
        brief: 'less speed than it has',
        condition: 'The {a} is a PCIe {x}.0 drive: it works in the {b}, at the speed of its slots.',
      },
      {
        facts: ['generation', 'some', 'm2Unshared'],
        brief: 'x8 left for graphics',
        condition:
          'At full speed the {a} takes the M.2 slot of the {b} that leaves the graphics slot x8.',
        about: 'lanes',
      },
      {
        facts: ['heatsink', 'notBoth', 'm2Covers'],
        brief: 'its M.2 cover off',
        condition: 'The {a} has its own heatsink: the cover of its slot on the {b} comes off.',
      },
    ],
  },
  {
    between: ['card', 'board'],
    // PCI Express slots and shared lanes in the board maker’s manual.
    fits: 'The {a} fits the {b}.',
    tests: [
      { facts: ['slot', 'has', 'slots'], clash: 'The {b} has no {x} slot for the {a}.' },
      {
        facts: ['slot', 'listed', 'lanes'],
        check: 'We’ll check the lanes of the {b} for the {a}.',
        about: 'lanes',
      },
    ],
  },
];

/** What only a visitor can tell, and why it matters for a part: {a} is the part, {x} the fact. */
export const fitQuestions: readonly FitQuestion[] = [
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
