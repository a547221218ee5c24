import type { Socket } from './sockets';

/**
 * The chipsets of each socket's motherboards, without those for two sockets. A test compares them
 * with the part database. Sources:
 * - https://en.wikipedia.org/wiki/List_of_Intel_chipsets
 * - https://en.wikipedia.org/wiki/List_of_AMD_chipsets
 */
export const chipsetsBySocket = {
  AM4: 'A320 B350 X370 B450 X470 A520 B550 X570',
  AM5: 'A620 B650 B650E X670 X670E B840 B850 X870 X870E',
  'FM2+': 'A68H A88X',
  LGA1150: 'H81 B85 Q85 Q87 H87 Z87 H97 Z97',
  LGA1151:
    'H110 B150 Q150 H170 Q170 Z170 B250 Q250 H270 Q270 Z270 H310 B360 B365 H370 Q370 Z370 Z390',
  LGA1155: 'H61 B65 Q65 Q67 H67 P67 Z68 B75 Q75 Q77 H77 Z75 Z77',
  LGA1200: 'H410 B460 H470 Q470 W480 Z490 H510 B560 H570 Q570 W580 Z590',
  LGA1700: 'H610 B660 H670 Q670 W680 Z690 B760 H770 Z790',
  LGA1851: 'H810 B860 Q870 W880 Z890',
  LGA2066: 'X299',
  sTRX4: 'TRX40',
  TR4: 'X399',
} as const satisfies Readonly<Partial<Record<Socket, string>>>;

/**
 * The most watts that a processor may draw on every motherboard of a budget chipset. AMD planned
 * A620 for 65 W TDP, which draws 88 W. Many H610 motherboards can't supply Intel's largest 253 W.
 */
export const maxCpuWattsByChipset: Readonly<Record<string, number>> = { A620: 88, H610: 241 };
