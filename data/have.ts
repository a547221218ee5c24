import type { PartKind } from '@/lib/content/facts';
import version from './part-database/version.json' with { type: 'json' };

/** Links from a card to the fields: a line of its own, or a question behind what the part goes with. */
interface CardAsks {
  readonly line?: string;
  /** By field; a name in braces is a fact of the part. */
  readonly leads: Readonly<Record<string, string>>;
}

/** Questions on cards about a visitor's parts. */
export const cardAsks: Readonly<Partial<Record<PartKind, CardAsks>>> = {
  gpu: { line: 'Needs', leads: { case: '{room} mm of room', supply: '{minimumSupply} W' } },
  cpu: { leads: { board: 'Your board?' } },
  memory: { leads: { board: 'Your board?' } },
  motherboard: { leads: { processor: 'Your processor?' } },
};

/** Words of the row of fields for the visitor's PC. */
export const haveFields = {
  heading: 'Upgrading? Check against your PC',
  lead: 'One answer is enough.',
  /** Follows the lead, or the source of the figures once there is an answer. */
  currentTo: `We know parts up to ${version.month}.`,
  case: { label: 'Your case', hint: 'Name, or mm of room for a card' },
  supply: { label: 'Your power supply', hint: 'Watts on its label, or model' },
  board: { label: 'Your board', hint: 'Name' },
  processor: { label: 'Your processor', unknown: 'I don’t know it', hint: 'Such as Ryzen 5 3600' },
  pc: { label: 'Its maker and name', hint: 'Such as Dell XPS 8940' },
  readyMade: 'It is a ready-made PC',
  photographs: 'Two photographs help: its inside, and the label of its power supply.',
} as const;

/** Words of the row once it is answered. */
export const haveRow = {
  change: 'Change',
  add: 'Add your {own}',
  own: { case: 'case', supply: 'power supply', board: 'board' },
  askForAnother: 'Ask for one that fits',
  hide: 'Hide what does not fit ({n})',
  source:
    'Names and figures are listed by BuildCores OpenDB. Measured something else? Type the number.',
} as const;

/** Words about the visitor's parts. */
export const have = {
  answered: 'Your PC: {parts}',
  /** Beneath it, of each category. */
  sum: '{category}: {told}',
  counts: {
    fits: ['{n} fits', '{n} fit'],
    condition: ['{n} fits on a condition', '{n} fit on a condition'],
    check: ['{n} to check', '{n} to check'],
    clash: ['{n} does not', '{n} do not'],
    /** Where nothing of a category is left. */
    none: ['the one listed does not fit', 'none of our {n} listed fits'],
  },
  readyMade: 'ready-made',
  notListed: 'Not in our list: we’ll check it',
  /** The details that distinguish parts of one name. */
  details: { room: 'cards up to {x} mm', watts: '{x} W' },
  /** Lines of the email, one a part. */
  intro: 'What I have:',
  lines: {
    case: 'Case: {what}',
    supply: 'Power supply: {what}',
    board: 'Board: {what}',
    processor: 'Processor: {what}',
    pc: 'Ready-made PC: {what}',
  },
  /** Follows a ready-made PC. */
  attach: 'To attach: photographs of its inside, and of the label of its power supply',
  /** A number alone. */
  amounts: { case: 'room for a card of {x} mm', supply: '{x} W, on its label' },
  /** Of a known part, and what is believed of it. */
  listed: '{name} ({detail}, as listed by BuildCores)',
  /** Follows what a card says of whose a figure is. */
  changeIt: 'Change it',
  /** Names for a part whose name is unknown; what a processor must be on. */
  own: { ...haveRow.own, processor: 'processor', itsBoard: 'processor’s board', pc: 'PC' },
  /** The first line of a card: {own} is the visitor's part, {x} a fact of the card's own, or what is between the two. */
  verdicts: {
    check: 'We’ll check your {own}',
    condition: 'Fits your {own} with {briefs}',
    fits: 'Fits your {own}',
    /** Of a listed part: whose the figure is that decides. */
    source: 'Listed as {z} (BuildCores); not so?',
    room: {
      source: 'Listed at {z} mm (BuildCores); measured more?',
      clash: 'Does not fit your {own}: {over} mm too short',
      /** For a case that has room for the card itself, though not for all that we ask for. */
      snug: 'Tight: your {own} takes {z} mm, this card is {length} mm. Measure your case first',
      snugNarrow:
        'Tight: your {own} takes {z} mm, this card is {length} mm. Does it have room for {slots} slots?',
      tight: 'Tight in your {own}: {x} mm to spare',
      narrow: 'Long enough for your {own}: has it room for {slots} slots?',
      /** Follows those that do not name a drive cage as a condition. */
      caged: ' (check for a drive cage)',
      fits: 'Fits your {own}: {x} mm to spare',
    },
    watts: {
      source: 'Listed at {z} W (BuildCores); another label?',
      clash: '{brand} asks for {x} W, your supply has {y}',
      condition: 'Enough watts; has your supply {leads}?',
    },
    socket: {
      clash: 'Does not fit your {own}: its socket is {y}',
      condition: 'Fits your socket; which BIOS?',
    },
    takes: {
      clash: 'Does not take your {own}: its socket is {x}',
      condition: 'Takes your socket; which BIOS?',
    },
    memory: {
      clash: 'Does not fit your {own}: it takes {y}',
      condition: 'Your {own} takes {x}; we’ll check modules and speed',
    },
    form: { clash: 'Does not fit your {own}: it takes {y} at most' },
  },
  suggest: 'If this does not fit, please suggest one that does.',
  /** Of a category in which nothing fits. */
  suggestAny: 'None of the {many} on your page fits what I have. Please suggest some that do.',
} as const;
