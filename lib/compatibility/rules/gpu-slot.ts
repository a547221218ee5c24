import { socketsWithPcie3 } from '@/data/parts/sockets';
import { createFinding, type Rule } from '../finding';
import { normaliseFormFactor } from './case-sizes';
import { nameSharedSlot } from './drives';
import { createUnknownFinding } from './unknown';

/** The form factors of motherboards that always have a slot for graphics, as normaliseFormFactor spells them. */
const FORM_FACTORS_WITH_GPU_SLOT = ['matx', 'atx', 'eatx'];

/** Compares a graphics card with a motherboard's slots. PCI Express is compatible across generations. */
export const checkGpuSlot: Rule<'gpu', 'motherboard'> = (gpu, motherboard, context) => {
  const parts = [gpu, motherboard];
  const { slot } = gpu.facts;
  const { slots, formFactor = '', socket = '', m2 } = motherboard.facts;
  if (slots === undefined) {
    const hasGpuSlot =
      FORM_FACTORS_WITH_GPU_SLOT.includes(normaliseFormFactor(formFactor)) &&
      socketsWithPcie3.includes(socket);
    return hasGpuSlot ? [] : undefined;
  }
  if (slot === undefined) return createUnknownFinding(gpu, 'the graphics card’s connector', parts);
  if (!slots[slot]) {
    const text = `{gpu doesn’t fit} {motherboard}, which has no ${slot} slot`;
    return createFinding('slots-short', parts, text);
  }
  const canLoseLanes = m2?.some(({ count, unshared }) => unshared < count);
  // With drives in the enquiry, the rule for drives says in which slot they take the card's lanes.
  if (!canLoseLanes || context.some(({ facts }) => facts.kind === 'drive')) return [];
  const text = `{gpu fits} {motherboard}. Keep ${nameSharedSlot(motherboard)} free, or the card drops to x8`;
  return createFinding('slot-to-avoid', parts, text);
};
