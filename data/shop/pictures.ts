/** The pictures by master in artwork/masters/. `npm run pictures` and each build make the files. */

interface PictureEntry {
  /** Describes the picture to people who can't see it. */
  readonly alt: string;
  /** The file of your photograph in artwork/masters/. Without it, the master is our render, ID.webp. */
  readonly photograph?: `${string}.${'jpg' | 'jpeg' | 'png' | 'avif'}`;
  /** The stock photograph that may lie over it: see NEXT_PUBLIC_IMAGE_HOST in the README. */
  readonly stockPhotograph?: `photo-${string}`;
}

/** Scenes on the dark stage, for the tops of pages. */
const heroes = {
  'hero-home': {
    alt: 'Gaming PC lit from inside behind a sheet of glass, with its board, graphics card and liquid cooler in view',
    stockPhotograph: 'photo-1587202372775-e229f172b9d7',
  },
  'hero-about': {
    alt: 'Motherboard on a workbench mat, with a processor, a drive, screws and a screwdriver beside it',
  },
  'hero-contact': {
    alt: 'Laptop with an inbox open, beside a mug of coffee and a notebook with a pen',
  },
  'hero-gaming': {
    alt: 'Three-fan graphics card standing on its edge, its fans ringed with light',
    stockPhotograph: 'photo-1591488320449-011701bb6704',
  },
  'hero-components': {
    alt: 'Motherboard with a tower cooler and memory, an M.2 drive and a three-fan graphics card in front, and a power supply behind',
    stockPhotograph: 'photo-1518770660439-4636190af475',
  },
  'hero-systems': {
    alt: 'Workstation tower with carrying handles, a computer about the size of a paperback and a metal laptop with a design on its screen',
    stockPhotograph: 'photo-1593640408182-31c70c8268f5',
  },
  'hero-storage': {
    alt: 'Four-bay network storage with a hard drive, a SATA drive and an M.2 drive in front',
    stockPhotograph: 'photo-1531492746076-161ca9bcad58',
  },
  'hero-accessories': {
    alt: 'Headset hanging on its stand behind a compact keyboard and a mouse',
    stockPhotograph: 'photo-1511467687858-23d96c32e4ae',
  },
  'hero-networking': {
    alt: 'Cabinet with a switch between two patch panels, joined by short leads, a gateway below, and a ceiling access point in front',
    stockPhotograph: 'photo-1544197150-b99a580bb7a8',
  },
  parcel: {
    alt: 'Two sealed and labelled parcels, one on top of the other, with a roll of tape in front',
  },
} as const satisfies Readonly<Record<string, PictureEntry>>;

/** Products and featured items on paper. */
const items = {
  'processor-core-i9': {
    alt: 'Rectangular Intel desktop processor for the LGA1700 socket',
    stockPhotograph: 'photo-1591799264318-7e6ef8ddb7ea',
  },
  'processor-core-i7': { alt: 'Rectangular Intel desktop processor for the LGA1700 socket' },
  'processor-core-i5': { alt: 'Rectangular Intel desktop processor for the LGA1700 socket' },
  'processor-ryzen-9': {
    alt: 'Square AMD desktop processor for the AM5 socket',
    stockPhotograph: 'photo-1555617981-dac3880eac6e',
  },
  'processor-ryzen-7': { alt: 'Square AMD desktop processor for the AM5 socket' },
  'processor-ryzen-5': { alt: 'Square AMD desktop processor for the AM5 socket' },
  'graphics-card-triple': {
    alt: 'Long graphics card with three fans in frosted rings, lying on its back plate',
  },
  'graphics-card-wide': { alt: 'Plain graphics card with three fans and a straight-edged shroud' },
  'graphics-card-dual': { alt: 'Graphics card with two fans and a short board' },
  'graphics-card-compact': {
    alt: 'Compact black graphics card with two fans, its steel bracket with three sockets to the front',
  },
  'motherboard-intel': {
    alt: 'ATX motherboard with a rectangular socket, five dark M.2 covers and four memory slots',
  },
  'motherboard-amd': {
    alt: 'ATX motherboard with a square socket, four grey M.2 covers and dark finned heatsinks',
  },
  'memory-rgb': {
    alt: 'Two memory modules with dark heat spreaders and a lit bar along one edge',
    stockPhotograph: 'photo-1562976540-1502c2145186',
  },
  'memory-low-profile': { alt: 'Two low-profile memory modules with plain dark heat spreaders' },
  'ssd-bare': {
    alt: 'M.2 drive with its memory chips and gold edge connector in view',
    stockPhotograph: 'photo-1597872200969-2b65d56bd16b',
  },
  'ssd-heatsink': { alt: 'M.2 drive enclosed in a low grey heatsink with long grooves' },
  'power-supply': { alt: 'Modular power supply with its fan grille and rows of cable sockets' },
  'desktop-tower': {
    alt: 'Slim desktop tower with a hexagonal grille beside its front ports and power button',
  },
  'gaming-laptop': {
    alt: 'Open gaming laptop with a lit keyboard and a snowy valley at night on its screen',
    stockPhotograph: 'photo-1603302576837-37561b2e2302',
  },
  workstation: {
    alt: 'Workstation tower with carrying handles, eight drive bays and four fans behind a perforated front',
    stockPhotograph: 'photo-1587831990711-23ca6441447b',
  },
  'all-in-one': {
    alt: 'All-in-one computer with a spreadsheet on its screen, a keyboard and a mouse',
  },
  'mini-pc': { alt: 'Computer about the size of a paperback behind a keyboard and a mouse' },
  'rack-server': {
    alt: 'Rack server one unit high with a row of drive bays',
    stockPhotograph: 'photo-1558494949-ef010cbdcc31',
  },
  'storage-nvme': { alt: 'Two bare M.2 drives lying side by side' },
  'storage-gaming-ssd': { alt: 'M.2 drive under a tall tower of fins with copper heat pipes' },
  'nas-hard-drive': { alt: '3.5-inch hard drive with its metal lid and label' },
  'sata-ssd': { alt: 'Slim 2.5-inch drive with SATA connectors at one end' },
  'nas-enclosure': {
    alt: 'Network storage box with four drive trays, levers, locks and status lights',
  },
  'portable-drive': {
    alt: 'Pocket-sized drive in an aluminium case, with a cable that has USB-C at both ends',
  },
  'gaming-mouse': {
    alt: 'Wireless gaming mouse with thumb buttons, its receiver beside it',
    stockPhotograph: 'photo-1527814050087-3793815479db',
  },
  'gaming-keyboard': {
    alt: 'Full-size mechanical keyboard with a number pad, its cable tied behind it',
    stockPhotograph: 'photo-1587829741301-dc798b83add3',
  },
  'gaming-headset': {
    alt: 'Over-ear headset on a stand, with a padded band, metal forks around its cups and a boom microphone',
    stockPhotograph: 'photo-1505740420928-5e560c06d30e',
  },
  'gaming-monitor': {
    alt: 'Wide monitor with a thin frame on a splayed stand, showing a game in a valley',
    stockPhotograph: 'photo-1527443224154-c4a3942d3acf',
  },
  'streaming-kit': {
    alt: 'Desk with a microphone on a clamped boom arm, a keypad and a lit key light',
    stockPhotograph: 'photo-1590602847861-f357a9332bbc',
  },
  'compact-keyboard': { alt: 'Compact keyboard in a metal case with arrow keys and a rotary knob' },
  'wifi-router': {
    alt: 'Router with four raised aerials, a vented cover and a row of status lights',
    stockPhotograph: 'photo-1606904825846-647eb07f5be2',
  },
  'mesh-system': { alt: 'Three matching rounded mesh units, one showing the ports in its back' },
  'managed-switch': { alt: 'Desktop network switch with eight ports and two fibre cages' },
  'access-point': { alt: 'Round ceiling access point lying beside a small controller box' },
  'rack-switch': { alt: 'Rack switch with forty-eight ports in double rows' },
  'firewall-appliance': { alt: 'Firewall appliance with labelled network ports and vents on top' },
} as const satisfies Readonly<Record<string, PictureEntry>>;

export type HeroPictureId = keyof typeof heroes;
export type ItemPictureId = keyof typeof items;
export type PictureId = HeroPictureId | ItemPictureId;
export type PictureKind = 'hero' | 'item';

export interface PictureRecord extends PictureEntry {
  readonly kind: PictureKind;
}

const addKind = (entries: Readonly<Record<string, PictureEntry>>, kind: PictureKind) =>
  Object.entries(entries).map(([id, entry]) => [id, { ...entry, kind }]);

export const pictures: Readonly<Record<PictureId, PictureRecord>> = Object.fromEntries([
  ...addKind(heroes, 'hero'),
  ...addKind(items, 'item'),
]);
