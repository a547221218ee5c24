/** The names that records may choose from; each list is also the type of its field in data/types.ts. */

/** One colour of light a page or category is shown in; each has a block in app/styles/tokens.css. */
export const themeNames = [
  'company',
  'gaming',
  'components',
  'systems',
  'storage',
  'accessories',
  'networking',
] as const;

/** Icons a record may name; components/ui/icon.tsx draws each of them. */
export const iconNames = [
  'gamepad',
  'cpu',
  'desktop',
  'drive',
  'headset',
  'network',
  'memory',
  'power',
  'monitor',
  'server',
  'workstation',
  'mouse',
  'keyboard',
  'laptop',
  'wifi',
  'cable',
  'shield',
  'quality',
  'customer',
  'innovation',
  'delivery',
  'warranty',
  'bulk',
  'build',
  'support',
  'mail',
] as const;

/** Which products a catalogue page shows: those that lib/catalogue.ts picks for gaming, or all. */
export const catalogueScopes = ['gaming', 'all'] as const;

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
