import { fillTemplate } from '@/lib/text/fill-template';
import { interfaceCopy } from '../copy/interface';
import { about } from './about';
import { company, promises } from './company';
import { contact } from './contact';
import { home } from './home';
import { computerSystems } from './pages/computer-systems';
import { gamingAccessories } from './pages/gaming-accessories';
import { gamingHardware } from './pages/gaming-hardware';
import { networkingEquipment } from './pages/networking-equipment';
import { pcComponents } from './pages/pc-components';
import { storageSolutions } from './pages/storage-solutions';

/**
 * The strings and figures that the owner's specification fixes, letter for letter. Where the owner
 * changes one on purpose, it changes here, too.
 */
const FIXED = [
  {
    page: gamingHardware,
    buttons: ['Get Gaming Quote', 'Build My Gaming PC'],
    tiles: ['GPUs', 'CPUs', 'Kits', 'SSDs'],
  },
  {
    page: computerSystems,
    buttons: ['Get System Quote', 'Configure My System'],
    tiles: [
      'Business Desktops 20+ Models',
      'Gaming Laptops 15+ Options',
      'Workstations 12+ Systems',
      'All-in-One PCs 10+ Displays',
    ],
    featured: 'Desktop Systems, Gaming Laptops, Workstations, All-in-One, Mini PCs, Servers',
  },
  {
    page: pcComponents,
    buttons: ['Get Components Quote', 'Plan My Build'],
    tiles: ['Models', 'GPUs', 'Kits', 'Drives', 'Boards', 'PSUs'],
  },
  {
    page: storageSolutions,
    buttons: ['Get Storage Quote', 'Get Storage Consultation'],
    tiles: ['NVMe SSDs 25+', 'SATA Drives 30+', 'External Storage 20+', 'NAS Systems 15+'],
    featured: 'NVMe SSDs, Gaming SSDs, NAS Drives, SATA SSDs, Network Storage, External Storage',
  },
  {
    page: gamingAccessories,
    buttons: ['Get Accessories Quote', 'Build My Gaming Setup'],
    tiles: ['Gaming Mice 30+', 'Keyboards 25+', 'Headsets 35+', 'Monitors 40+'],
    featured:
      'Gaming Mice, Gaming Keyboards, Gaming Headsets, Gaming Monitors, Streaming Equipment, Premium Keyboards',
  },
  {
    page: networkingEquipment,
    buttons: ['Get Networking Quote', 'Design My Network'],
    tiles: [
      'WiFi 6E Routers 15+',
      'Mesh Systems 12+',
      'Managed Switches 25+',
      'Security Appliances 10+',
    ],
    featured:
      'WiFi 6E Routers, Mesh Systems, Managed Switches, Enterprise Solutions, Enterprise Switches, Security Appliances',
  },
];

it.each(FIXED)(
  '$page.name has its buttons, tiles and categories',
  ({ page, buttons, tiles, featured }) => {
    expect([page.hero.quoteLabel, page.closing.quoteLabel]).toEqual(buttons);
    const tileTexts = page.tiles.map((tile) =>
      'figure' in tile ? `${tile.label} ${tile.figure} ${tile.unit}` : tile.label,
    );
    expect(tileTexts).toEqual(
      tiles.map((text) => expect.stringMatching(RegExp(`^${text.replace('+', '\\+')}`))),
    );
    if (!('featured' in page)) return;
    const items = Object.values(page.featured);
    expect(items.map(({ category }) => category).join(', ')).toBe(featured);
    expect(items.every(({ features }) => features.length === 6)).toBe(true);
  },
);

it('has the six pages at their addresses', () => {
  expect(FIXED.map(({ page }) => `${page.name} ${page.slug}`)).toEqual([
    'Gaming Hardware gaming-hardware',
    'Computer Systems computer-systems',
    'PC Components pc-components',
    'Storage Solutions storage-solutions',
    'Gaming Accessories gaming-accessories',
    'Networking Equipment networking-equipment',
  ]);
});

it('has the words of the two catalogues', () => {
  expect(gamingHardware.tilesHeading).toBe('Gaming Categories');
  expect(gamingHardware.listCopy).toMatchObject({
    searchPlaceholder: 'Search gaming products...',
    heading: 'Gaming Hardware Catalog',
    countNoun: 'gaming products available',
    specificationsHeading: 'Gaming Specifications',
    featuresHeading: 'Gaming Features',
    emptyText: 'No gaming products found matching your criteria.',
  });
  expect(gamingHardware.productSubject).toBe('Gaming Hardware Quote Request for');
  const { tilesHeading, range, listCopy } = pcComponents;
  expect([tilesHeading, range.heading, ...Object.keys(range.topics)].join(', ')).toBe(
    'Available Components, Component Categories, Processors & CPUs, Memory & Storage, Power & Cooling',
  );
  expect(listCopy).toMatchObject({
    searchPlaceholder: 'Search products...',
    heading: 'PC Components Catalog',
    countNoun: 'products available',
    specificationsHeading: 'Key Specifications',
    featuresHeading: 'Key Features',
    emptyText: 'No products found matching your criteria.',
  });
  expect(pcComponents.productSubject).toBe('Quote Request for');
  const { category, brand, clear } = interfaceCopy.filters;
  expect(
    [interfaceCopy.inStock, interfaceCopy.getQuote, clear, category.all, brand.all].join(', '),
  ).toBe('In Stock, Get Quote, Clear all filters, All Categories, All Brands');
});

it('has the headings of the showcase pages', () => {
  const { range, tilesHeading, brandsHeading, name } = computerSystems;
  const headings = [
    range.heading,
    ...Object.keys(range.topics),
    tilesHeading,
    brandsHeading,
    storageSolutions.range.heading,
    fillTemplate(interfaceCopy.featured, { name }),
  ];
  expect(headings.join(', ')).toBe(
    'Perfect Systems for Every Need, Business & Office, Creative Workstations, Enterprise Solutions, System Categories, Trusted System Brands, Storage Technologies, Featured Computer Systems',
  );
});

it('has the words and figures of the home, about and contact pages', () => {
  const { hero, viewProductsLabel, closing } = home;
  expect([hero.browseLabel, hero.adviceLabel, viewProductsLabel, closing.title].join(', ')).toBe(
    'Browse Products, Get Expert Advice, View Products, Get Your Quote Today',
  );
  expect([about.whoWeAre.heading, ...Object.keys(about.values.items)].join(', ')).toBe(
    'Who We Are, Quality First, Customer Focus, Innovation',
  );
  const figures = about.impact.figures.map(({ figure }) => figure);
  expect(figures.join(', ')).toBe('1000+, 5000+, 50+, 24/7, Est. 2020');
  const { labels, subjects } = contact.form;
  expect(Object.values(labels).join(', ')).toBe(
    'First name, Last name, Email, Company, Subject, Message',
  );
  expect(subjects.join(', ')).toBe(
    'General Enquiry, Quote Request, Technical Support, Custom Build, Bulk Order',
  );
  expect(Object.keys(contact.faq.items)).toHaveLength(4);
});

it('makes the specified promises', () => {
  const { dispatch, delivery, response, established } = company;
  expect([dispatch, delivery, response, established].join(', ')).toBe(
    '1-2 business days, 2-3 days, 24 hours, 2020',
  );
  expect(promises.map(({ label }) => label).join(', ')).toBe(
    'Dispatch, Delivery, Warranty, Response',
  );
});
