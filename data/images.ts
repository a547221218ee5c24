/** Every picture the data may name, with the text that stands in for it where it can't be seen. */
import type { ImageRecord } from '@/checks/schemas/parts';

/** Scenes on the dark stage, such as a page opens on. */
const heroes = {
  'hero-home':
    'Gaming PC lit from within behind one sheet of glass: board, graphics card and liquid cooler',
  'hero-about':
    'Motherboard on a workbench mat, a processor, a drive, screws and a screwdriver laid beside it',
  'hero-contact': 'Laptop with a mailbox open, a mug of coffee and a notebook with a pen beside it',
  'hero-gaming': 'Three-fan graphics card standing on its edge, its fans ringed with light',
  'hero-components':
    'Motherboard with memory fitted, a power supply behind it, an M.2 drive, a processor and a memory module before it',
  'hero-systems':
    'Workstation tower with carrying handles, a palm-sized computer and a metal laptop with a design open',
  'hero-storage':
    'Four-bay network storage with a hard drive, a SATA drive and an M.2 drive before it',
  'hero-accessories': 'Headset hanging on its stand behind a compact keyboard and a mouse',
  'hero-networking': 'Router on a rack switch, patch cords running around it to both sides',
  parcel: 'Two sealed parcels with labels, one on the other, and a roll of tape before them',
} as const;

/** Products on paper. */
const cards = {
  'processor-core-i9':
    'Desktop processor with a stepped rectangular lid, seen from above at an angle',
  'processor-core-i7': 'Desktop processor with a rectangular lid, seen from its side at an angle',
  'processor-core-i5':
    'Desktop processor with an ear on either side of its lid, seen almost from above',
  'processor-ryzen-9':
    'Desktop processor with an eight-legged lid and small parts between the legs',
  'processor-ryzen-7': 'Square processor with an eight-legged lid, seen from above a corner',
  'processor-ryzen-5': 'Square processor with an eight-legged lid, seen almost from above',
  'graphics-card-triple':
    'Long graphics card with three fans in frosted rings, lying on its back plate',
  'graphics-card-wide': 'Plain graphics card with three fans and a straight-edged shroud',
  'graphics-card-dual': 'Graphics card with two fans and a short board',
  'graphics-card-compact':
    'Compact white graphics card with two fans, lying with its gold contacts to the front',
  'motherboard-intel':
    'ATX motherboard with a rectangular socket, five dark M.2 covers and four memory slots',
  'motherboard-amd':
    'ATX motherboard with a square socket, four grey M.2 covers and dark finned heatsinks',
  'memory-rgb': 'Two memory modules with dark heat spreaders and a lit bar along the top',
  'memory-low-profile': 'Two low memory modules with plain dark heat spreaders',
  'ssd-bare': 'M.2 drive with its memory chips and gold edge connector in view',
  'ssd-heatsink': 'M.2 drive closed in a low grey heatsink with long grooves',
  'power-supply': 'Modular power supply with its fan grille and rows of cable sockets',
  'desktop-tower': 'Plain desktop tower with a drive slot, front ports and a power button',
  'gaming-laptop': 'Open gaming laptop with a lit keyboard, a mountain valley on its screen',
  workstation: 'Workstation tower with a perforated front and carrying handles',
  'all-in-one': 'All-in-one computer: a spreadsheet on its screen, with keyboard and mouse',
  'mini-pc': 'Palm-sized computer with USB and power on its front',
  'rack-server': 'Rack server one unit high with a row of drive bays',
  'storage-nvme': 'Two bare M.2 drives lying side by side',
  'storage-gaming-ssd': 'M.2 drive under a tall tower of fins with copper heat pipes',
  'nas-hard-drive': '3.5-inch hard drive with its metal lid and label',
  'sata-ssd': 'Slim 2.5-inch drive with SATA connectors at one end',
  'nas-enclosure': 'Network storage box: four drive trays with levers and locks, and status lights',
  'portable-drive': 'Pocket-sized drive in an aluminium case with its cable, USB-C at both ends',
  'gaming-mouse': 'Wireless gaming mouse with thumb buttons, its receiver beside it',
  'gaming-keyboard': 'Full-size mechanical keyboard with a number pad, its cable tied behind it',
  'gaming-headset':
    'Over-ear headset hung on a stand: padded band, metal forks around its cups, boom microphone',
  'gaming-monitor': 'Wide monitor with a thin frame on a splayed stand, showing a game in a valley',
  'streaming-kit': 'Desk with a microphone on a clamped boom arm, a keypad and a lit key light',
  'compact-keyboard': 'Compact keyboard in a metal case with arrow keys and a rotary knob',
  'wifi-router': 'Router with four raised aerials, a vented cover and a row of status lights',
  'mesh-system': 'Three matching rounded mesh units, the ports in the back of one in view',
  'managed-switch': 'Desktop network switch with eight ports and two fibre cages',
  'access-point': 'Round ceiling access point lying beside a small controller box',
  'rack-switch': 'Rack switch with forty-eight ports in double rows',
  'firewall-appliance': 'Firewall appliance with labelled network ports and vents on top',
} as const;

export type ImageId = keyof typeof heroes | keyof typeof cards;

/** The stock photographs that may stand in for them: see NEXT_PUBLIC_IMAGE_HOST in the README. */
const stock: Readonly<Partial<Record<string, string>>> = {
  'hero-home': 'photo-1587202372775-e229f172b9d7',
  'hero-gaming': 'photo-1591488320449-011701bb6704',
  'hero-components': 'photo-1518770660439-4636190af475',
  'hero-systems': 'photo-1593640408182-31c70c8268f5',
  'hero-storage': 'photo-1531492746076-161ca9bcad58',
  'hero-accessories': 'photo-1511467687858-23d96c32e4ae',
  'hero-networking': 'photo-1544197150-b99a580bb7a8',
  'processor-core-i9': 'photo-1591799264318-7e6ef8ddb7ea',
  'processor-ryzen-9': 'photo-1555617981-dac3880eac6e',
  'memory-rgb': 'photo-1562976540-1502c2145186',
  'ssd-bare': 'photo-1597872200969-2b65d56bd16b',
  'gaming-laptop': 'photo-1603302576837-37561b2e2302',
  workstation: 'photo-1587831990711-23ca6441447b',
  'rack-server': 'photo-1558494949-ef010cbdcc31',
  'gaming-mouse': 'photo-1527814050087-3793815479db',
  'gaming-keyboard': 'photo-1587829741301-dc798b83add3',
  'gaming-headset': 'photo-1505740420928-5e560c06d30e',
  'gaming-monitor': 'photo-1527443224154-c4a3942d3acf',
  'streaming-kit': 'photo-1590602847861-f357a9332bbc',
  'wifi-router': 'photo-1606904825846-647eb07f5be2',
} satisfies Partial<Record<ImageId, string>>;

const records = (kind: ImageRecord['kind'], alts: Readonly<Record<string, string>>) =>
  Object.entries(alts).map(([id, alt]) => [id, { kind, alt, stock: stock[id] }]);

export const images = Object.fromEntries([
  ...records('hero', heroes),
  ...records('card', cards),
]) as Readonly<Record<ImageId, ImageRecord>>;
