/**
 * Words of the compatibility check: part kinds, questions, product cards, the table and the limits.
 * A rule's words are in its file.
 */

import type { PartKind } from '../parts/facts';

/** The names of the part kinds. */
export const kindNames: Readonly<
  Record<PartKind, { readonly one: string; readonly many: string }>
> = {
  cpu: { one: 'processor', many: 'processors' },
  memory: { one: 'memory kit', many: 'memory kits' },
  drive: { one: 'drive', many: 'drives' },
  gpu: { one: 'graphics card', many: 'graphics cards' },
  motherboard: { one: 'motherboard', many: 'motherboards' },
  psu: { one: 'power supply', many: 'power supplies' },
  case: { one: 'case', many: 'cases' },
  cooler: { one: 'cooler', many: 'coolers' },
};

/** Names of kinds after the shop's models on product cards: 'our Z790-E and X670E-E boards'. */
export const kindNamesOnCards = { ...kindNames, motherboard: { one: 'board', many: 'boards' } };

/** State the parts that a finding calls for, and request them: 'please suggest an AM5 board'. */
export const neededPartsText = 'That calls for {needs}.';
export const suggestSet = 'For {names}, please suggest {needs}.';

/** Heads a power supply that suffices in the home page’s example. */
export const enoughPowerHeading = 'Enough power';

/**
 * The questions about an enquiry's parts. Square brackets are for `fillFindingText`. Sentences on
 * what the parts need follow the questions about a case and a cooler.
 */
export const questionCopy = {
  addOrTell: 'Add a {part}, or tell us yours, and we can check [parts].',
  case: 'Which case have you got?',
  caseLength: 'The graphics card needs {millimetres} mm of room.',
  caseFormFactor: 'The board is {formFactors}.',
  cooler: 'Which cooler have you got?',
  coolerOfCpus: '[cpu comes] without a cooler. Have you got one?',
  coolerHeight: 'Memory {millimetres} mm tall must fit under it.',
  purpose: 'Are these for one PC, or are you choosing between them?',
  severalPcs: 'A PC takes one {part}. Are these for several PCs?',
  choice: 'A PC takes one {part}. Which of [parts] do you want?',
} as const;

/** Words of product cards beside the verdicts: requirements, and links to the visitor's PC. */
export const productCardCopy = {
  requirementsIntro: 'Needs',
  length: '{millimetres} mm of room',
  supply: '{watts} W supply',
  height: 'Needs {millimetres} mm under the cooler',
  checkMotherboard: 'Check your board',
  checkProcessor: 'Check your processor',
} as const;

/** The length of a drawn graphics card, and its required length in the case. */
export const drawnLengthText = '{millimetres} mm, needs {needed} mm';

/** Words of the compatibility table, which is built on the server alone. */
export const compatibilityTableCopy = {
  heading: 'Which parts work together',
  caption: 'Parts down, boards across',
  part: 'Part',
} as const;

/** The limits of the check, beside the catalogue's note on compatibility. */
export const uncheckedCopy = {
  heading: 'What we don’t check here',
  items: [
    'Coolers and radiators in your case',
    'Side-panel room for a card and its power lead',
    'A power supply’s length, and its type (ATX, SFX) if your case’s maker gives none',
    'BIOS versions and memory speeds on your own board',
    'How worn your power supply is',
    'Extension cables and risers',
  ],
  note: 'Ask us about any of these.',
} as const;
