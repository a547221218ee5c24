/**
 * How brands are named: as they write themselves in running text, and never beside their owner on one page's wall. Holds
 * the spellings that are easily got wrong and the owners; checks/brands.test.ts keeps to both in all lists of brands.
 */

/** A brand's own spelling, where another one is common. */
export const brandSpellings = [
  'ASUSTOR',
  'BenQ',
  'G.SKILL',
  'GIGABYTE',
  'HyperX',
  'NETGEAR',
  'QNAP',
  'RØDE',
  'Sandisk',
  'SonicWall',
  'SteelSeries',
  'TP-Link',
  'WatchGuard',
  'ZOTAC',
] as const;

/** Brands that belong to another one that is also sold under its own name. */
export const brandOwners: Readonly<Record<string, string>> = {
  Aruba: 'HPE',
  Elgato: 'Corsair',
  FireCuda: 'Seagate',
  HyperX: 'HP',
  IronWolf: 'Seagate',
  ROG: 'ASUS',
  SCUF: 'Corsair',
  Meraki: 'Cisco',
  Omada: 'TP-Link',
  UniFi: 'Ubiquiti',
};
