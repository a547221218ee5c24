import { readFileSync } from 'node:fs';
import path from 'node:path';
import { products } from '@/data/shop';
import { selectProductsInScope } from '@/lib/catalogue/filters';
import type { CataloguePageData } from '@/lib/content/category-pages';
import type { Product } from '@/lib/content/products';
import { listBuiltRoutes } from '../scripts/build/built-site';

/** The content that each page must have, and the pages and products of the build in out/. */

const selectProducts = (scope: CataloguePageData['scope']) =>
  selectProductsInScope<Product>(products, scope);

/**
 * The six category pages in menu order. Two of them have a catalogue. On the others a tile is a label, a
 * figure, and a unit where there is one. Lists are separated by commas.
 */
export const CATEGORY_PAGES = [
  {
    path: '/gaming-hardware/',
    name: 'Gaming Hardware',
    buttons: 'Get Gaming Quote, Build My Gaming PC',
    headings: 'Gaming Categories, Gaming Hardware Catalog, Gaming Specifications, Gaming Features',
    tiles: 'GPUs, CPUs, Kits, SSDs',
    sells: 'gaming products',
    productSubject: 'Gaming Hardware Quote Request for',
    products: selectProducts('gaming'),
  },
  {
    path: '/computer-systems/',
    name: 'Computer Systems',
    buttons: 'Get System Quote, Configure My System',
    headings:
      'Perfect Systems for Every Need, Business & Office, Creative Workstations, Enterprise Solutions, System Categories, Featured Computer Systems, Trusted System Brands',
    tiles:
      'Business Desktops 20+ Models, Gaming Laptops 15+ Options, Workstations 12+ Systems, All-in-One PCs 10+ Displays',
    items: 'Desktop Systems, Gaming Laptops, Workstations, All-in-One, Mini PCs, Servers',
  },
  {
    path: '/pc-components/',
    name: 'PC Components',
    buttons: 'Get Components Quote, Plan My Build',
    headings:
      'Available Components, PC Components Catalog, Key Specifications, Key Features, Component Categories, Processors & CPUs, Memory & Storage, Power & Cooling',
    tiles: 'Models, GPUs, Kits, Drives, Boards, PSUs',
    sells: 'products',
    productSubject: 'Quote Request for',
    products: selectProducts('all'),
  },
  {
    path: '/storage-solutions/',
    name: 'Storage Solutions',
    buttons: 'Get Storage Quote, Get Storage Consultation',
    headings: 'Storage Technologies',
    tiles: 'NVMe SSDs 25+, SATA Drives 30+, External Storage 20+, NAS Systems 15+',
    items: 'NVMe SSDs, Gaming SSDs, NAS Drives, SATA SSDs, Network Storage, External Storage',
  },
  {
    path: '/gaming-accessories/',
    name: 'Gaming Accessories',
    buttons: 'Get Accessories Quote, Build My Gaming Setup',
    headings: '',
    tiles: 'Gaming Mice 30+, Keyboards 25+, Headsets 35+, Monitors 40+',
    items:
      'Gaming Mice, Gaming Keyboards, Gaming Headsets, Gaming Monitors, Streaming Equipment, Premium Keyboards',
  },
  {
    path: '/networking-equipment/',
    name: 'Networking Equipment',
    buttons: 'Get Networking Quote, Design My Network',
    headings: '',
    tiles: 'WiFi 6E Routers 15+, Mesh Systems 12+, Managed Switches 25+, Security Appliances 10+',
    items:
      'WiFi 6E Routers, Mesh Systems, Managed Switches, Enterprise Solutions, Enterprise Switches, Security Appliances',
  },
] as const;

export const CATALOGUE_PAGES = CATEGORY_PAGES.filter((page) => 'sells' in page);

/** The routes of the built pages. */
export const PATHS = listBuiltRoutes('out');

/** The routes of the built pages, and the not-found page. */
export const ALL_PATHS = [...PATHS, '/404.html'];

/** One page of each template. */
export const TEMPLATES: readonly string[] = [
  '/',
  '/contact/',
  '/computer-systems/',
  '/pc-components/',
];

/** Returns the text of a built page or file. */
export const readBuiltFile = (route: string) =>
  readFileSync(path.join('out', route.replace(/\/$/, '/index.html')), 'utf8');

/** Lists the scripts that a page loads to hydrate. */
export const listBuiltScripts = (route: string): readonly string[] =>
  readBuiltFile(route)
    .match(/ data-scripts="([^"]+)/)?.[1]
    ?.split(' ') ?? [];

/** The origin in the sample's canonical addresses. */
export const ORIGIN = 'http://localhost:3000';

/** The recipient of every email. */
export const ENQUIRY_ADDRESS = 'enquiries@derwent-hardware.example';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/** Returns the recipient, subject and body of a `mailto:` link as a mail program reads them. */
export function readMail(href: string) {
  const { pathname, search } = new URL(href);
  const field = (name: string) =>
    decodeURIComponent(search.match(new RegExp(`[?&]${name}=([^&]*)`))?.[1] ?? '');
  return { to: decodeURIComponent(pathname), subject: field('subject'), body: field('body') };
}
