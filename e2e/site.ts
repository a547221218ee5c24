import type { Product } from '@/checks/schemas/products';
import { products } from '@/data/products';
import type { CatalogueScope } from '@/data/vocabulary';
import { productsInScope } from '@/lib/catalogue';
import { builtRoutes } from '../scripts/build/built-pages';

/** What the specification says of each page, and how many products there are to see, for the end-to-end tests. */

/** The products of a page, and the first of them, which stands for all. */
function shownOf(scope: CatalogueScope) {
  const shown = productsInScope<Product>(products, scope);
  const [product] = shown;
  if (product === undefined) throw new Error('the browser tests need a product on each page');
  return { product, total: shown.length };
}

export const CATALOGUE_PAGES = [
  {
    path: '/gaming-hardware/',
    name: 'Gaming Hardware',
    heroButton: 'Get Gaming Quote',
    closingButton: 'Build My Gaming PC',
    subject: 'Gaming Hardware Quote Request - Derwent Hardware',
    productSubject: 'Gaming Hardware Quote Request for',
    tilesHeading: 'Gaming Categories',
    tiles: ['GPUs', 'CPUs', 'Kits', 'SSDs'],
    placeholder: 'Search gaming products...',
    heading: 'Gaming Hardware Catalog',
    line: (count: number) => `${count} gaming products available`,
    ...shownOf('gaming'),
    cardHeadings: ['Gaming Specifications', 'Gaming Features'],
    empty: 'No gaming products found matching your criteria.',
    range: [] as readonly string[],
  },
  {
    path: '/pc-components/',
    name: 'PC Components',
    heroButton: 'Get Components Quote',
    closingButton: 'Plan My Build',
    subject: 'PC Components Quote Request - Derwent Hardware',
    productSubject: 'Quote Request for',
    tilesHeading: 'Available Components',
    tiles: ['Models', 'GPUs', 'Kits', 'Drives', 'Boards', 'PSUs'],
    placeholder: 'Search products...',
    heading: 'PC Components Catalog',
    line: (count: number) => `${count} products available`,
    ...shownOf('all'),
    cardHeadings: ['Key Specifications', 'Key Features'],
    empty: 'No products found matching your criteria.',
    range: ['Component Categories', 'Processors & CPUs', 'Memory & Storage', 'Power & Cooling'],
  },
] as const;

export const SHOWCASE_PAGES = [
  {
    path: '/computer-systems/',
    name: 'Computer Systems',
    heroButton: 'Get System Quote',
    closingButton: 'Configure My System',
    headings: [
      'Perfect Systems for Every Need',
      'Business & Office',
      'Creative Workstations',
      'Enterprise Solutions',
      'System Categories',
      'Featured Computer Systems',
      'Trusted System Brands',
    ],
    tiles: [
      ['20+', 'Models', 'Business Desktops'],
      ['15+', 'Options', 'Gaming Laptops'],
      ['12+', 'Systems', 'Workstations'],
      ['10+', 'Displays', 'All-in-One PCs'],
    ],
    items: [
      'Desktop Systems',
      'Gaming Laptops',
      'Workstations',
      'All-in-One',
      'Mini PCs',
      'Servers',
    ],
  },
  {
    path: '/storage-solutions/',
    name: 'Storage Solutions',
    heroButton: 'Get Storage Quote',
    closingButton: 'Get Storage Consultation',
    headings: ['Storage Technologies'],
    tiles: [
      ['25+', '', 'NVMe SSDs'],
      ['30+', '', 'SATA Drives'],
      ['20+', '', 'External Storage'],
      ['15+', '', 'NAS Systems'],
    ],
    items: [
      'NVMe SSDs',
      'Gaming SSDs',
      'NAS Drives',
      'SATA SSDs',
      'Network Storage',
      'External Storage',
    ],
  },
  {
    path: '/gaming-accessories/',
    name: 'Gaming Accessories',
    heroButton: 'Get Accessories Quote',
    closingButton: 'Build My Gaming Setup',
    headings: [],
    tiles: [
      ['30+', '', 'Gaming Mice'],
      ['25+', '', 'Keyboards'],
      ['35+', '', 'Headsets'],
      ['40+', '', 'Monitors'],
    ],
    items: [
      'Gaming Mice',
      'Gaming Keyboards',
      'Gaming Headsets',
      'Gaming Monitors',
      'Streaming Equipment',
      'Premium Keyboards',
    ],
  },
  {
    path: '/networking-equipment/',
    name: 'Networking Equipment',
    heroButton: 'Get Networking Quote',
    closingButton: 'Design My Network',
    headings: [],
    tiles: [
      ['15+', '', 'WiFi 6E Routers'],
      ['12+', '', 'Mesh Systems'],
      ['25+', '', 'Managed Switches'],
      ['10+', '', 'Security Appliances'],
    ],
    items: [
      'WiFi 6E Routers',
      'Mesh Systems',
      'Managed Switches',
      'Enterprise Solutions',
      'Enterprise Switches',
      'Security Appliances',
    ],
  },
] as const;

/** The specification's six categories in menu order; an owner may have more. */
export const CATEGORIES = [
  'Gaming Hardware',
  'Computer Systems',
  'PC Components',
  'Storage Solutions',
  'Gaming Accessories',
  'Networking Equipment',
] as const;

/** Every page there is, as the built site has them. */
export const PATHS = builtRoutes('out');

/** What the law wants said, and where the footer of every page leads to. */
export const LEGAL_SECTIONS = [
  { link: 'Before you order', path: '/contact/', id: 'before-you-order' },
  { link: 'Privacy', path: '/contact/', id: 'privacy' },
  { link: 'Recycling', path: '/about/', id: 'recycling' },
] as const;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/** Address, subject and body of a `mailto:` link as a mail program reads them. */
export function readMail(href: string): { to: string; subject: string; body: string } {
  const [to = '', query = ''] = href.replace('mailto:', '').split('?');
  const field = (name: string) =>
    decodeURIComponent(
      query
        .split('&')
        .find((part) => part.startsWith(`${name}=`))
        ?.slice(name.length + 1) ?? '',
    );
  return { to: decodeURIComponent(to), subject: field('subject'), body: field('body') };
}
