import { company } from '../company';
import type { CataloguePageData } from '../page';

export const gamingHardware = {
  kind: 'catalogue',
  slug: 'gaming-hardware',
  name: 'Gaming Hardware',
  theme: 'gaming',
  icon: 'gamepad',
  summary: 'Graphics cards, processors, RGB memory, fast SSDs',
  metadata: {
    title: 'Gaming Hardware: GPUs, CPUs and SSDs',
    description: `Graphics cards, processors, RGB memory and gaming SSDs, checked to fit your PC. Ask for a quote by email. Dispatch in ${company.dispatch}.`,
  },
  hero: {
    title: 'Gaming hardware, down to the millimetre',
    lead: 'Name the games, the screen and the case. We’ll quote for parts that run the games and fit the case.',
    image: 'hero-gaming',
    quoteLabel: 'Get Gaming Quote',
  },
  homeCard: {
    description:
      'Graphics cards, processors, RGB memory and fast drives for a new gaming PC or an upgrade.',
    features: [
      'GeForce RTX and Radeon RX cards',
      'Intel\u00a0Core and AMD\u00a0Ryzen',
      'DDR5 memory with RGB',
    ],
    brands: ['ASUS', 'AMD', 'Intel', 'Sapphire'],
  },
  quotePrompts: [
    'Games I play, and my screen',
    'Whole PC or parts, and how many',
    'Budget',
    'Parts I already have',
  ],
  scope: 'gaming',
  tilesHeading: 'Gaming Categories',
  tiles: [
    { label: 'GPUs', category: 'Graphics Cards' },
    { label: 'CPUs', category: 'Processors' },
    { label: 'Kits', category: 'Memory' },
    { label: 'SSDs', category: 'Storage' },
  ],
  fitStudy: {
    partKind: 'gpu',
    heading: 'Will it fit your case?',
    lead: 'These cards are drawn to scale in a case with 330 mm of room. Each needs a few millimetres more than its length. A front radiator takes up room too, so check your case’s manual.',
    limit: { millimetres: 330, label: '330 mm of room' },
    slotsText: '{slots} slots',
    rulerCaption: 'Card length, in millimetres from the back of the case',
  },
  listCopy: {
    searchPlaceholder: 'Search gaming products...',
    heading: 'Gaming Hardware Catalog',
    countNoun: 'gaming products available',
    specificationsHeading: 'Gaming Specifications',
    featuresHeading: 'Gaming Features',
    emptyText: 'No gaming products found matching your criteria.',
  },
  productSubject: 'Gaming Hardware Quote Request for',
  advice: { question: 'Want us to choose?', linkLabel: 'Tell us what you play' },
  brandsHeading: 'Gaming brands we quote for',
  brands: [
    'ASUS',
    'MSI',
    'GIGABYTE',
    'Sapphire',
    'Intel',
    'AMD',
    'PowerColor',
    'Corsair',
    'G.SKILL',
    'Kingston',
    'Samsung',
    'ZOTAC',
  ],
  closing: {
    title: 'What do you play, and on what screen?',
    text: 'Add the frame rate you’re after and the parts you’re keeping. We’ll build the quote around those.',
    quoteLabel: 'Build My Gaming PC',
  },
} as const satisfies CataloguePageData;
