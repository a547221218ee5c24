/** The supply and demand of one PC: each resource that one part kind provides and others take. */

import type { FactName, FactsOf, PartKind } from '@/lib/content/facts';
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
  readonly supplier: S;
  readonly supplyFact: FactName;
  readonly taker: T;
  readonly demandFact: FactName;
  readonly getSupply: (facts: FactsOf<S>, takers: readonly KnownPart<T>[]) => number | undefined;
  /** Returns 0 for a part that takes nothing. */
  readonly getDemand: (facts: FactsOf<T>) => number | undefined;
  /** True where a shortage or an unknown amount is no reason against the parts. */
  readonly isDetail?: boolean;
  /** Returns the code and the parameters of a shortage, or undefined where another resource reports it. */
  readonly report: (
    usage: { readonly need: number; readonly has: number },
    supplier: FactsOf<S>,
  ) => readonly [FindingCode, Params] | undefined;
}

const getCount = ({ count }: { readonly count: number }) => count;

/** Compares the demand for one resource with its supply. */
function checkResource<S extends PartKind, T extends PartKind>(
  pcBuild: PcBuild,
  { getDemand, isDetail = false, ...resource }: Resource<S, T>,
): readonly Finding[] {
  const [supplier] = filterByKind(pcBuild, resource.supplier);
  const takers = filterByKind(pcBuild, resource.taker).filter(
    ({ facts }) => getDemand(facts) !== 0,
  );
  if (supplier === undefined || takers.length === 0) return [];
  const parts = [...takers, supplier];
  const partWithUnknown = takers.find(({ facts }) => getDemand(facts) === undefined);
  if (partWithUnknown)
    return [
      createUnknownFinding(
        partWithUnknown,
        resource.demandFact,
        [partWithUnknown, supplier],
        isDetail,
      ),
    ];
  const has = resource.getSupply(supplier.facts, takers);
  if (has === undefined) {
    // Of a visitor's part few facts are known; only drives are asked about.
    const isAsked = !supplier.isOwned || resource.taker === 'drive';
    return isAsked ? [createUnknownFinding(supplier, resource.supplyFact, parts, isDetail)] : [];
  }
  const need = sum(takers.map((part) => (getDemand(part.facts) ?? 0) * getQuantity(part)));
  const report = need > has && resource.report({ need, has }, supplier.facts);
  return report ? [createFinding(report[0], parts, report[1])] : [];
}

const reportShortage =
  (resource: string): Resource<'motherboard', PartKind>['report'] =>
  (usage) => ['resource-short', { kind: 'motherboard', resource, ...usage }];

/** Slots, lanes and what shares them are in the board maker's manual. */
const checkSlots = (pcBuild: PcBuild): readonly Finding[] => [
  ...(['M.2', 'SATA'] as const).flatMap((name) =>
    checkResource(pcBuild, {
      supplier: 'motherboard',
      supplyFact: name === 'M.2' ? 'm2' : 'sata',
      taker: 'drive',
      demandFact: 'slot',
      getSupply: ({ m2, sata }) => (name === 'M.2' ? m2 && sum(m2.map(getCount)) : sata),
      getDemand: ({ slot }) => (slot === undefined ? undefined : Number(slot === name)),
      report: reportShortage(name),
    }),
  ),
  ...checkResource(pcBuild, {
    supplier: 'motherboard',
    supplyFact: 'slots',
    getSupply: ({ slots }, [gpu]) => slots && (slots[gpu?.facts.slot ?? ''] ?? 0),
    taker: 'gpu',
    demandFact: 'slot',
    getDemand: ({ slot }) => (slot === undefined ? undefined : 1),
    // A second card may have a slot behind the chipset, which runs at x4.
    report: ({ need, has }, { x4Slots }) => {
      if (has > 0 && x4Slots === undefined) return ['gpu-slots-unknown', {}];
      const all = has > 0 ? has + (x4Slots ?? 0) : 0;
      const params = { kind: 'motherboard', resource: 'PCIe x16', need, has: all };
      return need > all ? ['resource-short', params] : ['gpu-at-x4', { has }];
    },
  }),
  ...checkResource(pcBuild, {
    supplier: 'motherboard',
    supplyFact: 'graphicsLanes',
    getSupply: ({ graphicsLanes }) => graphicsLanes,
    taker: 'gpu',
    demandFact: 'lanes',
    getDemand: ({ lanes }) => lanes,
    isDetail: true,
    report: ({ has }, { slots = {} }) =>
      (slots['PCIe x16'] ?? 0) > 1 ? ['gpus-share-lanes', { lanes: has }] : undefined,
  }),
  ...checkResource(pcBuild, {
    supplier: 'motherboard',
    supplyFact: 'memorySlots',
    getSupply: ({ memorySlots }) => memorySlots,
    taker: 'memory',
    demandFact: 'modules',
    getDemand: ({ modules }) => modules,
    isDetail: true,
    report: reportShortage('memory'),
  }),
  ...checkResource(pcBuild, {
    supplier: 'psu',
    supplyFact: 'leads',
    getSupply: ({ leads }) => leads && (leads.EPS ?? 0),
    taker: 'motherboard',
    demandFact: 'eps',
    getDemand: ({ eps }) => eps,
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
