/**
 * Sockets by patterns of processor names in lower case; the first match counts, and '' stands for an unknown socket. The
 * processors of laptops, workstations and servers, and very old ones, have none: the shop asks about them.
 */
export const socketPatterns: readonly (readonly [pattern: RegExp, socket: string])[] = [
  // Laptops and embedded boards have letters after the number. K, F, T, S, G, E, X, X3D, GT and AF are desktop suffixes.
  [/\d{3,4}(?:h[sxkqf]?|u|p|y|v|c|hx3d|g[147]|m[qx]?)\b|threadripper|xeon|epyc|\bpro \d{4}w/, ''],
  [/\b(?:i[79]|core)\D*(?:[79]8\d\d|[79]9\d\d|109\d\d)xe?\b|\b(?:7640x|7740x)\b/, 'LGA2066'],
  [/\bi7\D*(?:5|6)[89]\d\dk?x?\b/, 'LGA2011-3'],
  [/\bi7\D*(?:38[27]\d|39[367]0|48[2]\d|49[36]0)[kx]?\b/, 'LGA2011'],
  [/\bultra\D*[3579]\D*2\d\dk?f?t?(?: plus)?\b/, 'LGA1851'],
  [/\bi[3579]\D*1[234]\d{3}/, 'LGA1700'],
  [/\bi[3579]\D*1[01]\d{3}/, 'LGA1200'],
  [/\bi[3579]\D*[6-9]\d{3}/, 'LGA1151'],
  [/\bi[3579]\D*[45]\d{3}/, 'LGA1150'],
  [/\bi[3579]\D*[23]\d{3}/, 'LGA1155'],
  [/\b(?:ryzen|r[3579])\D*(?:[3579]\D+)?[789]\d{3}/, 'AM5'],
  [/\b(?:ryzen|r[3579])\D*(?:[3579]\D+)?[1-5]\d{3}/, 'AM4'],
  [/\bathlon\D*(?:[23][02]00g|2[24]0ge)/, 'AM4'],
  [/\bfx\D*\d{4}/, 'AM3+'],
];

/** The memory type of each socket that takes only one. */
export const memoryTypesBySocket: Readonly<Record<string, string>> = {
  AM4: 'DDR4',
  AM5: 'DDR5',
  LGA1851: 'DDR5',
  LGA1200: 'DDR4',
  'AM3+': 'DDR3',
  LGA1155: 'DDR3',
};
