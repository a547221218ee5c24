/** What buttons, labels and small headings say, on every page. */
export const ui = {
  skipToContent: 'Skip to content',
  getQuote: 'Get Quote',
  quoteFor: 'for {what}',
  seeProducts: 'See the products',
  seeRange: 'See the range',
  featured: 'Featured {name}',
  topBrands: 'Top brands',
  availableBrands: 'Available brands',
  inStock: 'In Stock',
  outOfStock: 'Out of stock',
  /** Where nobody has looked. */
  stockUnknown: 'Stock on request',
  stockDay: 'on {day}',
  pictureNote:
    'A picture shows the kind of part; name and part number say which. “In Stock” is our own record of the day beside it, not of today: the quote confirms it.',
  fitNote: 'What fits is worked out from the makers’ figures and confirmed in your quote.',
  sku: 'SKU',
  compatibility: 'Compatibility',
  /** Names the list of ways to the categories of a long catalogue, and opens the rest of one. */
  categories: 'Categories',
  showAll: 'Show all {n} {what}',
  menu: { main: 'Main', phone: 'Phone', open: 'Menu', close: 'Close', products: 'Products' },
  /** What the footer calls the particulars of who trades here, in this order. */
  registration: {
    registeredName: 'Registered name',
    companyNumber: 'Company number',
    registeredIn: 'Registered in',
    registeredOffice: 'Registered office',
    'sole trader': 'Owner',
    partnership: 'Partners',
    serviceAddress: 'Address for documents',
    vatNumber: 'VAT number',
    telephone: 'Telephone',
  },
  footer: { established: '© {company}. Est. {year}, {town}.' },
  rating: '{stars} out of 5 stars',
  plan: {
    ports: 'Ports taken on the switch',
    powered: 'Of them with power (PoE)',
    accessPoints: 'Access points',
    longest: 'Longest cable: {drawn} m as drawn, {drops} m up and down',
  },
  desk: {
    width: 'Desk: ',
    mouse: 'For the mouse, beside a {name} keyboard',
    beside: 'Free at each side of {name}',
  },
  filters: {
    name: 'Filter products',
    category: { label: 'Category', all: 'All Categories' },
    brand: { label: 'Brand', all: 'All Brands' },
    search: 'Search',
    shown: '{shown} of {total} products shown',
    /** Over products that have a search's words, where none has its text. */
    near: 'Nothing has "{typed}" in it; near it:',
    clear: 'Clear all filters',
    late: 'The filters have not loaded yet.',
    retry: 'Load them again',
  },
  comparison: {
    heading: 'Side by side',
    lead: 'A column for each product, a row for each figure. What is the same for all is set lighter.',
    leadOfMany:
      'A column for each of the first {n} products of a category, a row for each figure. What is the same for all is set lighter.',
    caption: 'side by side',
  },
} as const;
