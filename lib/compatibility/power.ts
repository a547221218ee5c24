/** The power supply's leads and watts, and what cards and processor take of them. */

import { createFinding, createUnknownFinding, type Finding } from './findings';
import { filterByKind, getQuantity, type KnownPart, type PcBuild, sum } from './parts';
import { formatAmounts } from './rules';

type Amounts = Readonly<Record<string, number>>;

/** The most graphics cards whose leads are compared; no power supply has leads for more. */
const MAX_GPUS = 8;

const addAmounts = (amounts: readonly Amounts[]): Amounts => {
  const names = new Set(amounts.flatMap((some) => Object.keys(some)));
  return Object.fromEntries(
    [...names].map((name) => [name, sum(amounts.map((some) => some[name] ?? 0))]),
  );
};

/** Lists the leads that the cards may take together: of each card its own, or those of the adapter in its box. */
const listLeadChoices = (gpus: readonly KnownPart<'gpu'>[]) =>
  gpus.reduce<readonly (readonly Amounts[])[]>(
    (choices, { facts: { leads = {}, adapter } }) =>
      choices.flatMap((choice) =>
        [leads, ...(adapter ? [adapter] : [])].map((own) => [...choice, own]),
      ),
    [[]],
  );

/** Compares the leads that cards take with those of the power supply, with and without the adapters in their boxes. */
export function checkLeads(pcBuild: PcBuild): readonly Finding[] {
  const [psu] = filterByKind(pcBuild, 'psu');
  const has = psu?.facts.leads;
  const gpus = filterByKind(pcBuild, 'gpu')
    .flatMap((gpu) => Array<typeof gpu>(Math.min(getQuantity(gpu), MAX_GPUS)).fill(gpu))
    .slice(0, MAX_GPUS);
  if (psu === undefined || has === undefined) return [];
  const findShortages = (leads: readonly Amounts[]) =>
    Object.entries(addAmounts(leads)).filter(([name, need]) => need > (has[name] ?? 0));
  const short = findShortages(gpus.map(({ facts: { leads = {} } }) => leads));
  if (short[0] === undefined) return [];
  const [resource, need] = short[0];
  const takers = gpus.filter(({ facts }) => short.some(([name]) => name in (facts.leads ?? {})));
  const params = { kind: 'psu', resource, need, has: has[resource] ?? 0 };
  const adapted = takers.filter(({ facts }) => facts.adapter);
  const adapter = formatAmounts(adapted[0]?.facts.adapter ?? {});
  if (listLeadChoices(gpus).some((choice) => findShortages(choice).length === 0))
    return [createFinding('adapter-needed', [...adapted, psu], { ...params, adapter })];
  // Adapters from 8-pin leads exist for the 16-pin input alone.
  const isOpen =
    short.every(([name]) => name === '16-pin') && adapted.length < takers.length && '8-pin' in has;
  return [createFinding(isOpen ? 'adapter-unknown' : 'resource-short', [...takers, psu], params)];
}

/** The draw of motherboard, memory, drives and fans, which is on no record: 50 to 100 W is usual. */
const RESERVE = 100;
/** The most that a common desktop processor draws: Intel's Core i9, by its maker. */
const LARGEST_CPU = 253;

/** Formats the leads that cards take, such as '1 × 8-pin'. */
const listLeads = (gpus: readonly KnownPart<'gpu'>[]) =>
  formatAmounts(addAmounts(gpus.map(({ facts: { leads = {} } }) => leads)));

/** Adds up what processor and graphics cards draw at most, by their makers' figures. */
export function checkWatts(pcBuild: PcBuild): readonly Finding[] {
  const [psu] = filterByKind(pcBuild, 'psu');
  const gpus = filterByKind(pcBuild, 'gpu');
  const [cpu] = filterByKind(pcBuild, 'cpu');
  if (psu === undefined || gpus.length === 0) return [];
  const partWithUnknown = [...gpus, ...(cpu && !cpu.isOwned ? [cpu] : [])].find(
    ({ facts }) => !facts.watts,
  );
  if (partWithUnknown)
    return [createUnknownFinding(partWithUnknown, 'watts', [partWithUnknown, psu])];
  const { watts } = psu.facts;
  // The rule of card and power supply reports unknown watts.
  if (watts === undefined) return [];
  const counted = [...gpus, ...(cpu?.facts.watts ? [cpu] : [])];
  const draw = sum(counted.map((part) => (part.facts.watts ?? 0) * getQuantity(part)));
  const isCpuCounted = counted.length > gpus.length;
  const isRoomy = draw + LARGEST_CPU + RESERVE <= watts && sum(gpus.map(getQuantity)) === 1;
  if (!isCpuCounted && isRoomy)
    return [createFinding('psu-recommended', [...gpus, psu], { watts })];
  const enough = isCpuCounted ? 'watts-enough' : 'watts-without-cpu';
  const code = draw > watts ? 'watts-short' : draw + RESERVE > watts ? 'watts-tight' : enough;
  // One line answers for the watts and the leads.
  const leads = psu.facts.leads === undefined && code === 'watts-without-cpu' && listLeads(gpus);
  return [createFinding(code, [...counted, psu], { draw, watts, ...(leads && { leads }) })];
}
