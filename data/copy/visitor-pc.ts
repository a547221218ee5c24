import version from '../parts/opendb/version.json' with { type: 'json' };

/** Words of the row of fields for the visitor's PC. */
export const visitorPcFieldCopy = {
  heading: 'Upgrading? Check against your PC',
  lead: 'Fill in what you know.',
  /** Follows the lead, or the source of the figures once there is an answer. */
  currentTo: `The list of models is from ${version.month}.`,
  case: { label: 'Your case', hint: 'Model, or room such as 325 mm' },
  psu: { label: 'Your power supply', hint: 'Model, or watts on the label' },
  motherboard: { label: 'Your board', hint: 'Model' },
  cpu: { label: 'Your processor', hint: 'For example, Ryzen 5 3600' },
  cooler: { label: 'Your cooler', hint: 'Model, or “please quote one”' },
  pc: { label: 'Make and model', hint: 'For example, Dell XPS 8940' },
  readyMade: 'It’s a ready-made PC',
  photographs: 'Two photos help: one of the inside, one of the power supply’s label.',
} as const;

/** Words of the row once it is answered. */
export const visitorPcRowCopy = {
  change: 'Change',
  add: 'Add your {part}',
  partNames: { case: 'case', psu: 'power supply', motherboard: 'board' },
  askForAnother: 'Ask for one that fits',
  askForMany: 'Ask for {many} that fit',
  /** A link that asks for several parts that work together, such as a board and its memory. */
  askForSet: 'Ask for a set',
  needs: 'Needs {needs}.',
  include: 'Include the {name}',
  /** The answer that asks for a part. `isQuoteRequest` of lib/visitor-pc knows it by the word 'quote'. */
  quoteOne: 'Please quote one',
  /** Shown where a script of the check couldn't be loaded. */
  loadError: 'The check couldn’t be loaded. Your items and what you typed are kept.',
  needsScript:
    'This check needs JavaScript. Fill in what you know and send it with the button below the products, or write to {email}.',
  hide: 'Hide what doesn’t fit ({count})',
  source:
    'Names and figures come from BuildCores OpenDB, a public list. Got a different measurement? Type it in with its unit.',
} as const;

/** The beginnings of the summary's lines. */
export const summaryCopy = {
  incompatibility: 'Doesn’t fit {name}',
  unverified: 'We’ll check with {name}',
  fits: 'Fits {name}',
  works: 'Works with {name}',
} as const;

/** Words about the visitor's parts. */
export const visitorPcCopy = {
  answered: 'Your PC: {parts}',
  /** Names a motherboard of which the visitor states only the socket. */
  motherboardOf: '{socket} board',
  readyMade: 'ready-made',
  notListed: 'Not in our list: we’ll check it',
  /** Announces the number of suggestions. */
  found: '{n} parts found',
  /** The details that distinguish parts of one name. */
  details: { room: 'cards up to {amount} mm', watts: '{amount} W' },
  /** Lines of the email, one a part. */
  intro: 'What I have:',
  lines: {
    case: 'Case: {what}',
    psu: 'Power supply: {what}',
    motherboard: 'Motherboard: {what}',
    cpu: 'Processor: {what}',
    cooler: 'Cooler: {what}',
    pc: 'Ready-made PC: {what}',
  },
  /** Follows a ready-made PC. */
  attach: 'To attach: photos of the inside, and of the power supply’s label',
  /** A case or a power supply of which the visitor states only a number. */
  amounts: { case: 'room for a card of {amount} mm', psu: '{amount} W (by its label)' },
  /** A part of the database, with the figures that the database states. */
  listed: '{name} ({detail}, as listed by BuildCores)',
  /** The link to the field of the case, after `drawing.lead`. */
  changeIt: 'Change it',
  /** The drawing of graphics cards in the visitor's case. */
  drawing: {
    wall: 'Your {name}: {maxGpuLength} mm',
    lead: 'Each card is drawn to scale in your {name}, at its own length. The room it needs allows a few millimetres for fitting.',
  },
  /** Names of parts whose model is unknown. `itsMotherboard` is the motherboard that a named processor must be on. */
  partNames: {
    ...visitorPcRowCopy.partNames,
    cpu: 'processor',
    itsMotherboard: 'processor’s board',
    pc: 'PC',
  },
  suggest: 'If this doesn’t fit, please suggest one that does.',
  /** The same request in the notes of an enquiry, which name the product, since it may not be an item. */
  suggestFor: 'If the {name} doesn’t fit what I have, please suggest one that does.',
  /** The request where several products of a kind don't fit: 'graphics cards'. */
  suggestAny: 'Please suggest {many} that fit what I have.',
  /** Names the parts that a check has counted, though the email doesn't ask for them. */
  countedFromEnquiry: 'This counts {names} from my enquiry.',
} as const;
