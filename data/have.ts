/** What is said of the parts that a visitor has. */
export const have = {
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
  suggest: 'If this does not fit, please suggest one that does.',
} as const;
