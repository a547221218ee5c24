/** Identifies a typed motherboard's socket and memory type by its chipset or its socket. */

import { chipsetsBySocket } from '@/data/parts/chipsets';
import { barebones } from '@/data/parts/names';
import { memoryTypesBySocket } from '@/data/parts/sockets';
import { splitWords } from '@/lib/search/word-patterns';
import { createNamePattern } from './name-patterns';

/** Sockets whose names are one word. 'LGA2011-3' would be read as 'LGA2011': both are left out. */
const oneWordSockets = Object.keys(memoryTypesBySocket).filter((name) => !name.includes('2011'));

/** The facts of a motherboard that follow from its chipset or socket. */
interface Platform {
  /** The chipset or socket as the makers write it: 'B550', 'AM4'. */
  readonly name: string;
  readonly socket: string;
  /** Undefined where the socket's motherboards take one of two types, and none is typed. */
  readonly memoryType: string | undefined;
}

function createPlatform(name: string, socket: string): Platform {
  const [memoryType, otherType] = memoryTypesBySocket[socket] ?? [];
  return { name, socket, memoryType: otherType === undefined ? memoryType : undefined };
}

const BAREBONE = createNamePattern(barebones, 'i');

const platforms = [
  ...oneWordSockets.map((socket) => createPlatform(socket, socket)),
  ...Object.entries(chipsetsBySocket).flatMap(([socket, chipsets]) =>
    chipsets.split(' ').map((chipset) => createPlatform(chipset, socket)),
  ),
];
const platformsByWord = new Map(
  platforms.map((platform) => [platform.name.toLowerCase(), platform]),
);

/** Finds the platform that a word names, whatever letters follow for size or edition: 'B650EM'. */
function findPlatform(word: string): Platform | undefined {
  const platform = platformsByWord.get(word);
  if (platform) return platform;
  return /\d[a-z]{1,2}$/.test(word) ? findPlatform(word.slice(0, -1)) : undefined;
}

/**
 * Identifies the socket and memory type of a typed motherboard by the chipset, socket and memory
 * type in its name. Returns undefined where it names none, where they contradict each other, and for
 * a barebone, which may take no desktop memory and no fast processor.
 */
export function identifyPlatform(typed: string): Platform | undefined {
  if (BAREBONE.test(typed)) return undefined;
  const words = splitWords(typed.replace(/\blga[ -]/i, 'lga'));
  const [platform, ...others] = words.flatMap((word) => findPlatform(word) ?? []);
  if (platform === undefined || others.some(({ socket }) => socket !== platform.socket))
    return undefined;
  const memoryTypes = words.flatMap((word) => {
    // 'D3' names no memory type, since Gigabyte has it in names of DDR4 motherboards.
    const isMemoryType = /^(?:ddr[2-5]|d[45])$/.test(word);
    return isMemoryType ? `DDR${word.at(-1)}` : [];
  });
  const [typedType, otherType] = new Set(memoryTypes);
  const possibleTypes: readonly string[] = memoryTypesBySocket[platform.socket] ?? [];
  if (!memoryTypes.every((type) => possibleTypes.includes(type))) return undefined;
  return {
    ...platform,
    memoryType: otherType === undefined ? (typedType ?? platform.memoryType) : undefined,
  };
}
