export interface PictureRecord {
  /** 'card' is a product on paper, 'hero' a scene on the dark stage at the top of a page. */
  readonly kind: 'card' | 'hero';
  /** Describes the picture to people who can't see it. */
  readonly alt: string;
  /** True if its master is a photograph of yours, artwork/masters/ID.jpg, .png or .avif. Otherwise it is a render, ID.webp. */
  readonly photograph?: boolean;
  /** The stock photograph that may lie over it: see NEXT_PUBLIC_IMAGE_HOST in the README. */
  readonly stock?: `photo-${string}`;
}

/** Every picture of the site, by the name of its master in artwork/masters/. `npm run pictures` and each build make its files. */
export const pictures = {
  'hero-home': {
    kind: 'hero',
    alt: 'Gaming PC lit from inside behind a sheet of glass, with its board, graphics card and liquid cooler in view',
    stock: 'photo-1587202372775-e229f172b9d7',
  },
  'hero-about': {
    kind: 'hero',
    alt: 'Motherboard on a workbench mat, with a processor, a drive, screws and a screwdriver beside it',
  },
  'hero-contact': {
    kind: 'hero',
    alt: 'Laptop with an inbox open, beside a mug of coffee and a notebook with a pen',
  },
  'hero-gaming': {
    kind: 'hero',
    alt: 'Three-fan graphics card standing on its edge, its fans ringed with light',
    stock: 'photo-1591488320449-011701bb6704',
  },
  'hero-components': {
    kind: 'hero',
    alt: 'Motherboard with a tower cooler and memory, an M.2 drive and a three-fan graphics card in front, and a power supply behind',
    stock: 'photo-1518770660439-4636190af475',
  },
  'hero-systems': {
    kind: 'hero',
    alt: 'Workstation tower with carrying handles, a computer about the size of a paperback and a metal laptop with a design on its screen',
    stock: 'photo-1593640408182-31c70c8268f5',
  },
  'hero-storage': {
    kind: 'hero',
    alt: 'Four-bay network storage with a hard drive, a SATA drive and an M.2 drive in front',
    stock: 'photo-1531492746076-161ca9bcad58',
  },
  'hero-accessories': {
    kind: 'hero',
    alt: 'Headset hanging on its stand behind a compact keyboard and a mouse',
    stock: 'photo-1511467687858-23d96c32e4ae',
  },
  'hero-networking': {
    kind: 'hero',
    alt: 'Cabinet with a switch between two patch panels, joined by short leads, a gateway below, and a ceiling access point in front',
    stock: 'photo-1544197150-b99a580bb7a8',
  },
  parcel: {
    kind: 'hero',
    alt: 'Two sealed and labelled parcels, one on top of the other, with a roll of tape in front',
  },
  'processor-core-i9': {
    kind: 'card',
    alt: 'Rectangular Intel desktop processor for the LGA1700 socket',
    stock: 'photo-1591799264318-7e6ef8ddb7ea',
  },
  'processor-core-i7': {
    kind: 'card',
    alt: 'Rectangular Intel desktop processor for the LGA1700 socket',
  },
  'processor-core-i5': {
    kind: 'card',
    alt: 'Rectangular Intel desktop processor for the LGA1700 socket',
  },
  'processor-ryzen-9': {
    kind: 'card',
    alt: 'Square AMD desktop processor for the AM5 socket',
    stock: 'photo-1555617981-dac3880eac6e',
  },
  'processor-ryzen-7': {
    kind: 'card',
    alt: 'Square AMD desktop processor for the AM5 socket',
  },
  'processor-ryzen-5': {
    kind: 'card',
    alt: 'Square AMD desktop processor for the AM5 socket',
  },
  'graphics-card-triple': {
    kind: 'card',
    alt: 'Long graphics card with three fans in frosted rings, lying on its back plate',
  },
  'graphics-card-wide': {
    kind: 'card',
    alt: 'Plain graphics card with three fans and a straight-edged shroud',
  },
  'graphics-card-dual': { kind: 'card', alt: 'Graphics card with two fans and a short board' },
  'graphics-card-compact': {
    kind: 'card',
    alt: 'Compact black graphics card with two fans, its steel bracket with three sockets to the front',
  },
  'motherboard-intel': {
    kind: 'card',
    alt: 'ATX motherboard with a rectangular socket, five dark M.2 covers and four memory slots',
  },
  'motherboard-amd': {
    kind: 'card',
    alt: 'ATX motherboard with a square socket, four grey M.2 covers and dark finned heatsinks',
  },
  'memory-rgb': {
    kind: 'card',
    alt: 'Two memory modules with dark heat spreaders and a lit bar along the top',
    stock: 'photo-1562976540-1502c2145186',
  },
  'memory-low-profile': {
    kind: 'card',
    alt: 'Two low-profile memory modules with plain dark heat spreaders',
  },
  'ssd-bare': {
    kind: 'card',
    alt: 'M.2 drive with its memory chips and gold edge connector in view',
    stock: 'photo-1597872200969-2b65d56bd16b',
  },
  'ssd-heatsink': {
    kind: 'card',
    alt: 'M.2 drive enclosed in a low grey heatsink with long grooves',
  },
  'power-supply': {
    kind: 'card',
    alt: 'Modular power supply with its fan grille and rows of cable sockets',
  },
  'desktop-tower': {
    kind: 'card',
    alt: 'Plain desktop tower with a drive slot, front ports and a power button',
  },
  'gaming-laptop': {
    kind: 'card',
    alt: 'Open gaming laptop with a lit keyboard and a snowy valley at night on its screen',
    stock: 'photo-1603302576837-37561b2e2302',
  },
  workstation: {
    kind: 'card',
    alt: 'Workstation tower with carrying handles, eight drive bays and four fans behind a perforated front',
    stock: 'photo-1587831990711-23ca6441447b',
  },
  'all-in-one': {
    kind: 'card',
    alt: 'All-in-one computer with a spreadsheet on its screen, a keyboard and a mouse',
  },
  'mini-pc': {
    kind: 'card',
    alt: 'Computer about the size of a paperback behind a keyboard and a mouse',
  },
  'rack-server': {
    kind: 'card',
    alt: 'Rack server one unit high with a row of drive bays',
    stock: 'photo-1558494949-ef010cbdcc31',
  },
  'storage-nvme': { kind: 'card', alt: 'Two bare M.2 drives lying side by side' },
  'storage-gaming-ssd': {
    kind: 'card',
    alt: 'M.2 drive under a tall tower of fins with copper heat pipes',
  },
  'nas-hard-drive': { kind: 'card', alt: '3.5-inch hard drive with its metal lid and label' },
  'sata-ssd': { kind: 'card', alt: 'Slim 2.5-inch drive with SATA connectors at one end' },
  'nas-enclosure': {
    kind: 'card',
    alt: 'Network storage box with four drive trays, levers, locks and status lights',
  },
  'portable-drive': {
    kind: 'card',
    alt: 'Pocket-sized drive in an aluminium case, with a cable that has USB-C at both ends',
  },
  'gaming-mouse': {
    kind: 'card',
    alt: 'Wireless gaming mouse with thumb buttons, its receiver beside it',
    stock: 'photo-1527814050087-3793815479db',
  },
  'gaming-keyboard': {
    kind: 'card',
    alt: 'Full-size mechanical keyboard with a number pad, its cable tied behind it',
    stock: 'photo-1587829741301-dc798b83add3',
  },
  'gaming-headset': {
    kind: 'card',
    alt: 'Over-ear headset on a stand, with a padded band, metal forks around its cups and a boom microphone',
    stock: 'photo-1505740420928-5e560c06d30e',
  },
  'gaming-monitor': {
    kind: 'card',
    alt: 'Wide monitor with a thin frame on a splayed stand, showing a game in a valley',
    stock: 'photo-1527443224154-c4a3942d3acf',
  },
  'streaming-kit': {
    kind: 'card',
    alt: 'Desk with a microphone on a clamped boom arm, a keypad and a lit key light',
    stock: 'photo-1590602847861-f357a9332bbc',
  },
  'compact-keyboard': {
    kind: 'card',
    alt: 'Compact keyboard in a metal case with arrow keys and a rotary knob',
  },
  'wifi-router': {
    kind: 'card',
    alt: 'Router with four raised aerials, a vented cover and a row of status lights',
    stock: 'photo-1606904825846-647eb07f5be2',
  },
  'mesh-system': {
    kind: 'card',
    alt: 'Three matching rounded mesh units, one showing the ports in its back',
  },
  'managed-switch': {
    kind: 'card',
    alt: 'Desktop network switch with eight ports and two fibre cages',
  },
  'access-point': {
    kind: 'card',
    alt: 'Round ceiling access point lying beside a small controller box',
  },
  'rack-switch': { kind: 'card', alt: 'Rack switch with forty-eight ports in double rows' },
  'firewall-appliance': {
    kind: 'card',
    alt: 'Firewall appliance with labelled network ports and vents on top',
  },
} as const satisfies Readonly<Record<string, PictureRecord>>;

type PictureIdOf<Kind> = {
  [Id in keyof typeof pictures]: (typeof pictures)[Id]['kind'] extends Kind ? Id : never;
}[keyof typeof pictures];

export type CardPictureId = PictureIdOf<'card'>;
export type HeroPictureId = PictureIdOf<'hero'>;
export type PictureId = CardPictureId | HeroPictureId;
export type PictureKind = PictureRecord['kind'];
