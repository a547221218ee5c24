/** Words that visitors search for, in the singular, and the words of the catalogue that they stand for. */
export const searchSynonyms = {
  amd: ['radeon'],
  board: ['motherboard'],
  chip: ['processor'],
  cpu: ['processor'],
  dimm: ['memory'],
  gpu: ['graphics card'],
  mainboard: ['motherboard'],
  mobo: ['motherboard'],
  nvidia: ['geforce'],
  psu: ['power supply'],
  ram: ['memory'],
  ssd: ['storage'],
} as const;
