import { z } from 'zod';
import { number, bool as requiredBool, type SchemaOutput, text } from './fields';

/** A fact that is left out is unknown: the check says so instead of calling parts compatible. */
const name = text.optional();
const names = z.array(text).optional();
const amount = number(z.number().positive()).optional();
const count = number(z.int().min(0)).optional();
/** Amounts by name: MT/s by memory type, slots and leads by their kind. */
const amounts = z.record(text, number(z.number().min(0))).optional();
const bool = requiredBool.optional();

/** True for a visitor's part of a ready-made PC, whose sizes and connectors may be its maker's own. */
const readyMade = bool;

/** M.2 slots of one PCI Express generation; unshared slots take no lanes from graphics. */
const m2 = z
  .strictObject({
    generation: number(z.int().positive()),
    count: number(z.int().positive()),
    unshared: number(z.int().min(0)),
  })
  .refine(
    (slots) => slots.unshared <= slots.count,
    'has more unshared slots than slots: correct one of the two',
  );

/** The most characters of a short name. */
export const MAX_SHORT = 24;

/** The facts of one kind of part, with a short name for lists. */
const part = <Kind extends string, Facts extends z.ZodRawShape>(kind: Kind, facts: Facts) =>
  z.strictObject({ part: z.literal(kind), short: text.max(MAX_SHORT), ...facts });

/** The facts that decide compatibility; lib/compatibility/rules.ts has the rules. Lengths and heights are in millimetres. */
export const partFacts = z.discriminatedUnion('part', [
  part('cpu', {
    socket: name,
    /** The series, as motherboard makers list it. */
    series: name,
    /** The fastest rated memory in MT/s, by type, and with four modules. */
    memory: amounts,
    fourModules: amounts,
    /** The maximum power at the maker's settings. */
    watts: amount,
    /** True if a cooler is in the box. */
    cooler: bool,
  }),
  part('motherboard', {
    form: name,
    /** True for a board with Intel's 10-pin 12VO power input. */
    is12vo: bool,
    /** The package power in watts up to which the boards of its chipset certainly take a processor, where that is low. */
    cpuWatts: amount,
    socket: name,
    /** Supported processor series: 'none' if any BIOS will do, else why a current one is needed. */
    series: z.record(text, text).optional(),
    /** True if the BIOS can be updated without a processor. */
    flashback: bool,
    /** Supported memory types, with the speed in MT/s that the processors are rated for. */
    memory: amounts,
    /** The memory types of which a visitor's board takes one, where nobody knows which. */
    memoryChoices: names,
    memorySlots: amount,
    gigabytes: amount,
    profiles: names,
    /** Card slots by kind, and the processor's lanes for all of them. */
    slots: amounts,
    /** The long slots behind the chipset, which run at x4. */
    x4Slots: count,
    graphicsLanes: amount,
    m2: z.array(m2).optional(),
    /** The name of the M.2 slot that takes lanes from graphics, such as M.2_1. */
    sharedSlot: name,
    /** True if the M.2 slots have heatsinks as covers. */
    m2Covers: bool,
    sata: count,
    /** The number of EPS power inputs. */
    eps: count,
    readyMade,
  }),
  part('memory', {
    type: name,
    /** In MT/s. */
    speed: amount,
    modules: amount,
    gigabytes: amount,
    profiles: names,
    height: amount,
  }),
  part('drive', {
    slot: z.enum(['M.2', 'SATA']).optional(),
    /** The PCI Express generation. */
    generation: amount,
    heatsink: bool,
  }),
  part('gpu', {
    slot: name,
    lanes: amount,
    length: amount,
    /** The required length in the case: the card's own, and a little to insert it. */
    room: amount,
    /** The number of slots that the card takes at the back of the case. */
    thickness: amount,
    watts: amount,
    /** The smallest power supply that the maker recommends, in watts. */
    minimumSupply: amount,
    leads: amounts,
    /** The leads of the power supply that an adapter in the box takes instead. */
    adapter: amounts,
  }),
  part('psu', {
    /** The form factor: 'ATX', 'SFX'. */
    form: name,
    /** True for a supply with Intel's 10-pin 12VO lead. */
    is12vo: bool,
    watts: amount,
    /** All leads for graphics cards and processors. A graphics lead that is missing counts as none. */
    leads: amounts,
    readyMade,
  }),
  part('case', {
    /** Supported motherboard form factors. */
    forms: names,
    /** The maximum length of a card, and the maximum height of a cooler, which no rule compares. */
    cardRoom: amount,
    coolerRoom: amount,
    /** The same of the roomiest case, where a visitor's name for it may mean several. */
    longestCardRoom: amount,
    /** The maximum thickness of a card in slots, where that is small. */
    cardSlots: amount,
    /** True if drive cages may occupy the space for the longest cards. */
    caged: bool,
    /** True if `cardRoom` is measured with a front fan, which can be taken out. */
    frontFan: bool,
    /** The form factors of power supplies, where they are stated. */
    psuForms: names,
    /** True if the case may take only supplies smaller than ATX. */
    psuUnverified: bool,
    readyMade,
  }),
  part('cooler', {
    /** No rule compares sockets and height. */
    sockets: names,
    height: amount,
    /** The maximum height of memory under the cooler. */
    memoryRoom: amount,
  }),
]);

export const partKinds = partFacts.options.map(({ shape }) => shape.part.value);

export type PartFacts = SchemaOutput<typeof partFacts>;
export type PartKind = PartFacts['part'];
export type FactsOf<Kind extends PartKind> = Extract<PartFacts, { readonly part: Kind }>;
/** The name of any fact of any kind of part. */
export type FactName = { [K in PartKind]: Exclude<keyof FactsOf<K>, 'part' | 'short'> }[PartKind];
