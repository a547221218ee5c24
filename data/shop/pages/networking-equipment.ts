import { company } from '../company';
import type { ShowcasePageData } from '../page';

export const networkingEquipment = {
  kind: 'showcase',
  slug: 'networking-equipment',
  name: 'Networking Equipment',
  theme: 'networking',
  icon: 'network',
  summary: 'Routers, mesh, switches and firewalls',
  metadata: {
    title: 'Networking Equipment: Wi-Fi to Firewalls',
    description: `Wi-Fi 6E routers, mesh, managed switches and firewalls. Ask for a quote by email. Dispatch in ${company.dispatch}.`,
  },
  hero: {
    title: 'Networking equipment, room to rack',
    lead: 'Send us a floor plan. A measured sketch will do. We’ll plan the coverage, ports and cable runs, then quote for the kit.',
    image: 'hero-networking',
    quoteLabel: 'Get Networking Quote',
  },
  // The hero asks for a floor plan, so the plan comes before the range.
  sections: ['drawing', 'featured', 'range', 'starters'],
  homeCard: {
    description: 'Wi-Fi for every room, switches with ports to spare and a firewall in front.',
    features: ['Wi-Fi 7 and Wi-Fi 6E routers', 'Managed and PoE switches', 'Firewall appliances'],
    brands: ['Ubiquiti', 'TP-Link', 'NETGEAR', 'Cisco'],
  },
  quotePrompts: ['Rooms, or ports', 'People and devices', 'What we already have'],
  range: {
    heading: 'Networking Solutions',
    topics: {
      Wireless: {
        text: 'We plan coverage wall by wall, on 2.4, 5 and 6 GHz.',
        figures: {
          Standards: 'Wi-Fi 6E and Wi-Fi 7',
          Homes: 'Mesh sets',
          Offices: 'Ceiling access points',
        },
      },
      Wired: {
        text: 'Ports for desks, cameras and racks. We add up the power that each device needs.',
        figures: { Speeds: '1, 2.5 and 10 GbE', Power: 'PoE+ and PoE++', 'Long runs': 'Fibre' },
      },
      Security: {
        text: 'A firewall that keeps up with your broadband, even with inspection switched on.',
        figures: {
          Protection: 'Intrusion prevention',
          Branches: 'Joined by VPN',
          Guests: 'On a network of their own',
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
    heading: 'What a floor plan tells us',
    text: 'This one has 18 desk ports, two access points and a camera.',
    rooms: {
      open: 'Open office',
      meeting: 'Meeting',
      reception: 'Reception',
      kitchen: 'Kitchen',
      office: 'Office',
      rack: 'Rack',
    },
    key: {
      socket: 'Desk ports',
      accessPoint: 'Access point',
      camera: 'Camera',
      cable: 'Cable',
      rack: 'Rack',
      door: 'Door',
    },
    figures: {
      'Switch ports used': '21 of 24',
      'Ports with power (PoE)': '3',
      'Floor area': '240\u00a0m²',
      'Longest run (limit 90\u00a0m)': '19.4\u00a0m',
    },
  },
  featured: {
    'tri-band-home-router': {
      name: 'Tri-Band Home Router',
      category: 'WiFi 6E Routers',
      quotePrompt: 'Broadband speed, floors, devices',
      image: 'wifi-router',
      description:
        'For busy homes. The 6 GHz band is quick but short-range, and the other two reach the far rooms.',
      features: [
        '2.4, 5 and 6 GHz bands',
        '2.5 GbE port on many models',
        'WPA3 wireless security',
        'Four gigabit LAN ports',
        'Separate guest network',
        'Parental controls, some by subscription',
      ],
      brands: ['ASUS', 'TP-Link', 'NETGEAR'],
    },
    'whole-home-mesh-set': {
      name: 'Whole-Home Mesh Set',
      category: 'Mesh Systems',
      quotePrompt: 'Floors and rooms, walls, broadband speed',
      image: 'mesh-system',
      description:
        'The first unit plugs into your broadband router. Each of the others carries the signal to the rooms around it.',
      features: [
        'Sets of two or three units',
        'One network name throughout',
        'Wired or wireless backhaul',
        'Ethernet ports on most units',
        'Set up from a phone',
        'Add units later',
      ],
      brands: ['TP-Link', 'NETGEAR', 'ASUS', 'Ubiquiti'],
    },
    'desktop-poe-switch': {
      name: 'Desktop PoE Switch',
      category: 'Managed Switches',
      quotePrompt: 'Ports, how many with PoE, managed or not',
      image: 'managed-switch',
      description:
        'For the phones, cameras and access points in a small office. You set it up in a browser.',
      features: [
        '8 or 16 gigabit ports',
        'PoE+ for phones and cameras',
        'VLANs and QoS',
        'Two SFP uplinks',
        'Fanless models available',
        'Desk or rack mounting',
      ],
      brands: ['NETGEAR', 'TP-Link', 'Ubiquiti', 'Zyxel'],
    },
    'ceiling-access-points': {
      name: 'Ceiling Access Points',
      category: 'Enterprise Solutions',
      quotePrompt: 'Rooms, people, indoors or outdoors',
      image: 'access-point',
      description:
        'For the ceilings of offices, schools and cafés, with one cable for data and power.',
      features: [
        'Wi-Fi 7 and Wi-Fi 6E',
        'Powered over Ethernet',
        'Managed from one controller',
        'Roaming between units',
        'Separate guest network',
        'Outdoor models available',
      ],
      brands: ['Ubiquiti', 'HPE', 'Cisco', 'TP-Link'],
    },
    '48-port-rack-switch': {
      name: '48-Port Rack Switch',
      category: 'Enterprise Switches',
      quotePrompt: 'Port speed, PoE, uplinks, stacking',
      image: 'rack-switch',
      description:
        'For the comms cabinet of an office floor or a school, where all the cables meet.',
      features: [
        '48 ports at 1 or 2.5 GbE',
        '10 and 25 GbE uplinks',
        'Layer 3 routing',
        'Stacks with others in its series',
        'Redundant power supplies',
        'Command line and API',
      ],
      brands: ['Cisco', 'HPE', 'Extreme Networks'],
    },
    'branch-office-firewall': {
      name: 'Branch Office Firewall',
      category: 'Security Appliances',
      quotePrompt: 'Users, broadband speed, VPN',
      image: 'firewall-appliance',
      description:
        'One box that filters traffic, keeps logs and switches to a second broadband line if the first fails.',
      features: [
        'Threat inspection at 1 Gb/s or more',
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
  starters: {
    heading: 'Start with the building',
    items: {
      'Wi-Fi in every room': {
        text: 'For a house whose walls block the signal.',
        wish: 'I would like a quote for Wi-Fi that reaches every room of a house.',
        prompts: ['Floors and rooms', 'Walls of brick or stone', 'Where the broadband comes in'],
      },
      'Connect a new office': {
        text: 'A switch, patch panel and rack for as many ports as you need.',
        wish: 'I would like a quote for the network of a new office.',
        prompts: [
          'Desks',
          'Phones, cameras, printers',
          'Where the rack can stand',
          'Moving-in date',
        ],
      },
      'Connect two branches': {
        text: 'A firewall at each end and a VPN between them.',
        wish: 'I would like a quote for connecting two branches over a VPN.',
        prompts: [
          'Branches, and people at each',
          'Broadband speed at each branch, in Mb/s',
          'Current firewalls',
        ],
      },
    },
  },
  closing: {
    title: 'Photograph the plan and send it',
    text: 'Write one measurement on it first, and mark the brick walls, where the broadband comes in and where a rack could stand.',
    quoteLabel: 'Design My Network',
  },
} as const satisfies ShowcasePageData;
