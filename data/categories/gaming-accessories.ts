/** Everything the gaming accessories page says. */
import type { ShowcaseCategory } from '@/checks/schemas/categories';

export const gamingAccessories = {
  kind: 'showcase',
  slug: 'gaming-accessories',
  name: 'Gaming Accessories',
  theme: 'accessories',
  icon: 'headset',
  summary: 'Mice, keyboards, headsets and monitors',
  search: {
    title: 'Gaming Accessories: Mice to Monitors',
    description:
      'Gaming mice, keyboards, headsets, monitors and streaming kit. Ask for a quote by e-mail; dispatch in 1-2 business days, delivery in 2-3 days.',
  },
  hero: {
    title: 'Gaming accessories, all within reach',
    lead: 'The parts you touch, hear and look at. Tell us your hand size, desk and games, and we quote for a set that suits them.',
    image: 'hero-accessories',
    quoteLabel: 'Get Accessories Quote',
  },
  homeCard: {
    title: 'Gaming Accessories',
    description: 'Mice, keyboards, headsets and monitors: the parts you touch, hear and look at.',
    image: 'hero-accessories',
    features: [
      'Wired and wireless mice',
      'Mechanical and compact keyboards',
      '144 to 360 Hz monitors',
    ],
    brands: ['Logitech', 'Razer', 'SteelSeries', 'HyperX'],
  },
  quoteSubject: 'Gaming Accessories Quote Request',
  quotePrompts: [
    'Items, and how many of each',
    'Games or work they are for',
    'What I have already',
    'Needed by',
    'Delivery postcode',
  ],
  range: {
    heading: 'Kit for the Way You Play',
    themes: [
      {
        icon: 'mouse',
        title: 'Precision & Control',
        text: 'Mice and keyboards whose weight, switches and shape are chosen, not guessed.',
        points: [
          'Wired and wireless mice',
          'Linear, tactile and clicky switches',
          'Left-handed models',
        ],
      },
      {
        icon: 'headset',
        title: 'Sound & Voice',
        text: 'Hear where it came from, and be understood when you answer.',
        points: ['Closed and open headsets', 'USB and XLR microphones', 'Wireless at low latency'],
      },
      {
        icon: 'monitor',
        title: 'Sight & Streaming',
        text: 'Screens matched to the graphics card, and what you need to show it to others.',
        points: ['144 to 360 Hz panels', 'OLED and IPS', 'Capture cards and lights'],
      },
    ],
  },
  tilesHeading: 'Accessory Categories',
  tiles: [
    { label: 'Gaming Mice', figure: '30+', unit: 'Models' },
    { label: 'Keyboards', figure: '25+', unit: 'Models' },
    { label: 'Headsets', figure: '35+', unit: 'Models' },
    { label: 'Monitors', figure: '40+', unit: 'Displays' },
  ],
  drawing: 'desk',
  featuredHeading: 'Featured Gaming Accessories',
  featured: [
    {
      name: 'Lightweight Wireless Mice',
      category: 'Gaming Mice',
      image: 'gaming-mouse',
      description:
        'Around sixty grams, with a sensor that follows quick flicks and a battery that lasts the weekend.',
      features: [
        'About 60 g without cable',
        'Sensors of 26,000 DPI and more',
        '2.4 GHz, many with Bluetooth',
        'Optical or mechanical switches',
        'Low-friction PTFE feet',
        'Charges over USB-C',
      ],
      brands: ['Logitech', 'Razer', 'SteelSeries', 'Glorious'],
    },
    {
      name: 'Full-Size Mechanical Boards',
      category: 'Gaming Keyboards',
      image: 'gaming-keyboard',
      description:
        'A number pad, proper switches and a steel plate: for play in the evening and typing all day.',
      features: [
        'UK ISO layout',
        'Hot-swap switches on many models',
        'Lighting set per key',
        'Full N-key rollover',
        'Volume wheel or dial',
        'Detachable wrist rest',
      ],
      brands: ['Corsair', 'Logitech', 'Razer', 'HyperX'],
    },
    {
      name: 'Over-Ear Headsets',
      category: 'Gaming Headsets',
      image: 'gaming-headset',
      description:
        'Closed cups, soft pads and a boom microphone: hear where it came from and be heard in reply.',
      features: [
        '40 and 50 mm drivers',
        'Detachable or flip-up microphone',
        'Wired or 2.4 GHz wireless',
        'Memory-foam ear pads',
        'PC and console',
        'Replaceable cables and pads',
      ],
      brands: ['SteelSeries', 'HyperX', 'Logitech', 'Corsair'],
    },
    {
      name: '27-inch Fast Panels',
      category: 'Gaming Monitors',
      image: 'gaming-monitor',
      description:
        '1440p at high refresh rates on stands that adjust, so that the screen suits you and the card.',
      features: [
        '27-inch, 2560 × 1440',
        '165 to 360 Hz',
        'Adaptive sync support',
        'Stand adjusts for height',
        'IPS or OLED panel',
        'HDMI 2.1 and DisplayPort',
      ],
      brands: ['ASUS', 'AOC', 'LG', 'Samsung', 'BenQ'],
    },
    {
      name: 'Desk Streaming Kit',
      category: 'Streaming Equipment',
      image: 'streaming-kit',
      description:
        'Microphone, arm, light and controls that give a clear picture and voice from an ordinary desk.',
      features: [
        'USB or XLR microphone',
        'Boom arm with clamp',
        'Key light with dimmer',
        'Keypad for macros',
        'Capture card option',
        'Shock mount and pop filter',
      ],
      brands: ['Elgato', 'Logitech', 'RØDE', 'HyperX'],
    },
    {
      name: 'Compact Aluminium Boards',
      category: 'Premium Keyboards',
      image: 'compact-keyboard',
      description:
        'Milled cases in 65 and 75 per cent layouts: less desk, quieter keys, more room for the mouse.',
      features: [
        '65 or 75 per cent layout',
        'Milled aluminium case',
        'Gasket-mounted switch plate',
        'Hard-wearing PBT keycaps',
        'Wired, 2.4 GHz or Bluetooth',
        'Programmable key layers',
      ],
      brands: ['Keychron', 'Ducky', 'Glorious', 'ASUS'],
    },
  ],
  brandsHeading: 'Trusted Accessory Brands',
  brands: [
    'Logitech',
    'Razer',
    'Corsair',
    'SteelSeries',
    'HyperX',
    'ASUS',
    'RØDE',
    'Keychron',
    'Glorious',
    'BenQ',
    'AOC',
    'LG',
  ],
  closing: {
    title: 'Desk measured? Then let’s fill it.',
    text: 'Tell us what stays, what goes and what you play. We respond within 24 hours.',
    quoteLabel: 'Build My Gaming Setup',
    example: [
      'Six headsets, six mice',
      'A school’s games club',
      'Six PCs with USB-A',
      'Before half-term',
      'B1',
    ],
  },
} as const satisfies ShowcaseCategory;
