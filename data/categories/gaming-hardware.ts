/** Everything the gaming hardware page says. */
import type { CatalogueCategory } from '../types';

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
    title: 'Gaming hardware, frame by frame',
    lead: 'Graphics cards, processors, memory and drives, each with its key figures. Tell us the games and the screen; we quote for the parts.',
    image: 'hero-gaming',
    quoteLabel: 'Get Gaming Quote',
  },
  homeCard: {
    title: 'Gaming Hardware',
    description:
      'Graphics cards, processors, RGB memory and fast drives for a new gaming PC or an upgrade.',
    image: 'hero-gaming',
    features: ['GeForce RTX and Radeon RX cards', 'Intel Core and AMD Ryzen', 'DDR5 kits with RGB'],
    brands: ['ASUS', 'AMD', 'Intel', 'Sapphire'],
  },
  quoteSubject: 'Gaming Hardware Quote Request',
  quotePrompts: [
    'Games, and the screen',
    'How many',
    'Parts I have already',
    'Needed by',
    'Delivery postcode',
  ],
  scope: 'gaming',
  tilesHeading: 'Gaming Categories',
  tiles: [
    { label: 'GPUs', counts: 'Graphics Cards' },
    { label: 'CPUs', counts: 'Processors' },
    { label: 'Kits', counts: 'Memory' },
    { label: 'SSDs', counts: 'Storage' },
  ],
  range: null,
  searchPlaceholder: 'Search gaming products...',
  catalogueHeading: 'Gaming Hardware Catalog',
  countNoun: 'gaming products available',
  specificationsHeading: 'Gaming Specifications',
  featuresHeading: 'Gaming Features',
  emptyText: 'No gaming products found matching your criteria.',
  productSubject: 'Gaming Hardware Quote Request for',
  brandsHeading: 'Gaming brands we quote for',
  brands: [
    'ASUS',
    'MSI',
    'Gigabyte',
    'Sapphire',
    'Intel',
    'AMD',
    'PowerColor',
    'Corsair',
    'G.Skill',
    'Kingston',
    'Samsung',
    'Zotac',
  ],
  closing: {
    title: 'Name the games. We name the parts.',
    text: 'Send us the resolution, the frame rate and what you already own. We reply within 24 hours.',
    quoteLabel: 'Build My Gaming PC',
  },
} as const satisfies CatalogueCategory;
