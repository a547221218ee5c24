import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CataloguePageData } from '@/checks/schemas/category-pages';
import type { Product } from '@/checks/schemas/products';
import { products } from '@/data/products';
import { productsInScope } from '@/lib/catalogue';
import { builtRoutes } from '../scripts/build/built-site';

/** What the specification says of each page, and how many products there are to see, for the end-to-end tests. */

/** The products of a page, and the first of them, which stands for all. */
function shownOf(scope: CataloguePageData['scope']) {
  const shown = productsInScope<Product>(products, scope);
  const [product] = shown;
  if (product === undefined) throw new Error('the browser tests need a product on each page');
  return { product, total: shown.length };
}

export const CATALOGUE_PAGES = [
  {
    path: '/gaming-hardware/',
    name: 'Gaming Hardware',
    buttons: ['Get Gaming Quote', 'Build My Gaming PC'],
    productSubject: 'Gaming Hardware Quote Request for',
    tiles: ['GPUs', 'CPUs', 'Kits', 'SSDs'],
    placeholder: 'Search gaming products...',
    headings: [
      'Gaming Categories',
      'Gaming Hardware Catalog',
      'Gaming Specifications',
      'Gaming Features',
    ],
    line: 'gaming products available',
    ...shownOf('gaming'),
  },
  {
    path: '/pc-components/',
    name: 'PC Components',
    buttons: ['Get Components Quote', 'Plan My Build'],
    productSubject: 'Quote Request for',
    tiles: ['Models', 'GPUs', 'Kits', 'Drives', 'Boards', 'PSUs'],
    placeholder: 'Search products...',
    headings: [
      'Available Components',
      'PC Components Catalog',
      'Key Specifications',
      'Key Features',
      'Component Categories',
      'Processors & CPUs',
      'Memory & Storage',
      'Power & Cooling',
    ],
    line: 'products available',
    ...shownOf('all'),
  },
] as const;

/** Items in their order; a tile is its figure, its unit if it has one, and its label. */
export const SHOWCASE_PAGES = [
  {
    path: '/computer-systems/',
    name: 'Computer Systems',
    buttons: ['Get System Quote', 'Configure My System'],
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
      '20+ Models Business Desktops',
      '15+ Options Gaming Laptops',
      '12+ Systems Workstations',
      '10+ Displays All-in-One PCs',
    ],
    items: 'Desktop Systems, Gaming Laptops, Workstations, All-in-One, Mini PCs, Servers',
  },
  {
    path: '/storage-solutions/',
    name: 'Storage Solutions',
    buttons: ['Get Storage Quote', 'Get Storage Consultation'],
    headings: ['Storage Technologies'],
    tiles: ['25+ NVMe SSDs', '30+ SATA Drives', '20+ External Storage', '15+ NAS Systems'],
    items: 'NVMe SSDs, Gaming SSDs, NAS Drives, SATA SSDs, Network Storage, External Storage',
  },
  {
    path: '/gaming-accessories/',
    name: 'Gaming Accessories',
    buttons: ['Get Accessories Quote', 'Build My Gaming Setup'],
    headings: [],
    tiles: ['30+ Gaming Mice', '25+ Keyboards', '35+ Headsets', '40+ Monitors'],
    items:
      'Gaming Mice, Gaming Keyboards, Gaming Headsets, Gaming Monitors, Streaming Equipment, Premium Keyboards',
  },
  {
    path: '/networking-equipment/',
    name: 'Networking Equipment',
    buttons: ['Get Networking Quote', 'Design My Network'],
    headings: [],
    tiles: [
      '15+ WiFi 6E Routers',
      '12+ Mesh Systems',
      '25+ Managed Switches',
      '10+ Security Appliances',
    ],
    items:
      'WiFi 6E Routers, Mesh Systems, Managed Switches, Enterprise Solutions, Enterprise Switches, Security Appliances',
  },
] as const;

/** The specification's six category pages in menu order; an owner may have more. */
export const CATEGORY_PAGES = [
  'Gaming Hardware',
  'Computer Systems',
  'PC Components',
  'Storage Solutions',
  'Gaming Accessories',
  'Networking Equipment',
] as const;

/** Every page there is, as the built site has them. */
export const PATHS = builtRoutes('out');

/** The text of a built file, or of a page. */
export const builtText = (route: string) =>
  readFileSync(path.join('out', route.replace(/\/$/, '/index.html')), 'utf8');

/** The scripts that a page fetches when it wakes. */
export const builtScripts = (route: string): readonly string[] =>
  builtText(route)
    .match(/ data-scripts="([^"]+)/)?.[1]
    ?.split(' ') ?? [];

/** Where the sample site says that it is. */
export const ORIGIN = 'http://localhost:3000';

/** The one address that every e-mail goes to. */
export const TO = 'enquiries@derwent-hardware.example';

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
