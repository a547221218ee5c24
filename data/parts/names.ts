/** Words of typed names, in lower case. '#' is a number, '*' any further letters and digits. */

import type { ProcessorBrand } from './processors';

/** Makers whose PCs often have sizes and connectors of their own, and the series of these PCs. */
export const readyMadeNames: readonly string[] = [
  ['laptop', 'notebook'],
  ['acer', 'nitro #', 'nitro n#', 'predator', 'veriton'],
  ['expertcenter', 'vivopc', 'nuc', 'nuc#*'],
  ['compaq', 'presario'],
  ['dell', 'alienware', 'aurora', 'inspiron', 'optiplex', 'vostro', 'xps'],
  ['precision #', 'precision t#', 'precision tower'],
  ['emachines', 'gateway', 'packard bell'],
  ['fujitsu', 'esprimo'],
  ['hp', 'hewlett', 'elitedesk', 'omen', 'pavilion', 'prodesk', 'victus'],
  ['imac', 'mac mini', 'mac pro', 'mac studio', 'macbook'],
  ['lenovo', 'ideacentre', 'legion', 'loq', 'thinkcentre', 'thinkstation'],
  ['medion', 'erazer'],
  // Series of makers that also sell parts: Asus, Corsair and MSI.
  ['rog strix g1#*', 'rog strix ga1#*', 'rog strix gt1#*'],
  ['rog strix g3#*', 'rog strix ga3#*', 'rog strix gt3#*'],
  ['corsair one'],
  ['trident'],
].flat();

/**
 * Beginnings of names that only look ready-made: Super Flower's Legion GX is a power supply, and
 * the others are cases.
 */
export const partNamesLikeReadyMade = [
  'legion gx',
  'apevia predator',
  'bitfenix aurora',
  'gamemax predator',
];

/** Shops that build ready-made PCs with standard parts, and words for a PC of such parts. */
export const standardBuilders: readonly string[] = [
  ['chillblast'],
  ['cyber power', 'cyberpower'],
  ['novatech'],
  ['overclockers'],
  ['pc specialist', 'pcspecialist'],
  ['scan', '3xs'],
  ['stormforce'],
  ['custom'],
  ['home build', 'home-build', 'homebuild', 'self build', 'self-build', 'selfbuild'],
  ['home built', 'home-built', 'homebuilt', 'self built', 'self-built', 'selfbuilt'],
  ['home made', 'home-made', 'homemade', 'self made', 'self-made', 'selfmade'],
].flat();

/** Small PCs that are sold without a processor, on motherboards of their own. */
export const barebones = ['deskmini', 'desk mini', 'deskmeet', 'desk meet'];

/** Other spellings in names of parts, and the one that searches use. */
export const spellings: readonly (readonly [typed: string, spelling: string])[] = [
  ['coolermaster', 'cooler master'],
  ['lianli', 'lian li'],
  ['bequiet', 'be quiet'],
  ['in win', 'inwin'],
  ['game max', 'gamemax'],
  ['o11d', 'o11 dynamic'],
  ['h20', 'h2o'],
  ['80 plus', '80plus'],
];

/** Words that some shops put before the models below: 'PC-O11', 'MasterBox NR200'. */
export const modelPrefixes = ['pc-', 'masterbox '];
export const prefixedModels = ['o11', 'nr200'];

/** Words of headlines that describe a part, but are in no listed name or don't tell parts apart. */
export const descriptiveWords: readonly string[] = [
  ['black', 'white', 'grey', 'gray', 'silver', 'gold', 'bronze', 'platinum'],
  ['red', 'blue', 'green', 'pink', 'orange', 'yellow', 'purple', 'beige'],
  ['case', 'chassis', 'pc', 'atx', 'mid', 'full', 'tower'],
  ['tempered', 'glass', 'tg', 'window', 'windowed', 'side', 'panel', 'with'],
  ['power', 'supply', 'psu', 'unit', 'watt', 'watts', 'fully', 'semi', 'modular'],
  ['80', '80+', '80plus', 'certified', 'atx3', 'pcie', 'pcie5', 'gen5'],
  ['motherboard', 'mainboard', 'board', 'socket', 'amd', 'intel'],
].flat();

/** Whole models that may also describe another part of the maker: an 'Antec cube'. */
export const descriptiveModels = [
  'amd',
  'cube',
  'flow',
  'mesh airflow mid-tower',
  'micro',
  'mini',
  'pc-o11',
  'silent',
];

/** Words of a case's model that visitors leave out: its series and its look. */
export const seriesWords: readonly string[] = [
  ['carbide', 'crystal', 'graphite', 'icue', 'obsidian', 'series'],
  ['eclipse', 'mastercase', 'masterbox', 'the'],
  ['mag', 'mpg', 'prime', 'rog', 'tuf', 'gaming'],
  ['airflow', 'argb', 'digital', 'rgb', 'tg', 'window'],
].flat();

/** The maker and the words of each brand of processors. */
export const processorBrands: Readonly<
  Record<ProcessorBrand, { readonly maker: 'amd' | 'intel'; readonly words: readonly string[] }>
> = {
  'A-series': { maker: 'amd', words: ['a4', 'a6', 'a8', 'a9', 'a10', 'a12'] },
  Athlon: { maker: 'amd', words: ['athlon'] },
  FX: { maker: 'amd', words: ['fx'] },
  Ryzen: { maker: 'amd', words: ['ryzen', 'r3', 'r5', 'r7', 'r9'] },
  Threadripper: { maker: 'amd', words: ['threadripper'] },
  Core: { maker: 'intel', words: ['core', 'i3', 'i5', 'i7', 'i9'] },
  'Core Ultra': { maker: 'intel', words: ['ultra'] },
};

/** Words of processors that are not listed. Some of these have the number of a Ryzen or a Core. */
export const unlistedProcessors: readonly string[] = [
  ['laptop', 'notebook'],
  ['epyc', 'opteron', 'phenom', 'sempron'],
  ['xeon', 'e3', 'e5', 'e7'],
  ['celeron', 'core 2', 'core 2duo', 'core 2quad', 'c2d', 'c2q'],
  ['pentium', 'm3', 'm5', 'm7'],
  // AMD's laptop processors: 'E2-3200'.
  ['e1', 'e2'],
  // Athlons of older sockets.
  ['athlon ii', 'athlon 64', 'athlon x2'],
  // An Athlon for AM1 with the number of a Ryzen 5350G.
  ['5350'],
].flat();
