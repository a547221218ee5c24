/** What the home page says. */
export const home = {
  search: {
    title: 'Computer Hardware, Quoted from Derby',
    description:
      'Gaming hardware, complete systems, components, storage and networking for homes and businesses. Dispatch in 1-2 business days, delivery in 2-3 days.',
  },
  hero: {
    title: 'A hardware shop that checks the fit',
    lead: 'Write what you have and what it should do. We check sockets, lengths, leads and watts by the makers’ data sheets, and answer by e-mail.',
    image: 'hero-home',
    browseLabel: 'Browse Products',
    adviceLabel: 'Get Expert Advice',
  },
  example: {
    heading: 'A request, and our answer',
    note: 'An example, answered by our parts’ data sheets.',
    mail: {
      caption: 'What a customer writes',
      lines: [
        'Hello, I have a ROG Strix X670E-E board and would like to play at 4K.',
        'Would a TUF RTX 5080, a Ryzen\u00a07\u00a09800X3D and Trident Z5 Neo memory go together, and which supply do they need?',
        'My case leaves 360 mm for the card, my AM5 cooler 40 mm for the memory.',
      ],
      asked: ['ryzen-7-9800x3d', 'tuf-rtx-5080', 'trident-z5-neo-rgb-32gb', 'rm850e'],
      has: ['rog-strix-x670e-e'],
      own: [
        { part: 'case', short: 'case', cardRoom: 360 },
        { part: 'cooler', short: 'cooler', sockets: ['AM5'], memoryRoom: 40 },
      ],
    },
    answer: {
      caption: 'What we answer',
      another: 'Another kit',
      statesLabel: 'The quote also states',
      states: ['the price with VAT', 'delivery and its cost', 'how long it holds', 'how to pay'],
    },
  },
  about: {
    title: 'About us',
    statement:
      'We are a computer hardware shop in Derby, and we say so when a cheaper part does the job.',
    text: 'Since 2020 we have quoted for single graphics cards and for whole offices, each time by e-mail.',
    linkLabel: 'More about us',
  },
  categoriesHeading: 'What we sell',
  categoriesLead: 'One e-mail may ask about several of these.',
  viewProductsLabel: 'View Products',
  why: {
    heading: 'Why choose us',
    items: {
      'Fast UK delivery':
        'Parts leave us in 1-2 business days and reach you in 2-3 days. A custom build takes longer; its quote names the date.',
      'Manufacturer warranties':
        'Parts come with their makers’ warranties, and the quote says for how long.',
      'Bulk discounts':
        'Ordering for a team, a school or an event? The quote is worked out for the number you need.',
      'Custom builds': 'We put the machine together and test it, or send you the parts.',
      'E-mail support': 'Write at any hour, before you buy or long after, to one address.',
    },
  },
  testimonials: {
    heading: 'What customers say',
    sampleNote: 'Sample testimonial',
  },
  closing: {
    title: 'Get Your Quote Today',
    text: 'Leave out what you don’t know. A line on what it is for is enough to begin with.',
    quoteLabel: 'Get Quote',
    example: [
      'Video editing in 4K',
      'One workstation',
      'Two screens of 27 inches',
      'Within a month',
      'DE1',
    ],
  },
} as const;
