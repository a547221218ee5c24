/** Compares the leads of power supplies with those that graphics cards need. */

import type { Leads } from '@/data/parts/facts';
import { formatCount } from '@/lib/text/grammar';
import { createFinding, type Finding } from '../finding';
import type { Gpu, Part, Psu } from '../parts';
import { createUnknownFactFinding } from './unknown-facts';

/** The summary's sentence on a supply that is strong enough. */
export const ENOUGH_POWER_SUMMARY = '[psu has] enough power [for gpu]';

/** Formats leads, such as 'one 16-pin lead' and 'two 8-pin PCIe leads'. */
const formatLeads = (leads: Leads) =>
  Object.entries(leads)
    .map(([name, count]) => formatCount(count, `${name}${name === '8-pin' ? ' PCIe' : ''} lead`))
    .join(' and ');

/** Returns true for a graphics card that may have an adapter, which only 16-pin inputs need. */
const mayHaveAdapter = ({ facts: { leads = {}, adapter } }: Gpu) =>
  adapter === undefined && '16-pin' in leads;

/** Returns true if the leads suffice. A kind that isn't listed counts as none. */
const hasLeads = (availableLeads: Readonly<Record<string, number>>, neededLeads: Leads) =>
  Object.entries(neededLeads).every(([kind, count]) => count <= (availableLeads[kind] ?? 0));

/** Returns the leads of a graphics card and a supply if they are known and don't suffice. */
function findShortage(gpu: Gpu, psu: Psu) {
  const { leads: neededLeads, adapter } = gpu.facts;
  const { leads: availableLeads } = psu.facts;
  if (neededLeads === undefined || availableLeads === undefined) return undefined;
  if (hasLeads(availableLeads, neededLeads)) return undefined;
  // The leads that the adapter takes, if the supply has these.
  const adapterLeads = adapter && hasLeads(availableLeads, adapter) ? adapter : undefined;
  return { neededLeads, availableLeads, adapterLeads };
}

/** Returns the finding on known leads that don't suffice, not even with an adapter. */
export function checkGpuLeads(gpu: Gpu, psu: Psu): Finding | undefined {
  const parts = [gpu, psu];
  const shortage = findShortage(gpu, psu);
  if (shortage === undefined || shortage.adapterLeads) return undefined;
  const { neededLeads, availableLeads } = shortage;
  if (mayHaveAdapter(gpu) && '8-pin' in availableLeads)
    return createUnknownFactFinding(gpu, 'whether the graphics card comes with an adapter', parts);
  const text = `[gpu needs] ${formatLeads(neededLeads)}, which [psu doesn’t have]`;
  return createFinding('leads-short', parts, text);
}

/** Returns the advice to use the adapter, for known leads that suffice only with it. */
export function checkAdapter(gpu: Gpu, psu: Psu): Finding | undefined {
  const adapterLeads = findShortage(gpu, psu)?.adapterLeads;
  if (adapterLeads === undefined) return undefined;
  const text = `[gpu works with] [psu], on ${formatLeads(adapterLeads)} and the adapter in its box`;
  return createFinding('adapter-needed', [gpu, psu], text);
}

/**
 * Formats the leads that a graphics card needs of a supply without known leads: 'one 16-pin lead,
 * or three 8-pin PCIe leads for its adapter'. Undefined if nothing is to be looked for.
 */
export function formatLeadsToCheck({ facts }: Gpu, psu: Psu): string | undefined {
  const { leads, adapter } = facts;
  if (leads === undefined || psu.facts.leads !== undefined) return undefined;
  return `${formatLeads(leads)}${adapter ? `, or ${formatLeads(adapter)} for its adapter` : ''}`;
}

/**
 * Creates the finding on a supply that is strong enough, but whose leads the visitor has to check.
 *
 * @param parts all parts whose power is counted
 */
export function createUnknownLeadsFinding(
  gpu: Gpu,
  parts: readonly Part[],
  leadsToCheck: string,
): Finding {
  const formatChoice = (words: string) => (mayHaveAdapter(gpu) ? `, or ${words} an adapter` : '');
  return createFinding('leads-unknown', parts, '[gpu gets] enough power', {
    advice: `Check [psu] for ${leadsToCheck}${formatChoice('[ask us about|for]')}`,
    summary: {
      text: ENOUGH_POWER_SUMMARY,
      addition: `needs ${leadsToCheck}${formatChoice('ask us about')}`,
      advice: 'check the leads',
    },
  });
}
