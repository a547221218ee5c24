import { company } from '../company';
import type { ShowcasePageData } from '../page';

export const computerSystems = {
  kind: 'showcase',
  slug: 'computer-systems',
  name: 'Computer Systems',
  theme: 'systems',
  icon: 'desktop',
  summary: 'Desktops, office monitors, laptops and servers',
  metadata: {
    title: 'Computer Systems for Work and Play',
    description: `Business desktops, gaming laptops, workstations, all-in-ones, mini PCs and servers. Tell us the job and we’ll quote from ${company.address.locality}.`,
  },
  hero: {
    title: 'Computer systems, built to the brief',
    lead: 'Which programs, how many people, how much room? For one desk or fifty, we’ll quote for the machines to match.',
    image: 'hero-systems',
    quoteLabel: 'Get System Quote',
  },
  // Who needs computers has a job for them, so the prepared emails come first.
  sections: ['starters', 'featured', 'range', 'drawing'],
  homeCard: {
    description:
      'Complete machines for offices, studios, homes and server rooms, ready to switch on.',
    features: ['Office desktops, with monitors', 'Creative workstations', 'Tower and rack servers'],
    brands: ['Dell', 'HP', 'Lenovo', 'ASUS'],
  },
  quotePrompts: ['How many people', 'Programs they use', 'What we already have', 'Budget'],
  range: {
    heading: 'Perfect Systems for Every Need',
    topics: {
      'Business & Office': {
        text: 'One model for the whole team keeps updates and spares simple, at a bulk price.',
        figures: {
          Processors: 'Core Ultra 200S or Ryzen',
          Software: 'Windows 11 Pro',
          Monitors: 'On the same quote',
        },
      },
      'Creative Workstations': {
        text: 'Cores, memory and graphics matched to the programs you run.',
        figures: {
          Programs: 'CAD, video and rendering',
          Memory: 'With error correction (ECC)',
          Graphics: 'CAD-certified on some models',
        },
      },
      'Enterprise Solutions': {
        text: 'Servers that run day and night and can be managed from anywhere.',
        figures: {
          Cases: 'Rack and tower',
          Power: 'Two power supplies',
          Management: 'Dedicated network port',
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
    kind: 'computers',
    heading: 'From half\u00a0a\u00a0litre to\u00a0a\u00a0rack',
    text: 'Here’s how the fronts compare with a sheet of A4, in millimetres. Under a desk, behind a screen or in a rack? Tell us where the computer will go and we’ll quote for one that fits.',
    objects: {
      sheet: { name: 'A4', width: 210, height: 297 },
      miniPc: { name: 'Mini\u00a0PC', width: 117, height: 37 },
      tower: { name: 'Tower', width: 181, height: 360 },
      rackServer: { name: '1U\u00a0server', width: 482.6, height: 44.45 },
    },
  },
  featured: {
    'office-tower': {
      name: 'Office Tower',
      category: 'Desktop Systems',
      provides: 'pc',
      quotePrompt: 'What it’s for, processor, memory, drive',
      image: 'desktop-tower',
      description:
        'A standard tower for everyday work, with bays and slots free for the drive or card you’ll want next year.',
      features: [
        'Intel Core Ultra or AMD Ryzen',
        '16 GB of DDR5, with slots free',
        'Fast NVMe system drive',
        'Windows 11 Pro',
        'Tool-less side panel',
        'Room for a second drive',
      ],
      brands: ['Dell', 'HP', 'Lenovo', 'Acer'],
    },
    '16-inch-gaming-laptop': {
      name: '16-inch Gaming Laptop',
      category: 'Gaming Laptops',
      provides: 'pc',
      quotePrompt: 'Graphics, memory, drive, games',
      image: 'gaming-laptop',
      description:
        'A fast screen and graphics for new games, in a laptop that still fits in a rucksack.',
      features: [
        'GeForce RTX 50 with DLSS 4.5',
        '16-inch screen, 165 Hz or faster',
        '16 GB of DDR5 or more',
        'NVMe drive',
        'Backlit keyboard',
        'Wi-Fi, and Ethernet on many',
      ],
      brands: ['ASUS', 'MSI', 'Lenovo', 'Acer'],
    },
    'cad-and-render-workstation': {
      name: 'CAD and Render Workstation',
      category: 'Workstations',
      provides: 'pc',
      quotePrompt: 'Programs, processor, memory, graphics',
      image: 'workstation',
      description: 'A tower for long renders and large models, specified for the programs you use.',
      features: [
        'Up to 96 processor cores',
        'Professional graphics with ECC',
        'ECC memory, eight slots',
        'Two NVMe drives in RAID',
        '10 GbE option',
        'CAD-certified drivers on some models',
      ],
      brands: ['Dell', 'HP', 'Lenovo'],
    },
    '24-inch-all-in-one': {
      name: '24-inch All-in-One',
      category: 'All-in-One',
      provides: 'pc',
      quotePrompt: 'What it’s for, processor, memory, drive',
      image: 'all-in-one',
      description:
        'Screen, computer and camera on one stand, for receptions, kitchens and small desks.',
      features: [
        '23.8-inch Full HD display',
        'Camera with a privacy cover',
        'One power cable',
        'Wireless keyboard and mouse',
        'VESA mount option',
        'Wi-Fi and Bluetooth',
      ],
      brands: ['HP', 'Lenovo', 'Dell', 'ASUS'],
    },
    'half-litre-desktop': {
      name: 'Half-Litre Desktop',
      category: 'Mini PCs',
      provides: 'pc',
      quotePrompt: 'What it’s for, memory, drive, monitors',
      image: 'mini-pc',
      description:
        'A complete PC about the size of a paperback. You can mount it behind your monitor.',
      features: [
        'About half a litre in volume',
        'Laptop-class processor',
        'Two DDR5 SODIMM slots',
        'Runs several 4K displays',
        'VESA mount in the box',
        'Wi-Fi and Ethernet',
      ],
      brands: ['ASUS'],
    },
    '1u-rack-server': {
      name: '1U Rack Server',
      category: 'Servers',
      provides: 'pc',
      quotePrompt: 'What runs on it, memory, drives, users',
      image: 'rack-server',
      description: 'For files, virtual machines or backups, if you already have a rack.',
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
  starters: {
    heading: 'Start with the job',
    items: {
      'Ten office desks': {
        text: 'The same computer and monitor for every desk.',
        wish: 'I would like a quote for computers for ten office desks.',
        prompts: ['Programs they use', 'Monitors at each desk'],
      },
      'A CAD workstation': {
        text: 'Matched to your program and the size of your models.',
        wish: 'I would like a quote for a CAD workstation.',
        prompts: [
          'How many, and how much memory',
          'Program and version',
          'Largest model, in parts or GB',
          'Monitors',
        ],
      },
      'Replace a server': {
        text: 'Tell us what the old one does and who uses it.',
        wish: 'I would like a quote for a server to replace the one we have.',
        prompts: [
          'Current make and model',
          'What runs on it',
          'How many people use it',
          'Rack or tower',
        ],
      },
    },
  },
  closing: {
    title: 'A few lines about the job will do',
    text: 'Tell us how many people, which programs and what’s on the desks today. We’ll ask about the rest.',
    quoteLabel: 'Configure My System',
  },
} as const satisfies ShowcasePageData;
