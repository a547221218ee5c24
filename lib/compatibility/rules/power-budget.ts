/** The power that a graphics card and processors draw, beside what the supply has. All powers are in watts. */

import type { Name } from '../name-parts';
import type { KnownPart } from '../parts';

/** The draw of motherboard, memory, drives and fans, which is on no record: 50 to 100 W is usual. */
export const RESERVE = 100;
/** The most that a common desktop processor draws: Intel's Core i9, by its maker. */
const LARGEST_CPU = 253;

/** The most that a card draws together with one processor, or without any, by their makers' figures. */
interface Draw {
  readonly cpu: KnownPart<'cpu'> | undefined;
  readonly watts: number;
}

/** A card and a supply whose power is known, with the draws beside the processors of the enquiry. */
export interface PowerBudget {
  readonly gpu: KnownPart<'gpu'>;
  readonly psu: KnownPart<'psu'>;
  readonly psuWatts: number;
  /** The draw with the processor that draws least. */
  readonly leastDraw: Draw;
  /** The draw with the processor that draws most. */
  readonly mostDraw: Draw;
  /** True if no processor is counted, and the supply is too weak for a large one. */
  readonly isCpuDecisive: boolean;
  /** The visitor's processor, if its draw is not on record. */
  readonly uncountedCpu: KnownPart<'cpu'> | undefined;
}

/** Creates the budget of a card and a supply. A processor whose draw is not on record is not counted. */
export function createBudget(
  gpu: KnownPart<'gpu'>,
  psu: KnownPart<'psu'>,
  cpus: readonly KnownPart<'cpu'>[],
  { gpuWatts, psuWatts }: { readonly gpuWatts: number; readonly psuWatts: number },
): PowerBudget {
  const draws: readonly Draw[] = cpus
    .flatMap((cpu) => (cpu.facts.watts ? { cpu, watts: gpuWatts + cpu.facts.watts } : []))
    .toSorted((one, other) => one.watts - other.watts);
  const drawOfGpu: Draw = { cpu: undefined, watts: gpuWatts };
  const mostDraw = draws.at(-1) ?? drawOfGpu;
  return {
    gpu,
    psu,
    psuWatts,
    leastDraw: draws[0] ?? drawOfGpu,
    mostDraw,
    isCpuDecisive: !mostDraw.cpu && gpuWatts + LARGEST_CPU + RESERVE > psuWatts,
    uncountedCpu: mostDraw.cpu ? undefined : cpus[0],
  };
}

/** Lists the parts that a finding on a draw is about. */
export const listDrawParts = ({ gpu, psu }: PowerBudget, { cpu }: Draw) =>
  cpu ? [gpu, cpu, psu] : [gpu, psu];

/** Returns the text that compares a draw with the supply: 'the G and P draw up to 400 W, and the W has 350 W'. */
export const compareDraw = (watts: number, psuWatts: number) => (name: Name) =>
  `${name(['gpu', 'cpu'], 'draws')} up to ${watts} W, and ${name('psu', 'has')} ${psuWatts} W`;

/** Formats the largest draw for a summary: 'card and processor draw 448 of your 450 W'. */
export const formatDraw = ({ mostDraw: { cpu, watts }, psuWatts }: PowerBudget) =>
  `${cpu ? 'card and processor draw' : 'it draws'} ${watts} of your ${psuWatts} W`;

/** Returns 'cpu', to ask for the processor, where the visitor has named none and its draw decides. */
export const getAskedKind = ({ isCpuDecisive, uncountedCpu }: PowerBudget) =>
  isCpuDecisive && !uncountedCpu ? ('cpu' as const) : undefined;
