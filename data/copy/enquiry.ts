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
    choosing: 'I’m still choosing, so please price each item separately.',
  },
  /** Of a kind of which one PC takes one and the enquiry has several. */
  choiceBlank: 'Which {kind}: ',
  details: {
    organisation: 'Organisation: {text}',
    neededBy: 'Needed by: {text}',
    budget: 'Budget: {text}',
    postcode: 'Delivery postcode: {text}',
    reference: 'My reference: {text}',
  },
  /** Where the check must know and the visitor has not said. */
  blanks: {
    purpose: 'One PC, several PCs, or still choosing: ',
    case: 'Case: ',
    cooler: 'Cooler: ',
    cpu: 'Processor: ',
    motherboard: 'Motherboard: ',
    psu: 'Power supply: ',
  },
  checkIntro: 'Website check (please confirm):',
  /** Follows it where nothing is open. */
  noClash: ' no clash found.',
  link: 'This enquiry on your website: {link}',
  /** The whole body where the visitor pastes the message. */
  paste: '[Please paste the copied message here.]',
} as const;
