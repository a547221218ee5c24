/** What buttons, labels and small headings say, on every page. */
export const ui = {
  skipToContent: 'Skip to content',
  getQuote: 'Get Quote',
  seeProducts: 'See the products',
  seeRange: 'See the range',
  topBrands: 'Top brands',
  availableBrands: 'Available brands',
  inStock: 'In Stock',
  stockNote: 'In Stock is confirmed in your quote.',
  sku: 'SKU',
  compatibility: 'Compatibility',
  menu: { main: 'Main', phone: 'Phone', open: 'Menu', close: 'Close', products: 'Products' },
  footer: { email: 'E-mail', hours: 'Business hours' },
  filters: {
    name: 'Filter products',
    category: 'Category',
    allCategories: 'All Categories',
    brand: 'Brand',
    allBrands: 'All Brands',
    search: 'Search',
    clear: 'Clear all filters',
  },
  comparison: {
    heading: 'Side by side',
    lead: 'Everything we know of each product, one column each. What is the same for all is set lighter.',
    caption: 'side by side',
  },
} as const;
