/** Everything the networking equipment page says. */
import type { ShowcasePageData } from '@/checks/schemas/category-pages';

export const networkingEquipment = {
  kind: 'showcase',
  slug: 'networking-equipment',
  name: 'Networking Equipment',
  theme: 'networking',
  icon: 'network',
  summary: 'Routers, mesh, switches and firewalls',
  search: {
    title: 'Networking Equipment: WiFi to Firewalls',
    description:
      'WiFi 6E routers, mesh, managed switches and firewalls. Response within 24 hours, dispatch in 1-2 business days, delivery in 2-3 days.',
  },
  hero: {
    title: 'Networking equipment, room to rack',
    lead: 'Send a floor plan; a sketch will do. We work out access points, ports and cable runs from it, and quote for what they end in.',
    image: 'hero-networking',
    quoteLabel: 'Get Networking Quote',
  },
  homeCard: {
    description: 'Wireless for each room, switches with ports to spare, and a firewall in front.',
    features: ['WiFi 7 and WiFi 6E routers', 'Managed and PoE switches', 'Firewall appliances'],
    brands: ['Ubiquiti', 'TP-Link', 'NETGEAR', 'Cisco'],
  },
  quotePrompts: {
    'Rooms, or ports': 'Two floors, thick walls',
    'People and devices': 'Four people, about 30 devices',
    'What we have already': 'A router from the provider',
  },
  range: {
    heading: 'Networking Solutions',
    themes: {
      Wireless: {
        text: 'Coverage planned wall by wall, with the 6 GHz band where few neighbours are yet.',
        facts: {
          Standards: 'WiFi 6E and WiFi 7',
          Houses: 'Mesh sets',
          Offices: 'Ceiling access points',
        },
      },
      Wired: {
        text: 'Ports for desks, cameras and racks. We add up what each device draws.',
        facts: {
          Speeds: '1, 2.5 and 10 GbE',
          Power: 'PoE+ and PoE++',
          'Long runs': 'Fibre',
        },
      },
      Security: {
        text: 'A firewall sized to your line, so that looking into the traffic does not slow it.',
        facts: {
          Attacks: 'Intrusion prevention',
          Sites: 'Joined by VPN',
          Guests: 'A network apart',
        },
      },
    },
  },
  tilesHeading: 'Networking Categories',
  tiles: [
    { label: 'WiFi 6E Routers', figure: '15+', unit: 'Models' },
    { label: 'Mesh Systems', figure: '12+', unit: 'Kits' },
    { label: 'Managed Switches', figure: '25+', unit: 'Models' },
    { label: 'Security Appliances', figure: '10+', unit: 'Models' },
  ],
  drawing: {
    kind: 'plan',
    heading: 'What we read from a floor plan',
    text: 'An example: eighteen ports at desks (squares), two access points (circles) and a camera, each cable followed from the rack.',
    // In metres; the tray lies above the corridor.
    width: 20,
    depth: 12,
    rooms: [
      { name: 'Open office', x: 0, y: 0, width: 12, depth: 7, nameAt: { x: 3.5, y: 5.6 } },
      { name: 'Meeting', x: 12, y: 0, width: 8, depth: 4.5, nameAt: { x: 14.2, y: 2.4 } },
      { name: 'Reception', x: 12, y: 4.5, width: 8, depth: 7.5, nameAt: { x: 15.4, y: 10.4 } },
      { name: 'Kitchen', x: 0, y: 8.5, width: 4.5, depth: 3.5, nameAt: { x: 2.25, y: 10.6 } },
      { name: 'Office', x: 4.5, y: 8.5, width: 4.5, depth: 3.5, nameAt: { x: 6.1, y: 10.6 } },
      { name: 'Rack', x: 9, y: 8.5, width: 3, depth: 3.5, nameAt: { x: 11, y: 10.4 } },
    ],
    doors: [
      { x: 12, y: 7.3, along: 'y' },
      { x: 2, y: 8.5, along: 'x' },
      { x: 6, y: 8.5, along: 'x' },
      { x: 10.5, y: 8.5, along: 'x' },
      { x: 14, y: 4.5, along: 'x' },
      { x: 20, y: 9, along: 'y' },
    ],
    rack: { x: 9.8, y: 11.2 },
    tray: 7.75,
    ceiling: 2.7,
    switchPorts: 24,
    outlets: [
      { kind: 'desks', x: 1, y: 0, ports: 4 },
      { kind: 'desks', x: 6, y: 0, ports: 4 },
      { kind: 'desks', x: 10, y: 0, ports: 4 },
      { kind: 'desks', x: 17, y: 0, ports: 2 },
      { kind: 'desks', x: 19, y: 12, ports: 2 },
      { kind: 'desks', x: 8, y: 12, ports: 2 },
      { kind: 'access point', x: 6, y: 3.5, ports: 1 },
      { kind: 'access point', x: 15, y: 6.5, ports: 1 },
      { kind: 'camera', x: 19.5, y: 7, ports: 1 },
    ],
  },
  featured: {
    'Tri-Band Home Router': {
      group: 'WiFi 6E Routers',
      image: 'wifi-router',
      description:
        'For busy homes: the 6 GHz band for what is near and quick, the older two for the far rooms.',
      features: [
        '2.4, 5 and 6 GHz bands',
        '2.5 GbE port on most models',
        'WPA3 wireless security',
        'Four gigabit LAN ports',
        'Separate guest network',
        'Parental controls built in',
      ],
      brands: ['ASUS', 'TP-Link', 'NETGEAR'],
    },
    'Whole-Home Mesh Set': {
      group: 'Mesh Systems',
      image: 'mesh-system',
      description:
        'One unit by the line, the next where its signal still reaches, and so on through the house.',
      features: [
        'Sets of two or three units',
        'One network name throughout',
        'Wired or wireless backhaul',
        'Two Ethernet ports a unit',
        'Set up from a phone',
        'Add units later',
      ],
      brands: ['TP-Link', 'NETGEAR', 'ASUS', 'Ubiquiti'],
    },
    'Desktop PoE Switch': {
      group: 'Managed Switches',
      image: 'managed-switch',
      description:
        'For the phones, cameras and access points of a small office, and set up in a browser.',
      features: [
        '8 or 16 gigabit ports',
        'PoE+ on every port',
        'VLANs and QoS',
        'Two SFP uplinks',
        'Fanless models available',
        'Desk or rack mounting',
      ],
      brands: ['NETGEAR', 'TP-Link', 'Ubiquiti', 'Zyxel'],
    },
    'Ceiling Access Points': {
      group: 'Enterprise Solutions',
      image: 'access-point',
      description:
        'For the ceilings of offices, schools and cafés, where no box or cable is to be seen.',
      features: [
        'WiFi 7 and WiFi 6E',
        'Powered over Ethernet',
        'Managed from one controller',
        'Roaming between units',
        'Guests on a network of their own',
        'Outdoor models available',
      ],
      brands: ['Ubiquiti', 'HPE', 'Cisco', 'TP-Link'],
    },
    '48-Port Rack Switch': {
      group: 'Enterprise Switches',
      image: 'rack-switch',
      description:
        'For the comms cabinet of a floor or a school, where its desks, phones and cameras come together.',
      features: [
        '48 ports at 1 or 2.5 GbE',
        '10 and 25 GbE uplinks',
        'Layer 3 routing',
        'Stacks with its own kind',
        'Redundant power supplies',
        'Command line and API',
      ],
      brands: ['Cisco', 'HPE', 'Extreme Networks'],
    },
    'Branch Office Firewall': {
      group: 'Security Appliances',
      image: 'firewall-appliance',
      description:
        'One box at the line that filters, keeps logs and changes to a second line when the first fails.',
      features: [
        'Gigabit threat inspection',
        'Site-to-site and remote VPN',
        'Intrusion prevention system',
        'Web and DNS filtering',
        'Two WAN ports for failover',
        'Central logs and reports',
      ],
      brands: ['Fortinet', 'SonicWall', 'WatchGuard', 'Sophos'],
    },
  },
  brandsHeading: 'Trusted Networking Brands',
  brands: [
    'Cisco',
    'Ubiquiti',
    'TP-Link',
    'NETGEAR',
    'ASUS',
    'HPE',
    'Extreme Networks',
    'Zyxel',
    'Fortinet',
    'Sophos',
    'WatchGuard',
    'SonicWall',
  ],
  beginnings: {
    heading: 'Start from the building',
    items: {
      'WiFi in all the rooms': {
        text: 'For a house whose walls are thicker than its signal.',
        wish: 'I would like a quote for WiFi that reaches all rooms of a house.',
        prompts: [
          'Floors and rooms',
          'Walls of brick or stone',
          'Where the line comes in',
          'Needed by',
        ],
      },
      'Cable a new office': {
        text: 'Switch, patch panel and rack for the ports you count.',
        wish: 'I would like a quote for the network of a new office.',
        prompts: ['Desks', 'Phones, cameras, printers', 'Where the rack can stand', 'Moving in on'],
      },
      'Join two branches': {
        text: 'A firewall at each end and a VPN between them.',
        wish: 'I would like a quote for joining two branches over a VPN.',
        prompts: ['People at each', 'Line at each, in Mb/s', 'Firewalls now', 'Needed by'],
      },
    },
  },
  closing: {
    title: 'Photograph the plan and send it',
    text: 'Mark which walls are brick, where the line comes in and where a rack could stand.',
    quoteLabel: 'Design My Network',
    example: ['In three weeks', 'DE22'],
  },
} as const satisfies ShowcasePageData;
