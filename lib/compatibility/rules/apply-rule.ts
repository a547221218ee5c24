import type { PartKind } from '@/data/parts/facts';
import { type Finding, NOT_COMPARED, type Rule } from '../finding';
import type { Part } from '../parts';
import { checkMotherboardSize, checkPsuSize } from './case-sizes';
import { checkCpuSupport } from './cpu-support';
import { checkDriveHeatsink } from './drives';
import { checkGpuClearance } from './gpu-clearance';
import { checkGpuSlot } from './gpu-slot';
import { checkMemoryHeight, checkMemoryOnMotherboard, checkMemoryWithCpu } from './memory-support';
import { checkMotherboardPower } from './motherboard-power';
import { checkPower } from './power';
import { leaveProprietaryPartsToShop } from './ready-made';

/** The rule for two kinds is under the kind of its first part. */
const RULES: { readonly [A in PartKind]?: { readonly [B in PartKind]?: Rule<A, B> } } = {
  cpu: { motherboard: checkCpuSupport },
  drive: { motherboard: checkDriveHeatsink },
  gpu: { case: checkGpuClearance, motherboard: checkGpuSlot, psu: checkPower },
  memory: {
    cooler: checkMemoryHeight,
    cpu: checkMemoryWithCpu,
    motherboard: checkMemoryOnMotherboard,
  },
  motherboard: { case: checkMotherboardSize },
  psu: { case: checkPsuSize, motherboard: checkMotherboardPower },
};

/** Finds the rule for two parts in this order. The cast is safe, since their kinds select it. */
const findRule = (a: Part, b: Part) =>
  RULES[a.facts.kind]?.[b.facts.kind] as Rule<PartKind, PartKind> | undefined;

/** Two parts in the order of their rule, with its findings. */
export interface CheckedPair {
  readonly parts: readonly [Part, Part];
  /** Empty if they simply fit. */
  readonly findings: readonly Finding[];
}

/** Applies the rule for two parts. Returns undefined if they are not compared. */
export function applyRule(
  one: Part,
  other: Part,
  allParts: readonly Part[],
): CheckedPair | undefined {
  const parts = findRule(one, other) ? ([one, other] as const) : ([other, one] as const);
  const result = findRule(...parts)?.(...parts, allParts) ?? NOT_COMPARED;
  const findings = leaveProprietaryPartsToShop(parts, result);
  return findings === NOT_COMPARED ? undefined : { parts, findings };
}
