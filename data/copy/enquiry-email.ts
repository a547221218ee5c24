import { emailCopy } from './email';

const { blank } = emailCopy;

/**
 * The email of an enquiry. Its subject ends in the shop's name. Each line of an item or an answer has a mark, since some mail
 * programs put a space in place of every line break.
 */
export const enquiryEmail = {
  subject: 'Quote Request for {first}',
  subjectMore: 'Quote Request for {first} and {n} more',
  /** An item of which a visitor wants several. */
  several: '{quantity} × {name}',
  intro: 'Please could you quote for:',
  /** Before one of several items. */
  number: '({n}) ',
  productLine: '{quantity} × {brand} {name}, SKU {sku};',
  featuredLine: '{quantity} × {name} ({category}): {note};',
  /** In place of a note, which the visitor hasn't written, and without it. */
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
  /** No part, and no answer about the visitor's PC, has it. */
  windows: 'Windows',
  /** Of a kind of which one PC takes one and the enquiry has several. */
  choiceBlank: `- Which {kind}: ${blank}`,
  details: {
    organisation: '- Organisation: {text}',
    neededBy: '- Needed by: {text}',
    budget: '- Budget: {text}',
    postcode: '- Delivery postcode: {text}',
    reference: '- My reference: {text}',
  },
  /** Where the check must know and the visitor has not said. */
  blanks: {
    purpose: `- One PC, several PCs, or still choosing: ${blank}`,
    case: `- Case: ${blank}`,
    cooler: `- Cooler: ${blank}`,
    cpu: `- Processor: ${blank}`,
    motherboard: `- Motherboard: ${blank}`,
    psu: `- Power supply: ${blank}`,
  },
  checkIntro: 'Website check (please confirm):',
  /** In its place where nothing is open. */
  noClash: 'Website check (please confirm): no clash found.',
  link: 'This enquiry on your website: {link}',
  /** The whole body where the visitor pastes the message. */
  paste: '[Please paste the copied message here.]',
} as const;
