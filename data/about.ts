/** What the about page says. */
export const about = {
  search: {
    title: 'About Us: a Hardware Shop in Derby',
    description:
      'A computer hardware shop in Derby since 2020: 1000+ customers, 5000+ products delivered, 50+ brands. Who we are and how we work.',
  },
  hero: {
    title: 'A hardware shop that checks the fit',
    lead: 'Sockets, clearances, connectors, power: we read the data sheets so that what arrives goes together.',
    image: 'hero-about',
    contactLabel: 'Contact us',
  },
  whoWeAre: {
    heading: 'Who We Are',
    paragraphs: [
      'We sell computer hardware from Derby to homes, gamers and businesses across the United Kingdom.',
      'The shop was established in 2020. The range runs from single graphics cards to custom builds, office desktops, storage and networks, and all of it works the same way: ask by e-mail, get a straight answer and a quote.',
      'We keep no basket and publish no prices, because the right part depends on what is already in the case and the right price on how many you need. A person reads each enquiry and answers within 24 hours.',
    ],
  },
  values: {
    heading: 'Our values',
    items: [
      {
        title: 'Quality First',
        text: 'We read the data sheet before we quote, and say so when another part would serve better.',
        evidence: {
          kind: 'fit',
          caption: 'What goes on the {board}',
        },
      },
      {
        title: 'Customer Focus',
        text: 'The quote starts from what you want to do, not from what is on the shelf. When what you have will do, we tell you.',
        evidence: {
          kind: 'questions',
          caption: 'What the e-mail for an office asks first',
          category: 'computer-systems',
        },
      },
      {
        title: 'Innovation',
        text: 'New sockets, standards and memory speeds are worth having when they do something for you. We follow them, and say when the older part will do.',
        evidence: {
          kind: 'range',
          caption: 'How many parts of our catalogue name it',
          terms: ['DDR5', 'PCIe 5.0', 'AM5', 'WiFi 6E'],
        },
      },
    ],
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
    items: [
      {
        title: 'You write',
        text: 'Press any quote button. Your e-mail opens with the product filled in.',
      },
      {
        title: 'We check',
        text: 'Fit, stock and the better alternative, if there is one.',
      },
      {
        title: 'You get a quote',
        text: 'By e-mail, within 24 hours, with part numbers.',
      },
      {
        title: 'We deliver',
        text: 'Dispatched in 1-2 business days, with you in 2-3 days.',
      },
    ],
  },
  closing: {
    title: 'Ask us about any hardware',
    text: 'One part or a hundred machines: write what you need and a person answers within 24 hours.',
    quoteLabel: 'Get Quote',
  },
} as const;
