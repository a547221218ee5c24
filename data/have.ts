/** What a catalogue page asks of the parts that a visitor has. */
export const haveFields = {
  heading: 'Upgrading? Check against your PC',
  lead: 'One answer is enough',
  case: { label: 'Your case', hint: 'Name, or mm of room for a card' },
  supply: { label: 'Your power supply', hint: 'Watts on its label, or model' },
  board: { label: 'Your board', hint: 'Name' },
  processor: { label: 'Your processor', unknown: 'I don’t know it', hint: 'Such as Ryzen 5 3600' },
  pc: {
    label: 'Its maker and name',
    unknown: 'It is a ready-made PC',
    hint: 'Such as Dell XPS 8940',
  },
} as const;

/** What the row says once it is answered. */
export const haveRow = {
  change: 'Change',
  hide: 'Hide what does not fit ({n})',
  source: 'What you name is listed by BuildCores OpenDB. Measured something else? Type the number.',
} as const;

/** What is said of the parts that a visitor has. */
export const have = {
  answered: 'Your PC: {parts}',
  /** Beneath it, of each category. */
  sum: '{category}: {told}',
  counts: {
    fits: '{n} fits',
    fit: '{n} fit',
    check: '{n} to check',
    clash: '{n} does not',
    clashes: '{n} do not',
  },
  askForAnother: 'Ask for one that fits',
  notListed: 'Not in our list: we’ll check it',
  /** What tells known parts apart. */
  details: { room: 'cards up to {x} mm', watts: '{x} W' },
  /** What an e-mail says of them, a line each. */
  intro: 'What I have:',
  lines: {
    case: 'Case: {what}',
    supply: 'Power supply: {what}',
    board: 'Board: {what}',
    processor: 'Processor: {what}',
    pc: 'Ready-made PC: {what} (two photographs are attached: its inside, and the label of its power supply)',
  },
  /** A number alone. */
  amounts: { case: 'room for a card of {x} mm', supply: '{x} W, on its label' },
  /** Of a known part, and what is believed of it. */
  listed: '{name} ({detail}, as listed by BuildCores)',
  /** What is theirs, where its name is not known; what a processor must be on. */
  own: {
    case: 'case',
    supply: 'power supply',
    board: 'board',
    processor: 'processor',
    itsBoard: 'processor’s board',
    pc: 'PC',
  },
  /** What a card says first: {own} is the visitor's part, {x} a fact of the card's own, or what is between the two. */
  verdicts: {
    check: 'We’ll check your {own}',
    condition: 'Fits your {own} with {briefs}',
    fits: 'Fits your {own}',
    room: {
      clash: 'Does not fit your {own}: {x} mm too short',
      tight: 'Tight in your {own}: {x} mm to spare',
      caged: 'Fits your {own}, if no drive cage is in its way',
      fits: 'Fits your {own}: {x} mm to spare',
    },
    watts: {
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
      condition: 'Your {own} takes {x}; we’ll check the speed',
    },
    form: { clash: 'Does not fit your {own}: it takes {y} at most' },
  },
  suggest: 'If this does not fit, please suggest one that does.',
} as const;
