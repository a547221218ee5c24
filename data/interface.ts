/** The labels of buttons, fields and small headings on all pages. */
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
  /** For stock that nobody has checked. */
  stockUnknown: 'Stock on request',
  stockDate: 'on {day}',
  pictureNote:
    'A picture shows the kind of part; name and part number say which. “In Stock” is our own record of the day beside it, not of today: the quote confirms it.',
  compatibilityNote:
    'What fits is worked out from the makers’ figures and confirmed in your quote.',
  sku: 'SKU',
  compatibility: 'Compatibility',
  /** The outcomes of the compatibility check, apart from its other words, which load late. */
  outcomes: {
    compatible: 'Fits',
    conditional: 'Fits, with a condition',
    unverified: 'We’ll check',
    incompatible: 'Does not fit',
  },
  and: 'and',
  /** The label of a long catalogue's links to its categories, and the link to the rest of a category. */
  categories: 'Categories',
  showAll: 'Show all {n} {what}',
  menu: { main: 'Main', phone: 'Phone', open: 'Menu', close: 'Close', products: 'Products' },
  /** The footer's labels for the trader's particulars, in this order. */
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
    poePorts: 'Of them with power (PoE)',
    accessPoints: 'Access points',
    longestCable: 'Longest cable: {drawn} m as drawn, {drops} m up and down',
  },
  desk: {
    width: 'Desk: ',
    mouseSpace: 'For the mouse, beside a {name} keyboard',
    sideSpace: 'Free at each side of {name}',
  },
  filters: {
    formLabel: 'Filter products',
    category: { label: 'Category', all: 'All Categories' },
    brand: { label: 'Brand', all: 'All Brands' },
    search: 'Search',
    resultCount: '{shown} of {total} products shown',
    /** Stands above fuzzy search results. */
    fuzzyNotice: 'Nothing has "{typed}" in it; near it:',
    clear: 'Clear all filters',
    loadError: 'The filters have not loaded yet.',
    retry: 'Load them again',
  },
  comparison: {
    heading: 'Side by side',
    lead: 'A column for each product, a row for each figure. What is the same for all is set lighter.',
    truncatedLead:
      'A column for each of the first {n} products of a category, a row for each figure. What is the same for all is set lighter.',
    caption: 'side by side',
  },
} as const;
