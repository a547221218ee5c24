/**
 * The memory types that the processors of a socket take. Where a socket has two types, each of its motherboards takes only one.
 * Sources: the makers' processor specifications (ark.intel.com, amd.com). The part database agrees, board by board.
 */
export const memoryTypesBySocket: Readonly<Record<string, readonly string[]>> = {
  AM3: ['DDR2', 'DDR3'],
  'AM3+': ['DDR3'],
  AM4: ['DDR4'],
  AM5: ['DDR5'],
  FM1: ['DDR3'],
  FM2: ['DDR3'],
  'FM2+': ['DDR3'],
  LGA775: ['DDR2', 'DDR3'],
  LGA1150: ['DDR3'],
  LGA1151: ['DDR3', 'DDR4'],
  LGA1155: ['DDR3'],
  LGA1200: ['DDR4'],
  LGA1700: ['DDR4', 'DDR5'],
  LGA1851: ['DDR5'],
  LGA2011: ['DDR3'],
  'LGA2011-3': ['DDR4'],
  LGA2066: ['DDR4'],
  TR4: ['DDR4'],
  sTRX4: ['DDR4'],
};
