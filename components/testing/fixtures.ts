import type { CataloguePageData } from '@/data/shop/page';
import type { Product } from '@/data/shop/product';
import { buildProductCardData, type ProductCardData } from '@/lib/catalogue/product-card-data';
import { createCpu, createGpu, createMemory, createPsu } from '@/lib/compatibility/testing/parts';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';

/** The recipient of every email in component tests. */
export const recipient = { companyName: 'Acme', email: 'sales@acme.example' };

const product: Product = {
  id: 'kit',
  name: 'Kit',
  brand: 'Acme',
  category: 'Memory',
  subcategory: 'DDR5 RAM',
  image: 'memory-rgb',
  description: 'Remembers.',
  specifications: { Capacity: '4', Timings: '1', Voltage: '2', Height: '3' },
  features: ['One', 'Two', 'Three'],
  compatibilityTags: ['A', 'B'],
  inStock: true,
  sku: 'F-1',
  facts: createMemory({ id: 'kit' }).facts,
};

/** Creates the data of a card from `product`, with a test's own values. */
export const createProductCardData = (overrides: Partial<ProductCardData>): ProductCardData => ({
  ...buildProductCardData(product, []),
  ...overrides,
});

const listCopy: CataloguePageData['listCopy'] = {
  searchPlaceholder: 'Search parts...',
  heading: 'Parts',
  specificationsHeading: 'Figures',
  featuresHeading: 'Features',
  emptyText: 'Nothing found.',
  countNoun: 'parts available',
};

const productFields = { kind: 'product', href: '/parts/', brand: 'Acme', sku: 'A-1' } as const;

/** A desktop, and parts that need others: graphics card, power supply, processor without cooler. */
export const enquiryItems: readonly EnquiryItem[] = [
  {
    kind: 'featured',
    id: 'tower',
    name: 'Tower',
    category: 'Desktop Systems',
    href: '/systems/',
    quotePrompt: 'Memory, programs',
  },
  {
    ...productFields,
    name: 'Card',
    category: 'Graphics Cards',
    ...createGpu({ length: 320, requiredLength: 325 }),
  },
  { ...productFields, name: 'Supply', category: 'Power Supplies', ...createPsu() },
  {
    ...productFields,
    name: 'Core',
    category: 'Processors',
    ...createCpu({ hasCooler: false }),
  },
];

/** The props of a catalogue besides its products. */
export const catalogueProps = {
  page: {
    listCopy,
    range: undefined,
    tilesHeading: 'Kinds',
    tiles: [{ label: 'GPUs', category: 'Graphics Cards' }],
  },
  emailSettings: { recipient, productSubject: 'Quote Request for', pageSubject: 'Parts' },
  caseDrawingText: undefined,
  enquiryItems,
  pages: [{ href: '/systems/', label: 'Systems', summary: 'Desktops and laptops' }],
  stockNote: '',
  children: null,
} as const;
