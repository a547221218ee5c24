import { CASE_FORM_FACTORS } from '@/data/parts/facts';
import { createFinding, NO_FINDINGS, NOT_COMPARED, type Rule } from '../finding';
import { createUnknownFactFinding } from './unknown-facts';

/** Compares a motherboard's form factor with those that the case's maker states. */
export const checkMotherboardSize: Rule<'motherboard', 'case'> = (motherboard, pcCase) => {
  const parts = [motherboard, pcCase];
  const { formFactor } = motherboard.facts;
  const { formFactors = [] } = pcCase.facts;
  const largest = formFactors.at(-1);
  // SSI CEB and the like can't be compared.
  if (formFactor === undefined || !CASE_FORM_FACTORS.includes(formFactor))
    return [createUnknownFactFinding(motherboard, 'the board’s size', parts)];
  const isEatx = formFactor === 'EATX';
  // A third of the cases that name ATX as their largest size take some EATX motherboards.
  if (largest === undefined || (isEatx && largest === 'ATX'))
    return [createUnknownFactFinding(pcCase, 'the largest board it takes', parts)];
  if (!formFactors.includes(formFactor)) {
    const text = `[motherboard is] too big for [case], which takes ${largest} at most`;
    const summary = { text: '[motherboard is] too big for [case]' };
    return [createFinding('motherboard-too-big', parts, text, { summary })];
  }
  // Makers call motherboards of 257 to 330 mm EATX.
  const fitText = '[motherboard fits] [case]';
  if (!isEatx) return [createFinding('fits', parts, fitText)];
  const advice = 'EATX boards differ in width';
  return [createFinding('detail-unknown', parts, `${fitText} if it’s wide enough`, { advice })];
};

/** Compares a power supply's form factor with those of the case, which few makers state. */
export const checkPsuSize: Rule<'psu', 'case'> = (psu, pcCase) => {
  const parts = [psu, pcCase];
  const { psuFormFactors, mayNeedSmallPsu } = pcCase.facts;
  const { formFactor } = psu.facts;
  if (psuFormFactors === undefined)
    return mayNeedSmallPsu
      ? [createUnknownFactFinding(pcCase, 'which sizes of power supply it takes', parts)]
      : NOT_COMPARED;
  if (formFactor === undefined)
    return [createUnknownFactFinding(psu, 'the power supply’s size', parts)];
  if (psuFormFactors.includes(formFactor)) return NO_FINDINGS;
  const text = `[psu is] too big for [case], which takes only ${psuFormFactors.join(' and ')} supplies`;
  return [
    createFinding('psu-too-big', parts, text, { summary: { text: '[psu is] too big for [case]' } }),
  ];
};
