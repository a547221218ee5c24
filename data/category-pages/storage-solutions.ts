/** Everything the storage solutions page says. */
import type { ShowcasePageData } from '@/checks/schemas/category-pages';

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
    title: 'Storage solutions with room to spare',
    lead: 'Say what you keep, how much of it there is and what you could not replace. We quote for the drives and for the box that holds them.',
    image: 'hero-storage',
    quoteLabel: 'Get Storage Quote',
  },
  homeCard: {
    description:
      'Drives for speed, for space and for safe keeping, from one M.2 stick to a full NAS.',
    features: ['NVMe drives on PCIe 4.0 and 5.0', 'NAS drives and enclosures', 'Portable SSDs'],
    brands: ['Samsung', 'Western Digital', 'Seagate', 'Synology'],
  },
  quotePrompts: {
    'What is to be stored, and how much': 'Photographs, 6 TB and growing',
    'Computers or people': 'Three computers',
    'What I have already': 'A two-bay NAS, full',
  },
  range: {
    heading: 'Storage Technologies',
    themes: {
      'NVMe on PCIe': {
        text: 'A stick on the board itself, for the system, the games and the files in hand.',
        facts: {
          Link: 'PCIe 4.0 and 5.0',
          Sizes: 'M.2 2230 and 2280',
          Heatsink: 'With or without',
        },
      },
      SATA: {
        text: 'The plug of most desktops and older laptops, for quick SSDs and large hard drives.',
        facts: {
          Link: '6 Gb/s',
          Sizes: '2.5-inch and 3.5-inch',
          Space: 'SSDs to 8 TB, disks to 30 TB',
        },
      },
      'Network Storage': {
        text: 'One place for the files of a household or an office, whichever computer asks.',
        facts: {
          Link: '1, 2.5 and 10 GbE',
          Sizes: 'Two to eight bays',
          Safety: 'RAID and snapshots',
        },
      },
    },
  },
  tilesHeading: 'Storage Categories',
  tiles: [
    { label: 'NVMe SSDs', figure: '25+', unit: 'Models' },
    { label: 'SATA Drives', figure: '30+', unit: 'Models' },
    { label: 'External Storage', figure: '20+', unit: 'Options' },
    { label: 'NAS Systems', figure: '15+', unit: 'Systems' },
  ],
  drawing: {
    kind: 'bays',
    heading: 'Which one goes in?',
    text: 'Drives seen from above, in millimetres. Send the make of the computer or a photograph of the slot if you are not sure which it takes.',
    things: [
      { shape: 'stick', name: 'M.2 2230', width: 22, height: 30 },
      { shape: 'stick', name: 'M.2 2280', width: 22, height: 80 },
      { shape: 'slab', name: '2.5-inch', width: 69.85, height: 100.2 },
      { shape: 'disk', name: '3.5-inch', width: 101.6, height: 147 },
    ],
  },
  featured: {
    'PCIe 5.0 M.2 Drives': {
      group: 'NVMe SSDs',
      image: 'storage-nvme',
      description:
        'Bare M.2 sticks for boards that bring their own heatsink, for the system and for large projects.',
      features: [
        'PCIe 5.0 x4 interface',
        'M.2 2280 form factor',
        '1 TB to 8 TB',
        'Five-year manufacturer warranties',
        'TLC flash memory',
        'Also runs in PCIe 4.0 slots',
      ],
      brands: ['Samsung', 'Sandisk', 'Kingston', 'Corsair'],
    },
    'Heatsink Game Drives': {
      group: 'Gaming SSDs',
      image: 'storage-gaming-ssd',
      description:
        'For boards without a cover over the slot: drives that hold their speed through long loads.',
      features: [
        'Heatsink fitted by the maker',
        'Over 7,000 MB/s read',
        'M.2 2280 form factor',
        '1 TB to 8 TB',
        'Five-year manufacturer warranties',
        'Suited to DirectStorage games',
      ],
      brands: ['Samsung', 'Sandisk', 'Seagate', 'Corsair'],
    },
    'Always-On Hard Drives': {
      group: 'NAS Drives',
      image: 'nas-hard-drive',
      description:
        'For the bays of a NAS: 3.5-inch drives made to run beside others, with the firmware that RAID expects.',
      features: [
        'Rated for 24/7 use',
        'CMR models only, such as WD Red Plus',
        'Vibration sensors on larger drives',
        '2 TB to 30 TB',
        '7,200 rpm options',
        'Workload up to 550 TB a year',
      ],
      brands: ['Seagate', 'Western Digital', 'Toshiba', 'Synology'],
    },
    '2.5-inch Upgrade Drives': {
      group: 'SATA SSDs',
      image: 'sata-ssd',
      description:
        'The simplest way to make an older laptop or desktop quick again: same bay, same plug, no noise.',
      features: [
        'SATA 6 Gb/s, up to 560 MB/s',
        '2.5-inch, 7 mm high',
        '500 GB to 8 TB',
        'No moving parts',
        'Three or five years of the maker’s cover',
        'Low power draw',
      ],
      brands: ['Samsung', 'Kingston', 'Lexar'],
    },
    'Four-Bay NAS': {
      group: 'Network Storage',
      image: 'nas-enclosure',
      description:
        'A small server for files, backups and cameras that keeps going when one of its drives stops.',
      features: [
        'Four hot-swap bays',
        'RAID 1, 5, 6 and 10',
        'Snapshots and versioning',
        '2.5 GbE',
        'NVMe cache slots',
        'Encrypted shared folders',
      ],
      brands: ['Synology', 'QNAP', 'ASUSTOR', 'TerraMaster'],
    },
    'Pocket SSDs': {
      group: 'External Storage',
      image: 'portable-drive',
      description:
        'Rugged flash drives for footage, field work and backups, powered and read through one cable.',
      features: [
        '10 or 20 Gb/s, USB4 to 40 Gb/s',
        '1 TB to 8 TB',
        'Many rated against drops and dust',
        'Password protection on some',
        'USB-C, some with a USB-A adapter',
        'For Windows and macOS',
      ],
      brands: ['Samsung', 'Sandisk', 'Kingston', 'Lexar'],
    },
  },
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
    'ASUSTOR',
    'TerraMaster',
    'Corsair',
  ],
  beginnings: {
    heading: 'Start from what you keep',
    items: {
      'Back up an office': {
        text: 'A copy in the building and one that is not.',
        wish: 'I would like a quote for backing up an office.',
        prompts: [
          'Computers and servers',
          'Data in all, in TB',
          'How far back copies go',
          'Needed by',
        ],
      },
      'Make an old laptop quick': {
        text: 'An SSD of the right shape in place of its hard drive.',
        wish: 'I would like a quote for a faster drive for an older laptop.',
        prompts: ['Make and model', 'Drive in it now', 'Space wanted', 'Delivery postcode'],
      },
      'A NAS for photographs': {
        text: 'All of them in one place, on two drives.',
        wish: 'I would like a quote for a NAS to keep photographs on.',
        prompts: [
          'Photographs now, in TB',
          'Added each year',
          'Computers that open them',
          'Needed by',
        ],
      },
    },
  },
  closing: {
    title: 'How much, how fast, how safe?',
    text: 'A line on each is plenty. We answer with drives and how to arrange them, or with questions.',
    quoteLabel: 'Get Storage Consultation',
    example: ['No hurry', 'LE1'],
  },
} as const satisfies ShowcasePageData;
