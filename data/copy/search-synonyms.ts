/** Words that visitors search for, in the singular, and the words of the pages that they stand for. */
export const searchSynonyms = {
  amd: ['radeon'],
  board: ['motherboard'],
  chip: ['processor'],
  cpu: ['processor'],
  dimm: ['memory'],
  gpu: ['graphics card'],
  mainboard: ['motherboard'],
  mobo: ['motherboard'],
  mouse: ['mice'],
  notebook: ['laptop'],
  nvidia: ['geforce'],
  psu: ['power supply'],
  ram: ['memory'],
  screen: ['monitor'],
  ssd: ['storage'],
} as const;
