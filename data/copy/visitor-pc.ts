import version from '../parts/opendb/version.json' with { type: 'json' };
import { quoteOne } from './quote-one';

/**
 * Words of each field for the visitor's PC. `part` names a part whose model is unknown, `emailLine`
 * is the part's line in an email, and `amount` an answer that states only a number.
 */
export const visitorPcFieldCopy = {
  case: {
    label: 'Your case',
    hint: 'Model, or room such as 325 mm',
    part: 'case',
    emailLine: 'Case: {what}',
    amount: 'room for a card of {amount} mm',
  },
  psu: {
    label: 'Your power supply',
    hint: 'Model, or watts on the label',
    part: 'power supply',
    emailLine: 'Power supply: {what}',
    amount: '{amount} W (by its label)',
  },
  motherboard: {
    label: 'Your board',
    hint: 'Model',
    part: 'board',
    emailLine: 'Motherboard: {what}',
  },
  cpu: {
    label: 'Your processor',
    hint: 'For example, Ryzen 5 3600',
    part: 'processor',
    emailLine: 'Processor: {what}',
  },
  cooler: {
    label: 'Your cooler',
    hint: `Model, or “${quoteOne.toLowerCase()}”`,
    emailLine: 'Cooler: {what}',
  },
  pc: {
    label: 'Make and model',
    hint: 'For example, Dell XPS 8940',
    part: 'PC',
    emailLine: 'Ready-made PC: {what}',
  },
} as const;

/** Words of the row of fields for the visitor's PC. */
export const visitorPcRowCopy = {
  heading: 'Upgrading? Check against your PC',
  /** The heading once there is an answer. */
  answered: 'Your PC: {parts}',
  /** Stands in that heading for a ready-made PC without a name. */
  unnamedPc: 'ready-made',
  lead: 'Fill in what you know.',
  /** Follows the lead, or the source of the figures once there is an answer. */
  currentTo: `We list models up to ${version.month}.`,
  source:
    'Names and figures come from BuildCores OpenDB, a public list. Got a different measurement? Type it in with its unit.',
  readyMadeBox: 'I bought this PC ready-made',
  photographs: 'Two photos help: one of the inside, one of the power supply’s label.',
  /** A suggestion for a name that no list has. */
  notListed: 'Not in our list: we’ll check it',
  /** Says that a number typed for a case counts as a model. The button makes it a length. */
  numberIsModel: 'We took “{typed}” for a model.',
  useLength: 'It’s {typed} mm of room',
  /** Announces the number of suggestions. */
  found: '{n} parts found',
  change: 'Change',
  add: 'Add your {part}',
  hide: 'Hide what doesn’t fit ({count})',
  /** Shown where a script of the check couldn't be loaded. */
  loadError: 'The check couldn’t be loaded. Your items and what you typed are kept.',
  needsScript:
    'This check needs JavaScript. Fill in what you know and send it with the button below the products, or write to {email}.',
} as const;

/** Words of the links and buttons that help where a product doesn't fit. */
export const remedyCopy = {
  askForAnother: 'Ask for one that fits',
  askForMany: 'Ask for {many} that fit',
  /** Names products of three kinds or more in that link. */
  parts: 'parts',
  /** A link that asks for the parts that a product needs, such as a board and its memory. */
  askForSet: 'Ask for suggestions',
  neededSet: 'Needs {needs}.',
  include: 'Include the {name}',
  /** Puts a product in the place of one that doesn't fit. */
  swap: 'Swap for the {name}',
  quoteOne,
  /** Tells screen readers that the press has answered the question. */
  quoteAsked: 'We’ll quote a {part}.',
} as const;

/** Words of the summary of verdicts. Rules and format-summary-line.ts have its sentences. */
export const summaryCopy = {
  /** The sections, the best first: each has a heading, and words that count its products. */
  sections: {
    fits: {
      heading: 'Fits',
      one: 'fits the parts you’ve named',
      many: 'fit the parts you’ve named',
    },
    check: { heading: 'Check first', one: 'needs a check first', many: 'need a check first' },
    underpowered: {
      heading: 'Needs a stronger power supply',
      one: 'needs a stronger power supply',
      many: 'need a stronger power supply',
    },
    incompatible: { heading: 'Doesn’t fit', one: 'doesn’t fit', many: 'don’t fit' },
  },
  product: { one: 'product', many: 'products' },
  alsoNeeded: 'You’d need {needs} too',
} as const;

/** Words about the visitor's parts, in verdicts and emails. */
export const visitorPcCopy = {
  /** Names a motherboard if the visitor states only its socket. */
  motherboardOf: '{socket} board',
  /** The line above the parts in an email. */
  intro: 'What I have:',
  /** Follows a ready-made PC. */
  attach: 'Photos to attach: the inside, and the power supply’s label',
  /** A part of the database, with the figures that the database states. */
  listed: '{name} ({detail}, as listed by BuildCores)',
  /** The drawing of graphics cards in the visitor's case. */
  drawing: {
    wall: 'Your {name}: {maxGpuLength} mm',
    lead: 'Each card is drawn to scale in your {name}, at its own length. The room it needs allows a few millimetres for fitting.',
    /** The link to the field of the case, after the lead. */
    changeCase: 'Change it',
  },
  suggest: 'If this doesn’t fit, please suggest one that does.',
  /** The same request in an enquiry's notes. It names the product, which may not be an item. */
  suggestFor: 'If the {name} doesn’t fit what I have, please suggest one that does.',
  /** The request where several products of a kind don't fit: 'graphics cards'. */
  suggestAny: 'Please suggest {many} that fit what I have.',
  /** Names the parts that a check has counted, though the email doesn't ask for them. */
  countedFromEnquiry: 'This counts {names} from my enquiry.',
} as const;
