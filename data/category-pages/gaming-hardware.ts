/** Everything the gaming hardware page says. */
import type { CataloguePageData } from '@/checks/schemas/category-pages';

export const gamingHardware = {
  kind: 'catalogue',
  slug: 'gaming-hardware',
  name: 'Gaming Hardware',
  theme: 'gaming',
  icon: 'gamepad',
  summary: 'Graphics cards, processors, RGB memory, fast drives',
  search: {
    title: 'Gaming Hardware: GPUs, CPUs and SSDs',
    description:
      'Graphics cards, processors, RGB memory and gaming SSDs. Ask for a quote by e-mail; dispatch in 1-2 business days, delivery in 2-3 days.',
  },
  hero: {
    title: 'Gaming hardware, down to the millimetre',
    lead: 'Tell us the games, the screen and the case. We quote for parts that fit inside and run them, from figures you can read here.',
    image: 'hero-gaming',
    quoteLabel: 'Get Gaming Quote',
  },
  homeCard: {
    description:
      'Graphics cards, processors, RGB memory and fast drives for a new gaming PC or an upgrade.',
    features: [
      'GeForce RTX and Radeon RX cards',
      'Intel\u00a0Core and AMD\u00a0Ryzen',
      'DDR5 kits with RGB',
    ],
    brands: ['ASUS', 'AMD', 'Intel', 'Sapphire'],
  },
  quotePrompts: {
    'Games, and the screen': 'Shooters at 1440p, a 165 Hz screen',
    'How many': 'One PC',
    'Parts I have already': 'A 750 W supply and an ATX case',
  },
  scope: 'gaming',
  tilesHeading: 'Gaming Categories',
  tiles: [
    { label: 'GPUs', counts: 'Graphics Cards' },
    { label: 'CPUs', counts: 'Processors' },
    { label: 'Kits', counts: 'Memory' },
    { label: 'SSDs', counts: 'Storage' },
  ],
  range: null,
  fit: {
    drawing: 'cards',
    heading: 'Will the card go into your case?',
    lead: 'Lengths and thicknesses on one scale. The manual of your case says how much room it has; this one has 300 mm.',
    room: { millimetres: 300, label: '300 mm of room' },
    within: '{mm} mm to spare',
    beyond: '{mm} mm too long',
    thickness: '{slots} slots',
    scale: 'Millimetres from the back of the case',
  },
  list: {
    arrangement: 'lead',
    searchPlaceholder: 'Search gaming products...',
    heading: 'Gaming Hardware Catalog',
    countNoun: 'gaming products available',
    specificationsHeading: 'Gaming Specifications',
    featuresHeading: 'Gaming Features',
    emptyText: 'No gaming products found matching your criteria.',
    productSubject: 'Gaming Hardware Quote Request for',
    advice: { question: 'Rather not choose?', linkLabel: 'Tell us what you play' },
  },
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
    title: 'What do you play, and on which screen?',
    text: 'Add the frame rate you want and the parts you keep; the quote starts from those.',
    quoteLabel: 'Build My Gaming PC',
    example: ['The end of next month', 'NG1'],
  },
} as const satisfies CataloguePageData;
