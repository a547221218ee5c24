/** The rules by the two kinds of part that they compare. */

import type { PartKind } from '@/data/parts/facts';
import type { Finding } from '../finding';
import type { KnownPart } from '../parts';
import { checkCpuSupport } from './cpu-support';
import { checkDriveHeatsink } from './drive-heatsink';
import { checkGpuClearance } from './gpu-clearance';
import { checkGpuSlot } from './gpu-slot';
import { checkMemoryHeight } from './memory-height';
import { checkMemoryOnBoard, checkMemoryWithCpu } from './memory-support';
import { checkMotherboardPower } from './motherboard-power';
import { checkMotherboardSize } from './motherboard-size';
import { checkPower } from './power';
import { checkPsuSize } from './psu-size';
import { isProprietary, replaceProprietary } from './ready-made';
import type { Rule } from './rule';

/** Each pair in one order only, so that a second rule for it doesn't compile. */
type Pair =
  | 'cpu+motherboard'
  | 'drive+motherboard'
  | 'gpu+case'
  | 'gpu+motherboard'
  | 'gpu+psu'
  | 'memory+cooler'
  | 'memory+cpu'
  | 'memory+motherboard'
  | 'motherboard+case'
  | 'psu+motherboard'
  | 'psu+case';

const RULES: {
  readonly [P in Pair]: P extends `${infer A extends PartKind}+${infer B extends PartKind}`
    ? Rule<A, B>
    : never;
} = {
  'cpu+motherboard': checkCpuSupport,
  'drive+motherboard': checkDriveHeatsink,
  'gpu+case': checkGpuClearance,
  'gpu+motherboard': checkGpuSlot,
  'gpu+psu': checkPower,
  'memory+cooler': checkMemoryHeight,
  'memory+cpu': checkMemoryWithCpu,
  'memory+motherboard': checkMemoryOnBoard,
  'motherboard+case': checkMotherboardSize,
  'psu+motherboard': checkMotherboardPower,
  'psu+case': checkPsuSize,
};

const rulesByPair = RULES as Readonly<
  Partial<Record<`${PartKind}+${PartKind}`, Rule<PartKind, PartKind>>>
>;

/** Returns two parts in the order of their rule. */
export const orderPair = (one: KnownPart, other: KnownPart): readonly [KnownPart, KnownPart] =>
  `${one.facts.kind}+${other.facts.kind}` in RULES ? [one, other] : [other, one];

/**
 * Applies the rule for two parts in its order.
 *
 * @returns no finding where they simply fit, and undefined where they have no bearing on each other
 */
export function applyRule(
  [a, b]: readonly [KnownPart, KnownPart],
  context: readonly KnownPart[],
): readonly Finding[] | undefined {
  const findings = rulesByPair[`${a.facts.kind}+${b.facts.kind}`]?.(a, b, context);
  return isProprietary([a, b]) ? replaceProprietary([a, b], findings) : findings;
}
