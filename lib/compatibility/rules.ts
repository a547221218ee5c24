/** The compatibility rules: one for each pair of part kinds, which compares their facts. */

import type { FactName, FactsOf, PartFacts, PartKind } from '@/lib/content/facts';
import {
  createResult,
  createUnknown,
  type FindingCode,
  outcomeByCode,
  type Result,
} from './findings';

/** A rule returns no result where two parts simply fit, and undefined where they have no bearing on each other. */
type Rule<A extends PartKind, B extends PartKind> = (
  a: FactsOf<A>,
  b: FactsOf<B>,
  /** The part kinds in the same PC, so that a rule can defer to a more specific one. */
  kinds: ReadonlySet<PartKind>,
) => readonly Result[] | undefined;

export type Pair = `${PartKind}+${PartKind}`;
type RulesByPair = {
  readonly [P in Pair]?: P extends `${infer A extends PartKind}+${infer B extends PartKind}`
    ? Rule<A, B>
    : never;
};

/** Returns a result for the first of these facts that is unknown; undefined where all are known. */
function findUnknown(...facts: readonly (readonly [PartFacts, FactName])[]) {
  const unknown = facts.find(([part, fact]) => part[fact as keyof PartFacts] === undefined);
  return unknown && [createUnknown(...unknown)];
}

function compareHeights(height = 0, room = 0, tooTall: FindingCode, clears?: FindingCode) {
  const code = height > room ? tooTall : clears;
  return code === undefined ? [] : [createResult(code, { height, room })];
}

/** Form factors are written in several ways, such as 'Micro-ATX' and 'mATX'. */
const normaliseForm = (form: string) =>
  form
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^micro(?=atx)/, 'm');

/** Formats amounts by name, such as '2 × 8-pin'. */
export const formatAmounts = (amounts: Readonly<Record<string, number>>) =>
  Object.entries(amounts)
    .map(([name, amount]) => `${amount} × ${name}`)
    .join(' + ');

/** Compares a kit's type and speed with the memory that a motherboard or a processor is rated for. */
function compareMemory(
  kit: FactsOf<'memory'>,
  other: FactsOf<'motherboard' | 'cpu'>,
  overclock: 'memory-overclock' | 'memory-overclock-board',
) {
  const { type = '', speed = 0 } = kit;
  const { memory = {} } = other;
  const unknown = findUnknown([kit, 'type'], [other, 'memory']);
  if (unknown) return { isDecided: true, results: unknown };
  const ratedSpeed = memory[type];
  if (ratedSpeed === undefined) {
    const params = { type, supportedTypes: Object.keys(memory).join('/') };
    return { isDecided: true, results: [createResult('memory-type-differs', params)] };
  }
  const isFaster = speed > ratedSpeed;
  const { profiles } = kit;
  const profile = profiles && { profile: profiles.join(' or ') };
  const params = { speed, ratedSpeed, type, ...profile };
  return { isDecided: false, results: isFaster ? [createResult(overclock, params)] : [] };
}

/** A radiator with its fans may take up to 56 mm: NZXT's H510 has 381 mm, and 325 with one. */
const RADIATOR = 56;
/** The thickness of a common fan. */
const FAN = 25;
const TIGHT = 15;
/** The deepest of drive cages: Fractal Design's Meshify 2 XL is listed with 549 mm, and sold with 340 beside its drives. */
const CAGE = 210;
/** The height in mm above which a module may not clear a cooler. A plain one has 31.25 mm (JEDEC MO-329). */
export const TALL_MEMORY = 40;

/** Desktop sockets whose boards have UEFI and PCI Express 3.0 or later. Cards may not start on older boards. */
const SOCKETS_OF_PCIE_3 = ['AM4', 'AM5', 'LGA1151', 'LGA1200', 'LGA1700', 'LGA1851'];

export const rules = {
  // The socket and the list of processors on the board maker's support page.
  'cpu+motherboard': (cpu, board) => {
    const unknown = findUnknown([cpu, 'socket'], [board, 'socket']);
    if (unknown) return unknown;
    const { socket = '' } = cpu;
    const sockets = { cpuSocket: socket, boardSocket: `${board.socket}` };
    if (socket !== board.socket) return [createResult('socket-differs', sockets)];
    // Makers list some processors above this for single boards, so it is no refusal.
    if ((cpu.watts ?? 0) > (board.cpuWatts ?? Number.POSITIVE_INFINITY))
      return [createResult('cpu-unlisted')];
    if (!cpu.series || !board.series) return [createResult('bios-unknown', { socket })];
    const why = board.series[cpu.series];
    if (why === undefined) return [createResult('cpu-unlisted')];
    if (why === 'none') return [];
    const way = board.flashback === undefined ? {} : { [board.flashback ? 'usb' : 'older']: 1 };
    return [createResult('bios-update', { why, ...way })];
  },
  // JEDEC JESD79-5 (DDR5); sizes and profiles from the board maker's specification.
  'memory+motherboard': (kit, board, kinds) => {
    const { memoryChoices = [] } = board;
    if (board.memory === undefined && memoryChoices.includes(kit.type ?? ''))
      return [createResult('memory-type-open', { type: kit.type ?? '' })];
    const { isDecided, results } = compareMemory(kit, board, 'memory-overclock-board');
    if (isDecided) return results;
    const { gigabytes, profiles, type = '' } = kit;
    const { gigabytes: maxGigabytes, profiles: known, memorySlots } = board;
    const details = [gigabytes, profiles, kit.modules, kit.speed, maxGigabytes, known, memorySlots];
    const hasProfile = profiles?.some((profile) => known?.includes(profile)) ?? true;
    const names = { kitProfiles: `${profiles?.join('/')}`, boardProfiles: `${known?.join('/')}` };
    return [
      // A board takes more with a newer BIOS, so more than is on record is no refusal.
      ...(gigabytes && maxGigabytes && gigabytes > maxGigabytes
        ? [createResult('memory-too-large', { gigabytes, maxGigabytes })]
        : []),
      ...(details.includes(undefined) ? [createResult('memory-details-unknown', { type })] : []),
      ...(known && !hasProfile ? [createResult('profile-differs', names)] : []),
      ...(kinds.has('cpu') ? [] : results),
    ];
  },
  // Memory types on the processor maker's specification (ark.intel.com, amd.com).
  'memory+cpu': (kit, cpu) =>
    kit.speed === undefined
      ? [createUnknown(kit, 'speed', true)]
      : compareMemory(kit, cpu, 'memory-overclock').results,
  // The smallest supply that the card's maker recommends; power.ts adds up what the parts draw.
  'gpu+psu': (gpu, psu) => {
    const { minimumSupply = 0, leads, adapter } = gpu;
    const { watts = 0 } = psu;
    const unknown = findUnknown([gpu, 'minimumSupply'], [psu, 'watts']);
    if (unknown) return unknown;
    const params = { recommended: minimumSupply, watts };
    if (watts < minimumSupply) return [createResult('psu-below-recommended', params)];
    if (leads === undefined) return [createUnknown(gpu, 'leads', true)];
    if (psu.leads !== undefined) return [];
    const choice = adapter && { adapter: formatAmounts(adapter) };
    return [createResult('leads-unknown', { ...params, leads: formatAmounts(leads), ...choice })];
  },
  // PCI Express is compatible across generations; boards of these sizes and sockets have a slot for graphics.
  'gpu+motherboard': (_, { slots, form = '', socket = '', m2, sharedSlot }, kinds) => {
    if (slots === undefined) {
      const isLarge = ['matx', 'atx', 'eatx'].includes(normaliseForm(form));
      const hasSlot = isLarge && SOCKETS_OF_PCIE_3.includes(socket);
      return hasSlot ? [createResult('gpu-any-generation')] : undefined;
    }
    const isShared = m2?.some(({ count, unshared }) => unshared < count) ?? false;
    const slot = sharedSlot === undefined ? {} : { slot: sharedSlot };
    return isShared && !kinds.has('drive') ? [createResult('gpu-slot-shared', slot)] : [];
  },
  'drive+motherboard': (drive, board) => {
    if (drive.slot !== 'M.2') return [];
    if (drive.heatsink === undefined) return [createUnknown(drive, 'heatsink', true)];
    if (!drive.heatsink) return [];
    if (board.m2Covers === undefined) return [createUnknown(board, 'm2Covers', true)];
    return board.m2Covers ? [createResult('cover-off')] : [];
  },
  'motherboard+psu': (board, { leads, is12vo }) => {
    if ((board.is12vo ?? false) !== (is12vo ?? false))
      return [createResult('psu-12vo', { kind: is12vo ? 'psu' : 'motherboard' })];
    // A laptop, and a PC whose maker has connectors of its own.
    if (board.socket === undefined) return [createUnknown(board, 'socket')];
    return board.eps === undefined || leads === undefined ? undefined : [];
  },
  // Clearances that the case's and the cooler's maker states.
  'gpu+case': (gpu, pcCase) => {
    const { length, room, thickness } = gpu;
    const { cardRoom, cardSlots, caged = false, frontFan = false } = pcCase;
    if (cardRoom === undefined) return [createUnknown(pcCase, 'cardRoom')];
    if (room === undefined || (length === undefined && room > cardRoom))
      return [createUnknown(gpu, room === undefined ? 'room' : 'length')];
    const least = length ?? room;
    const clearance = cardRoom - room;
    // Our own margin, between a card's length and its room, refuses no card.
    if (least > cardRoom + (frontFan ? FAN : 0))
      return [createResult('gpu-too-long', { room, cardRoom, excess: -clearance })];
    const isNarrow = cardSlots !== undefined && (thickness ?? Number.POSITIVE_INFINITY) > cardSlots;
    const isCaged = caged && clearance < CAGE;
    const params = {
      length: least,
      cardRoom,
      clearance,
      ...(isNarrow && { slots: thickness ?? '' }),
      ...(isCaged && { cage: 1 }),
    };
    if (clearance < 0) return [createResult('gpu-snug', params)];
    if (clearance < TIGHT) return [createResult('gpu-tight', params)];
    if (isNarrow) return [createResult('gpu-narrow', params)];
    if (clearance < RADIATOR) return [createResult('gpu-radiator', params)];
    return [createResult(isCaged ? 'gpu-caged' : 'gpu-has-room', params)];
  },
  // Only a stated form factor decides.
  'psu+case': (psu, { psuForms, psuUnverified, ...pcCase }) => {
    if (psuForms === undefined)
      return psuUnverified ? [createUnknown(pcCase, 'psuForms')] : undefined;
    if (psu.form === undefined) return [createUnknown(psu, 'form')];
    const params = { form: psu.form, psuForms: psuForms.join('/') };
    return psuForms.includes(psu.form) ? [] : [createResult('psu-too-big', params)];
  },
  'motherboard+case': (board, pcCase) => {
    const unknown = findUnknown([board, 'form'], [pcCase, 'forms']);
    if (unknown) return unknown;
    const { form = '' } = board;
    const { forms = [] } = pcCase;
    const largestForm = forms.at(-1) ?? '';
    const isWide = normaliseForm(form) === 'eatx';
    // A third of the cases that name ATX as their largest size take some EATX boards.
    if (isWide && normaliseForm(largestForm) === 'atx') return [createUnknown(pcCase, 'forms')];
    if (!forms.map(normaliseForm).includes(normaliseForm(form)))
      return [createResult('board-too-big', { form, largestForm })];
    // EATX has no one width: makers call boards of 257 to 330 mm so.
    return isWide ? [createResult('board-width-varies')] : [];
  },
  'cooler+case': (cooler, pcCase) =>
    findUnknown([cooler, 'height'], [pcCase, 'coolerRoom']) ??
    compareHeights(cooler.height, pcCase.coolerRoom, 'cooler-too-tall'),
  'cpu+cooler': (cpu, cooler) => {
    const { socket = '' } = cpu;
    const { sockets = [] } = cooler;
    const params = { cpuSocket: socket, coolerSockets: sockets.join('/') };
    const clashes = sockets.includes(socket) ? [] : [createResult('cooler-socket-differs', params)];
    return findUnknown([cpu, 'socket'], [cooler, 'sockets']) ?? clashes;
  },
  'memory+cooler': (kit, cooler) =>
    findUnknown([kit, 'height'], [cooler, 'memoryRoom']) ??
    compareHeights(kit.height, cooler.memoryRoom, 'memory-too-tall', 'memory-clears'),
  'memory+memory': () => [createResult('kits-mixed')],
  // A card that reaches over the slot after the next two, where boards may have another for graphics.
  'gpu+gpu': ({ thickness: one = 0 }, { thickness: other = 0 }) => {
    const thickness = Math.max(one, other);
    return thickness > 3 ? [createResult('gpu-covers-slot', { thickness })] : [];
  },
} as const satisfies RulesByPair;

/** Returns true for two parts whose fit depends on a size or a connector, where one is of a ready-made PC. */
const isProprietary = (parts: readonly PartFacts[]) =>
  parts.some((facts) => 'readyMade' in facts && facts.readyMade) &&
  parts.some(({ part }) => part === 'psu' || part === 'case');

/** Applies the rule for two parts, in either order; returns undefined where there is none. */
export function applyRule(one: PartFacts, other: PartFacts, kinds: ReadonlySet<PartKind>) {
  const results = compareFacts(one, other, kinds);
  const hasClash = results?.some(({ code }) => outcomeByCode[code] === 'incompatible');
  return isProprietary([one, other]) && !hasClash ? [createResult('ready-made')] : results;
}

function compareFacts(one: PartFacts, other: PartFacts, kinds: ReadonlySet<PartKind>) {
  const byPair = rules as Readonly<Partial<Record<Pair, Rule<PartKind, PartKind>>>>;
  const rule = byPair[`${one.part}+${other.part}`];
  return rule ? rule(one, other, kinds) : byPair[`${other.part}+${one.part}`]?.(other, one, kinds);
}
