import version from './part-database/version.json' with { type: 'json' };

/** Words of the row of fields for the visitor's PC. */
export const haveFields = {
  heading: 'Upgrading? Check against your PC',
  lead: 'One answer is enough.',
  /** Follows the lead, or the source of the figures once there is an answer. */
  currentTo: `Our list has parts up to ${version.month}.`,
  case: { label: 'Your case', hint: 'Name, or mm of room for a card' },
  supply: { label: 'Your power supply', hint: 'Watts on its label, or model' },
  board: { label: 'Your board', hint: 'Name' },
  processor: {
    label: 'Your processor',
    unknown: 'Add your processor',
    hint: 'Such as Ryzen 5 3600',
  },
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
    'Names and figures come from BuildCores OpenDB, a public list. Measured something else? Type the number.',
} as const;

/** Words about the visitor's parts. */
export const have = {
  unknown: 'The {own} in this link isn’t in our list. Type its name or its figure.',
  answered: 'Your PC: {parts}',
  /** Beneath it, of each category. */
  sum: '{category}: {told}',
  counts: {
    compatible: ['{n} fits', '{n} fit'],
    conditional: ['{n} fits with a condition', '{n} fit with a condition'],
    unverified: ['{n} to check', '{n} to check'],
    incompatible: ['{n} doesn’t', '{n} don’t'],
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
  /** The drawing of graphics cards in the visitor's case. */
  drawing: {
    wall: 'Your {name}: {x} mm',
    lead: 'Each card is drawn to scale in your {name}. Cards that fit include the few millimetres it takes to get them in.',
  },
  /** Names for a part whose name is unknown; what a processor must be on. */
  own: { ...haveRow.own, processor: 'processor', itsBoard: 'processor’s board', pc: 'PC' },
  suggest: 'If this does not fit, please suggest one that does.',
  /** Of a category in which nothing fits. */
  suggestAny: 'None of the {many} on your page fits what I have. Please suggest some that do.',
} as const;
