/** Everything the PC components page says. */
import type { CataloguePageData } from '@/checks/schemas/category-pages';

export const pcComponents = {
  kind: 'catalogue',
  slug: 'pc-components',
  name: 'PC Components',
  theme: 'components',
  icon: 'board',
  summary: 'Processors, boards, memory, drives and power',
  search: {
    title: 'PC Components: CPUs, Boards and Memory',
    description:
      'Processors, graphics cards, boards, memory, drives and power supplies. Reply within 24 hours, dispatch in 1-2 business days, delivery in 2-3 days.',
  },
  hero: {
    title: 'PC components that fit together',
    lead: 'Every part with its socket, slot or rating. Send us your list: we check that it goes together, then quote for it.',
    image: 'hero-components',
    quoteLabel: 'Get Components Quote',
  },
  homeCard: {
    description:
      'The parts inside: processors, boards, memory, drives and power, with sockets stated.',
    features: ['LGA1700 and AM5 platforms', 'DDR5 memory kits', 'Modular ATX power supplies'],
    brands: ['Intel', 'AMD', 'ASUS', 'Corsair'],
  },
  quotePrompts: {
    'Parts, and how many of each': 'One RTX\u00a05070, 32 GB of DDR5',
    'What it is for': 'Gaming, some video',
    'Parts I have already': 'An AM5 board; 255 mm for the card',
  },
  scope: 'all',
  tilesHeading: 'Available Components',
  tiles: [
    { label: 'Models', counts: 'Processors' },
    { label: 'GPUs', counts: 'Graphics Cards' },
    { label: 'Kits', counts: 'Memory' },
    { label: 'Drives', counts: 'Storage' },
    { label: 'Boards', counts: 'Motherboards' },
    { label: 'PSUs', counts: 'Power Supplies' },
  ],
  range: {
    heading: 'Component Categories',
    themes: {
      'Processors & CPUs': 'On LGA1700 and AM5; LGA1851 on request.',
      'Memory & Storage': 'DDR5 in pairs, and drives for M.2 slots.',
      'Power & Cooling': 'A Gold-rated supply; coolers on request.',
    },
  },
  fit: {
    drawing: 'memory',
    heading: 'Will the memory clear the cooler?',
    lead: 'A large cooler hangs over the memory, and its maker states how tall the modules beneath may be. Here it is 40 mm.',
    room: { millimetres: 40, label: 'Cooler at 40 mm' },
    within: '{mm} mm to spare',
    beyond: '{mm} mm too tall',
    thickness: '{slots} slots',
    scale: 'Height of a module above the foot of its slot',
  },
  list: {
    arrangement: 'parts',
    searchPlaceholder: 'Search products...',
    heading: 'PC Components Catalog',
    countNoun: 'products available',
    specificationsHeading: 'Key Specifications',
    featuresHeading: 'Key Features',
    emptyText: 'No products found matching your criteria.',
    productSubject: 'Quote Request for',
    advice: { question: 'Not sure what fits?', linkLabel: 'Send us what you have' },
  },
  brandsHeading: 'Component brands we quote for',
  brands: [
    'Intel',
    'AMD',
    'ASUS',
    'Sapphire',
    'GIGABYTE',
    'MSI',
    'Corsair',
    'G.SKILL',
    'Kingston',
    'Samsung',
    'Sandisk',
    'Noctua',
  ],
  closing: {
    title: 'Your list, half-finished or not',
    text: 'Send us the parts you have in mind, or say what the machine is for. Custom builds and bulk orders are welcome.',
    quoteLabel: 'Plan My Build',
    example: ['In two weeks', 'S1'],
  },
} as const satisfies CataloguePageData;
