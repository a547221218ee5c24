/** Everything the computer systems page says. */
import type { ShowcaseCategory } from '@/checks/schemas/categories';

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
      'Business desktops, gaming laptops, workstations, all-in-ones, mini PCs and servers, quoted to your brief. Dispatch in 1-2 business days, delivery in 2-3 days.',
  },
  hero: {
    title: 'Computer systems, built to the brief',
    lead: 'One desk or fifty: tell us the software, the users and the desks, and we quote for machines to match.',
    image: 'hero-systems',
    quoteLabel: 'Get System Quote',
  },
  homeCard: {
    title: 'Computer Systems',
    description:
      'Complete machines for offices, studios, homes and server rooms, ready to switch on.',
    image: 'hero-systems',
    features: ['Business desktops and mini PCs', 'Creative workstations', 'Tower and rack servers'],
    brands: ['Dell', 'HP', 'Lenovo', 'ASUS'],
  },
  quoteSubject: 'Computer Systems Quote Request',
  quotePrompts: [
    'How many people',
    'Programs they use',
    'What we have already',
    'Needed by',
    'Delivery postcode',
  ],
  range: {
    heading: 'Perfect Systems for Every Need',
    themes: [
      {
        icon: 'desktop',
        title: 'Business & Office',
        text: 'Quiet, serviceable machines for daily work, the same model across a whole team.',
        points: ['Windows 11 Pro', 'Small and standard cases', 'Bulk discounts on larger orders'],
      },
      {
        icon: 'workstation',
        title: 'Creative Workstations',
        text: 'Cores, memory and graphics matched to the programs you really run.',
        points: [
          'For CAD, video and rendering',
          'ECC memory, which corrects its own errors',
          'Certified graphics drivers',
        ],
      },
      {
        icon: 'server',
        title: 'Enterprise Solutions',
        text: 'Servers and fleets with remote management and the maker’s own service terms.',
        points: ['Rack and tower servers', 'Redundant power and drives', 'Out-of-band management'],
      },
    ],
  },
  tilesHeading: 'System Categories',
  tiles: [
    { label: 'Business Desktops', figure: '20+', unit: 'Models' },
    { label: 'Gaming Laptops', figure: '15+', unit: 'Options' },
    { label: 'Workstations', figure: '12+', unit: 'Systems' },
    { label: 'All-in-One PCs', figure: '10+', unit: 'Displays' },
  ],
  drawing: 'lineup',
  featuredHeading: 'Featured Computer Systems',
  featured: [
    {
      name: 'Office Tower',
      category: 'Desktop Systems',
      image: 'desktop-tower',
      description:
        'A standard tower for daily work, with free bays and slots for the drive or card you need next year.',
      features: [
        'Intel Core or AMD Ryzen processor',
        '16 GB of DDR5 memory, slots free',
        'Fast NVMe system drive',
        'Windows 11 Pro',
        'Tool-less side panel',
        'Room for a second drive',
      ],
      brands: ['Dell', 'HP', 'Lenovo', 'Acer'],
    },
    {
      name: '16-inch Gaming Notebook',
      category: 'Gaming Laptops',
      image: 'gaming-laptop',
      description:
        'A fast screen and a full-power graphics chip in a notebook that still goes into a rucksack.',
      features: [
        'GeForce RTX laptop graphics',
        '16-inch 165 Hz display',
        '16 GB of DDR5 memory',
        '1 TB NVMe drive',
        'Per-key lit keyboard',
        'WiFi 6E and 2.5 Gb Ethernet',
      ],
      brands: ['ASUS', 'MSI', 'Lenovo', 'Acer'],
    },
    {
      name: 'CAD and Render Workstation',
      category: 'Workstations',
      image: 'workstation',
      description:
        'A tower with airflow to hold its clocks through an overnight render, and drivers certified for CAD.',
      features: [
        'Up to 96 processor cores',
        'Professional graphics with ECC',
        'ECC memory, eight slots',
        'Two NVMe drives in RAID',
        '10 Gb Ethernet option',
        'Certified for major CAD programs',
      ],
      brands: ['Dell', 'HP', 'Lenovo'],
    },
    {
      name: '24-inch All-in-One',
      category: 'All-in-One',
      image: 'all-in-one',
      description:
        'Screen, computer and camera on one stand with one cable: for receptions, kitchens and small desks.',
      features: [
        '24-inch Full HD IPS display',
        'Pop-up camera with cover',
        'One power cable',
        'Wireless keyboard and mouse',
        'VESA mount option',
        'WiFi 6E and Bluetooth',
      ],
      brands: ['HP', 'Lenovo', 'Dell', 'ASUS'],
    },
    {
      name: 'Half-Litre Desktop',
      category: 'Mini PCs',
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
      brands: ['ASUS', 'MSI', 'Gigabyte'],
    },
    {
      name: '1U Rack Server',
      category: 'Servers',
      image: 'rack-server',
      description:
        'One rack unit with hot-swap drives and two power supplies for files, virtual machines or backup.',
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
  ],
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
    'Gigabyte',
  ],
  closing: {
    title: 'Tell us the job. We specify the machine.',
    text: 'How many people, which programs, which screens: a few lines are enough to begin with. We respond within 24 hours.',
    quoteLabel: 'Configure My System',
    example: [
      'Eight, four of them at home',
      'CAD, mail and video calls',
      'Screens and keyboards',
      'Within six weeks',
      'DE1',
    ],
  },
} as const satisfies ShowcaseCategory;
