/** Everything the computer systems page says. */
import type { ShowcasePageData } from '@/checks/schemas/category-pages';

export const computerSystems = {
  kind: 'showcase',
  slug: 'computer-systems',
  name: 'Computer Systems',
  theme: 'systems',
  icon: 'desktop',
  summary: 'Desktops, laptops, workstations and servers',
  search: {
    title: 'Computer Systems for Work and Play',
    description:
      'Business desktops, gaming laptops, workstations, all-in-ones, mini PCs and servers, quoted to your brief from Derby. A response within 24 hours.',
  },
  hero: {
    title: 'Computer systems, built to the brief',
    lead: 'Tell us which programs, how many people and how much room there is. For one desk or fifty, the quote names a machine for each.',
    image: 'hero-systems',
    quoteLabel: 'Get System Quote',
  },
  homeCard: {
    description:
      'Complete machines for offices, studios, homes and server rooms, ready to switch on.',
    features: ['Business desktops and mini PCs', 'Creative workstations', 'Tower and rack servers'],
    brands: ['Dell', 'HP', 'Lenovo', 'ASUS'],
  },
  quotePrompts: {
    'How many people': 'Eight, four of them at home',
    'Programs they use': 'CAD, mail and video calls',
    'What we have already': 'Screens and keyboards',
  },
  range: {
    heading: 'Perfect Systems for Every Need',
    themes: {
      'Business & Office': {
        text: 'One quiet model for the whole team, and one quote for all of them.',
        facts: {
          Processors: 'Core Ultra 200S (LGA1851) or Ryzen',
          System: 'Windows 11 Pro',
          Orders: 'Bulk discounts',
        },
      },
      'Creative Workstations': {
        text: 'Cores, memory and graphics matched to the programs you run.',
        facts: {
          Work: 'CAD, video and rendering',
          Memory: 'ECC, against single-bit errors',
          Graphics: 'Certified drivers',
        },
      },
      'Enterprise Solutions': {
        text: 'Servers to run day and night, and to look after from elsewhere.',
        facts: {
          Cases: 'Rack and tower',
          Power: 'Two supplies',
          Access: 'A management port of its own',
        },
      },
    },
  },
  tilesHeading: 'System Categories',
  tiles: [
    { label: 'Business Desktops', figure: '20+', unit: 'Models' },
    { label: 'Gaming Laptops', figure: '15+', unit: 'Options' },
    { label: 'Workstations', figure: '12+', unit: 'Systems' },
    { label: 'All-in-One PCs', figure: '10+', unit: 'Displays' },
  ],
  drawing: {
    kind: 'lineup',
    heading: 'From half\u00a0a\u00a0litre to\u00a0a\u00a0rack',
    text: 'Fronts in millimetres, beside a sheet of A4. Say where the machine will stand, under a desk, behind a screen or in a cabinet, and the quote keeps to it.',
    things: [
      { shape: 'sheet', name: 'A4', width: 210, height: 297 },
      { shape: 'mini', name: 'Mini PC', width: 117, height: 37 },
      { shape: 'tower', name: 'Tower', width: 181, height: 360 },
      { shape: 'unit', name: '1U server', width: 482.6, height: 44.45 },
    ],
  },
  featured: {
    'Office Tower': {
      group: 'Desktop Systems',
      image: 'desktop-tower',
      description:
        'A standard tower for daily work, with free bays and slots for the drive or card you need next year.',
      features: [
        'Intel Core Ultra or AMD Ryzen',
        '16 GB of DDR5 memory, slots free',
        'Fast NVMe system drive',
        'Windows 11 Pro',
        'Tool-less side panel',
        'Room for a second drive',
      ],
      brands: ['Dell', 'HP', 'Lenovo', 'Acer'],
    },
    '16-inch Gaming Notebook': {
      group: 'Gaming Laptops',
      image: 'gaming-laptop',
      description:
        'A fast screen and a graphics chip for new games, in a notebook that still goes into a rucksack.',
      features: [
        'GeForce RTX 50 with DLSS 4.5',
        '16-inch 165 Hz display',
        '16 GB of DDR5 memory',
        '1 TB NVMe drive',
        'Per-key lit keyboard',
        'WiFi 7 and 2.5 GbE',
      ],
      brands: ['ASUS', 'MSI', 'Lenovo', 'Acer'],
    },
    'CAD and Render Workstation': {
      group: 'Workstations',
      image: 'workstation',
      description: 'A tower with the airflow to hold its clocks through an overnight render.',
      features: [
        'Up to 96 processor cores',
        'Professional graphics with ECC',
        'ECC memory, eight slots',
        'Two NVMe drives in RAID',
        '10 GbE option',
        'Certified for major CAD programs',
      ],
      brands: ['Dell', 'HP', 'Lenovo'],
    },
    '24-inch All-in-One': {
      group: 'All-in-One',
      image: 'all-in-one',
      description:
        'Screen, computer and camera on one stand: for receptions, kitchens and small desks.',
      features: [
        '24-inch Full HD IPS display',
        'Camera with a privacy cover',
        'One power cable',
        'Wireless keyboard and mouse',
        'VESA mount option',
        'WiFi and Bluetooth',
      ],
      brands: ['HP', 'Lenovo', 'Dell', 'ASUS'],
    },
    'Half-Litre Desktop': {
      group: 'Mini PCs',
      image: 'mini-pc',
      description:
        'A complete PC the size of a paperback that mounts behind the monitor and runs all but silent.',
      features: [
        'About half a litre in volume',
        'Laptop-class Intel or AMD processor',
        'Two DDR5 SODIMM slots',
        'Drives up to three 4K displays',
        'VESA mount in the box',
        'Low idle power',
      ],
      brands: ['ASUS', 'MSI', 'GIGABYTE'],
    },
    '1U Rack Server': {
      group: 'Servers',
      image: 'rack-server',
      description: 'For files, virtual machines or backup, where a cabinet already stands.',
      features: [
        'One or two server processors',
        'Hot-swap drive bays',
        'Redundant power supplies',
        'Remote management port',
        'ECC registered memory',
        'Sliding rack rails',
      ],
      brands: ['Dell', 'HPE', 'Lenovo', 'Supermicro'],
    },
  },
  brandsHeading: 'Trusted System Brands',
  brands: [
    'Dell',
    'HP',
    'HPE',
    'Lenovo',
    'ASUS',
    'Acer',
    'MSI',
    'Apple',
    'Microsoft',
    'Razer',
    'Supermicro',
    'GIGABYTE',
  ],
  beginnings: {
    heading: 'Start from the job',
    items: {
      'Ten office desks': {
        text: 'The same machine at each, screens and all.',
        wish: 'I would like a quote for computers for ten office desks.',
        prompts: ['Programs they use', 'Screens at each desk', 'Needed by', 'Delivery postcode'],
      },
      'A CAD workstation': {
        text: 'Matched to the program and to the size of what you draw.',
        wish: 'I would like a quote for a CAD workstation.',
        prompts: ['Program and version', 'Largest model, in parts or GB', 'Screens', 'Needed by'],
      },
      'Replace a server': {
        text: 'Tell us what the old one does, and for whom.',
        wish: 'I would like a quote for a server to replace the one we have.',
        prompts: ['Make and model now', 'What runs on it', 'People who use it', 'Rack or tower'],
      },
    },
  },
  closing: {
    title: 'A few lines about the job will do',
    text: 'How many people, which programs and what is on the desks today. We ask about the rest.',
    quoteLabel: 'Configure My System',
    example: ['Within six weeks', 'DE1'],
  },
} as const satisfies ShowcasePageData;
