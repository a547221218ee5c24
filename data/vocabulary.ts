/** The names that records may choose from; each list is also the type of its field. */

/** One colour of light a page is shown in; each has a block in app/styles/tokens.css. */
export const themeNames = [
  'company',
  'gaming',
  'components',
  'systems',
  'storage',
  'accessories',
  'networking',
] as const;
export type ThemeName = (typeof themeNames)[number];

/** Icons a category page may name; components/ui/category-icon.tsx draws each of them. */
export const iconNames = ['gamepad', 'board', 'desktop', 'drive', 'headset', 'network'] as const;
export type IconName = (typeof iconNames)[number];

/** What a drawing to scale can show; components/drawings/thing.tsx draws each of them. */
export const drawnShapes = ['sheet', 'mini', 'tower', 'unit', 'stick', 'slab', 'disk'] as const;
export type DrawnShape = (typeof drawnShapes)[number];

/** Which products a catalogue page shows: those that lib/catalogue.ts picks for gaming, or all. */
export const catalogueScopes = ['gaming', 'all'] as const;
export type CatalogueScope = (typeof catalogueScopes)[number];

/** How a catalogue page lays out its cards. */
export const catalogueArrangements = ['lead', 'parts'] as const;
export type CatalogueArrangement = (typeof catalogueArrangements)[number];

/** What a catalogue page draws to scale beside the room there is for it. */
export const fitDrawings = ['cards', 'memory'] as const;

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The parts of the United Kingdom that a company may be registered in (Companies Act 2006, s. 9(2)(b)). */
export const registers = ['England and Wales', 'Wales', 'Scotland', 'Northern Ireland'] as const;

/** What only the owner knows and data/company.ts has a field for; the launch check says why each is needed. */
export const ownerFacts = [
  // What the delivery promise does not hold for, or that it holds everywhere.
  'deliveryExceptions',
  // Whether goods are sold to Northern Ireland, and who answers for them there.
  'northernIreland',
  'returnsAddress',
  // Who pays for sending back what was not faulty.
  'returnsCost',
  // How long enquiries and orders are kept.
  'kept',
  // Who else sees what customers write: mail provider, carriers, makers, and in which countries.
  'recipients',
  // Who hosts the site, and what it logs.
  'host',
  // How old equipment is taken back, or the scheme that stands in for it.
  'takeBack',
  // Where used batteries are taken back, or that fewer than 32 kg are sold in a year.
  'batteries',
] as const;

/** What a field of the contact form may be; components/ui/field.tsx draws each of them. */
export const fieldControls = ['text', 'email', 'tel', 'select', 'textarea'] as const;
