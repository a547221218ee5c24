import type { MotherboardFormFactor } from '@/data/parts/facts';
import { socketsWithPcie3 } from '@/data/parts/sockets';
import { createFinding, NO_FINDINGS, NOT_COMPARED, type Rule } from '../finding';
import { findOnlyPart, type Motherboard } from '../parts';
import { formatSlotToAvoid, limitSlots } from './drives';

/** The form factors that always have a graphics slot. */
const FORM_FACTORS_WITH_GPU_SLOT: readonly MotherboardFormFactor[] = ['Micro ATX', 'ATX', 'EATX'];

/** Returns true for a slot for today's graphics cards: on record, or by form factor and socket. */
const hasGpuSlot = ({ facts: { hasGpuSlot: isListed, formFactor, socket = '' } }: Motherboard) =>
  isListed ??
  (formFactor !== undefined &&
    FORM_FACTORS_WITH_GPU_SLOT.includes(formFactor) &&
    socketsWithPcie3.includes(socket));

/** Compares a graphics card with a motherboard's slots. All PCI Express generations fit. */
export const checkGpuSlot: Rule<'gpu', 'motherboard'> = (gpu, motherboard, allParts) => {
  if (!hasGpuSlot(motherboard)) return NOT_COMPARED;
  const { m2Slots } = limitSlots(motherboard, findOnlyPart(allParts, 'cpu')).facts;
  const canLoseLanes = m2Slots?.some(({ count, unshared }) => unshared < count);
  // With drives in the enquiry, their rule says in which slot they take the graphics card's lanes.
  if (!canLoseLanes || allParts.some(({ facts }) => facts.kind === 'drive')) return NO_FINDINGS;
  const advice = formatSlotToAvoid(motherboard, 'the card');
  return [
    createFinding('slot-to-avoid', [gpu, motherboard], '[gpu fits] [motherboard]', { advice }),
  ];
};
