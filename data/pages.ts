/**
 * The company's own pages, each by its folder in app/ (the home page is app/page.tsx) and the name it goes by. The bar,
 * the phone's menu and the sitemap list them in this order; Products, which leads to the category pages, stands before the last.
 */
export const pages = {
  home: 'Home',
  about: 'About',
  contact: 'Contact',
} as const;
