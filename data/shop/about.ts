import { company } from './company';
import type { HeroPictureId } from './pictures';
import type { ProductId } from './products';

const figures = { customers: '1000+', deliveries: '5000+', brands: '50+' };

export const about = {
  metadata: {
    title: `About Us: a PC Shop in ${company.address.locality}`,
    description: `We’ve sold computer hardware from ${company.address.locality} since ${company.established}. ${figures.customers} customers, ${figures.deliveries} products delivered, ${figures.brands} brands. See how we work.`,
  },
  hero: {
    title: 'We read the small print',
    lead: 'Before we quote, we check sockets, clearances, connectors and power against the makers’ data sheets and manuals.',
    image: 'hero-about' satisfies HeroPictureId,
    contactLabel: 'Contact us',
  },
  whoWeAre: {
    heading: 'Who We Are',
    paragraphs: [
      `We sell computer hardware from ${company.address.locality} to homes, gamers and businesses across the UK.`,
      'You can buy one graphics card, a custom build, desktops for an office, storage or a whole network. It all works the same way. You ask by email and we send you a quote.',
      'There’s no basket or price list. The right part depends on what’s already in your case, and the right price on how many you need.',
    ],
  },
  values: {
    heading: 'Our values',
    fitCaption: '{motherboard}, part by part',
    /** The motherboard of the example, which the check compares with the shop's other parts. */
    motherboardId: 'rog-strix-x670e-e' satisfies ProductId,
    items: {
      'Quality First':
        'We check every part in your quote against the rest, and tell you what fits and what doesn’t.',
      'Customer Focus':
        'We start with what you want to do, not with what’s on our shelves. Tell us in your own words, or answer the prompts in the email.',
      Innovation:
        'Sockets, memory and Wi-Fi keep changing. Ask us, and we’ll tell you what the newer part would do for you.',
    },
  },
  impact: {
    heading: 'The shop in figures',
    /** True until the shop's own figures replace these. The label says so to visitors. */
    sample: true,
    noteLabel: 'Delivery note, with sample figures',
    image: 'parcel' satisfies HeroPictureId,
    figures: [
      { figure: figures.customers, label: 'Happy customers' },
      { figure: figures.deliveries, label: 'Products delivered' },
      { figure: figures.brands, label: 'Brands' },
      { figure: '24/7', label: 'Email us at any hour' },
      { figure: `Est. ${company.established}`, label: `Trading from ${company.address.locality}` },
    ],
  },
  howWeWork: {
    heading: 'From enquiry to delivery',
    items: {
      'You write': 'Press a quote button. Your email app opens with the request already started.',
      'We check': `We check fit and stock, and ask if we need to know more. ${company.responseNote}`,
      'You get a quote':
        'Your quote lists every part number, the full price with VAT, and how long the price holds. Reply to order.',
      'We deliver': `Parts in stock leave us in ${company.dispatch} and reach most of the UK ${company.delivery} after that.`,
    },
  },
  closing: {
    title: 'One part or a\u00a0hundred machines',
    text: 'A fresh start, or something to fit what you’ve already got? Ask us about either.',
    quoteLabel: 'Get Quote',
  },
} as const;
