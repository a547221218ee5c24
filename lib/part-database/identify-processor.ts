/** Identifies a processor by its typed name, such as 'Ryzen 5 5600', '9800X3D' or '14900k'. */

import { processorBrands, unlistedProcessors } from '@/data/parts/names';
import { processorModels } from '@/data/parts/processors';
import { memoryTypesBySocket } from '@/data/parts/sockets';
import { createAlternatives, createNamePattern } from './name-patterns';

/** The processors by their model in lower case, such as '5800x3d', and its digits, '5800'. */
const listedProcessors = processorModels.flatMap(({ models, ...processor }) =>
  models.map((name) => {
    const model = name.toLowerCase();
    return { ...processor, model, digits: model.replace(/\D.*/, '') };
  }),
);

/** Each brand's words and maker, which decide between brands with processors of one number. */
const BRANDS = Object.entries(processorBrands).map(([brand, { maker, words }]) => ({
  brand,
  pattern: createNamePattern(words),
  makerPattern: createNamePattern([maker]),
}));
const UNLISTED_PROCESSOR = createNamePattern(unlistedProcessors);

/** The words of all brands except A-series: 'A4000' is also a graphics card. */
const wordsBeforeNumbers = Object.entries(processorBrands).flatMap(([brand, { words }]) =>
  brand === 'A-series' ? [] : words,
);
const BRAND_BEFORE_NUMBER = new RegExp(`\\b${createAlternatives(wordsBeforeNumbers)}(?=\\d)`, 'g');

/** Returns a typed name without numbers of other things, and with one spelling of a processor's. */
const normaliseName = (typed: string) =>
  typed
    .toLowerCase()
    // A number of cores, whose word 'core' is no brand: '8 cores', 'quad-core'.
    .replaceAll(/\b(?:\d+|dual|quad|hexa|octa|six|eight)[ -]?cores?\b/g, ' ')
    // A graphics card, whose number may be a processor's: 'RX 7600 XT'.
    .replaceAll(
      /\b(?:rx|rtx|gtx|gt|arc|hd|radeon)[ -]?[ab]?\d{3,4}(?: ?(?:xtx?|ti|super|gre))*\b/g,
      ' ',
    )
    // The speed of memory: 'DDR5 5600'.
    .replaceAll(/\bddr[2-5][ -]?\d{4}\b/g, ' ')
    // 'i512400', 'ryzen5600'.
    .replaceAll(BRAND_BEFORE_NUMBER, '$& ')
    // '7800 X3D', '7800x-3d'.
    .replaceAll(/(\d{4})[ -]?x[ -]?3d\b/g, '$1x3d')
    // '14600 K', '5700 g', and '7700 HQ' of a laptop.
    .replaceAll(/(\d{3,5})[ -](xt?|k[fs]?|g[et]?|h[kqsx]?|f|t|u)\b/g, '$1$2');

/**
 * Returns the processors that a word of a typed name may mean.
 *
 * @param processors those of the typed brand or maker; all if neither was typed
 * @param isBranded true if the name has a brand, not only a maker
 */
function findProcessors(word: string, processors: typeof listedProcessors, isBranded: boolean) {
  const exactMatches = processors.filter(({ model }) => model === word);
  if (isBranded && exactMatches.length > 0) return exactMatches;
  if (/\D/.test(word)) {
    // People leave '3D' out, so '9800X' of one socket may be a 9800X3D of another.
    const sockets = exactMatches.map(({ socket }) => socket);
    const with3d = processors.filter(({ model }) => model === `${word}3d`);
    return [...exactMatches, ...with3d.filter(({ socket }) => !sockets.includes(socket))];
  }
  // Without a brand, three digits or the number of a socket are no processor: 'RX 480', '1700'.
  if (!isBranded && (word.length < 4 || `LGA${word}` in memoryTypesBySocket)) return [];
  // '9800' may mean a 9800X3D. A-series processors are rare, and count only with their brand.
  const similar = processors.filter(
    ({ digits, brand }) => digits === word && (isBranded || brand !== 'A-series'),
  );
  const matches = [...exactMatches, ...similar];
  // A number alone, such as '3600', is a Ryzen's before a rare A-series one's of an FM socket.
  const others = matches.filter(({ socket }) => !socket.startsWith('FM'));
  return others.some(({ model }) => model === word) ? others : matches;
}

/** Ryzen 8000 has PCI Express 4.0 on AM5's motherboards of 5.0 (amd.com, Ryzen 5 8600G). */
const isRyzen8000 = ({ socket, model }: (typeof listedProcessors)[number]) =>
  socket === 'AM5' && model.startsWith('8');

/** The facts that all processors of a typed name share. */
interface IdentifiedProcessor {
  readonly socket: string;
  readonly memoryTypes: readonly string[] | undefined;
  /** The maximum power; undefined where it isn't certain. */
  readonly watts: number | undefined;
  /** The fastest PCI Express generation, where that is below the socket's. */
  readonly maxPcieGeneration: number | undefined;
}

/**
 * Returns the socket, the memory types and the maximum power in watts of a processor by its typed
 * name. Returns undefined for an unknown name and for one that processors of two sockets share,
 * such as '7700' or '9900X'. Watts are undefined where they aren't certain.
 */
export function identifyProcessor(typed: string): IdentifiedProcessor | undefined {
  const name = normaliseName(typed);
  if (UNLISTED_PROCESSOR.test(name)) return undefined;
  const typedBrands = BRANDS.filter(({ pattern }) => pattern.test(name));
  const isBranded = typedBrands.length > 0;
  const makerBrands = BRANDS.filter(({ makerPattern }) => makerPattern.test(name));
  const brands = (isBranded ? typedBrands : makerBrands).map(({ brand }) => brand);
  const candidates = listedProcessors.filter(
    ({ brand }) => brands.length === 0 || brands.includes(brand),
  );
  const words = new Set(name.match(/[a-z0-9]+/g));
  const processors = [...words].flatMap((word) => findProcessors(word, candidates, isBranded));
  const [socket, ...otherSockets] = new Set(processors.map((processor) => processor.socket));
  if (socket === undefined || otherSockets.length > 0) return undefined;
  const [watts, ...otherWatts] = new Set(processors.map((processor) => processor.watts));
  return {
    socket,
    memoryTypes: memoryTypesBySocket[socket],
    watts: otherWatts.length > 0 ? undefined : watts,
    maxPcieGeneration: processors.some(isRyzen8000) ? 4 : undefined,
  };
}
