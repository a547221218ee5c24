/** Everything the PC components page says. */
import type { CatalogueCategory } from '@/checks/schemas/categories';

export const pcComponents = {
  kind: 'catalogue',
  slug: 'pc-components',
  name: 'PC Components',
  theme: 'components',
  icon: 'cpu',
  summary: 'Processors, boards, memory, drives and power',
  search: {
    title: 'PC Components: CPUs, Boards and Memory',
    description:
      'Processors, graphics cards, boards, memory, drives and power supplies. Reply within 24 hours, dispatch in 1-2 business days, delivery in 2-3 days.',
  },
  hero: {
    title: 'PC components that fit together',
    lead: 'Processors, boards, memory, drives and power, each with its socket, slot or rating stated. Send us your list and we quote for it.',
    image: 'hero-components',
    quoteLabel: 'Get Components Quote',
  },
  homeCard: {
    title: 'PC Components',
    description:
      'The parts inside: processors, boards, memory, drives and power, with sockets stated.',
    image: 'hero-components',
    features: ['LGA1700 and AM5 platforms', 'DDR5 memory kits', 'Modular ATX power supplies'],
    brands: ['Intel', 'AMD', 'ASUS', 'Corsair'],
  },
  quoteSubject: 'PC Components Quote Request',
  quotePrompts: [
    'Parts, and how many of each',
    'What it is for',
    'Board and case I have already',
    'Needed by',
    'Delivery postcode',
  ],
  scope: 'all',
  arrangement: 'parts',
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
    themes: [
      {
        icon: 'cpu',
        title: 'Processors & CPUs',
        text: 'From six cores to twenty-four, on two sockets: a processor fits only boards with its own.',
        points: ['Intel Core on LGA1700', 'AMD Ryzen on AM5', 'Boards for both sockets'],
      },
      {
        icon: 'memory',
        title: 'Memory & Storage',
        text: 'DDR5, the memory current boards take, in pairs; and NVMe drives, which plug straight into the board.',
        points: [
          'DDR5-6000 kits, with and without RGB',
          'M.2 drives, bare or with heatsink',
          'NVMe drives on PCIe 4.0 and 5.0',
        ],
      },
      {
        icon: 'power',
        title: 'Power & Cooling',
        text: 'A supply with the right connectors, and cooling to match the heat you plan for.',
        points: [
          'Gold-rated supplies',
          'Native 16-pin graphics lead',
          'Cooling quoted with the build',
        ],
      },
    ],
  },
  advice: { question: 'Not sure what fits?', linkLabel: 'Send us what you have' },
  searchPlaceholder: 'Search products...',
  catalogueHeading: 'PC Components Catalog',
  countNoun: 'products available',
  specificationsHeading: 'Key Specifications',
  featuresHeading: 'Key Features',
  emptyText: 'No products found matching your criteria.',
  productSubject: 'Quote Request for',
  brandsHeading: 'Component brands we quote for',
  brands: [
    'Intel',
    'AMD',
    'ASUS',
    'Sapphire',
    'Gigabyte',
    'MSI',
    'Corsair',
    'G.Skill',
    'Kingston',
    'Samsung',
    'Sandisk',
    'Noctua',
  ],
  closing: {
    title: 'Send your list. We quote for it.',
    text: 'Tell us the parts you have in mind, or what the machine is for. We reply within 24 hours; custom builds and bulk orders are welcome.',
    quoteLabel: 'Plan My Build',
  },
} as const satisfies CatalogueCategory;
