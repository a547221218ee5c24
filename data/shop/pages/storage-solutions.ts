import { company } from '../company';
import type { ShowcasePageData } from '../page';

export const storageSolutions = {
  kind: 'showcase',
  slug: 'storage-solutions',
  name: 'Storage Solutions',
  theme: 'storage',
  icon: 'drive',
  summary: 'NVMe, SATA, external drives and NAS',
  metadata: {
    title: 'Storage Solutions: SSD, SATA and NAS',
    description: `NVMe and SATA drives, portable storage and NAS for homes and businesses. Ask for a quote by email. Dispatch in ${company.dispatch}.`,
  },
  hero: {
    title: 'Storage solutions with room to spare',
    lead: 'Tell us what you store, how much of it there is and what you can’t afford to lose. We’ll quote for the drives and the box they go in.',
    image: 'hero-storage',
    quoteLabel: 'Get Storage Quote',
  },
  // A visitor finds out which size fits before choosing a drive.
  sections: ['drawing', 'featured', 'range', 'starters'],
  homeCard: {
    description:
      'Drives for speed, space and safekeeping, from a single M.2 SSD to a four-bay NAS.',
    features: ['NVMe drives on PCIe 4.0 and 5.0', 'NAS drives and enclosures', 'Portable SSDs'],
    brands: ['Samsung', 'Western Digital', 'Seagate', 'Synology'],
  },
  quotePrompts: [
    'What I need to store, and how much',
    'Computers or people',
    'What I already have',
  ],
  range: {
    heading: 'Storage Technologies',
    topics: {
      'NVMe on PCIe': {
        text: 'Slim SSDs that plug straight into the board, for your system, games and current work.',
        figures: {
          Link: 'PCIe 4.0 and 5.0',
          Sizes: 'M.2 2230 and 2280',
          Heatsink: 'With or without',
        },
      },
      SATA: {
        text: 'The connector on most desktop boards and in many older laptops, for SSDs and hard drives.',
        figures: {
          Link: '6 Gb/s',
          Sizes: '2.5-inch and 3.5-inch',
          Capacity: 'SSDs to 8 TB, hard drives to 32 TB',
        },
      },
      'Network Storage': {
        text: 'One place for everybody’s files, at home or at work. Even with RAID, keep a backup elsewhere.',
        figures: {
          Link: '1, 2.5 and 10 GbE',
          Sizes: 'Two to eight bays',
          RAID: 'Levels 1, 5, 6 and 10',
        },
      },
    },
  },
  tilesHeading: 'Storage Categories',
  tiles: [
    { label: 'NVMe SSDs', figure: '25+', unit: 'Models', shape: 'm2' },
    { label: 'SATA Drives', figure: '30+', unit: 'Models', shape: 'sata' },
    { label: 'External Storage', figure: '20+', unit: 'Options', shape: 'usb-c' },
    { label: 'NAS Systems', figure: '15+', unit: 'Systems', shape: 'ethernet' },
  ],
  drawing: {
    kind: 'drives',
    heading: 'Which drive fits?',
    text: 'Four sizes of drive in millimetres, seen from above. Not sure which your computer takes? Send us its make and model, or a photo of the slot or bay.',
    objects: {
      shortM2: { name: 'M.2 2230', width: 22, height: 30 },
      longM2: { name: 'M.2 2280', width: 22, height: 80 },
      sataSsd: { name: '2.5-inch', width: 69.85, height: 100.2 },
      hardDrive: { name: '3.5-inch', width: 101.6, height: 147 },
    },
  },
  featured: {
    'pcie-5-0-m-2-drives': {
      name: 'PCIe 5.0 M.2 Drives',
      category: 'NVMe SSDs',
      provides: 'drive',
      quotePrompt: 'Capacity, board or PC it goes in',
      image: 'storage-nvme',
      description:
        'Bare M.2 SSDs for boards with a heatsink of their own. Good as a system drive or for large projects.',
      features: [
        'PCIe 5.0 x4 interface',
        'M.2 2280 form factor',
        '1 TB to 8 TB',
        'Five-year manufacturer warranties',
        'TLC flash memory',
        'Half speed in a PCIe 4.0 slot',
      ],
      brands: ['Samsung', 'Sandisk', 'Kingston', 'Corsair'],
    },
    'gaming-ssds-with-heatsinks': {
      name: 'Gaming SSDs with Heatsinks',
      category: 'Gaming SSDs',
      provides: 'drive',
      quotePrompt: 'Capacity, board or PC it goes in',
      image: 'storage-gaming-ssd',
      description:
        'For slots without a cover. These drives come with a heatsink, because heat slows them down.',
      features: [
        'Heatsink fitted by the maker',
        'Over 7,000 MB/s read',
        'M.2 2280 form factor',
        '1 TB to 8 TB',
        'Five-year manufacturer warranties',
        'Needs clearance above the slot',
      ],
      brands: ['Samsung', 'Sandisk', 'Seagate', 'Corsair'],
    },
    'always-on-hard-drives': {
      name: 'Always-On Hard Drives',
      category: 'NAS Drives',
      provides: 'drive',
      quotePrompt: 'Capacity, NAS it goes in',
      image: 'nas-hard-drive',
      description: '3.5-inch drives for a NAS, built to run side by side, with firmware for RAID.',
      features: [
        'Rated for 24/7 use',
        'CMR only, such as WD Red Plus',
        'Vibration sensors on larger drives',
        '2 TB to 32 TB',
        '7,200 rpm options',
        'Workloads up to 550 TB a year',
      ],
      brands: ['Seagate', 'Western Digital', 'Toshiba', 'Synology'],
    },
    '2-5-inch-upgrade-drives': {
      name: '2.5-inch Upgrade Drives',
      category: 'SATA SSDs',
      provides: 'drive',
      quotePrompt: 'Capacity, PC it goes in',
      image: 'sata-ssd',
      description:
        'SSDs to replace the hard drive in an older laptop or desktop. The connector is the same, but some bays need a spacer or bracket.',
      features: [
        'SATA 6 Gb/s, up to 560 MB/s',
        '2.5-inch, 7 mm high',
        '500 GB to 8 TB',
        'No moving parts',
        'Three- or five-year manufacturer warranties',
        'Low power draw',
      ],
      brands: ['Samsung', 'Kingston', 'Lexar'],
    },
    'four-bay-nas': {
      name: 'Four-Bay NAS',
      category: 'Network Storage',
      quotePrompt: 'Space needed, with or without drives, users',
      image: 'nas-enclosure',
      description:
        'A small server for files, backups and cameras. With RAID, it keeps going when one drive fails.',
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
    'pocket-ssds': {
      name: 'Pocket SSDs',
      category: 'External Storage',
      quotePrompt: 'Capacity, computers it’s used with',
      image: 'portable-drive',
      description:
        'Small SSDs for footage, field work and backups. One cable carries power and data.',
      features: [
        '10 or 20 Gb/s, USB4 up to 40 Gb/s',
        '1 TB to 8 TB',
        'Many rated against drops and dust',
        'Some with password protection',
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
  starters: {
    heading: 'Start with what you store',
    items: {
      'Back up an office': {
        text: 'One copy in the building and one somewhere else.',
        wish: 'I would like a quote for backing up an office.',
        prompts: ['Computers and servers', 'Total data, in TB', 'How far back copies should go'],
      },
      'Speed up an old laptop': {
        text: 'An SSD of the right size in place of its hard drive.',
        wish: 'I would like a quote for a faster drive for an older laptop.',
        prompts: ['Make and model', 'Current drive', 'Space needed'],
      },
      'A NAS for photos': {
        text: 'Every photo in one place, kept on two drives, with a copy elsewhere.',
        wish: 'I would like a quote for a NAS to keep photos on.',
        prompts: ['Photos so far, in TB', 'Added each year', 'Computers that use them'],
      },
    },
  },
  closing: {
    title: 'How much, how fast, how safe?',
    text: 'A line on each is plenty. We’ll suggest the drives and the set-up, or come back with a question.',
    quoteLabel: 'Get Storage Consultation',
  },
} as const satisfies ShowcasePageData;
