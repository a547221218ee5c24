/** Is the power supply strong enough for the graphics card and the processor? All powers are in watts. */

import { createFinding, type Finding } from '../finding';
import type { PartNamer } from '../name-parts';
import { filterByKind } from '../parts';
import { checkGpuLeads, formatNeededLeads } from './gpu-leads';
import {
  compareDraw,
  createBudget,
  formatDraw,
  formatPartsDraw,
  getAskedKind,
  listDrawParts,
  type PowerBudget,
  RESERVE,
} from './power-budget';
import type { Rule } from './rule';
import { createUnknown, createUnknownDetail } from './unknown';

/**
 * Adds up what card and processor draw at most, and compares the supply with that and with the maker's recommendation for the card.
 * A supply clashes only if it is too weak even with the processor of the enquiry that draws least.
 */
export const checkPower: Rule<'gpu', 'psu'> = (gpu, psu, context) => {
  const cpus = filterByKind(context, 'cpu');
  const { watts: gpuWatts, minimumSupply, leads } = gpu.facts;
  const { watts: psuWatts } = psu.facts;
  if (psuWatts === undefined) return [createUnknown(psu, 'wattage', [gpu, psu])];
  if (gpuWatts === undefined || minimumSupply === undefined)
    return [createUnknown(gpu, 'power draw', [gpu, psu])];
  // A visitor's processor of unknown draw isn't counted, which the finding says where it matters. The shop can look up its own.
  const unknownCpu = cpus.find(({ facts, isOwned }) => !facts.watts && !isOwned);
  if (unknownCpu) return [createUnknown(unknownCpu, 'power draw', [unknownCpu, gpu, psu])];

  const budget = createBudget(gpu, psu, cpus, { gpuWatts, psuWatts });
  const shortage =
    checkLeastDraw(budget) ??
    checkGpuLeads(gpu, psu) ??
    checkMostDraw(budget) ??
    checkRecommendation(budget, minimumSupply);
  if (shortage) return [shortage];
  if (leads === undefined) return [createUnknownDetail('its power leads', [gpu, psu])];
  const uncheckedLeads = psu.facts.leads ? '' : formatNeededLeads(leads, gpu.facts.adapter);
  return [
    checkUncountedCpu(budget, uncheckedLeads) ??
      checkUnknownLeads(budget, uncheckedLeads) ??
      createPowerFit(budget, minimumSupply),
  ];
};

/** Returns the finding on a supply that is too weak with every processor of the enquiry. */
function checkLeastDraw(budget: PowerBudget): Finding | undefined {
  const { psuWatts, leastDraw } = budget;
  if (leastDraw.watts <= psuWatts) return undefined;
  return createFinding(
    'watts-short',
    listDrawParts(budget, leastDraw),
    compareDraw(leastDraw.watts, psuWatts),
    describeShortage(budget),
  );
}

/** Returns the finding on a supply that is too weak with the processor that draws most, or leaves too little for the other parts. */
function checkMostDraw(budget: PowerBudget): Finding | undefined {
  const { psuWatts, mostDraw } = budget;
  const { watts } = mostDraw;
  if (watts + RESERVE <= psuWatts) return undefined;
  return createFinding(
    'watts-tight',
    listDrawParts(budget, mostDraw),
    watts > psuWatts
      ? compareDraw(watts, psuWatts)
      : (name) =>
          `${formatPartsDraw(name, watts)} of the ${psuWatts} W from ${name('psu')}, too much beside the other parts`,
    describeShortage(budget),
  );
}

/** Returns the finding on a supply that is smaller than the card's maker recommends. */
function checkRecommendation(budget: PowerBudget, minimumSupply: number): Finding | undefined {
  const { gpu, psuWatts, mostDraw } = budget;
  if (psuWatts >= minimumSupply) return undefined;
  const brand = gpu.brand ?? 'the maker';
  return createFinding(
    'psu-below-recommended',
    listDrawParts(budget, mostDraw),
    (name) =>
      `${name('psu', 'is')} ${minimumSupply - psuWatts} W short of what ${brand} recommends for ${name('gpu')}`,
    {
      heading: () => 'Below the maker’s recommendation',
      detail: `${brand} asks for ${minimumSupply} W; ${formatDraw(budget)}`,
      explanation: (name) => `${formatPartsDraw(name, mostDraw.watts)} of ${psuWatts} W.`,
      askedKind: getAskedKind(budget),
    },
  );
}

/**
 * Returns the finding on a supply that is strong enough for the card, where a processor of unknown draw may be too much.
 *
 * @param uncheckedLeads the leads that the card needs, if the supply's are not on record, else ''
 */
function checkUncountedCpu(budget: PowerBudget, uncheckedLeads: string): Finding | undefined {
  const { gpu, psu, psuWatts, mostDraw, canCpuOverload, uncountedCpu } = budget;
  if (!canCpuOverload) return undefined;
  const check = uncheckedLeads ? `. Check for ${uncheckedLeads}` : '';
  const describeDraw = (name: PartNamer) =>
    `${name('gpu', 'draws')} up to ${mostDraw.watts} of the ${psuWatts} W from ${name('psu')}`;
  const heading = () => 'Enough power without a processor';
  if (uncountedCpu)
    return createFinding(
      'watts-without-cpu',
      [gpu, uncountedCpu, psu],
      (name, speaker) => {
        const unknownDraw = speaker === 'shop' ? 'we’ll look up' : 'isn’t on record';
        return `${describeDraw(name)}, not counting ${name('cpu')}, whose draw ${unknownDraw}${check}`;
      },
      { heading, toDo: `we’ll add your processor${check ? '. Check the leads' : ''}` },
    );
  return createFinding(
    'watts-without-cpu',
    [gpu, psu],
    (name) => `${describeDraw(name)}, without a processor${check}`,
    { heading, toDo: `tell us yours${check ? ' and check the leads' : ''}`, askedKind: 'cpu' },
  );
}

/** Returns the finding on a supply that is strong enough, but whose leads are not on record. */
function checkUnknownLeads(budget: PowerBudget, uncheckedLeads: string): Finding | undefined {
  if (uncheckedLeads === '') return undefined;
  return createFinding(
    'leads-unknown',
    listDrawParts(budget, budget.mostDraw),
    (name) =>
      `${name('psu', 'is')} powerful enough for ${name('gpu')}. Check it has ${uncheckedLeads}`,
    { heading: () => 'Enough power', toDo: `check for ${uncheckedLeads}` },
  );
}

/** Creates the finding that the supply is strong enough and has the leads. */
function createPowerFit(budget: PowerBudget, minimumSupply: number): Finding {
  const { cpu, watts } = budget.mostDraw;
  return createFinding(
    'fits',
    listDrawParts(budget, budget.mostDraw),
    (name) => {
      const use = cpu ? `, using up to ${watts} of ${budget.psuWatts} W with ${name('cpu')}` : '';
      return `${name('gpu', 'works with')} ${name('psu')}${use}`;
    },
    {
      heading: () => 'Enough power',
      // With a processor, the text states the draw, which is the better reason.
      ...(!cpu && {
        explanation: () =>
          `${budget.gpu.brand ?? 'Its maker'} recommends ${minimumSupply} W or more for the card.`,
      }),
    },
  );
}

/** Returns the additions of findings on a supply that is too weak. */
const describeShortage = (budget: PowerBudget) => ({
  heading: () => 'Needs a bigger power supply',
  detail: formatDraw(budget),
  askedKind: getAskedKind(budget),
});
