/** Words of searches, in the singular, each with the pages' words that it stands for. */
export const synonymsByWord: ReadonlyMap<string, string> = new Map([
  ['amd', 'radeon'],
  ['board', 'motherboard'],
  ['chip', 'processor'],
  ['cpu', 'processor'],
  ['dimm', 'memory'],
  ['disk', 'drive'],
  ['gpu', 'graphics card'],
  ['hdd', 'hard drive'],
  ['headphone', 'headset'],
  ['mainboard', 'motherboard'],
  ['mobo', 'motherboard'],
  ['mouse', 'mice'],
  ['notebook', 'laptop'],
  ['nvidia', 'geforce'],
  ['psu', 'power supply'],
  ['ram', 'memory'],
  ['screen', 'monitor'],
  ['ssd', 'storage'],
]);

/** Other names that visitors use, each with the catalogue's. */
export const catalogueNames: readonly (readonly [RegExp, string])[] = [
  [/\bvideo ?(?=cards?\b)/g, 'graphics '],
  [/\bpci[ -]?e(?:xpress)?\b/g, 'pcie'],
  [/\b12v-?2x6\b|\b12v[ -]?hpwr\b/g, '16-pin'],
  [/\br([3579])(?=[ -]\d)/g, 'ryzen $1'],
  // Memory's speed is often given in MHz. The catalogue writes 'DDR5-6000'.
  [/(\d{4,5}) ?(?:mhz|mt\/s)\b/g, '$1'],
  [/(\d) ?(?:watts?)\b/g, '$1 w'],
  [/(\d) ?(?:gigs?|gigabytes?)\b/g, '$1 gb'],
  [/(\d) ?(?:terabytes?)\b/g, '$1 tb'],
];
