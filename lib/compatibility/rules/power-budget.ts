/** The power that a graphics card and processors draw, beside what the supply has. All powers are in watts. */

import type { Cpu, Gpu, Psu } from '../parts';

/** The draw of motherboard, memory, drives and fans, which is on no record: 50 to 100 W is usual. */
export const RESERVE = 100;
/** The most that a common desktop processor draws: Intel's Core i9, by its maker. */
const LARGEST_CPU = 253;

/** The most watts that a card draws together with one processor, or without any, by their makers' figures. */
interface PowerDraw {
  readonly watts: number;
  readonly cpu?: Cpu;
  /** The parts that draw this power, and the supply. */
  readonly parts: readonly (Gpu | Cpu | Psu)[];
}

/** A card and a supply whose power is known, with the draws beside the processors of the enquiry. */
export interface PowerBudget {
  readonly gpu: Gpu;
  readonly psu: Psu;
  readonly psuWatts: number;
  /** The draw with the processor that draws least. */
  readonly leastDraw: PowerDraw;
  /** The draw with the processor that draws most. */
  readonly mostDraw: PowerDraw;
  /** True if no processor's draw is counted, and the largest common processor could overload the supply. */
  readonly canUnknownCpuOverload: boolean;
  /** A processor whose draw is not on record, if no processor's draw is counted. */
  readonly unratedCpu: Cpu | undefined;
}

/** Creates the budget of a card and a supply. A processor whose draw is not on record is not counted. */
export function createBudget(
  gpu: Gpu,
  psu: Psu,
  cpus: readonly Cpu[],
  { gpuWatts, psuWatts }: { readonly gpuWatts: number; readonly psuWatts: number },
): PowerBudget {
  const draws: readonly PowerDraw[] = cpus
    .flatMap((cpu) =>
      cpu.facts.watts ? { watts: gpuWatts + cpu.facts.watts, cpu, parts: [gpu, cpu, psu] } : [],
    )
    .toSorted((one, other) => one.watts - other.watts);
  const gpuDraw: PowerDraw = { watts: gpuWatts, parts: [gpu, psu] };
  const isCpuCounted = draws.length > 0;
  return {
    gpu,
    psu,
    psuWatts,
    leastDraw: draws[0] ?? gpuDraw,
    mostDraw: draws.at(-1) ?? gpuDraw,
    canUnknownCpuOverload: !isCpuCounted && gpuWatts + LARGEST_CPU + RESERVE > psuWatts,
    unratedCpu: isCpuCounted ? undefined : cpus[0],
  };
}
