/**
 * Menu labels of the company's own pages, by folder in app/; the home page is app/page.tsx. Top
 * bar, phone menu and sitemap keep this order. Menus show Products before the last page.
 */
export const pageLabels = {
  home: 'Home',
  about: 'About',
  contact: 'Contact',
} as const;
