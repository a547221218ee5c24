/** Finds a processor by its typed name, such as 'Ryzen 5 5600', 'i5 12400', '9800X3D' or '14900k'. */

import { processorModels } from '@/data/parts/processors';
import { memoryTypesBySocket } from '@/data/parts/sockets';

const listedProcessors = processorModels.flatMap(({ models, ...processor }) =>
  models
    .toLowerCase()
    .split(' ')
    .map((model) => ({ ...processor, model, digits: model.replace(/\D.*/, '') })),
);

/** The words of each brand. They decide between brands that have processors of the same number. */
const BRAND_WORDS: Readonly<Record<string, RegExp>> = {
  'A-series': /\ba(?:[4689]|1[02])\b/,
  Athlon: /\bathlon\b/,
  FX: /\bfx\b/,
  Ryzen: /\bryzen\b|\br[3579]\b/,
  Threadripper: /\bthreadripper\b/,
  Core: /\bcore\b|\bi[3579]\b/,
  'Core Ultra': /\bultra\b/,
};
const MAKER_WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bamd\b/, ['A-series', 'Athlon', 'FX', 'Ryzen', 'Threadripper']],
  [/\bintel\b/, ['Core', 'Core Ultra']],
];
/** Words of processors that are not listed. Some of these have the number of a Ryzen or a Core. */
const UNLISTED =
  /\b(?:xeon|epyc|opteron|phenom|sempron|pentium|celeron|core ?2|m[357]|laptop|notebook)\b|\be[357]\b/;

/** Returns a typed name with a space between a brand and its number, and none between a number and its letters. */
const normaliseName = (typed: string) =>
  typed
    .toLowerCase()
    // A number of cores, whose word 'core' is no brand: '8 cores', 'quad-core'.
    .replaceAll(/\b(?:\d+|dual|quad|hexa|octa|six|eight)[ -]?cores?\b/g, ' ')
    // 'i512400', 'ryzen5600'.
    .replaceAll(/\b(ryzen|athlon|threadripper|ultra|core|fx|i[3579]|r[3579])(?=\d)/g, '$1 ')
    // '7800 X3D', '7800x-3d'.
    .replaceAll(/(\d{4})[ -]?x[ -]?3d\b/g, '$1x3d')
    // '14600 K', '5700 g', and '7700 HQ' of a laptop.
    .replaceAll(/(\d{3,5})[ -](xt?|k[fs]?|g[et]?|h[kqsx]?|f|t|u)\b/g, '$1$2');

/**
 * Returns the processors that a word of a typed name may mean.
 *
 * @param brands the brands that the name may mean; empty for all
 * @param isBranded true if the name has a brand, not only a maker
 */
function findProcessors(word: string, brands: readonly string[], isBranded: boolean) {
  const processors = listedProcessors.filter(
    ({ brand }) => brands.length === 0 || brands.includes(brand),
  );
  const exactMatches = processors.filter(({ model }) => model === word);
  if (isBranded && exactMatches.length > 0) return exactMatches;
  // People leave '3D' out, so '9800X' alone may be a 9800X3D.
  const sockets = exactMatches.map(({ socket }) => socket);
  const twins = processors.filter(
    ({ model, socket }) => model === `${word}3d` && !sockets.includes(socket),
  );
  if (/\D/.test(word)) return [...exactMatches, ...twins];
  // Without a brand, three digits or the number of a socket are no processor: 'RX 480', '1700'.
  if (!isBranded && (word.length < 4 || `LGA${word}` in memoryTypesBySocket)) return [];
  // People leave letters out, so '9800' may be a 9800X3D. A-series processors are rare, and count only with their brand.
  const similar = processors.filter(({ digits }) => digits === word);
  return [...exactMatches, ...similar.filter(({ brand }) => isBranded || brand !== 'A-series')];
}

/**
 * Returns the socket, the memory types and the maximum power in watts of a processor by its typed name. Returns undefined
 * for an unknown name and for one that processors of two sockets share, such as '7700' or '9900X'. Watts are undefined
 * where they aren't certain.
 */
export function findProcessor(typed: string) {
  const name = normaliseName(typed);
  if (UNLISTED.test(name)) return undefined;
  const typedBrands = Object.keys(BRAND_WORDS).filter((brand) => BRAND_WORDS[brand]?.test(name));
  const isBranded = typedBrands.length > 0;
  const brands = isBranded
    ? typedBrands
    : MAKER_WORDS.flatMap(([pattern, makerBrands]) => (pattern.test(name) ? makerBrands : []));
  const words = new Set(name.match(/[a-z0-9]+/g));
  const processors = [...words].flatMap((word) => findProcessors(word, brands, isBranded));
  const [socket, ...otherSockets] = new Set(processors.map((processor) => processor.socket));
  if (socket === undefined || otherSockets.length > 0) return undefined;
  const [watts, ...otherWatts] = new Set(processors.map((processor) => processor.watts));
  return {
    socket,
    memoryTypes: memoryTypesBySocket[socket],
    watts: otherWatts.length > 0 ? undefined : watts,
  };
}
