/** Is the power supply enough for the graphics card, and has it the leads for it? */

import { createFinding, type Finding } from '../finding';
import { formatCount, type Name } from '../name-parts';
import { filterByKind, type KnownPart } from '../parts';
import type { Rule } from './rule';
import { createUnknown, createUnknownDetail } from './unknown';

/** The draw of motherboard, memory, drives and fans, which is on no record: 50 to 100 W is usual. */
const RESERVE = 100;
/** The most that a common desktop processor draws: Intel's Core i9, by its maker. */
const LARGEST_CPU = 253;

type Leads = Readonly<Record<string, number>>;

/** Formats leads, such as 'one 16-pin lead' and 'two 8-pin PCIe leads'. */
const formatLeads = (leads: Leads) =>
  Object.entries(leads)
    .map(([name, count]) => formatCount(count, `${name}${name === '8-pin' ? ' PCIe' : ''} lead`))
    .join(' and ');

const hasLeads = (has: Leads, needs: Leads) =>
  Object.entries(needs).every(([name, count]) => count <= (has[name] ?? 0));

/** Compares the leads that a card needs with those that a supply is known to have. */
function checkLeads(gpu: KnownPart<'gpu'>, psu: KnownPart<'psu'>): readonly Finding[] {
  const { leads: needs = {}, adapter } = gpu.facts;
  const { leads: has = needs } = psu.facts;
  const parts = [gpu, psu];
  if (hasLeads(has, needs)) return [];
  if (adapter && hasLeads(has, adapter))
    return [
      createFinding(
        'advice',
        'adapter-needed',
        parts,
        (name) =>
          `${name('gpu', 'works with')} ${name('psu')}, on ${formatLeads(adapter)} and the adapter in its box`,
      ),
    ];
  // Adapters from 8-pin leads exist for the 16-pin input alone.
  if (adapter === undefined && '16-pin' in needs && '8-pin' in has)
    return [createUnknown(gpu, 'adapter', parts)];
  return [
    createFinding(
      'incompatible',
      'leads-short',
      parts,
      (name) =>
        `${name('gpu', 'needs')} ${formatLeads(needs)}, which ${name('psu', 'doesn’t have')}`,
    ),
  ];
}

/** Returns the processors of which the power is known, from the one that draws least to the one that draws most. */
const sortByDraw = (cpus: readonly KnownPart<'cpu'>[]) =>
  cpus
    .flatMap((cpu) => (cpu.facts.watts ? { cpu, watts: cpu.facts.watts } : []))
    .toSorted((one, other) => one.watts - other.watts);

/**
 * Adds up what card and processor draw at most, by their makers' figures, and compares the maker's recommendation for the card.
 * A supply that is short with the smallest processor of the enquiry clashes; one that is short only with the largest does not.
 */
export const checkPower: Rule<'gpu', 'psu'> = (gpu, psu, context) => {
  const { watts: gpuWatts, minimumSupply, leads } = gpu.facts;
  const { watts } = psu.facts;
  const cpus = filterByKind(context, 'cpu');
  const unknownCpu = cpus.find(({ facts, isOwned }) => !facts.watts && !isOwned);
  if (watts === undefined) return [createUnknown(psu, 'wattage', [gpu, psu])];
  if (minimumSupply === undefined || gpuWatts === undefined)
    return [createUnknown(gpu, 'power draw', [gpu, psu])];
  if (unknownCpu) return [createUnknown(unknownCpu, 'power draw', [unknownCpu, gpu, psu])];
  const counted = sortByDraw(cpus);
  const [least, most] = [counted[0], counted.at(-1)];
  const draw = gpuWatts + (most?.watts ?? 0);
  const brand = gpu.brand ?? 'the maker';
  const isCpuOpen = !most && draw + LARGEST_CPU + RESERVE > watts;
  // A visitor's processor whose draw is on no record.
  const uncounted = most ? undefined : cpus[0];
  const details = {
    heading: () => 'Enough power',
    askedKind: isCpuOpen && !uncounted ? ('cpu' as const) : undefined,
  };
  const parts = [gpu, ...(most ? [most.cpu] : []), psu];
  const drawers = ['gpu', 'cpu'] as const;
  const drawn = `${most ? 'card and processor draw' : 'it draws'} ${draw} of your ${watts} W`;
  const bigger = { ...details, heading: () => 'Needs a bigger power supply', detail: drawn };
  const leastDraw = gpuWatts + (least?.watts ?? 0);
  const compareWatts = (drawnWatts: number) => (name: Name) =>
    `${name(drawers, 'draws')} up to ${drawnWatts} W, and ${name('psu', 'has')} ${watts} W`;
  if (leastDraw > watts)
    return [
      createFinding(
        'incompatible',
        'watts-short',
        [gpu, ...(least ? [least.cpu] : []), psu],
        compareWatts(leastDraw),
        bigger,
      ),
    ];
  const onLeads = checkLeads(gpu, psu);
  if (onLeads.length > 0) return onLeads;
  if (draw + RESERVE > watts)
    return [
      createFinding(
        'underpowered',
        'watts-tight',
        parts,
        draw > watts
          ? compareWatts(draw)
          : (name) =>
              `${name(drawers, 'draws')} up to ${draw} of the ${watts} W from ${name('psu')}, too much beside the other parts`,
        bigger,
      ),
    ];
  if (watts < minimumSupply)
    return [
      createFinding(
        'underpowered',
        'psu-below-recommended',
        parts,
        (name) =>
          `${name('psu', 'is')} ${minimumSupply - watts} W short of what ${brand} recommends for ${name('gpu')}`,
        {
          ...details,
          heading: () => 'Below the maker’s recommendation',
          detail: `${brand} asks for ${minimumSupply} W; ${drawn}`,
          more: (name) => `${name(drawers, 'draws')} up to ${draw} of ${watts} W.`,
        },
      ),
    ];
  if (leads === undefined) return [createUnknownDetail('its power leads', [gpu, psu])];
  const choice = gpu.facts.adapter ? `, or ${formatLeads(gpu.facts.adapter)} for its adapter` : '';
  const lead = psu.facts.leads ? '' : formatLeads(leads) + choice;
  if (isCpuOpen)
    return [
      createFinding(
        'conditional',
        'watts-without-cpu',
        uncounted ? [gpu, uncounted, psu] : parts,
        (name) =>
          `${name('gpu', 'draws')} up to ${draw} of the ${watts} W from ${name('psu')}, ${uncounted ? `not counting ${name('cpu')}, whose draw we’ll look up` : 'without a processor'}${lead && `. Check for ${lead}`}`,
        {
          ...details,
          heading: () => 'Enough power without a processor',
          toDo: uncounted
            ? `we’ll add your processor${lead && '. Check the leads'}`
            : `tell us yours${lead && ' and check the leads'}`,
        },
      ),
    ];
  if (lead)
    return [
      createFinding(
        'conditional',
        'leads-unknown',
        parts,
        (name) => `${name('psu', 'is')} powerful enough for ${name('gpu')}. Check it has ${lead}`,
        { ...details, toDo: `check for ${lead}` },
      ),
    ];
  return [
    createFinding(
      'compatible',
      'fits',
      parts,
      (name) =>
        `${name('gpu', 'works with')} ${name('psu')}${most ? `, using up to ${draw} of ${watts} W with ${name('cpu')}` : ''}`,
      details,
    ),
  ];
};
