import { company } from '../company';
import type { CataloguePageData } from '../page';

export const pcComponents = {
  kind: 'catalogue',
  slug: 'pc-components',
  name: 'PC Components',
  theme: 'components',
  icon: 'motherboard',
  summary: 'Processors, boards, memory, drives and power',
  metadata: {
    title: 'PC Components: CPUs, Boards and Memory',
    description: `Processors, graphics cards, motherboards, memory, drives and power supplies, checked to work together. Quotes by email. Dispatch in ${company.dispatch}.`,
  },
  hero: {
    title: 'PC components, checked for fit',
    lead: 'Send your list. We’ll check it, then quote.',
    image: 'hero-components',
    quoteLabel: 'Get Components Quote',
  },
  homeCard: {
    description:
      'Graphics cards, processors, motherboards, memory, drives and power supplies, each listed with what it needs to fit.',
    features: ['LGA1700 and AM5 platforms', 'DDR5 memory kits', 'Gold-rated modular power supply'],
    brands: ['Intel', 'AMD', 'ASUS', 'Corsair'],
  },
  quotePrompts: ['Parts, and how many of each', 'What it’s for', 'Parts I already have'],
  scope: 'all',
  tilesHeading: 'Available Components',
  tiles: [
    { label: 'Models', category: 'Processors' },
    { label: 'GPUs', category: 'Graphics Cards' },
    { label: 'Kits', category: 'Memory' },
    { label: 'Drives', category: 'Storage' },
    { label: 'Boards', category: 'Motherboards' },
    { label: 'PSUs', category: 'Power Supplies' },
  ],
  range: {
    heading: 'Component Categories',
    topics: {
      'Processors & CPUs': 'Intel Core and AMD Ryzen. Others on request.',
      'Memory & Storage': 'DDR5 in kits of two, and M.2 drives.',
      'Power & Cooling': 'A Gold-rated power supply. Coolers on request.',
    },
    tilesNote: 'Products in stock',
  },
  fitStudy: {
    partKind: 'memory',
    heading: 'Will the memory clear the cooler?',
    lead: 'A big cooler can overhang the memory. Most makers state the room below, here 40 mm.',
    limit: { millimetres: 40, label: 'Cooler at 40 mm' },
  },
  listCopy: {
    searchPlaceholder: 'Search products...',
    heading: 'PC Components Catalog',
    countNoun: 'products available',
    specificationsHeading: 'Key Specifications',
    featuresHeading: 'Key Features',
    emptyText: 'No products found matching your criteria.',
  },
  productSubject: 'Quote Request for',
  advice: { question: 'Not sure what fits?', linkLabel: 'Tell us what you’ve got' },
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
    title: 'Send your list, finished or not',
    text: 'Name the parts you’ve got in mind, or tell us what the PC is for. We take on custom builds and bulk orders too.',
    quoteLabel: 'Plan My Build',
  },
} as const satisfies CataloguePageData;
