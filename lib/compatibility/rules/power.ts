/** Compares power supplies with the watts of graphics cards and processors. */

import { endSentence } from '@/lib/text/grammar';
import { createFinding, type Finding, type Rule } from '../finding';
import { type Cpu, filterByKind, type Gpu, type Part, type Psu } from '../parts';
import {
  checkAdapter,
  checkGpuLeads,
  createUnknownLeadsFinding,
  ENOUGH_POWER_SUMMARY,
  formatLeadsToCheck,
} from './power-leads';
import { createUnknownDetailFinding, createUnknownFactFinding } from './unknown-facts';

/** The draw of motherboard, memory, drives and fans: on no record, but 50 to 100 W is usual. */
const RESERVE_WATTS = 100;
/** The most that a common desktop processor draws: Intel's Core i9, by its maker. */
const LARGEST_CPU_WATTS = 253;

/**
 * Adds up what graphics card and processor draw at most. Compares the supply with that and with what
 * the graphics card's maker recommends. Refuses it only if it is too weak with every processor, or
 * lacks the leads.
 */
export const checkPower: Rule<'gpu', 'psu'> = (gpu, psu, allParts) => {
  const cpus = filterByKind(allParts, 'cpu');
  const { watts: gpuWatts, recommendedPsuWatts: recommendedWatts, leads } = gpu.facts;
  const { watts: psuWatts } = psu.facts;
  const parts = [gpu, psu] as const;
  if (psuWatts === undefined)
    return [createUnknownFactFinding(psu, 'the power supply’s wattage', parts)];
  if (gpuWatts === undefined || recommendedWatts === undefined)
    return [createUnknownFactFinding(gpu, 'the graphics card’s power draw', parts)];
  // The shop can look up the draw of a processor that it sells. A visitor's processor of unknown
  // draw isn't added up, and `checkUnknownCpuDraw` says so where it could overload the supply.
  const unknownCpu = cpus.find(({ facts, isOwned }) => !facts.watts && !isOwned);
  if (unknownCpu) {
    const fact = 'the processor’s power draw';
    return [createUnknownFactFinding(unknownCpu, fact, [unknownCpu, ...parts])];
  }
  const budget = createBudget(gpu, psu, cpus, { gpuWatts, psuWatts, recommendedWatts });
  const shortage =
    checkLeastDraw(budget) ??
    checkGpuLeads(gpu, psu) ??
    checkMostDraw(budget) ??
    checkRecommendation(budget);
  if (shortage) return [shortage];
  if (leads === undefined) return [createUnknownDetailFinding('its power leads', parts)];
  // An adapter is mere advice, so it comes after all that speaks against the supply's watts.
  return [checkUnknownCpuDraw(budget) ?? checkAdapter(gpu, psu) ?? createPowerFit(budget)];
};

/** The most that a graphics card draws, alone or with a processor. */
interface Draw {
  readonly watts: number;
  /** Undefined if no processor is counted. */
  readonly cpu: Cpu | undefined;
  /** The parts that draw, and the supply. */
  readonly parts: readonly Part[];
}

/** The draws with each processor of known draw, and the supply's watts. */
interface PowerBudget {
  readonly gpu: Gpu;
  readonly psu: Psu;
  readonly gpuWatts: number;
  readonly psuWatts: number;
  /** The smallest supply that the graphics card's maker recommends. */
  readonly recommendedWatts: number;
  /** With the processor that draws least. */
  readonly leastDraw: Draw;
  /** With the processor that draws most. */
  readonly mostDraw: Draw;
  /**
   * The processor that could overload the supply, where none is counted: one whose draw is not on
   * record, or 'missing' without any. Undefined if not even the largest common one could.
   */
  readonly uncountedCpu: Cpu | 'missing' | undefined;
  /** The leads that the graphics card needs, if the supply's are not on record. */
  readonly leadsToCheck: string | undefined;
}

function createBudget(
  gpu: Gpu,
  psu: Psu,
  cpus: readonly Cpu[],
  watts: Pick<PowerBudget, 'gpuWatts' | 'psuWatts' | 'recommendedWatts'>,
): PowerBudget {
  const { gpuWatts, psuWatts } = watts;
  const draws = cpus
    .flatMap((cpu): Draw | readonly [] =>
      cpu.facts.watts ? { watts: gpuWatts + cpu.facts.watts, cpu, parts: [gpu, cpu, psu] } : [],
    )
    .toSorted((one, other) => one.watts - other.watts);
  const gpuDraw = { watts: gpuWatts, cpu: undefined, parts: [gpu, psu] };
  const canOverload = draws.length === 0 && gpuWatts + LARGEST_CPU_WATTS + RESERVE_WATTS > psuWatts;
  return {
    ...watts,
    gpu,
    psu,
    leastDraw: draws[0] ?? gpuDraw,
    mostDraw: draws.at(-1) ?? gpuDraw,
    uncountedCpu: canOverload ? (cpus[0] ?? 'missing') : undefined,
    leadsToCheck: formatLeadsToCheck(gpu, psu),
  };
}

const isCpuMissing = ({ uncountedCpu }: PowerBudget) => uncountedCpu === 'missing';

/** Formats the advice on which leads to check for, if there are any. */
const formatLeadCheck = ({ leadsToCheck }: PowerBudget) =>
  leadsToCheck && `Check for ${leadsToCheck}`;

/** Returns the finding on a supply that is too weak with every processor of the enquiry. */
function checkLeastDraw(budget: PowerBudget): Finding | undefined {
  const { psuWatts, leastDraw } = budget;
  if (leastDraw.watts <= psuWatts) return undefined;
  const text = formatOverload(leastDraw.watts, psuWatts);
  return createFinding('watts-short', leastDraw.parts, text, {
    isCpuMissing: isCpuMissing(budget),
    summary: {
      text: '[gpu needs] a bigger power supply than yours',
      addition: formatShare(budget),
    },
  });
}

/** Returns the finding on a supply that leaves too little beside the processor that draws most. */
function checkMostDraw(budget: PowerBudget): Finding | undefined {
  const { psuWatts } = budget;
  const { watts, parts } = budget.mostDraw;
  if (watts + RESERVE_WATTS <= psuWatts) return undefined;
  const isOverload = watts > psuWatts;
  const text = isOverload
    ? formatOverload(watts, psuWatts)
    : `${formatDraw(watts)} of the ${psuWatts} W from [psu]`;
  const remainder = isOverload ? undefined : 'That leaves too little for the rest of the PC';
  const advice = [remainder, formatLeadCheck(budget)].filter(Boolean).join('. ');
  return createFinding('watts-tight', parts, text, {
    advice: advice || undefined,
    isCpuMissing: isCpuMissing(budget),
    summary: { text: '[psu may be] too weak [for gpu]', addition: formatShare(budget) },
  });
}

/** Returns the finding on a supply that is smaller than the graphics card's maker recommends. */
function checkRecommendation(budget: PowerBudget): Finding | undefined {
  const { gpu, psuWatts, recommendedWatts, mostDraw } = budget;
  if (psuWatts >= recommendedWatts) return undefined;
  const brand = gpu.brand ?? 'the maker';
  const text = `[psu is] ${recommendedWatts - psuWatts} W below what ${brand} recommends [for gpu]`;
  return createFinding('psu-below-recommended', mostDraw.parts, text, {
    explanation: [`${formatDraw(mostDraw.watts)} of the ${psuWatts} W`, formatLeadCheck(budget)]
      .flatMap((reason) => (reason ? endSentence(reason) : []))
      .join(' '),
    summary: {
      text: `[psu has] ${psuWatts} W, less than the makers recommend [for gpu]`,
      addition: `${recommendedWatts} W`,
    },
    isCpuMissing: isCpuMissing(budget),
  });
}

/** Returns the finding on a supply that suffices without the processor, but maybe not with it. */
function checkUnknownCpuDraw(budget: PowerBudget): Finding | undefined {
  const { gpu, psu, psuWatts, gpuWatts, uncountedCpu, leadsToCheck } = budget;
  if (uncountedCpu === undefined) return undefined;
  const isMissing = uncountedCpu === 'missing';
  const uncounted = isMissing
    ? 'without a processor'
    : 'not counting [cpu], whose draw [we’ll look up|I don’t know]';
  const text = `[gpu draws] up to ${gpuWatts} W of the ${psuWatts} W from [psu], ${uncounted}`;
  const summaryAdvice = isMissing
    ? `tell us your processor${leadsToCheck ? ', and check the leads' : ''}`
    : `we’ll add your processor’s draw${leadsToCheck ? '. Check the leads' : ''}`;
  const parts = isMissing ? [gpu, psu] : [gpu, uncountedCpu, psu];
  return createFinding('watts-without-cpu', parts, text, {
    advice: formatLeadCheck(budget),
    summary: { text: `${ENOUGH_POWER_SUMMARY} without a processor`, advice: summaryAdvice },
    isCpuMissing: isMissing,
  });
}

/** Creates the finding on a supply that is strong enough. Its unknown leads are to be checked. */
function createPowerFit(budget: PowerBudget): Finding {
  const { gpu, psuWatts, recommendedWatts, mostDraw, leadsToCheck } = budget;
  const { cpu, watts, parts } = mostDraw;
  const summary = { text: ENOUGH_POWER_SUMMARY };
  if (leadsToCheck !== undefined) return createUnknownLeadsFinding(gpu, parts, leadsToCheck);
  if (cpu) {
    const text = `[gpu works with] [psu], using up to ${watts} of ${psuWatts} W with [cpu]`;
    return createFinding('fits', parts, text, { summary });
  }
  const brand = gpu.brand ?? 'Its maker';
  const explanation = `${brand} recommends ${recommendedWatts} W or more for the card.`;
  return createFinding('fits', parts, '[gpu works with] [psu]', { explanation, summary });
}

/** Formats a draw with its parts: 'the G draws up to 300 W', 'the G and P draw up to 400 W'. */
const formatDraw = (watts: number) => `[gpu+cpu draws] up to ${watts} W`;

/** Formats a draw that is too much: 'the G and P draw up to 400 W, and the W has 350 W'. */
const formatOverload = (watts: number, psuWatts: number) =>
  `${formatDraw(watts)}, and [psu has] ${psuWatts} W`;

/** Formats the draw: 'it draws 360 of your 450 W', 'it draws up to 613 W, and yours has 450 W'. */
function formatShare({ mostDraw: { cpu, watts }, psuWatts }: PowerBudget): string {
  const draw = cpu ? 'card and processor draw' : 'it draws';
  return watts > psuWatts
    ? `${draw} up to ${watts} W, and yours has ${psuWatts} W`
    : `${draw} ${watts} of your ${psuWatts} W`;
}
