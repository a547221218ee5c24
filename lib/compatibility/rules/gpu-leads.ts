/** Has the power supply the leads for the graphics card? */

import type { Leads } from '@/data/parts/facts';
import { createFinding, type Finding, type FindingText } from '../finding';
import { formatCount } from '../name-parts';
import type { Gpu, Psu } from '../parts';
import { createUnknownFinding } from './unknown';

/** Formats leads, such as 'one 16-pin lead' and 'two 8-pin PCIe leads'. */
const formatLeads = (leads: Leads) =>
  Object.entries(leads)
    .map(([name, count]) => formatCount(count, `${name}${name === '8-pin' ? ' PCIe' : ''} lead`))
    .join(' and ');

/** Formats the leads that a card needs, with those for its adapter: 'one 16-pin lead, or three 8-pin PCIe leads for its adapter'. */
export const formatNeededLeads = (leads: Leads, adapter: Leads | undefined) =>
  `${formatLeads(leads)}${adapter ? `, or ${formatLeads(adapter)} for its adapter` : ''}`;

/** Returns true if a supply has the leads. A kind that it doesn't list counts as none. */
const hasLeads = (supplied: Readonly<Record<string, number>>, needed: Leads) =>
  Object.entries(needed).every(([kind, count]) => count <= (supplied[kind] ?? 0));

/** Compares the leads that a card needs with those of a supply. Undefined where they suffice, or where either's are not on record. */
export function checkGpuLeads(gpu: Gpu, psu: Psu): Finding | undefined {
  const { leads: needed, adapter } = gpu.facts;
  const { leads: supplied } = psu.facts;
  if (needed === undefined || supplied === undefined || hasLeads(supplied, needed))
    return undefined;
  if (adapter && hasLeads(supplied, adapter)) {
    const text: FindingText = (name) =>
      `${name('gpu', 'works with')} ${name('psu')}, on ${formatLeads(adapter)} and the adapter in its box`;
    return createFinding('adapter-needed', [gpu, psu], text);
  }
  // The card may come with an adapter. Adapters from 8-pin leads exist for the 16-pin input alone.
  if (adapter === undefined && '16-pin' in needed && '8-pin' in supplied)
    return createUnknownFinding(gpu, 'adapter', [gpu, psu]);
  const text: FindingText = (name) =>
    `${name('gpu', 'needs')} ${formatLeads(needed)}, which ${name('psu', 'doesn’t have')}`;
  return createFinding('leads-short', [gpu, psu], text);
}
