import { emailCopy } from './email';
import { reviewCopy } from './enquiry-pages';

const { blank, checkIntro } = emailCopy;
const { organisation, neededBy, budget, postcode } = reviewCopy.details;

/**
 * The email of an enquiry. Its subject ends in the shop's name. Each line of an item or an answer
 * has a mark, since some mail programs put a space in place of every line break.
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
  /** Replace `featuredLine` where there is no note: with a blank for one, or without. */
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
  /** Always ends the list of what is missing, since no product or answer includes it. */
  windows: 'Windows',
  /** Asks which part the visitor wants, where the enquiry has several and a PC takes one. */
  choiceBlank: `- Which {kind}: ${blank}`,
  /** A line to fill in, where the check asks for the purpose. */
  purposeBlank: `- One PC, several PCs, or still choosing: ${blank}`,
  detail: '- {name}: {text}',
  /** The names of the details, in the order of the email. */
  details: { organisation, neededBy, budget, postcode, reference: 'My reference' },
  /** Replaces the list of check results where all parts fit and none is missing. */
  wholeFit: `${checkIntro} no clash found.`,
  link: 'This enquiry on your website: {link}',
  /** The whole body of a link that is too short for the message. */
  paste: '[Please paste the copied message here.]',
} as const;
