/**
 * The menu labels of the company's own pages, by folder in app/; the home page is app/page.tsx. The top bar, the phone menu
 * and the sitemap keep this order. The menus show Products before the last page.
 */
export const pageLabels = {
  home: 'Home',
  about: 'About',
  contact: 'Contact',
} as const;
