import { emailCopy } from './email';

const { blank, checkIntro } = emailCopy;

/**
 * The email of an enquiry. Its subject ends in the shop's name. Each line of an item or an answer has a mark, since some mail
 * programs put a space in place of every line break.
 */
export const enquiryEmailCopy = {
  subject: 'Quote Request for {first}',
  subjectMore: 'Quote Request for {first} and {n} more',
  /** An item of which a visitor wants several. */
  several: '{quantity} × {name}',
  intro: 'Please could you quote for:',
  /** Before each item, if there are several. */
  number: '({n}) ',
  productLine: '{quantity} × {brand} {name}, SKU {sku};',
  featuredLine: '{quantity} × {name} ({category}): {note};',
  /** Replace `featuredLine` where the visitor has written no note: with a blank for it, or without. */
  promptedLine: `{quantity} × {name} ({category}). {prompt}: ${blank};`,
  plainLine: '{quantity} × {name} ({category});',
  purposes: {
    'one-pc': 'These parts are for one PC.',
    built: 'These parts are for one PC.',
    'several-pcs': 'These parts are for several PCs, or spares.',
    choosing: 'I’m still choosing, so please price each item separately.',
  },
  /** Follows the purpose of a PC that the shop builds. */
  build: 'Please build and test it, and quote whatever is missing: {missing}.',
  buildWhole: 'Please build and test it, and quote whatever is missing.',
  /** Ends the list of what is missing, always, since no product and no answer includes it. */
  windows: 'Windows',
  /** Asks which of several parts the visitor wants, of a kind of which a PC takes one. */
  choiceBlank: `- Which {kind}: ${blank}`,
  details: {
    organisation: '- Organisation: {text}',
    neededBy: '- Needed by: {text}',
    budget: '- Budget: {text}',
    postcode: '- Delivery postcode: {text}',
    reference: '- My reference: {text}',
  },
  /** Lines to fill in, for what the check asks and the visitor hasn't answered. */
  blanks: {
    purpose: `- One PC, several PCs, or still choosing: ${blank}`,
    case: `- Case: ${blank}`,
    cooler: `- Cooler: ${blank}`,
    cpu: `- Processor: ${blank}`,
    motherboard: `- Motherboard: ${blank}`,
    psu: `- Power supply: ${blank}`,
  },
  /** Replaces the list of check results where all parts fit and none is missing. */
  noClash: `${checkIntro} no clash found.`,
  link: 'This enquiry on your website: {link}',
  /** The whole body of a link that is too short for the message. */
  paste: '[Please paste the copied message here.]',
} as const;
