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
    lead: 'From the far bedroom to the server cabinet. Send a floor plan or a port count, and we quote for what covers it.',
    image: 'hero-networking',
    quoteLabel: 'Get Networking Quote',
  },
  homeCard: {
    title: 'Networking Equipment',
    description:
      'Wireless that reaches, switches with ports to spare, and a firewall before it all.',
    image: 'hero-networking',
    features: ['WiFi 6E routers and mesh', 'Managed and PoE switches', 'Firewall appliances'],
    brands: ['Ubiquiti', 'TP-Link', 'Netgear', 'Cisco'],
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
        icon: 'wifi',
        title: 'Wireless',
        text: 'Coverage planned by wall and floor. WiFi 6E adds the 6 GHz band, where few neighbours are.',
        points: ['WiFi 6E and WiFi 7', 'Mesh for homes', 'Ceiling access points'],
      },
      {
        icon: 'cable',
        title: 'Wired',
        text: 'Switching for desks, cameras and racks. PoE sends power along the network cable; we work out how much.',
        points: ['1, 2.5 and 10 Gb ports', 'PoE+ and PoE++', 'Fibre uplinks'],
      },
      {
        icon: 'shield',
        title: 'Security',
        text: 'Firewalls and gateways sized to your line, so that inspection does not slow it.',
        points: ['Site-to-site and remote VPN', 'Intrusion prevention', 'Separate guest networks'],
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
  drawing: 'plan',
  featuredHeading: 'Featured Networking Equipment',
  featured: [
    {
      name: 'Tri-Band Home Router',
      category: 'WiFi 6E Routers',
      image: 'wifi-router',
      description:
        'A router with the 6 GHz band for busy homes, and a fast wired port for the line that feeds it.',
      features: [
        '2.4, 5 and 6 GHz bands',
        '2.5 Gb WAN port',
        'WPA3 wireless security',
        'Four gigabit LAN ports',
        'Separate guest network',
        'Parental controls built in',
      ],
      brands: ['ASUS', 'TP-Link', 'Netgear'],
    },
    {
      name: 'Whole-Home Mesh Set',
      category: 'Mesh Systems',
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
      brands: ['TP-Link', 'Netgear', 'ASUS', 'Ubiquiti'],
    },
    {
      name: 'Desktop PoE Switch',
      category: 'Managed Switches',
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
      brands: ['Netgear', 'TP-Link', 'Ubiquiti', 'Zyxel'],
    },
    {
      name: 'Ceiling Access Points',
      category: 'Enterprise Solutions',
      image: 'access-point',
      description:
        'Discreet access points for offices, schools and cafés, all run together from one controller.',
      features: [
        'WiFi 6E and WiFi 7',
        'Powered over Ethernet',
        'Managed from one controller',
        'Roaming between units',
        'Up to 300 clients a unit',
        'Outdoor models available',
      ],
      brands: ['Ubiquiti', 'HPE', 'Cisco', 'TP-Link'],
    },
    {
      name: '48-Port Rack Switch',
      category: 'Enterprise Switches',
      image: 'rack-switch',
      description:
        'Layer 3 switching for the comms cabinet, with fast uplinks and room for a second power supply.',
      features: [
        '48 gigabit or 2.5 Gb ports',
        '10 and 25 Gb uplinks',
        'Layer 3 routing',
        'Stacks with its own kind',
        'Redundant power supplies',
        'Command line and API',
      ],
      brands: ['Cisco', 'HPE', 'Extreme Networks'],
    },
    {
      name: 'Branch Office Firewall',
      category: 'Security Appliances',
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
    'Netgear',
    'ASUS',
    'HPE',
    'DrayTek',
    'MikroTik',
    'Zyxel',
    'Fortinet',
    'Sophos',
    'WatchGuard',
  ],
  closing: {
    title: 'Send the plan. We count the ports.',
    text: 'Rooms, walls, devices and the line you have: enough for a first proposal. We respond within 24 hours.',
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
