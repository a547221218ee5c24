/** Does the power supply fit into the case? */

import { createFinding, type FindingText } from '../finding';
import type { Rule } from './rule';
import { createUnknownFinding } from './unknown';

/** Compares a supply's form factor with those that the case's maker states. For most cases none are stated. */
export const checkPsuSize: Rule<'psu', 'case'> = (psu, pcCase) => {
  const parts = [psu, pcCase];
  const { psuFormFactors, mayNeedSmallPsu } = pcCase.facts;
  const { formFactor } = psu.facts;
  if (psuFormFactors === undefined)
    return mayNeedSmallPsu
      ? [createUnknownFinding(pcCase, 'size of power supply', parts)]
      : undefined;
  if (formFactor === undefined) return [createUnknownFinding(psu, 'size', parts)];
  if (psuFormFactors.includes(formFactor)) return [];
  const text: FindingText = (name) =>
    `${name('psu', 'is')} too big for ${name('case')}, which takes only ${psuFormFactors.join(' and ')} supplies`;
  return [createFinding('psu-too-big', parts, text)];
};
