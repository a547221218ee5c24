/** The email of an enquiry. Its subject ends in the shop's name. */
export const enquiryEmail = {
  subject: 'Quote Request for {first}',
  subjectMore: 'Quote Request for {first} and {n} more',
  /** An item of which a visitor wants several. */
  several: '{quantity} × {name}',
  intro: 'Please could you quote for:',
  productLine: '{quantity} × {brand} {name}, SKU {sku}',
  featuredLine: '{quantity} × {name} ({category})',
  purposes: {
    'one-pc': 'These parts are for one PC.',
    'several-pcs': 'These parts are for several PCs, or spares.',
    choosing: 'I’m still choosing between these parts.',
  },
  /** Where the check must know and the visitor has not said. */
  purposeBlank: 'One PC, several PCs, or still choosing: ',
  details: {
    organisation: 'Organisation: {text}',
    neededBy: 'Needed by: {text}',
    postcode: 'Delivery postcode: {text}',
    reference: 'My reference: {text}',
  },
  /** Parts of the visitor's that the check must know. */
  partBlanks: {
    case: 'Case: ',
    cooler: 'Cooler: ',
    cpu: 'Processor: ',
    motherboard: 'Motherboard: ',
    psu: 'Power supply: ',
  },
  checkIntro: 'Website check (please confirm):',
  link: 'This enquiry on your website: {link}',
  /** The whole body where the visitor pastes the message. */
  paste: '[Please paste the copied message here.]',
} as const;
