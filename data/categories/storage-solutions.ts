/** Everything the storage solutions page says. */
import type { ShowcaseCategory } from '@/checks/schemas/categories';

export const storageSolutions = {
  kind: 'showcase',
  slug: 'storage-solutions',
  name: 'Storage Solutions',
  theme: 'storage',
  icon: 'drive',
  summary: 'NVMe, SATA, external drives and NAS',
  search: {
    title: 'Storage Solutions: SSD, SATA and NAS',
    description:
      'NVMe and SATA drives, portable storage and NAS for homes and businesses. Response within 24 hours, dispatch in 1-2 business days, delivery in 2-3 days.',
  },
  hero: {
    title: 'Storage solutions with room to keep',
    lead: 'Fast where you work, large where you archive, doubled where it must not be lost: we quote for the drive and the plan around it.',
    image: 'hero-storage',
    quoteLabel: 'Get Storage Quote',
  },
  homeCard: {
    title: 'Storage Solutions',
    description:
      'Drives for speed, for space and for safe keeping, from one M.2 stick to a full NAS.',
    image: 'hero-storage',
    features: ['NVMe drives on PCIe 4.0 and 5.0', 'NAS drives and enclosures', 'Portable SSDs'],
    brands: ['Samsung', 'Western Digital', 'Seagate', 'Synology'],
  },
  quoteSubject: 'Storage Solutions Quote Request',
  quotePrompts: [
    'What is to be stored, and how much',
    'Computers or people',
    'What I have already',
    'Needed by',
    'Delivery postcode',
  ],
  range: {
    heading: 'Storage Technologies',
    themes: [
      {
        icon: 'memory',
        title: 'NVMe on PCIe',
        text: 'NVMe drives plug straight into the board: the choice for systems, games and working files.',
        points: ['PCIe 4.0 and 5.0', 'M.2 2280 and 2230', 'With or without heatsink'],
      },
      {
        icon: 'drive',
        title: 'SATA',
        text: 'The connector most desktops have, for quiet upgrades and for large, steady capacity.',
        points: ['2.5-inch SSDs', '3.5-inch hard drives', '6 Gb/s, hot-swap capable'],
      },
      {
        icon: 'server',
        title: 'Network Storage',
        text: 'A NAS: one place for a household’s or an office’s files, with a drive to spare when one fails.',
        points: ['Two to eight bays', 'RAID and snapshots', '1, 2.5 and 10 Gb Ethernet'],
      },
    ],
  },
  tilesHeading: 'Storage Categories',
  tiles: [
    { label: 'NVMe SSDs', figure: '25+', unit: 'Models' },
    { label: 'SATA Drives', figure: '30+', unit: 'Models' },
    { label: 'External Storage', figure: '20+', unit: 'Options' },
    { label: 'NAS Systems', figure: '15+', unit: 'Systems' },
  ],
  drawing: 'bays',
  featuredHeading: 'Featured Storage Solutions',
  featured: [
    {
      name: 'PCIe 5.0 M.2 Drives',
      category: 'NVMe SSDs',
      image: 'storage-nvme',
      description:
        'Bare M.2 sticks for boards with their own heatsink: the quickest system drive you can fit.',
      features: [
        'PCIe 5.0 x4 interface',
        'M.2 2280 form factor',
        '1 TB to 4 TB',
        'Five-year manufacturer warranties',
        'TLC flash memory',
        'Also runs in PCIe 4.0 slots',
      ],
      brands: ['Samsung', 'Sandisk', 'Kingston', 'Corsair'],
    },
    {
      name: 'Heatsink Game Drives',
      category: 'Gaming SSDs',
      image: 'storage-gaming-ssd',
      description:
        'Drives with a fitted heatsink that hold their speed through long loads, for boards without a cover of their own.',
      features: [
        'Heatsink fitted by the maker',
        'Over 7,000 MB/s read',
        'M.2 2280 form factor',
        '1 TB to 4 TB',
        'Five-year manufacturer warranties',
        'Suited to DirectStorage games',
      ],
      brands: ['Samsung', 'Sandisk', 'Seagate', 'Corsair'],
    },
    {
      name: 'Always-On Hard Drives',
      category: 'NAS Drives',
      image: 'nas-hard-drive',
      description:
        '3.5-inch drives rated for running day and night beside others, with firmware that RAID expects.',
      features: [
        'Rated for 24/7 use',
        'CMR recording throughout',
        'Vibration sensors on larger drives',
        '2 TB to 24 TB',
        '7,200 rpm options',
        'Workload up to 550 TB a year',
      ],
      brands: ['Seagate', 'Western Digital', 'Toshiba', 'Synology'],
    },
    {
      name: '2.5-inch Upgrade Drives',
      category: 'SATA SSDs',
      image: 'sata-ssd',
      description:
        'The simplest way to make an older laptop or desktop quick again: same bay, same plug, no noise.',
      features: [
        'SATA 6 Gb/s, up to 560 MB/s',
        '2.5-inch, 7 mm high',
        '500 GB to 4 TB',
        'No moving parts',
        'Cloning software included',
        'Low power draw',
      ],
      brands: ['Samsung', 'Kingston', 'Lexar'],
    },
    {
      name: 'Four-Bay NAS',
      category: 'Network Storage',
      image: 'nas-enclosure',
      description:
        'A small server for files, backups and cameras that keeps going when one of its drives stops.',
      features: [
        'Four hot-swap bays',
        'RAID 1, 5, 6 and 10',
        'Snapshots and versioning',
        '2.5 Gb Ethernet',
        'NVMe cache slots',
        'Encrypted shared folders',
      ],
      brands: ['Synology', 'QNAP', 'Asustor', 'TerraMaster'],
    },
    {
      name: 'Pocket SSDs',
      category: 'External Storage',
      image: 'portable-drive',
      description:
        'Rugged flash drives for footage, field work and backups, powered and read through one USB-C cable.',
      features: [
        'USB-C, 10 or 20 Gb/s',
        '1 TB to 4 TB',
        'Resists drops and dust',
        'Password protection on many models',
        'Works with USB-A by adapter',
        'For Windows and macOS',
      ],
      brands: ['Samsung', 'Sandisk', 'Kingston', 'Lexar'],
    },
  ],
  brandsHeading: 'Trusted Storage Brands',
  brands: [
    'Samsung',
    'Western Digital',
    'Seagate',
    'Kingston',
    'Sandisk',
    'Lexar',
    'Toshiba',
    'Synology',
    'QNAP',
    'Asustor',
    'TerraMaster',
    'Corsair',
  ],
  closing: {
    title: 'How much, how fast, how safe?',
    text: 'Answer those three in a line each. We respond within 24 hours, with drives and an arrangement of them.',
    quoteLabel: 'Get Storage Consultation',
    example: [
      'Photographs, 6 TB and growing',
      'Three computers',
      'A two-bay NAS, full',
      'No hurry',
      'LE1',
    ],
  },
} as const satisfies ShowcaseCategory;
