/** Other names that people use, each with the catalogue's. */
const CATALOGUE_NAMES: readonly (readonly [RegExp, string])[] = [
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

/**
 * Returns a search or a product's text in lower case, with ordinary characters for full-width ones (Unicode's NFKC) and with the
 * catalogue's names for others: 'R7 9800X3D', 'DDR5 6000MHz', 'video card', 'PCI Express 5', '12V-2x6'.
 */
export const normaliseSearch = (text: string): string =>
  CATALOGUE_NAMES.reduce(
    (result, [pattern, name]) => result.replace(pattern, name),
    text.normalize('NFKC').toLowerCase(),
  );
