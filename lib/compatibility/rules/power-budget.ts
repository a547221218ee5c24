/** The power that a graphics card and processors draw, beside what the supply has. All powers are in watts. */

import type { PartNamer } from '../name-parts';
import type { Cpu, Gpu, Psu } from '../parts';

/** The draw of motherboard, memory, drives and fans, which is on no record: 50 to 100 W is usual. */
export const RESERVE = 100;
/** The most that a common desktop processor draws: Intel's Core i9, by its maker. */
const LARGEST_CPU = 253;

/** The most watts that a card draws together with one processor, or without any, by their makers' figures. */
interface PowerDraw {
  readonly cpu: Cpu | undefined;
  readonly watts: number;
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
  /** True if no processor is counted, and a large one would be too much for the supply. */
  readonly canCpuOverload: boolean;
  /** The visitor's processor, if its draw is not on record. */
  readonly uncountedCpu: Cpu | undefined;
}

/** Creates the budget of a card and a supply. A processor whose draw is not on record is not counted. */
export function createBudget(
  gpu: Gpu,
  psu: Psu,
  cpus: readonly Cpu[],
  { gpuWatts, psuWatts }: { readonly gpuWatts: number; readonly psuWatts: number },
): PowerBudget {
  const draws: readonly PowerDraw[] = cpus
    .flatMap((cpu) => (cpu.facts.watts ? { cpu, watts: gpuWatts + cpu.facts.watts } : []))
    .toSorted((one, other) => one.watts - other.watts);
  const gpuDraw: PowerDraw = { cpu: undefined, watts: gpuWatts };
  const mostDraw = draws.at(-1) ?? gpuDraw;
  return {
    gpu,
    psu,
    psuWatts,
    leastDraw: draws[0] ?? gpuDraw,
    mostDraw,
    canCpuOverload: !mostDraw.cpu && gpuWatts + LARGEST_CPU + RESERVE > psuWatts,
    uncountedCpu: mostDraw.cpu ? undefined : cpus[0],
  };
}

/** Lists the parts that a finding on a draw is about. */
export const listDrawParts = ({ gpu, psu }: PowerBudget, { cpu }: PowerDraw) =>
  cpu ? [gpu, cpu, psu] : [gpu, psu];

/** Formats a draw with the parts of its finding: 'the G draws up to 300', with a processor 'the G and P draw up to 400'. */
export const formatPartsDraw = (name: PartNamer, watts: number) =>
  `${name(['gpu', 'cpu'], 'draws')} up to ${watts}`;

/** Returns the text that compares a draw with the supply: 'the G and P draw up to 400 W, and the W has 350 W'. */
export const compareDraw = (watts: number, psuWatts: number) => (name: PartNamer) =>
  `${formatPartsDraw(name, watts)} W, and ${name('psu', 'has')} ${psuWatts} W`;

/** Formats the largest draw for a summary: 'card and processor draw 448 of your 450 W'. */
export const formatDraw = ({ mostDraw: { cpu, watts }, psuWatts }: PowerBudget) =>
  `${cpu ? 'card and processor draw' : 'it draws'} ${watts} of your ${psuWatts} W`;

/** Returns 'cpu', to ask for the processor, where the visitor has named none and a large one would be too much. */
export const getAskedKind = ({ canCpuOverload, uncountedCpu }: PowerBudget) =>
  canCpuOverload && !uncountedCpu ? ('cpu' as const) : undefined;
