/** Is the power supply strong enough for the graphics card and the processor? All powers are in watts. */

import { createFinding, type Finding } from '../finding';
import type { Name } from '../name-parts';
import { filterByKind, type KnownPart } from '../parts';
import { checkGpuLeads, formatNeededLeads } from './gpu-leads';
import type { Rule } from './rule';
import { createUnknown, createUnknownDetail } from './unknown';

/** The draw of motherboard, memory, drives and fans, which is on no record: 50 to 100 W is usual. */
const RESERVE = 100;
/** The most that a common desktop processor draws: Intel's Core i9, by its maker. */
const LARGEST_CPU = 253;

/** The most that a card draws with one processor, or without any, by their makers' figures. */
interface Draw {
  readonly cpu: KnownPart<'cpu'> | undefined;
  readonly watts: number;
}

/** A card and a supply whose power is known, with the processors beside them. */
interface PowerBudget {
  readonly gpu: KnownPart<'gpu'>;
  readonly psu: KnownPart<'psu'>;
  readonly psuWatts: number;
  /** The draw with the processor that draws least, and with the one that draws most. */
  readonly leastDraw: Draw;
  readonly mostDraw: Draw;
  /** True if no processor is counted, and a large one would be too much. */
  readonly isCpuDecisive: boolean;
  /** The visitor's processor, where its draw is on no record. */
  readonly unlistedCpu: KnownPart<'cpu'> | undefined;
}

/**
 * Adds up what card and processor draw at most, and compares the maker's recommendation for the card. A supply that is short with
 * the smallest processor of the enquiry clashes. One that is short only with the largest does not.
 */
export const checkPower: Rule<'gpu', 'psu'> = (gpu, psu, context) => {
  const cpus = filterByKind(context, 'cpu');
  const { watts: gpuWatts, minimumSupply, leads } = gpu.facts;
  const { watts: psuWatts } = psu.facts;
  if (psuWatts === undefined) return [createUnknown(psu, 'wattage', [gpu, psu])];
  if (gpuWatts === undefined || minimumSupply === undefined)
    return [createUnknown(gpu, 'power draw', [gpu, psu])];
  const unknownCpu = cpus.find(({ facts, isOwned }) => !facts.watts && !isOwned);
  if (unknownCpu) return [createUnknown(unknownCpu, 'power draw', [unknownCpu, gpu, psu])];

  const [leastDraw, mostDraw] = findDraws(gpuWatts, cpus);
  const budget: PowerBudget = {
    gpu,
    psu,
    psuWatts,
    leastDraw,
    mostDraw,
    isCpuDecisive: !mostDraw.cpu && mostDraw.watts + LARGEST_CPU + RESERVE > psuWatts,
    unlistedCpu: mostDraw.cpu ? undefined : cpus[0],
  };
  const shortage =
    checkLeastDraw(budget) ??
    checkGpuLeads(gpu, psu) ??
    checkMostDraw(budget) ??
    checkRecommendation(budget, minimumSupply);
  if (shortage) return [shortage];
  if (leads === undefined) return [createUnknownDetail('its power leads', [gpu, psu])];
  const uncheckedLeads = psu.facts.leads ? '' : formatNeededLeads(leads, gpu.facts.adapter);
  return [
    checkMissingCpu(budget, uncheckedLeads) ??
      checkUnknownLeads(budget, uncheckedLeads) ??
      createPowerFit(budget, minimumSupply),
  ];
};

/** Returns what the card draws with the processor that draws least, and with the one that draws most. */
function findDraws(gpuWatts: number, cpus: readonly KnownPart<'cpu'>[]): readonly [Draw, Draw] {
  const draws = cpus
    .flatMap((cpu) => (cpu.facts.watts ? { cpu, watts: gpuWatts + cpu.facts.watts } : []))
    .toSorted((one, other) => one.watts - other.watts);
  const [leastDraw = { cpu: undefined, watts: gpuWatts }] = draws;
  return [leastDraw, draws.at(-1) ?? leastDraw];
}

/** Returns the finding on a supply that is short with each processor. */
function checkLeastDraw(budget: PowerBudget): Finding | undefined {
  const { psuWatts, leastDraw } = budget;
  if (leastDraw.watts <= psuWatts) return undefined;
  return createFinding(
    'watts-short',
    listParts(budget, leastDraw),
    compareDraw(leastDraw.watts, psuWatts),
    describeShortage(budget),
  );
}

/** Returns the finding on a supply that is short with the processor that draws most, or leaves too little for the other parts. */
function checkMostDraw(budget: PowerBudget): Finding | undefined {
  const { psuWatts, mostDraw } = budget;
  const { watts } = mostDraw;
  if (watts + RESERVE <= psuWatts) return undefined;
  return createFinding(
    'watts-tight',
    listParts(budget, mostDraw),
    watts > psuWatts
      ? compareDraw(watts, psuWatts)
      : (name) =>
          `${name(['gpu', 'cpu'], 'draws')} up to ${watts} of the ${psuWatts} W from ${name('psu')}, too much beside the other parts`,
    describeShortage(budget),
  );
}

/** Returns the finding on a supply that the card's maker would call too small. */
function checkRecommendation(budget: PowerBudget, minimumSupply: number): Finding | undefined {
  const { gpu, psuWatts, mostDraw } = budget;
  if (psuWatts >= minimumSupply) return undefined;
  const brand = gpu.brand ?? 'the maker';
  return createFinding(
    'psu-below-recommended',
    listParts(budget, mostDraw),
    (name) =>
      `${name('psu', 'is')} ${minimumSupply - psuWatts} W short of what ${brand} recommends for ${name('gpu')}`,
    {
      heading: () => 'Below the maker’s recommendation',
      detail: `${brand} asks for ${minimumSupply} W; ${formatDraw(budget)}`,
      explanation: (name) =>
        `${name(['gpu', 'cpu'], 'draws')} up to ${mostDraw.watts} of ${psuWatts} W.`,
      askedKind: getAskedKind(budget),
    },
  );
}

/** Returns the finding on a supply that is strong enough for the card, while the processor's draw is unknown. */
function checkMissingCpu(budget: PowerBudget, uncheckedLeads: string): Finding | undefined {
  const { gpu, psu, psuWatts, mostDraw, isCpuDecisive, unlistedCpu } = budget;
  if (!isCpuDecisive) return undefined;
  const check = uncheckedLeads && `. Check for ${uncheckedLeads}`;
  const describeDraw = (name: Name) =>
    `${name('gpu', 'draws')} up to ${mostDraw.watts} of the ${psuWatts} W from ${name('psu')}`;
  const heading = () => 'Enough power without a processor';
  if (unlistedCpu)
    return createFinding(
      'watts-without-cpu',
      [gpu, unlistedCpu, psu],
      (name) =>
        `${describeDraw(name)}, not counting ${name('cpu')}, whose draw we’ll look up${check}`,
      { heading, toDo: `we’ll add your processor${check && '. Check the leads'}` },
    );
  return createFinding(
    'watts-without-cpu',
    [gpu, psu],
    (name) => `${describeDraw(name)}, without a processor${check}`,
    { heading, toDo: `tell us yours${check && ' and check the leads'}`, askedKind: 'cpu' },
  );
}

/** Returns the finding on a supply that is strong enough, and whose leads are not on record. */
function checkUnknownLeads(budget: PowerBudget, uncheckedLeads: string): Finding | undefined {
  if (uncheckedLeads === '') return undefined;
  return createFinding(
    'leads-unknown',
    listParts(budget, budget.mostDraw),
    (name) =>
      `${name('psu', 'is')} powerful enough for ${name('gpu')}. Check it has ${uncheckedLeads}`,
    { heading: () => 'Enough power', toDo: `check for ${uncheckedLeads}` },
  );
}

function createPowerFit(budget: PowerBudget, minimumSupply: number): Finding {
  const { cpu, watts } = budget.mostDraw;
  return createFinding(
    'fits',
    listParts(budget, budget.mostDraw),
    (name) =>
      `${name('gpu', 'works with')} ${name('psu')}${cpu ? `, using up to ${watts} of ${budget.psuWatts} W with ${name('cpu')}` : ''}`,
    {
      heading: () => 'Enough power',
      // The draw is the better reason.
      ...(!cpu && {
        explanation: () =>
          `${budget.gpu.brand ?? 'Its maker'} recommends ${minimumSupply} W or more for the card.`,
      }),
    },
  );
}

/** Lists the parts that a finding on a draw is about. */
const listParts = ({ gpu, psu }: PowerBudget, { cpu }: Draw) => [gpu, ...(cpu ? [cpu] : []), psu];

/** Formats a draw beside the watts of the supply: 'the G and P draw up to 400 W, and the W has 350 W'. */
const compareDraw = (watts: number, psuWatts: number) => (name: Name) =>
  `${name(['gpu', 'cpu'], 'draws')} up to ${watts} W, and ${name('psu', 'has')} ${psuWatts} W`;

/** Formats the largest draw for a summary: 'card and processor draw 448 of your 450 W'. */
const formatDraw = ({ mostDraw: { cpu, watts }, psuWatts }: PowerBudget) =>
  `${cpu ? 'card and processor draw' : 'it draws'} ${watts} of your ${psuWatts} W`;

/** Returns the part to ask about: the processor, where the visitor has named none and its draw decides. */
const getAskedKind = ({ isCpuDecisive, unlistedCpu }: PowerBudget) =>
  isCpuDecisive && !unlistedCpu ? ('cpu' as const) : undefined;

const describeShortage = (budget: PowerBudget) => ({
  heading: () => 'Needs a bigger power supply',
  detail: formatDraw(budget),
  askedKind: getAskedKind(budget),
});
