/** Every picture the data may name. */
import type { ImageRecord } from '@/checks/schemas/images';

const card = { kind: 'card', width: 800, height: 600 } as const;
const hero = { kind: 'hero', width: 2400, height: 1280 } as const;

export const images = {
  'hero-home': {
    ...hero,
    alt: 'Gaming PC lit from within behind one sheet of glass: board, graphics card and liquid cooler',
    stock: 'photo-1587202372775-e229f172b9d7',
  },
  'hero-about': {
    ...hero,
    alt: 'Motherboard on a workbench mat, a processor, a drive, screws and a screwdriver laid beside it',
  },
  'hero-contact': {
    ...hero,
    alt: 'Laptop with a mailbox open, a mug of coffee and a notebook with a pen beside it',
  },
  'hero-gaming': {
    ...hero,
    alt: 'Three-fan graphics card standing on its edge, its fans ringed with light',
    stock: 'photo-1591488320449-011701bb6704',
  },
  'hero-components': {
    ...hero,
    alt: 'Motherboard standing upright with lit memory, a power supply and a processor beside it',
    stock: 'photo-1518770660439-4636190af475',
  },
  'hero-systems': {
    ...hero,
    alt: 'Workstation tower with carrying handles, a palm-sized computer and a metal laptop with a design open',
    stock: 'photo-1593640408182-31c70c8268f5',
  },
  'hero-storage': {
    ...hero,
    alt: 'Four-bay network storage with a hard drive, a SATA drive and an M.2 drive before it',
    stock: 'photo-1531492746076-161ca9bcad58',
  },
  'hero-accessories': {
    ...hero,
    alt: 'Headset hanging on its stand behind a compact keyboard and a mouse',
    stock: 'photo-1511467687858-23d96c32e4ae',
  },
  'hero-networking': {
    ...hero,
    alt: 'Router on a rack switch, patch cords running around it to both sides',
    stock: 'photo-1544197150-b99a580bb7a8',
  },

  parcel: {
    ...hero,
    alt: 'Two sealed parcels with labels, one on the other, and a roll of tape before them',
  },

  'processor-core-i9': {
    ...card,
    alt: 'Desktop processor with a stepped rectangular lid, seen from above at an angle',
    stock: 'photo-1591799264318-7e6ef8ddb7ea',
  },
  'processor-core-i7': {
    ...card,
    alt: 'Desktop processor with a rectangular lid, seen from its side at an angle',
  },
  'processor-core-i5': {
    ...card,
    alt: 'Desktop processor with an ear on either side of its lid, seen almost from above',
  },
  'processor-ryzen-9': {
    ...card,
    alt: 'Desktop processor with an eight-legged lid and small parts between the legs',
    stock: 'photo-1555617981-dac3880eac6e',
  },
  'processor-ryzen-7': {
    ...card,
    alt: 'Square processor with an eight-legged lid, seen from low at a corner',
  },
  'processor-ryzen-5': {
    ...card,
    alt: 'Square processor with an eight-legged lid, seen almost from above',
  },
  'graphics-card-triple': {
    ...card,
    alt: 'Long graphics card with three fans and a light strip along its edge',
  },
  'graphics-card-wide': {
    ...card,
    alt: 'Plain graphics card with three fans and a straight-edged shroud',
  },
  'graphics-card-dual': { ...card, alt: 'Graphics card with two fans and a short board' },
  'graphics-card-compact': {
    ...card,
    alt: 'Compact two-fan graphics card standing on its slot edge',
  },
  'motherboard-intel': {
    ...card,
    alt: 'ATX motherboard with a rectangular socket, five dark M.2 covers and four memory slots',
  },
  'motherboard-amd': {
    ...card,
    alt: 'ATX motherboard with a square socket, four bright M.2 covers and finned heatsinks',
  },
  'memory-rgb': {
    ...card,
    alt: 'Two memory modules with dark heat spreaders and a lit bar along the top',
    stock: 'photo-1562976540-1502c2145186',
  },
  'memory-low-profile': { ...card, alt: 'Two low memory modules with plain dark heat spreaders' },
  'ssd-bare': {
    ...card,
    alt: 'M.2 drive with its memory chips and gold edge connector in view',
    stock: 'photo-1597872200969-2b65d56bd16b',
  },
  'ssd-heatsink': { ...card, alt: 'M.2 drive closed in a low dark heatsink with long grooves' },
  'power-supply': {
    ...card,
    alt: 'Modular power supply with its fan grille and rows of cable sockets',
  },

  'desktop-tower': {
    ...card,
    alt: 'Plain desktop tower with a drive slot, front ports and a power button',
  },
  'gaming-laptop': {
    ...card,
    alt: 'Open gaming laptop with a lit keyboard, showing a platform game by moonlight',
    stock: 'photo-1603302576837-37561b2e2302',
  },
  workstation: {
    ...card,
    alt: 'Workstation tower with a perforated front and carrying handles',
    stock: 'photo-1587831990711-23ca6441447b',
  },
  'all-in-one': {
    ...card,
    alt: 'All-in-one computer: a spreadsheet on its screen, with keyboard and mouse',
  },
  'mini-pc': { ...card, alt: 'Palm-sized computer with USB and power on its front' },
  'rack-server': {
    ...card,
    alt: 'Rack server one unit high with a row of drive bays',
    stock: 'photo-1558494949-ef010cbdcc31',
  },
  'storage-nvme': { ...card, alt: 'Two bare M.2 drives lying side by side' },
  'storage-gaming-ssd': {
    ...card,
    alt: 'M.2 drive under a tall tower of fins with copper heat pipes',
  },
  'nas-hard-drive': { ...card, alt: '3.5-inch hard drive with its metal lid and label' },
  'sata-ssd': { ...card, alt: 'Slim 2.5-inch drive with SATA connectors at one end' },
  'nas-enclosure': {
    ...card,
    alt: 'Network storage box: four drive trays with levers and locks, and status lights',
  },
  'portable-drive': {
    ...card,
    alt: 'Pocket-sized drive in an aluminium case with its cable, USB-C at both ends',
  },
  'gaming-mouse': {
    ...card,
    alt: 'Wireless gaming mouse with thumb buttons, its receiver beside it',
    stock: 'photo-1527814050087-3793815479db',
  },
  'gaming-keyboard': {
    ...card,
    alt: 'Full-size mechanical keyboard with a number pad, its cable tied behind it',
    stock: 'photo-1587829741301-dc798b83add3',
  },
  'gaming-headset': {
    ...card,
    alt: 'Over-ear headset lying down: stitched band, metal forks around its cups, boom microphone',
    stock: 'photo-1505740420928-5e560c06d30e',
  },
  'gaming-monitor': {
    ...card,
    alt: 'Wide monitor with a thin frame on a splayed stand, showing a space game',
    stock: 'photo-1527443224154-c4a3942d3acf',
  },
  'streaming-kit': {
    ...card,
    alt: 'Desk with a microphone on a clamped boom arm, a keypad and a lit key light',
    stock: 'photo-1590602847861-f357a9332bbc',
  },
  'compact-keyboard': {
    ...card,
    alt: 'Compact keyboard in a metal case with arrow keys and a rotary knob',
  },
  'wifi-router': {
    ...card,
    alt: 'Router with four raised aerials, a vented cover and a row of status lights',
    stock: 'photo-1606904825846-647eb07f5be2',
  },
  'mesh-system': {
    ...card,
    alt: 'Three matching rounded mesh units, the ports in the back of one in view',
  },
  'managed-switch': { ...card, alt: 'Desktop network switch with eight ports and two fibre cages' },
  'access-point': {
    ...card,
    alt: 'Round ceiling access point lying beside a small controller box',
  },
  'rack-switch': { ...card, alt: 'Rack switch with forty-eight ports in double rows' },
  'firewall-appliance': {
    ...card,
    alt: 'Firewall appliance with labelled network ports and vents on top',
  },
} as const satisfies Readonly<Record<string, ImageRecord>>;

export type ImageId = keyof typeof images;
