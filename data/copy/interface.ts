/** The labels of buttons, fields and small headings on all pages. */
export const interfaceCopy = {
  skipToContent: 'Skip to content',
  getQuote: 'Get Quote',
  /** Ends a link's name for screen readers: 'Get Quote for …', 'Check your case for …'. */
  forItem: 'for {what}',
  seeProducts: 'See the products',
  seeRange: 'See the range',
  seeAll: 'See all we sell',
  checkParts: 'Check your own parts',
  toScale: 'To scale: {sizes}',
  rangeNote: 'Sample figures. This page shows six products.',
  featured: 'Featured {name}',
  topBrands: 'Top brands',
  /** Above the cards: when to press the button, and when to use the boxes. */
  howToAsk: 'Press Get Quote for one item. Tick several to ask in one email.',
  availableBrands: 'Available brands',
  inStock: 'In Stock',
  stockDate: 'Stock checked {day}',
  pictureNote: 'Pictures show the kind of part, so go by the SKU.',
  compatibilityNote:
    'We check our parts against the makers’ figures, and yours against BuildCores OpenDB, a public list. Your quote confirms stock and fit.',
  sku: 'SKU',
  compatibility: 'Compatibility',
  /** The outcomes of the compatibility check, apart from its other words, which load late. */
  outcomes: {
    compatible: 'Fits',
    advice: 'Fits',
    conditional: 'Check first',
    underpowered: 'Not recommended',
    unverified: 'We’ll check',
    incompatible: 'Doesn’t fit',
  },
  /** Loads the page again where a script hasn't come. */
  retry: 'Try again',
  and: 'and',
  /** The label of a catalogue's links to its categories. */
  categories: 'Categories',
  menu: { main: 'Main', phone: 'Mobile', open: 'Menu', close: 'Close', products: 'Products' },
  /** The footer's labels for the trader's particulars, in this order. */
  registration: {
    registeredName: 'Registered name',
    companyNumber: 'Company number',
    registeredIn: 'Registered in',
    registeredOffice: 'Registered office',
    vatNumber: 'VAT number',
    telephone: 'Telephone',
  },
  footer: { established: '© {company}. Est. {year}, {town}.' },
  rating: '{stars} out of 5 stars',
  filters: {
    formLabel: 'Filter products',
    category: { label: 'Category', all: 'All Categories' },
    brand: { label: 'Brand', all: 'All Brands' },
    search: 'Search',
    /** Says where a count tile's link leads, after its label and figure. */
    showCategory: '(show {category})',
    resultCount: '{shown} of {total} products shown',
    /** The heading of products that come near to a search, and how many there are. */
    nearHeading: 'Close matches for “{typed}”',
    nearCount: 'Close matches: {n}',
    /** The heading of other pages that have what the search describes, and what is announced. */
    otherPagesHeading: '“{typed}” on our other pages',
    otherPages: 'Other pages: {names}',
    /** Before the link that asks, where products only mention the words of the search. */
    notFound: 'Not what you’re after?',
    /** The link for a search that finds nothing, and its sentence in the notes of an enquiry. */
    ask: 'Ask us for “{typed}”',
    askRequest: 'Please also quote for “{typed}”, or for the closest match you can get.',
    clear: 'Clear all filters',
    loadError: 'The filters haven’t loaded yet.',
  },
  comparison: {
    heading: 'Side by side',
    lead: 'Values in grey are the same for every product.',
    caption: 'side by side',
  },
} as const;

/** The copy of the page for an unknown address. */
export const notFoundCopy = {
  title: 'Page not found',
  lead: 'There’s nothing at this address. It may have been mistyped, or the page may have moved. Here’s everything we sell.',
} as const;

/**
 * Menu labels of the company's own pages, by folder in app/; the home page is app/page.tsx. Top
 * bar, phone menu and sitemap keep this order. Menus show Products before the last page.
 */
export const pageLabels = {
  home: 'Home',
  about: 'About',
  contact: 'Contact',
} as const;
