/** Everything the networking equipment page says. */
import type { ShowcaseCategory } from '@/checks/schemas/categories';

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
    title: 'Networking Equipment',
    description:
      'Wireless that reaches, switches with ports to spare, and a firewall before it all.',
    image: 'hero-networking',
    features: [
      'WiFi 7 and WiFi 6E, routers and mesh',
      'Managed and PoE switches',
      'Firewall appliances',
    ],
    brands: ['Ubiquiti', 'TP-Link', 'NETGEAR', 'Cisco'],
  },
  quoteSubject: 'Networking Equipment Quote Request',
  quotePrompts: [
    'Rooms, or ports',
    'People and devices',
    'What we have already',
    'Needed by',
    'Delivery postcode',
  ],
  range: {
    heading: 'Networking Solutions',
    themes: [
      {
        title: 'Wireless',
        text: 'WiFi 7 can use two bands at once, the 6 GHz one among them, where few neighbours are yet. Ceiling access points for offices, mesh for houses; walls decide how many.',
      },
      {
        title: 'Wired',
        text: 'Ports for desks, cameras and racks, at 1, 2.5 and 10 GbE with fibre between cabinets. PoE sends power along the same cable, so we add up what each device draws.',
      },
      {
        title: 'Security',
        text: 'A firewall sized to your line, so that looking into the traffic does not slow it, with a VPN between sites and a network apart for guests.',
      },
    ],
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
    text: 'An example: eighteen ports at the desks (squares), two access points (circles) and a camera. Each cable is followed from the rack over the ceiling to where it ends.',
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
  featuredHeading: 'Featured Networking Equipment',
  featured: [
    {
      name: 'Tri-Band Home Router',
      group: 'WiFi 6E Routers',
      image: 'wifi-router',
      description:
        'A router with the 6 GHz band for busy homes, and a fast wired port for the line that feeds it.',
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
    {
      name: 'Whole-Home Mesh Set',
      group: 'Mesh Systems',
      image: 'mesh-system',
      description:
        'Two or three matched units that share one network name and carry it past thick stone walls.',
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
    {
      name: 'Desktop PoE Switch',
      group: 'Managed Switches',
      image: 'managed-switch',
      description:
        'Eight or sixteen ports that power phones, cameras and access points, all set up in a browser.',
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
    {
      name: 'Ceiling Access Points',
      group: 'Enterprise Solutions',
      image: 'access-point',
      description:
        'Discreet access points for offices, schools and cafés, all run together from one controller.',
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
    {
      name: '48-Port Rack Switch',
      group: 'Enterprise Switches',
      image: 'rack-switch',
      description:
        'Layer 3 switching for the comms cabinet, with fast uplinks and room for a second power supply.',
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
    {
      name: 'Branch Office Firewall',
      group: 'Security Appliances',
      image: 'firewall-appliance',
      description:
        'A gateway that inspects a gigabit line at full speed and joins branch offices over an IPsec VPN.',
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
  ],
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
    items: [
      {
        title: 'WiFi in all the rooms',
        text: 'For a house whose walls are thicker than its signal.',
        wish: 'I would like a quote for WiFi that reaches all rooms of a house.',
        prompts: [
          'Floors and rooms',
          'Walls of brick or stone',
          'Where the line comes in',
          'Needed by',
        ],
      },
      {
        title: 'Cable a new office',
        text: 'Switch, patch panel and rack for the ports you count.',
        wish: 'I would like a quote for the network of a new office.',
        prompts: ['Desks', 'Phones, cameras, printers', 'Where the rack can stand', 'Moving in on'],
      },
      {
        title: 'Join two branches',
        text: 'A firewall at each end and a VPN between them.',
        wish: 'I would like a quote for joining two branches over a VPN.',
        prompts: ['People at each', 'Line at each, in Mb/s', 'Firewalls now', 'Needed by'],
      },
    ],
  },
  closing: {
    title: 'Photograph the plan and send it',
    text: 'Mark which walls are brick and where the line comes in. We respond within 24 hours.',
    quoteLabel: 'Design My Network',
    example: [
      'Two floors, thick walls',
      'Four people, about 30 devices',
      'A router from the provider',
      'In three weeks',
      'DE22',
    ],
  },
} as const satisfies ShowcaseCategory;
