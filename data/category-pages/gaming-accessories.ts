/** Everything the gaming accessories page says. */
import type { ShowcasePageData } from '@/checks/schemas/category-pages';

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
    title: 'Gaming accessories to fit your desk',
    lead: 'Name the games, the size of your hand and what stays on the desk. We quote for the mouse, keys, headset and screens around it.',
    image: 'hero-accessories',
    quoteLabel: 'Get Accessories Quote',
  },
  homeCard: {
    description: 'Mice, keyboards, headsets and monitors: the parts you touch, hear and look at.',
    features: [
      'Wired and wireless mice',
      'Mechanical and compact keyboards',
      'Monitors of 144 Hz and more',
    ],
    brands: ['Logitech', 'Razer', 'SteelSeries', 'HyperX'],
  },
  quotePrompts: {
    'Items, and how many of each': 'Six headsets, six mice',
    'Games or work they are for': 'A school’s games club',
    'What I have already': 'Six PCs with USB-A',
  },
  range: {
    heading: 'Kit for the Way You Play',
    themes: {
      'Precision & Control': {
        text: 'Mice by weight, grip and hand; keyboards by how the keys feel.',
        facts: {
          Mice: 'Wired, wireless, left-handed',
          Switches: 'Linear, tactile and clicky',
          Layouts: 'Full size, 75 and 65 per cent',
        },
      },
      'Sound & Voice': {
        text: 'Hear where it came from, and be understood when you answer.',
        facts: {
          Headsets: 'Closed and open',
          Wireless: '2.4 GHz, at low latency',
          Microphones: 'USB and XLR',
        },
      },
      'Sight & Streaming': {
        text: 'As many hertz as the graphics card can fill, and a good picture of you.',
        facts: {
          Screens: 'IPS and OLED',
          'Refresh rate': '144 to 540 Hz',
          Streaming: 'Capture cards and lights',
        },
      },
    },
  },
  tilesHeading: 'Accessory Categories',
  tiles: [
    { label: 'Gaming Mice', figure: '30+', unit: 'Models' },
    { label: 'Keyboards', figure: '25+', unit: 'Models' },
    { label: 'Headsets', figure: '35+', unit: 'Models' },
    { label: 'Monitors', figure: '40+', unit: 'Displays' },
  ],
  drawing: {
    kind: 'desk',
    heading: 'Two screens on a\u00a0desk of 1.4\u00a0metres',
    text: 'Two of 24 or 27 inches stand on it with room at the sides; two of 32 overhang it before their frames are counted. A keyboard without a number pad leaves the mouse more room.',
    width: 1400,
    panels: [24, 27, 32],
    abreast: 2,
    // Blocks of an ISO keyboard and of one of 65 per cent; lib/measures.ts has a key's pitch.
    keyboards: [
      { name: 'Full size', blocks: [15, 3, 4] },
      { name: '65 per cent', blocks: [16] },
    ],
  },
  featured: {
    'Lightweight Wireless Mice': {
      group: 'Gaming Mice',
      image: 'gaming-mouse',
      description:
        'Light enough to lift all evening, with a sensor that follows quick flicks and a battery that lasts the weekend.',
      features: [
        '49 to 68 g',
        'Optical sensors, 18,000 DPI and up',
        '2.4 GHz, many with Bluetooth',
        'Optical or mechanical switches',
        'Low-friction PTFE feet',
        'Charges over USB-C',
      ],
      brands: ['Logitech', 'Razer', 'SteelSeries', 'Glorious'],
    },
    'Full-Size Mechanical Boards': {
      group: 'Gaming Keyboards',
      image: 'gaming-keyboard',
      description:
        'A number pad, proper switches and a metal plate: for play in the evening and typing all day.',
      features: [
        'UK ISO layout',
        'Hot-swap switches on many models',
        'Lighting set per key',
        'Full N-key rollover',
        'Volume wheel or dial',
        'Detachable wrist rest',
      ],
      brands: ['Corsair', 'Logitech', 'Razer'],
    },
    'Over-Ear Headsets': {
      group: 'Gaming Headsets',
      image: 'gaming-headset',
      description:
        'Closed cups, soft pads and a boom microphone: hear where it came from and be heard in reply.',
      features: [
        '40 and 50 mm drivers',
        'Detachable or flip-up microphone',
        'Wired or 2.4 GHz wireless',
        'Memory-foam ear pads',
        'PC and console',
        'Ear pads that can be replaced',
      ],
      brands: ['SteelSeries', 'HyperX', 'Logitech', 'Corsair'],
    },
    '27-inch Fast Panels': {
      group: 'Gaming Monitors',
      image: 'gaming-monitor',
      description:
        '1440p at high refresh rates on stands that adjust, so that the screen suits you and the card.',
      features: [
        '27-inch, 2560 × 1440',
        '165 to 540 Hz',
        'Adaptive sync support',
        'Stand adjusts for height',
        'IPS or OLED panel',
        'HDMI 2.1 and DisplayPort',
      ],
      brands: ['ASUS', 'AOC', 'LG', 'BenQ'],
    },
    'Desk Streaming Kit': {
      group: 'Streaming Equipment',
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
      brands: ['RØDE', 'Logitech', 'HyperX'],
    },
    'Compact Aluminium Boards': {
      group: 'Premium Keyboards',
      image: 'compact-keyboard',
      description: 'Small, heavy boards that stay where you put them and are quieter to type on.',
      features: [
        '65 or 75 per cent layout',
        'Milled aluminium case',
        'Gasket-mounted switch plate',
        'Hard-wearing PBT keycaps',
        'Wired, 2.4 GHz or Bluetooth',
        'Programmable key layers',
      ],
      brands: ['Keychron', 'Glorious', 'ASUS'],
    },
  },
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
  beginnings: {
    heading: 'Start from the desk',
    items: {
      'Two screens on one desk': {
        text: 'Panels, stands and the cables that the card needs.',
        wish: 'I would like a quote for two screens for one desk.',
        prompts: ['Width and depth of the desk', 'Graphics card', 'Games or work', 'Needed by'],
      },
      'A quieter keyboard': {
        text: 'For a shared room, or for calls between games.',
        wish: 'I would like a quote for a quieter keyboard.',
        prompts: ['Keyboard now', 'With or without a number pad', 'Wired or wireless', 'Needed by'],
      },
      'Start a stream': {
        text: 'Microphone, light and capture for the room you have.',
        wish: 'I would like a quote for what I need to start streaming.',
        prompts: [
          'Computer or console',
          'Camera or microphone now',
          'Where the desk stands',
          'Needed by',
        ],
      },
    },
  },
  closing: {
    title: 'Measure the desk before you write',
    text: 'Add a photograph of it, lamp and speakers included, so that we see what needs its place.',
    quoteLabel: 'Build My Gaming Setup',
    example: ['Before half-term', 'B1'],
  },
} as const satisfies ShowcasePageData;
