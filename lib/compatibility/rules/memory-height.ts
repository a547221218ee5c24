/** Does the memory fit under the cooler? */

import { createFinding, type FindingText } from '../finding';
import type { Rule } from './rule';
import { createUnknownFinding } from './unknown';

/** The height in mm above which a module may not fit under a cooler. A plain module has 31.25 mm (JEDEC MO-329). */
export const TALL_MEMORY = 40;

/** Compares the height of memory with the height that the cooler's maker states. */
export const checkMemoryHeight: Rule<'memory', 'cooler'> = (kit, cooler) => {
  const parts = [kit, cooler];
  const { height } = kit.facts;
  const { maxMemoryHeight } = cooler.facts;
  if (height === undefined) return [createUnknownFinding(kit, 'height', parts)];
  if (maxMemoryHeight === undefined)
    return [createUnknownFinding(cooler, 'room for memory', parts)];
  const text: FindingText = (name) =>
    `${name('memory', 'is')} ${height} mm tall, and ${name('cooler', 'leaves')} ${maxMemoryHeight} mm`;
  return [createFinding(height > maxMemoryHeight ? 'memory-too-tall' : 'fits', parts, text)];
};
