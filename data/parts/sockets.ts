import type { MemoryProfile, MemoryType } from './facts';

/**
 * The memory types that a socket's processors take. Of two types, each motherboard takes only one.
 * Sources: ark.intel.com and amd.com. The part database agrees, motherboard by motherboard.
 */
const MEMORY_TYPES = {
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
} as const;

export const memoryTypesBySocket: Readonly<Record<string, readonly MemoryType[]>> = MEMORY_TYPES;

/** The memory profile of a socket's motherboards: Intel's XMP or AMD's EXPO. Some read both. */
export const profileBySocket: Readonly<Record<string, MemoryProfile>> = {
  AM5: 'EXPO',
  LGA1700: 'XMP',
  LGA1851: 'XMP',
};

/** The socket of a product or listed processor. sTR5 takes registered memory, so has no types. */
export type Socket = keyof typeof MEMORY_TYPES | 'sTR5';

/** Desktop sockets with UEFI and PCI Express 3.0 or later. Others may not start today's graphics cards. */
export const socketsWithPcie3: readonly string[] = [
  'AM4',
  'AM5',
  'LGA1151',
  'LGA1200',
  'LGA1700',
  'LGA1851',
] satisfies readonly Socket[];
