/** The supply and demand of one PC: slots, lanes, memory modules, power leads and watts. */

import type { FactName, FactsOf, PartKind } from '@/lib/content/facts';
import { createFinding, createResult, type Finding, type Result } from './findings';
import { type CheckedPart, filterByKind, type KnownPart, type PcBuild } from './parts';
import { createUnknown, formatAmounts } from './rules';

type Amounts = Readonly<Record<string, number>>;

/** The parts that use one resource, and the part that provides it. */
interface Usage<Supplier extends PartKind> {
  readonly supplier: KnownPart<Supplier>;
  readonly takers: PcBuild;
  readonly need: number;
  readonly has: number;
}

interface Resource<Supplier extends PartKind> {
  readonly supplier: Supplier;
  /** The name of the resource, for messages. */
  readonly name: string;
  /** The fact that states the supply. */
  readonly fact: FactName;
  /** True where the unknown supply of a visitor's part is reported; most such parts have few known facts. */
  readonly isAskedOfOwned?: boolean;
  readonly supply: (facts: FactsOf<Supplier>, takers: PcBuild) => number | undefined;
  /** The demand of one part; undefined where it is unknown, 0 where the part takes nothing. */
  readonly demands: {
    readonly [K in PartKind]?: (facts: FactsOf<K>) => number | undefined;
  };
  /** The fact of a taker that states its demand. */
  readonly demandFact: FactName;
  readonly isDetail?: boolean;
  /** Returns the findings of a supply that falls short; by default the parts don't fit. */
  readonly report?: (usage: Usage<Supplier>) => readonly Finding[];
}

const defineResource = <Supplier extends PartKind>(resource: Resource<Supplier>) =>
  resource as unknown as Resource<PartKind>;

const getQuantity = ({ quantity = 1 }: KnownPart) => quantity;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const sumSlots = (
  m2: FactsOf<'motherboard'>['m2'],
  getCount: (slots: NonNullable<FactsOf<'motherboard'>['m2']>[number]) => number,
) => m2 && sum(m2.map(getCount));

const report = (
  result: Result,
  { takers, supplier }: { readonly takers: PcBuild; readonly supplier: CheckedPart },
) => [createFinding(result, [...takers, supplier])];

const countSlot = (slot: string) => (drive: FactsOf<'drive'>) =>
  drive.slot === undefined ? undefined : Number(drive.slot === slot);

/** Returns a finding for a second graphics card: at x4 in a slot behind the chipset, or nowhere. */
function reportGpuSlots(usage: Usage<'motherboard'>) {
  const { supplier, need, has } = usage;
  const { x4Slots } = supplier.facts;
  const resource = 'PCIe x16';
  if (has > 0 && x4Slots === undefined) return report(createResult('gpu-slots-unknown'), usage);
  const all = has > 0 ? has + (x4Slots ?? 0) : has;
  if (need > all)
    return report(
      createResult('resource-short', { kind: 'motherboard', resource, need, has: all }),
      usage,
    );
  return report(createResult('gpu-at-x4', { has }), usage);
}

const resources = [
  // Slots, lanes and what shares them: the board maker's manual.
  defineResource({
    supplier: 'motherboard',
    name: 'M.2',
    fact: 'm2',
    isAskedOfOwned: true,
    supply: ({ m2 }) => sumSlots(m2, ({ count }) => count),
    demands: { drive: countSlot('M.2') },
    demandFact: 'slot',
  }),
  defineResource({
    supplier: 'motherboard',
    name: 'SATA',
    fact: 'sata',
    isAskedOfOwned: true,
    supply: ({ sata }) => sata,
    demands: { drive: countSlot('SATA') },
    demandFact: 'slot',
  }),
  defineResource({
    supplier: 'motherboard',
    name: 'PCIe x16',
    fact: 'slots',
    supply: ({ slots }, takers) => {
      const [gpu] = filterByKind(takers, 'gpu');
      return slots && (slots[gpu?.facts.slot ?? ''] ?? 0);
    },
    demands: { gpu: ({ slot }) => (slot === undefined ? undefined : 1) },
    demandFact: 'slot',
    report: reportGpuSlots,
  }),
  defineResource({
    supplier: 'motherboard',
    name: 'lanes',
    fact: 'graphicsLanes',
    supply: ({ graphicsLanes }) => graphicsLanes,
    demands: { gpu: ({ lanes }) => lanes },
    demandFact: 'lanes',
    isDetail: true,
    report: (usage) => {
      const { slots = {} } = usage.supplier.facts;
      const isSecondAtX4 = sum(usage.takers.map(getQuantity)) > (slots['PCIe x16'] ?? 0);
      return isSecondAtX4 ? [] : report(createResult('gpus-share-lanes', { n: usage.has }), usage);
    },
  }),
  defineResource({
    supplier: 'motherboard',
    name: 'memory',
    fact: 'memorySlots',
    isDetail: true,
    supply: ({ memorySlots }) => memorySlots,
    demands: { memory: ({ modules }) => modules },
    demandFact: 'modules',
  }),
  defineResource({
    supplier: 'psu',
    name: 'EPS',
    fact: 'leads',
    isDetail: true,
    supply: ({ leads }) => leads && (leads.EPS ?? 0),
    demands: { motherboard: ({ eps }) => eps },
    demandFact: 'eps',
    report: (usage) =>
      report(createResult('eps-short', { need: usage.need, has: usage.has }), usage),
  }),
];

/** Compares the demand for one resource with its supply. */
function checkResource(resource: Resource<PartKind>, pcBuild: PcBuild) {
  const { supplier: kind, name, fact, demands, demandFact, isDetail = false } = resource;
  const [supplier] = filterByKind(pcBuild, kind);
  if (supplier === undefined) return [];
  const getDemand = (part: KnownPart) =>
    (demands[part.facts.part] as ((facts: unknown) => number | undefined) | undefined)?.(
      part.facts,
    );
  const takers = pcBuild.filter(
    (part) => demands[part.facts.part] !== undefined && getDemand(part) !== 0,
  );
  if (takers.length === 0) return [];
  const code = isDetail ? 'detail-unknown' : 'fact-unknown';
  const silent = takers.find((part) => getDemand(part) === undefined);
  if (silent)
    return [createFinding(createUnknown(silent.facts, demandFact, code), [silent, supplier])];
  const has = resource.supply(supplier.facts, takers);
  if (has === undefined) {
    if (supplier.isOwned && !resource.isAskedOfOwned) return [];
    return [createFinding(createUnknown(supplier.facts, fact, code), [...takers, supplier])];
  }
  const need = sum(takers.map((part) => (getDemand(part) ?? 0) * getQuantity(part)));
  if (need <= has) return [];
  const usage = { supplier, takers, need, has };
  if (resource.report) return resource.report(usage);
  return report(createResult('resource-short', { kind, resource: name, need, has }), usage);
}

/** Checks the generations of M.2 drives and slots, and which of these take lanes from graphics. */
function checkDriveLanes(pcBuild: PcBuild): readonly Finding[] {
  const [board] = filterByKind(pcBuild, 'motherboard');
  const drives = filterByKind(pcBuild, 'drive').filter(({ facts }) => facts.slot === 'M.2');
  if (board?.facts.m2 === undefined || drives.length === 0) return [];
  const silent = drives.find(({ facts }) => facts.generation === undefined);
  if (silent)
    return [
      createFinding(createUnknown(silent.facts, 'generation', 'detail-unknown'), [silent, board]),
    ];
  const byGeneration = (one: number, other: number) => other - one;
  const listSlots = (getCount: 'count' | 'unshared') =>
    (board.facts.m2 ?? [])
      .flatMap((slots) => Array<number>(slots[getCount]).fill(slots.generation))
      .sort(byGeneration);
  const [all, unshared] = [listSlots('count'), listSlots('unshared')];
  const sorted = drives
    .flatMap((drive) => Array<(typeof drives)[number]>(getQuantity(drive)).fill(drive))
    .toSorted((one, other) => byGeneration(one.facts.generation ?? 0, other.facts.generation ?? 0));
  // Too few slots at all is the finding of the slots.
  if (sorted.length > all.length) return [];
  const gpus = filterByKind(pcBuild, 'gpu');
  const slot = board.facts.sharedSlot === undefined ? {} : { slot: board.facts.sharedSlot };
  const slower = sorted.flatMap((drive, index) => {
    const [x = 0, y = 0] = [drive.facts.generation, all[index]];
    return y < x ? [createFinding(createResult('drive-slower', { x, y }), [drive, board])] : [];
  });
  if (sorted.length > unshared.length)
    return [
      ...slower,
      createFinding(createResult('drives-share-lanes', slot), [...drives, ...gpus, board]),
    ];
  const wanting = sorted.flatMap((drive, index) => {
    const x = Math.min(drive.facts.generation ?? 0, all[index] ?? 0);
    const y = unshared[index] ?? 0;
    const result = createResult('fast-slot-shares-lanes', { x, y, ...slot });
    return y < x ? [createFinding(result, [drive, ...gpus, board])] : [];
  });
  const isAdvised = wanting.length === 0 && gpus.length > 0 && unshared.length < all.length;
  return [
    ...slower,
    ...wanting,
    ...(isAdvised
      ? [createFinding(createResult('slot-to-avoid', slot), [...drives, ...gpus, board])]
      : []),
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
  if (cpu && y !== undefined)
    return [createFinding(createResult('four-modules', { type, y }), [...kits, cpu])];
  const other = board ?? cpu;
  return other ? [createFinding(createResult('four-modules-unrated'), [...kits, other])] : [];
}

/** The ways in which graphics cards can take their leads: their own, or those of an adapter in the box. */
const listLeadChoices = (gpus: readonly KnownPart<'gpu'>[]) =>
  gpus.reduce<readonly (readonly Amounts[])[]>(
    (choices, { facts: { leads = {}, adapter } }) =>
      choices.flatMap((choice) =>
        [leads, ...(adapter ? [adapter] : [])].map((own) => [...choice, own]),
      ),
    [[]],
  );

function checkLeads(pcBuild: PcBuild): readonly Finding[] {
  const [psu] = filterByKind(pcBuild, 'psu');
  const has = psu?.facts.leads;
  const gpus = filterByKind(pcBuild, 'gpu').flatMap((gpu) =>
    gpu.facts.leads ? Array<typeof gpu>(getQuantity(gpu)).fill(gpu) : [],
  );
  if (has === undefined || gpus.length === 0) return [];
  const add = (choice: readonly Amounts[]) => {
    const total: Record<string, number> = {};
    for (const [name, amount] of choice.flatMap((leads) => Object.entries(leads)))
      total[name] = (total[name] ?? 0) + amount;
    return total;
  };
  const listShort = (total: Amounts) =>
    Object.entries(total).filter(([name, need]) => need > (has[name] ?? 0));
  const [usual = {}, ...others] = listLeadChoices(gpus).map(add);
  const short = listShort(usual);
  if (short.length === 0) return [];
  const taking = gpus.filter(({ facts }) => short.some(([name]) => name in (facts.leads ?? {})));
  const parts = [...taking, psu as KnownPart];
  const [resource = '', need = 0] = short[0] ?? [];
  const params = { kind: 'psu', resource, need, has: has[resource] ?? 0 };
  if (others.some((total) => listShort(total).length === 0)) {
    const adapted = taking.filter(({ facts }) => facts.adapter);
    const adapter = formatAmounts(adapted[0]?.facts.adapter ?? {});
    return [
      createFinding(createResult('adapter-needed', { ...params, adapter }), [
        ...adapted,
        psu as KnownPart,
      ]),
    ];
  }
  // Adapters exist for the 16-pin lead alone.
  const canAdapt = short.every(([name]) => name === '16-pin');
  const isOpen =
    canAdapt && taking.some(({ facts }) => facts.adapter === undefined) && '8-pin' in has;
  return [
    createFinding(createResult(isOpen ? 'adapter-unknown' : 'resource-short', params), parts),
  ];
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
  const y = psu?.facts.watts;
  if (psu === undefined || gpus.length === 0) return [];
  const silent = [...gpus, ...(cpu && !cpu.isOwned ? [cpu] : [])].find(({ facts }) => !facts.watts);
  if (silent) return [createFinding(createUnknown(silent.facts, 'watts'), [silent, psu])];
  if (y === undefined) return [];
  const counted = [...gpus, ...(cpu?.facts.watts ? [cpu] : [])];
  const x = sum(counted.map((part) => (part.facts.watts ?? 0) * getQuantity(part)));
  const find = (code: Parameters<typeof createResult>[0]) => [
    createFinding(createResult(code, { x, y }), [...counted, psu]),
  ];
  if (x > y) return find('watts-short');
  if (x + RESERVE > y) return find('watts-tight');
  if (counted.length > gpus.length) return find('watts-enough');
  if (x + LARGEST_CPU + RESERVE > y || sum(gpus.map(getQuantity)) > 1)
    return find('watts-without-cpu');
  return [createFinding(createResult('psu-recommended', { y }), [...gpus, psu])];
}

/** Returns the findings on the resources of one PC. */
export const checkResources = (pcBuild: PcBuild): readonly Finding[] => [
  ...resources.flatMap((resource) => checkResource(resource, pcBuild)),
  ...[checkDriveLanes, checkModules, checkLeads, checkWatts].flatMap((check) => check(pcBuild)),
];
