import type { FloorPlan } from '@/data/shop/drawing';
import { roundToTenth, sum } from './lengths';

/** The longest permanent link from panel to outlet, in metres (ISO/IEC 11801-1). */
export const MAX_CABLE_LENGTH = 90;

/**
 * Computes what a floor plan needs: switch ports, PoE ports, access points, and the longest cable in metres. `drawn` is the
 * part of that cable on the plan, `drops` the part up to the ceiling and down to the outlet.
 */
export function computeCabling({
  outlets,
  rack,
  tray,
  ceiling,
}: Pick<FloorPlan, 'outlets' | 'rack' | 'tray' | 'ceiling'>) {
  // Up from the rack, along the tray and across to the outlet. Only desks are below the ceiling.
  const cables = outlets.map(({ kind, x, y }) => {
    const drawn = Math.abs(rack.y - tray) + Math.abs(rack.x - x) + Math.abs(tray - y);
    const drops = (kind === 'desks' ? 2 : 1) * ceiling;
    return {
      drawn: roundToTenth(drawn),
      drops: roundToTenth(drops),
      total: roundToTenth(drawn + drops),
    };
  });
  return {
    ports: sum(outlets.map((outlet) => outlet.ports)),
    poePorts: outlets.filter(({ kind }) => kind !== 'desks').length,
    accessPoints: outlets.filter(({ kind }) => kind === 'access point').length,
    longestCable: cables.reduce((one, other) => (other.total > one.total ? other : one), {
      drawn: 0,
      drops: 0,
      total: 0,
    }),
  };
}
