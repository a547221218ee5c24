/** The supply and demand of one PC: slots, lanes, memory modules, power leads and watts. */

import type { FactName, FactsOf, PartKind } from '@/lib/content/facts';
import {
  createFinding,
  createUnknown,
  type Finding,
  type FindingCode,
  type Params,
} from './findings';
import { filterByKind, type KnownPart, type PcBuild } from './parts';
import { formatAmounts } from './rules';

type Amounts = Readonly<Record<string, number>>;

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

const getQuantity = ({ quantity = 1 }: KnownPart) => quantity;
const getCount = ({ count }: { readonly count: number }) => count;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns a finding on an unknown fact of one of these parts. */
const findUnknown = ({ facts }: KnownPart, fact: FactName, parts: PcBuild, isDetail = false) => {
  const { code, params } = createUnknown(facts, fact, isDetail);
  return createFinding(code, parts, params);
};

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
      findUnknown(partWithUnknown, resource.demandFact, [partWithUnknown, supplier], isDetail),
    ];
  const has = resource.getSupply(supplier.facts, takers);
  if (has === undefined) {
    // Of a visitor's part few facts are known; only drives are asked about.
    const isAsked = !supplier.isOwned || resource.taker === 'drive';
    return isAsked ? [findUnknown(supplier, resource.supplyFact, parts, isDetail)] : [];
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
      (slots['PCIe x16'] ?? 0) > 1 ? ['gpus-share-lanes', { n: has }] : undefined,
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

/** Checks the generations of M.2 drives and slots, and which of these take lanes from graphics. */
function checkDriveLanes(pcBuild: PcBuild): readonly Finding[] {
  const [board] = filterByKind(pcBuild, 'motherboard');
  const drives = filterByKind(pcBuild, 'drive').filter(({ facts }) => facts.slot === 'M.2');
  if (board?.facts.m2 === undefined || drives.length === 0) return [];
  const partWithUnknown = drives.find(({ facts }) => facts.generation === undefined);
  if (partWithUnknown)
    return [findUnknown(partWithUnknown, 'generation', [partWithUnknown, board], true)];
  const { m2, sharedSlot } = board.facts;
  const listSlots = (count: 'count' | 'unshared') =>
    m2
      .flatMap((slots) => Array<number>(slots[count]).fill(slots.generation))
      .toSorted((one, other) => other - one);
  const [all, unshared] = [listSlots('count'), listSlots('unshared')];
  // The fastest drive takes the fastest slot.
  const sorted = drives
    .flatMap((drive) =>
      Array(getQuantity(drive)).fill({ drive, generation: drive.facts.generation ?? 0 }),
    )
    .toSorted((one, other) => other.generation - one.generation);
  // The finding on too few slots is enough.
  if (sorted.length > all.length) return [];
  const gpus = filterByKind(pcBuild, 'gpu');
  const slot = sharedSlot === undefined ? {} : { slot: sharedSlot };
  const slower = sorted.flatMap(({ drive, generation: x }, index) => {
    const y = all[index] ?? 0;
    return y < x ? [createFinding('drive-slower', [drive, board], { x, y })] : [];
  });
  const parts = [...drives, ...gpus, board];
  if (sorted.length > unshared.length)
    return [...slower, createFinding('drives-share-lanes', parts, slot)];
  const sharing = sorted.flatMap(({ drive, generation }, index) => {
    const x = Math.min(generation, all[index] ?? 0);
    const y = unshared[index] ?? 0;
    const params = { x, y, ...slot };
    return y < x ? [createFinding('fast-slot-shares-lanes', [drive, ...gpus, board], params)] : [];
  });
  const isAdvised = sharing.length === 0 && gpus.length > 0 && unshared.length < all.length;
  return [
    ...slower,
    ...sharing,
    ...(isAdvised ? [createFinding('slot-to-avoid', parts, slot)] : []),
  ];
}

/** Processors of desktops have two memory channels, and are rated for one module in each. */
const RATED_MODULES = 2;

function checkModules(pcBuild: PcBuild): readonly Finding[] {
  const kits = filterByKind(pcBuild, 'memory');
  const [board] = filterByKind(pcBuild, 'motherboard');
  const [cpu] = filterByKind(pcBuild, 'cpu');
  const modules = sum(kits.map((kit) => (kit.facts.modules ?? 0) * getQuantity(kit)));
  if (modules <= RATED_MODULES || modules > (board?.facts.memorySlots ?? 4)) return [];
  const { type = '' } = kits[0]?.facts ?? {};
  const y = cpu?.facts.fourModules?.[type];
  if (cpu && y !== undefined) return [createFinding('four-modules', [...kits, cpu], { type, y })];
  const other = board ?? cpu;
  return other ? [createFinding('four-modules-unrated', [...kits, other])] : [];
}

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
function checkLeads(pcBuild: PcBuild): readonly Finding[] {
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

/** Adds up what processor and graphics cards draw at most, by their makers' figures. */
function checkWatts(pcBuild: PcBuild): readonly Finding[] {
  const [psu] = filterByKind(pcBuild, 'psu');
  const gpus = filterByKind(pcBuild, 'gpu');
  const [cpu] = filterByKind(pcBuild, 'cpu');
  if (psu === undefined || gpus.length === 0) return [];
  const partWithUnknown = [...gpus, ...(cpu && !cpu.isOwned ? [cpu] : [])].find(
    ({ facts }) => !facts.watts,
  );
  if (partWithUnknown) return [findUnknown(partWithUnknown, 'watts', [partWithUnknown, psu])];
  const y = psu.facts.watts;
  // The rule of card and power supply reports unknown watts.
  if (y === undefined) return [];
  const counted = [...gpus, ...(cpu?.facts.watts ? [cpu] : [])];
  const x = sum(counted.map((part) => (part.facts.watts ?? 0) * getQuantity(part)));
  const isCpuCounted = counted.length > gpus.length;
  const isRoomy = x + LARGEST_CPU + RESERVE <= y && sum(gpus.map(getQuantity)) === 1;
  if (!isCpuCounted && isRoomy) return [createFinding('psu-recommended', [...gpus, psu], { y })];
  const enough = isCpuCounted ? 'watts-enough' : 'watts-without-cpu';
  const code = x > y ? 'watts-short' : x + RESERVE > y ? 'watts-tight' : enough;
  return [createFinding(code, [...counted, psu], { x, y })];
}

/** Returns the findings on the resources of one PC. */
export const checkResources = (pcBuild: PcBuild): readonly Finding[] =>
  [checkSlots, checkDriveLanes, checkModules, checkLeads, checkWatts].flatMap((check) =>
    check(pcBuild),
  );
