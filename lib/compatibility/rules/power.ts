/** Compares power supplies with what graphics cards and processors draw, in watts, and with the leads that cards need. */

import { enoughPowerText } from '@/data/copy/compatibility';
import type { Leads } from '@/data/parts/facts';
import { createFinding, type Finding, type Rule } from '../finding';
import { formatCount } from '../name-parts';
import { type Cpu, filterByKind, type Gpu, type Psu } from '../parts';
import { createUnknownDetailFinding, createUnknownFinding } from './unknown';

/** The draw of motherboard, memory, drives and fans, which is on no record: 50 to 100 W is usual. */
const RESERVE_WATTS = 100;
/** The most that a common desktop processor draws: Intel's Core i9, by its maker. */
const LARGEST_CPU_WATTS = 253;

/**
 * Adds up what card and processor draw at most, and compares the supply with that and with the maker's recommendation for the card.
 * A supply clashes only if it is too weak even with the processor of the enquiry that draws least.
 */
export const checkPower: Rule<'gpu', 'psu'> = (gpu, psu, context) => {
  const cpus = filterByKind(context, 'cpu');
  const { watts: gpuWatts, recommendedPsuWatts: recommendedWatts, leads } = gpu.facts;
  const { watts: psuWatts } = psu.facts;
  if (psuWatts === undefined)
    return createUnknownFinding(psu, 'the power supply’s wattage', [gpu, psu]);
  if (gpuWatts === undefined || recommendedWatts === undefined)
    return createUnknownFinding(gpu, 'the graphics card’s power draw', [gpu, psu]);
  // The shop can look up its own processor. A visitor's isn't counted, which the finding says where it matters.
  const unknownCpu = cpus.find(({ facts, isOwned }) => !facts.watts && !isOwned);
  if (unknownCpu)
    return createUnknownFinding(unknownCpu, 'the processor’s power draw', [unknownCpu, gpu, psu]);

  const budget = createBudget(gpu, psu, cpus, { gpuWatts, psuWatts, recommendedWatts });
  const shortage =
    checkLeastDraw(budget) ??
    checkGpuLeads(gpu, psu) ??
    checkMostDraw(budget) ??
    checkRecommendation(budget);
  if (shortage) return shortage;
  if (leads === undefined) return createUnknownDetailFinding('its power leads', [gpu, psu]);
  return checkUnknownCpuDraw(budget) ?? checkUnknownLeads(budget) ?? createPowerFit(budget);
};

/** Creates the draws of a card beside each processor of the enquiry. A processor whose draw is not on record is not counted. */
function createBudget(
  gpu: Gpu,
  psu: Psu,
  cpus: readonly Cpu[],
  watts: Readonly<Record<'gpuWatts' | 'psuWatts' | 'recommendedWatts', number>>,
) {
  const draws = cpus
    .flatMap((cpu) =>
      cpu.facts.watts
        ? { watts: watts.gpuWatts + cpu.facts.watts, cpu, parts: [gpu, cpu, psu] }
        : [],
    )
    .toSorted((one, other) => one.watts - other.watts);
  const gpuDraw = { watts: watts.gpuWatts, cpu: undefined, parts: [gpu, psu] };
  const unratedCpu = draws.length > 0 ? undefined : cpus[0];
  const canUnknownCpuOverload =
    draws.length === 0 && watts.gpuWatts + LARGEST_CPU_WATTS + RESERVE_WATTS > watts.psuWatts;
  const { leads, adapter } = gpu.facts;
  const uncheckedLeads = leads && !psu.facts.leads ? formatNeededLeads(leads, adapter) : '';
  return {
    ...watts,
    gpu,
    psu,
    leastDraw: draws[0] ?? gpuDraw,
    mostDraw: draws.at(-1) ?? gpuDraw,
    /** True if no processor's draw is counted, and the largest common processor could overload the supply. */
    canUnknownCpuOverload,
    /** A processor whose draw is not on record, if no processor's draw is counted. */
    unratedCpu,
    /** Asks for the processor, where the visitor has named none and a large one would be too much. */
    asksAbout: canUnknownCpuOverload && !unratedCpu ? ('cpu' as const) : undefined,
    /** The leads that the card needs, if the supply's are not on record, else ''. */
    uncheckedLeads,
    leadAdvice: uncheckedLeads && `. Check for ${uncheckedLeads}`,
  };
}

type PowerBudget = Readonly<ReturnType<typeof createBudget>>;

/** Formats leads, such as 'one 16-pin lead' and 'two 8-pin PCIe leads'. */
const formatLeads = (leads: Leads) =>
  Object.entries(leads)
    .map(([name, count]) => formatCount(count, `${name}${name === '8-pin' ? ' PCIe' : ''} lead`))
    .join(' and ');

/** Formats the leads that a card needs, with those for its adapter: 'one 16-pin lead, or three 8-pin PCIe leads for its adapter'. */
const formatNeededLeads = (leads: Leads, adapter: Leads | undefined) =>
  `${formatLeads(leads)}${adapter ? `, or ${formatLeads(adapter)} for its adapter` : ''}`;

/** Returns true for a card that may come with an adapter. Adapters from 8-pin leads exist for the 16-pin input alone. */
const mayHaveAdapter = ({ facts: { leads = {}, adapter } }: Gpu) =>
  adapter === undefined && '16-pin' in leads;

/** Returns true if a supply has the leads. A kind that it doesn't list counts as none. */
const hasLeads = (supplied: Readonly<Record<string, number>>, needed: Leads) =>
  Object.entries(needed).every(([kind, count]) => count <= (supplied[kind] ?? 0));

/** Compares the leads that a card needs with those of a supply. Undefined where they suffice, or where either's are not on record. */
function checkGpuLeads(gpu: Gpu, psu: Psu): Finding | undefined {
  const parts = [gpu, psu];
  const { leads: needed, adapter } = gpu.facts;
  const { leads: supplied } = psu.facts;
  if (needed === undefined || supplied === undefined || hasLeads(supplied, needed))
    return undefined;
  if (adapter && hasLeads(supplied, adapter)) {
    const text = `{gpu works with} {psu}, on ${formatLeads(adapter)} and the adapter in its box`;
    return createFinding('adapter-needed', parts, text);
  }
  if (mayHaveAdapter(gpu) && '8-pin' in supplied)
    return createUnknownFinding(gpu, 'whether the graphics card comes with an adapter', parts);
  const text = `{gpu needs} ${formatLeads(needed)}, which {psu doesn’t have}`;
  return createFinding('leads-short', parts, text);
}

/** Returns the finding on a supply that is too weak with every processor of the enquiry. */
function checkLeastDraw(budget: PowerBudget): Finding | undefined {
  const { psuWatts, leastDraw } = budget;
  if (leastDraw.watts <= psuWatts) return undefined;
  const text = formatOverload(leastDraw.watts, psuWatts);
  return createFinding('watts-short', leastDraw.parts, text, describeShortage(budget));
}

/** Returns the finding on a supply that is too weak with the processor that draws most, or leaves too little for the other parts. */
function checkMostDraw(budget: PowerBudget): Finding | undefined {
  const { psuWatts, leadAdvice } = budget;
  const { watts, parts } = budget.mostDraw;
  if (watts + RESERVE_WATTS <= psuWatts) return undefined;
  const shortage =
    watts > psuWatts
      ? formatOverload(watts, psuWatts)
      : `${formatDraw(watts)} of the ${psuWatts} W from {psu}. That leaves too little for the rest of the PC`;
  const text = `${shortage}${leadAdvice}`;
  return createFinding('watts-tight', parts, text, describeShortage(budget));
}

/** Returns the finding on a supply that is smaller than the card's maker recommends. */
function checkRecommendation(budget: PowerBudget): Finding | undefined {
  const { gpu, psuWatts, recommendedWatts, mostDraw, leadAdvice, asksAbout } = budget;
  if (psuWatts >= recommendedWatts) return undefined;
  const brand = gpu.brand ?? 'the maker';
  const text = `{psu is} ${recommendedWatts - psuWatts} W short of what ${brand} recommends for {gpu}${leadAdvice}`;
  return createFinding('psu-below-recommended', mostDraw.parts, text, {
    heading: 'Below the maker’s recommendation',
    detail: `${brand} asks for ${recommendedWatts} W; ${formatShare(budget)}`,
    explanation: `${formatDraw(mostDraw.watts)} of ${psuWatts} W.`,
    toDo: leadAdvice && 'check the leads',
    asksAbout,
  });
}

/** Returns the finding on a supply that is strong enough for the card, where a processor of unknown draw may be too much. */
function checkUnknownCpuDraw(budget: PowerBudget): Finding | undefined {
  const { gpu, psu, psuWatts, gpuWatts, unratedCpu, leadAdvice, asksAbout } = budget;
  if (!budget.canUnknownCpuOverload) return undefined;
  const uncounted = unratedCpu
    ? 'not counting {cpu}, whose draw {we’ll look up|I don’t know}'
    : 'without a processor';
  const text = `{gpu draws} up to ${gpuWatts} W of the ${psuWatts} W from {psu}, ${uncounted}${leadAdvice}`;
  const toDo = unratedCpu
    ? `we’ll add your processor${leadAdvice ? '. Check the leads' : ''}`
    : `tell us yours${leadAdvice ? ' and check the leads' : ''}`;
  const parts = unratedCpu ? [gpu, unratedCpu, psu] : [gpu, psu];
  const heading = 'Enough power without a processor';
  return createFinding('watts-without-cpu', parts, text, { heading, toDo, asksAbout });
}

/** Returns the finding on a supply that is strong enough, but whose leads are not on record. */
function checkUnknownLeads({ gpu, uncheckedLeads, mostDraw }: PowerBudget): Finding | undefined {
  if (uncheckedLeads === '') return undefined;
  const formatChoice = (words: string) => (mayHaveAdapter(gpu) ? `, or ${words} an adapter` : '');
  const text = `{gpu gets} enough power. Check {psu} for ${uncheckedLeads}${formatChoice('{ask us about|for}')}`;
  const toDo = `check for ${uncheckedLeads}${formatChoice('ask us about')}`;
  const details = { heading: enoughPowerText, toDo };
  return createFinding('leads-unknown', mostDraw.parts, text, details);
}

/** Creates the finding that the supply is strong enough and has the leads. */
function createPowerFit({ gpu, psuWatts, recommendedWatts, mostDraw }: PowerBudget): Finding {
  const { cpu, watts, parts } = mostDraw;
  const heading = enoughPowerText;
  if (cpu) {
    const text = `{gpu works with} {psu}, using up to ${watts} of ${psuWatts} W with {cpu}`;
    return createFinding('fits', parts, text, { heading });
  }
  const brand = gpu.brand ?? 'Its maker';
  const explanation = `${brand} recommends ${recommendedWatts} W or more for the card.`;
  return createFinding('fits', parts, '{gpu works with} {psu}', { heading, explanation });
}

/** Returns the additions of findings on a supply that is too weak. */
const describeShortage = (budget: PowerBudget) => ({
  heading: 'Needs a bigger power supply',
  detail: formatShare(budget),
  asksAbout: budget.asksAbout,
});

/** Formats a draw with its parts: 'the G draws up to 300 W', or with a processor 'the G and P draw up to 400 W'. */
const formatDraw = (watts: number) => `{gpu+cpu draws} up to ${watts} W`;

/** Formats a draw that is too much: 'the G and P draw up to 400 W, and the W has 350 W'. */
const formatOverload = (watts: number, psuWatts: number) =>
  `${formatDraw(watts)}, and {psu has} ${psuWatts} W`;

/** Formats the largest draw for a summary: 'card and processor draw 448 of your 450 W'. */
const formatShare = ({ mostDraw: { cpu, watts }, psuWatts }: PowerBudget) =>
  `${cpu ? 'card and processor draw' : 'it draws'} ${watts} of your ${psuWatts} W`;
