/** Is the power supply strong enough for the graphics card and the processor? All powers are in watts. */

import { enoughPowerText } from '@/data/copy/compatibility';
import { createFinding, type Finding, type FindingText, type QuestionSubject } from '../finding';
import type { PartNamer } from '../name-parts';
import { filterByKind } from '../parts';
import { checkGpuLeads, formatNeededLeads } from './gpu-leads';
import { createBudget, type PowerBudget, RESERVE } from './power-budget';
import type { Rule } from './rule';
import { createUnknownDetailFinding, createUnknownFinding } from './unknown';

/**
 * Adds up what card and processor draw at most, and compares the supply with that and with the maker's recommendation for the card.
 * A supply clashes only if it is too weak even with the processor of the enquiry that draws least.
 */
export const checkPower: Rule<'gpu', 'psu'> = (gpu, psu, context) => {
  const cpus = filterByKind(context, 'cpu');
  const { watts: gpuWatts, recommendedPsuWatts, leads } = gpu.facts;
  const { watts: psuWatts } = psu.facts;
  if (psuWatts === undefined) return [createUnknownFinding(psu, 'wattage', [gpu, psu])];
  if (gpuWatts === undefined || recommendedPsuWatts === undefined)
    return [createUnknownFinding(gpu, 'power draw', [gpu, psu])];
  // The shop can look up its own processor. A visitor's isn't counted, which the finding says where it matters.
  const unknownCpu = cpus.find(({ facts, isOwned }) => !facts.watts && !isOwned);
  if (unknownCpu) return [createUnknownFinding(unknownCpu, 'power draw', [unknownCpu, gpu, psu])];

  const uncheckedLeads =
    leads && !psu.facts.leads ? formatNeededLeads(leads, gpu.facts.adapter) : '';
  const leadAdvice = uncheckedLeads && `. Check for ${uncheckedLeads}`;
  const budget = createBudget(gpu, psu, cpus, { gpuWatts, psuWatts });
  const shortage =
    checkLeastDraw(budget) ??
    checkGpuLeads(gpu, psu) ??
    checkMostDraw(budget, leadAdvice) ??
    checkRecommendation(budget, recommendedPsuWatts, leadAdvice);
  if (shortage) return [shortage];
  if (leads === undefined) return [createUnknownDetailFinding('its power leads', [gpu, psu])];
  return [
    checkUnknownCpuDraw(budget, leadAdvice) ??
      checkUnknownLeads(budget, uncheckedLeads) ??
      createPowerFit(budget, recommendedPsuWatts),
  ];
};

/** Returns the finding on a supply that is too weak with every processor of the enquiry. */
function checkLeastDraw(budget: PowerBudget): Finding | undefined {
  const { psuWatts, leastDraw } = budget;
  if (leastDraw.watts <= psuWatts) return undefined;
  const text: FindingText = (name) => formatOverload(name, leastDraw.watts, psuWatts);
  return createFinding('watts-short', leastDraw.parts, text, describeShortage(budget));
}

/**
 * Returns the finding on a supply that is too weak with the processor that draws most, or leaves too little for the other parts.
 *
 * @param leadAdvice '. Check for …' with the leads that the card needs, if the supply's are not on record, else ''
 */
function checkMostDraw(budget: PowerBudget, leadAdvice: string): Finding | undefined {
  const { psuWatts } = budget;
  const { watts, parts } = budget.mostDraw;
  if (watts + RESERVE <= psuWatts) return undefined;
  const formatShortage = (name: PartNamer) =>
    watts > psuWatts
      ? formatOverload(name, watts, psuWatts)
      : `${formatDraw(name, watts)} of the ${psuWatts} W from ${name('psu')}, too much beside the other parts`;
  const text: FindingText = (name) => `${formatShortage(name)}${leadAdvice}`;
  return createFinding('watts-tight', parts, text, describeShortage(budget));
}

/** Returns the finding on a supply that is smaller than the card's maker recommends. */
function checkRecommendation(
  budget: PowerBudget,
  recommendedWatts: number,
  leadAdvice: string,
): Finding | undefined {
  const { gpu, psuWatts, mostDraw } = budget;
  if (psuWatts >= recommendedWatts) return undefined;
  const brand = gpu.brand ?? 'the maker';
  const text: FindingText = (name) =>
    `${name('psu', 'is')} ${recommendedWatts - psuWatts} W short of what ${brand} recommends for ${name('gpu')}${leadAdvice}`;
  return createFinding('psu-below-recommended', mostDraw.parts, text, {
    heading: () => 'Below the maker’s recommendation',
    detail: `${brand} asks for ${recommendedWatts} W; ${formatShare(budget)}`,
    explanation: (name) => `${formatDraw(name, mostDraw.watts)} of ${psuWatts} W.`,
    toDo: leadAdvice && 'check the leads',
    asksAbout: getQuestionSubject(budget),
  });
}

/** Returns the finding on a supply that is strong enough for the card, where a processor of unknown draw may be too much. */
function checkUnknownCpuDraw(budget: PowerBudget, leadAdvice: string): Finding | undefined {
  const { gpu, psu, psuWatts, mostDraw, canUnknownCpuOverload, unratedCpu } = budget;
  if (!canUnknownCpuOverload) return undefined;
  const formatGpuDraw = (name: PartNamer) =>
    `${name('gpu', 'draws')} up to ${mostDraw.watts} of the ${psuWatts} W from ${name('psu')}`;
  const heading = () => 'Enough power without a processor';
  if (unratedCpu) {
    const text: FindingText = (name, speaker) => {
      const unknownDraw = speaker === 'shop' ? 'we’ll look up' : 'isn’t on record';
      return `${formatGpuDraw(name)}, not counting ${name('cpu')}, whose draw ${unknownDraw}${leadAdvice}`;
    };
    const toDo = `we’ll add your processor${leadAdvice ? '. Check the leads' : ''}`;
    return createFinding('watts-without-cpu', [gpu, unratedCpu, psu], text, { heading, toDo });
  }
  const text: FindingText = (name) => `${formatGpuDraw(name)}, without a processor${leadAdvice}`;
  const toDo = `tell us yours${leadAdvice ? ' and check the leads' : ''}`;
  const details = { heading, toDo, asksAbout: 'cpu' } as const;
  return createFinding('watts-without-cpu', [gpu, psu], text, details);
}

/** Returns the finding on a supply that is strong enough, but whose leads are not on record. */
function checkUnknownLeads(budget: PowerBudget, uncheckedLeads: string): Finding | undefined {
  if (uncheckedLeads === '') return undefined;
  const text: FindingText = (name) =>
    `${name('psu', 'is')} powerful enough for ${name('gpu')}. Check it has ${uncheckedLeads}`;
  return createFinding('leads-unknown', budget.mostDraw.parts, text, {
    heading: () => enoughPowerText,
    toDo: `check for ${uncheckedLeads}`,
  });
}

/** Creates the finding that the supply is strong enough and has the leads. */
function createPowerFit(budget: PowerBudget, recommendedWatts: number): Finding {
  const { gpu, psuWatts, mostDraw } = budget;
  const { cpu, watts, parts } = mostDraw;
  const heading = () => enoughPowerText;
  if (cpu) {
    const text: FindingText = (name) =>
      `${name('gpu', 'works with')} ${name('psu')}, using up to ${watts} of ${psuWatts} W with ${name('cpu')}`;
    return createFinding('fits', parts, text, { heading });
  }
  const text: FindingText = (name) => `${name('gpu', 'works with')} ${name('psu')}`;
  const explanation = () =>
    `${gpu.brand ?? 'Its maker'} recommends ${recommendedWatts} W or more for the card.`;
  return createFinding('fits', parts, text, { heading, explanation });
}

/** Returns the additions of findings on a supply that is too weak. */
const describeShortage = (budget: PowerBudget) => ({
  heading: () => 'Needs a bigger power supply',
  detail: formatShare(budget),
  asksAbout: getQuestionSubject(budget),
});

/** Formats a draw with its parts: 'the G draws up to 300', or with a processor 'the G and P draw up to 400'. */
const formatDraw = (name: PartNamer, watts: number) =>
  `${name(['gpu', 'cpu'], 'draws')} up to ${watts}`;

/** Formats a draw that is too much: 'the G and P draw up to 400 W, and the W has 350 W'. */
const formatOverload = (name: PartNamer, watts: number, psuWatts: number) =>
  `${formatDraw(name, watts)} W, and ${name('psu', 'has')} ${psuWatts} W`;

/** Formats the largest draw for a summary: 'card and processor draw 448 of your 450 W'. */
const formatShare = ({ mostDraw: { cpu, watts }, psuWatts }: PowerBudget) =>
  `${cpu ? 'card and processor draw' : 'it draws'} ${watts} of your ${psuWatts} W`;

/** Returns 'cpu', to ask for the processor, where the visitor has named none and a large one would be too much. */
const getQuestionSubject = (budget: PowerBudget): QuestionSubject | undefined =>
  budget.canUnknownCpuOverload && !budget.unratedCpu ? 'cpu' : undefined;
