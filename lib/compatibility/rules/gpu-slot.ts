import { socketsWithPcie3 } from '@/data/parts/sockets';
import { createFinding, FITS, NOT_COMPARED, type Rule } from '../finding';
import type { Motherboard } from '../parts';
import { normaliseFormFactor } from './case-sizes';
import { nameSharedSlot } from './drives';

/** The form factors of motherboards that always have a slot for graphics, as normaliseFormFactor spells them. */
const FORM_FACTORS_WITH_GPU_SLOT = ['matx', 'atx', 'eatx'];

/** Returns true for a motherboard that has a slot for today's graphics cards: listed, or by its form factor and its age. */
const hasGpuSlot = ({
  facts: { hasGpuSlot: isListed, formFactor = '', socket = '' },
}: Motherboard) =>
  isListed ??
  (FORM_FACTORS_WITH_GPU_SLOT.includes(normaliseFormFactor(formFactor)) &&
    socketsWithPcie3.includes(socket));

/** Compares a graphics card with a motherboard's slots. PCI Express is compatible across generations. */
export const checkGpuSlot: Rule<'gpu', 'motherboard'> = (gpu, motherboard, context) => {
  if (!hasGpuSlot(motherboard)) return NOT_COMPARED;
  const canLoseLanes = motherboard.facts.m2Slots?.some(({ count, unshared }) => unshared < count);
  // With drives in the enquiry, the rule for drives says in which slot they take the graphics card's lanes.
  if (!canLoseLanes || context.some(({ facts }) => facts.kind === 'drive')) return FITS;
  const advice = `Keep ${nameSharedSlot(motherboard)} free, or the card drops to x8`;
  return [
    createFinding('slot-to-avoid', [gpu, motherboard], '[gpu fits] [motherboard]', { advice }),
  ];
};
