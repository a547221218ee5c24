/** The rules by the two kinds of part that they compare. */

import type { PartKind } from '@/data/parts/facts';
import type { Finding } from '../finding';
import type { KnownPart } from '../parts';
import { checkGraphicsSlot, checkProcessor } from './board';
import { checkBoardSize, checkCardRoom, checkMemoryHeight, checkPsuSize } from './clearance';
import { checkHeatsink } from './drives';
import { checkMainLead } from './main-lead';
import { checkMemoryOnBoard, checkMemoryWithProcessor } from './memory';
import { checkPower } from './power';
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
  'cpu+motherboard': checkProcessor,
  'drive+motherboard': checkHeatsink,
  'gpu+case': checkCardRoom,
  'gpu+motherboard': checkGraphicsSlot,
  'gpu+psu': checkPower,
  'memory+cooler': checkMemoryHeight,
  'memory+cpu': checkMemoryWithProcessor,
  'memory+motherboard': checkMemoryOnBoard,
  'motherboard+case': checkBoardSize,
  'psu+motherboard': checkMainLead,
  'psu+case': checkPsuSize,
};

const rulesByPair = RULES as Readonly<
  Partial<Record<`${PartKind}+${PartKind}`, Rule<PartKind, PartKind>>>
>;

/** Returns two parts in the order of their rule. */
export const orderPair = (one: KnownPart, other: KnownPart): readonly [KnownPart, KnownPart] =>
  `${one.facts.part}+${other.facts.part}` in RULES ? [one, other] : [other, one];

/**
 * Applies the rule for two parts in its order.
 *
 * @returns no finding where they simply fit, and undefined where they have no bearing on each other
 */
export function applyRule(
  [a, b]: readonly [KnownPart, KnownPart],
  context: readonly KnownPart[],
): readonly Finding[] | undefined {
  const findings = rulesByPair[`${a.facts.part}+${b.facts.part}`]?.(a, b, context);
  return isProprietary([a, b]) ? replaceProprietary([a, b], findings) : findings;
}
