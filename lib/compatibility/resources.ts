/** The supply and demand of one PC: each resource that one part kind provides and others take. */

import type { FactName, FactsOf, PartKind } from '@/data/parts/facts';
import { checkDriveLanes } from './drive-lanes';
import {
  createFinding,
  createUnknownFinding,
  type Finding,
  type FindingCode,
  type Params,
} from './findings';
import { filterByKind, getQuantity, type KnownPart, type PcBuild, sum } from './parts';
import { checkLeads, checkWatts } from './power';

/** One part kind provides a resource, another takes it. Amounts are undefined where they are unknown. */
interface Resource<S extends PartKind, T extends PartKind> {
  readonly supply: readonly [
    kind: S,
    fact: FactName,
    getAmount: (facts: FactsOf<S>, takers: readonly KnownPart<T>[]) => number | undefined,
  ];
  /** The amount is 0 for a part that takes nothing. */
  readonly demand: readonly [
    kind: T,
    fact: FactName,
    getAmount: (facts: FactsOf<T>) => number | undefined,
  ];
  /** True where a shortage or an unknown amount is no reason against the parts. */
  readonly isDetail?: boolean;
  /** Returns the code and the parameters of a shortage, or undefined where another resource reports it. */
  readonly report: (
    usage: { readonly need: number; readonly has: number },
    supplier: FactsOf<S>,
  ) => readonly [FindingCode, Params] | undefined;
}

function checkResource<S extends PartKind, T extends PartKind>(
  pcBuild: PcBuild,
  { supply, demand, isDetail = false, report }: Resource<S, T>,
): readonly Finding[] {
  const [supplierKind, supplyFact, getSupply] = supply;
  const [takerKind, demandFact, getDemand] = demand;
  const [supplier] = filterByKind(pcBuild, supplierKind);
  const takers = filterByKind(pcBuild, takerKind).filter(({ facts }) => getDemand(facts) !== 0);
  if (supplier === undefined || takers.length === 0) return [];
  const unknown = takers.find(({ facts }) => getDemand(facts) === undefined);
  if (unknown) return [createUnknownFinding(unknown, demandFact, [unknown, supplier], isDetail)];
  const parts = [...takers, supplier];
  const has = getSupply(supplier.facts, takers);
  if (has === undefined) {
    // Of a visitor's part few facts are known; only drives are asked about.
    const isAsked = !supplier.isOwned || takerKind === 'drive';
    return isAsked ? [createUnknownFinding(supplier, supplyFact, parts, isDetail)] : [];
  }
  const need = sum(takers.map((part) => (getDemand(part.facts) ?? 0) * getQuantity(part)));
  const shortage = need > has && report({ need, has }, supplier.facts);
  return shortage ? [createFinding(shortage[0], parts, shortage[1])] : [];
}

const reportShortage =
  (resource: string): Resource<'motherboard', PartKind>['report'] =>
  (usage) => ['resource-short', { kind: 'motherboard', resource, ...usage }];

const getSlotDemand = ({ slot }: FactsOf<'drive'>, name: FactsOf<'drive'>['slot']) =>
  slot === undefined ? undefined : Number(slot === name);

/** Slots, lanes and what shares them are in the board maker's manual. */
const checkSlots = (pcBuild: PcBuild): readonly Finding[] => [
  ...checkResource(pcBuild, {
    supply: ['motherboard', 'm2', ({ m2 }) => m2 && sum(m2.map(({ count }) => count))],
    demand: ['drive', 'slot', (drive) => getSlotDemand(drive, 'M.2')],
    report: reportShortage('M.2'),
  }),
  ...checkResource(pcBuild, {
    supply: ['motherboard', 'sata', ({ sata }) => sata],
    demand: ['drive', 'slot', (drive) => getSlotDemand(drive, 'SATA')],
    report: reportShortage('SATA'),
  }),
  ...checkResource(pcBuild, {
    supply: [
      'motherboard',
      'slots',
      ({ slots }, [gpu]) => slots && (slots[gpu?.facts.slot ?? ''] ?? 0),
    ],
    demand: ['gpu', 'slot', ({ slot }) => (slot === undefined ? undefined : 1)],
    // A second card may have a slot behind the chipset, which runs at x4.
    report: ({ need, has }, { x4Slots }) => {
      if (has > 0 && x4Slots === undefined) return ['gpu-slots-unknown', {}];
      const all = has > 0 ? has + (x4Slots ?? 0) : 0;
      const params = { kind: 'motherboard', resource: 'PCIe x16', need, has: all };
      return need > all ? ['resource-short', params] : ['gpu-at-x4', { has }];
    },
  }),
  ...checkResource(pcBuild, {
    supply: ['motherboard', 'graphicsLanes', ({ graphicsLanes }) => graphicsLanes],
    demand: ['gpu', 'lanes', ({ lanes }) => lanes],
    isDetail: true,
    report: ({ has }, { slots = {} }) =>
      (slots['PCIe x16'] ?? 0) > 1 ? ['gpus-share-lanes', { lanes: has }] : undefined,
  }),
  ...checkResource(pcBuild, {
    supply: ['motherboard', 'memorySlots', ({ memorySlots }) => memorySlots],
    demand: ['memory', 'modules', ({ modules }) => modules],
    isDetail: true,
    report: reportShortage('memory'),
  }),
  ...checkResource(pcBuild, {
    // Every power supply has one, so a list without it is incomplete.
    supply: ['psu', 'leads', ({ leads }) => leads?.EPS],
    demand: ['motherboard', 'eps', ({ eps }) => eps],
    isDetail: true,
    report: (usage) => ['eps-short', usage],
  }),
];

/** Processors of desktops have two memory channels, and are rated for one module in each. */
const RATED_MODULES = 2;

function checkModules(pcBuild: PcBuild): readonly Finding[] {
  const kits = filterByKind(pcBuild, 'memory');
  const [board] = filterByKind(pcBuild, 'motherboard');
  const [cpu] = filterByKind(pcBuild, 'cpu');
  const modules = sum(kits.map((kit) => (kit.facts.modules ?? 0) * getQuantity(kit)));
  if (modules <= RATED_MODULES || modules > (board?.facts.memorySlots ?? 4)) return [];
  const { type = '' } = kits[0]?.facts ?? {};
  const ratedSpeed = cpu?.facts.fourModules?.[type];
  if (cpu && ratedSpeed !== undefined)
    return [createFinding('four-modules', [...kits, cpu], { type, ratedSpeed })];
  const other = board ?? cpu;
  return other ? [createFinding('four-modules-unrated', [...kits, other])] : [];
}

/** Returns the findings on the resources of one PC. */
export const checkResources = (pcBuild: PcBuild): readonly Finding[] =>
  [checkSlots, checkDriveLanes, checkModules, checkLeads, checkWatts].flatMap((check) =>
    check(pcBuild),
  );
