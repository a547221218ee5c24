/** What the about page says. */
export const about = {
  search: {
    title: 'About Us: a Hardware Shop in Derby',
    description:
      'A computer hardware shop in Derby since 2020: 1000+ customers, 5000+ products delivered, 50+ brands. Who we are and how we work.',
  },
  hero: {
    title: 'We read the small print',
    lead: 'Sockets, clearances, connectors, power: it is all in the makers’ data sheets, and our quotes are checked against them.',
    image: 'hero-about',
    contactLabel: 'Contact us',
  },
  whoWeAre: {
    heading: 'Who We Are',
    paragraphs: [
      'We sell computer hardware from Derby to homes, gamers and businesses across the United Kingdom.',
      'The range runs from a single graphics card to custom builds, office desktops, storage and networks. All of it is bought the same way: you ask by e-mail, and a quote comes back.',
      'We keep no basket and publish no prices, because the right part depends on what is already in the case and the right price on how many you need.',
    ],
  },
  values: {
    heading: 'Our values',
    fitCaption: '{board}, part by part',
    items: {
      'Quality First':
        'Here is what goes on one of the boards that we sell, and on which condition. The parts of a quote get the same look.',
      'Customer Focus':
        'A quote starts from what you want to do, not from what is on the shelf. That is what the e-mails behind our buttons ask about.',
      Innovation:
        'Sockets, memory and wireless keep changing. We follow them, and say in the quote what the newer part would do for you.',
    },
  },
  impact: {
    heading: 'Our impact in figures',
    noteLabel: 'Delivery note',
    image: 'parcel',
    figures: [
      { figure: '1000+', label: 'Happy customers' },
      { figure: '5000+', label: 'Products delivered' },
      { figure: '50+', label: 'Brands' },
      { figure: '24/7', label: 'Support by e-mail: write at any hour' },
      { figure: 'Est. 2020', label: 'Trading from Derby' },
    ],
  },
  howWeWork: {
    heading: 'From enquiry to delivery',
    items: {
      'You write': 'Press any quote button: your e-mail opens, with the product filled in.',
      'We check':
        'Fit and stock. Within 24 hours you have a response, or a question where one is open.',
      'You get a quote': 'With part numbers, the whole price with VAT, and how long it holds.',
      'We deliver':
        'Dispatch takes 1-2 business days, delivery 2-3 days; a custom build has its date in the quote.',
    },
  },
  closing: {
    title: 'Ask us about any hardware',
    text: 'One part or a hundred machines, new or to go with what you have.',
    quoteLabel: 'Get Quote',
    example: [
      'A small office, new from scratch',
      'Five desktops, one server',
      'A line of 500 Mb/s',
      'The first of the month',
      'ST1',
    ],
  },
} as const;
