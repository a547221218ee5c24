import { MOTHERBOARD_FORM_FACTORS } from '@/data/parts/facts';
import { createFinding, NO_FINDINGS, NOT_COMPARED, type Rule } from '../finding';
import { createUnknownFactFinding } from './unknown-facts';

/** Returns one spelling for all spellings of a form factor: 'matx' for 'Micro-ATX' and 'mATX'. */
export const normaliseFormFactor = (formFactor: string) =>
  formFactor
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^micro(?=atx)/, 'm');

/** The sizes that can be compared: not Thin Mini-ITX or SSI CEB. */
const COMPARABLE_SIZES = MOTHERBOARD_FORM_FACTORS.map(normaliseFormFactor);

/** Compares a motherboard's form factor with those that the case's maker states. */
export const checkMotherboardSize: Rule<'motherboard', 'case'> = (motherboard, pcCase) => {
  const parts = [motherboard, pcCase];
  const { formFactors = [] } = pcCase.facts;
  const motherboardSize = normaliseFormFactor(motherboard.facts.formFactor ?? '');
  if (!COMPARABLE_SIZES.includes(motherboardSize))
    return [createUnknownFactFinding(motherboard, 'the board’s size', parts)];
  const caseSizes = formFactors.map(normaliseFormFactor);
  const isEatx = motherboardSize === 'eatx';
  // A third of the cases that name ATX as their largest size take some EATX motherboards.
  const mayTakeEatx = caseSizes.at(-1) === 'atx';
  if (caseSizes.length === 0 || (isEatx && mayTakeEatx))
    return [createUnknownFactFinding(pcCase, 'the largest board it takes', parts)];
  if (!caseSizes.includes(motherboardSize)) {
    const text = `[motherboard is] too big for [case], which takes ${formFactors.at(-1)} at most`;
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
