import { z } from 'zod';
import { number, bool as requiredBool, type Shape, text } from './fields';

/** A fact that is left out is not on record: then the check says so, and never that parts simply fit. */
const name = text.optional();
const names = z.array(text).optional();
const amount = number(z.number().positive()).optional();
const count = number(z.int().min(0)).optional();
/** Amounts by name: megatransfers by kind of memory, slots and leads by their kind. */
const amounts = z.record(text, number(z.number().min(0))).optional();
const bool = requiredBool.optional();

/** M.2 slots of one generation of PCI Express: how many, and how many of these take no lanes from graphics. */
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

/** What is known of one kind of part; its short name is what it is called where its name is one of many. */
const part = <Kind extends string, Facts extends z.ZodRawShape>(kind: Kind, facts: Facts) =>
  z.strictObject({ part: z.literal(kind), short: text.max(24), ...facts });

/** What decides what a part goes with; lib/fit-rules.ts has the rules. Lengths and heights are in millimetres. */
export const partFacts = z.discriminatedUnion('part', [
  part('processor', {
    socket: name,
    /** As boards list it. */
    series: name,
    /** The fastest memory that it is rated for, in MT/s, by kind; and with four modules. */
    memory: amounts,
    fourModules: amounts,
    /** The most that it draws as its maker sets it. */
    watts: amount,
    /** Whether a cooler is in the box. */
    cooler: bool,
  }),
  part('board', {
    form: name,
    socket: name,
    /** The processors that it takes: 'none' where any BIOS does, else why it must be a current one. */
    series: z.record(text, text).optional(),
    /** Whether its BIOS can be written without a processor. */
    flashback: bool,
    /** The memory that it takes, and what its processors are rated for, in MT/s. */
    memory: amounts,
    memorySlots: amount,
    gigabytes: amount,
    profiles: names,
    /** For cards, by kind, and the lanes that the processor has for all of them. */
    slots: amounts,
    graphicsLanes: amount,
    m2: z.array(m2).optional(),
    /** Whether its M.2 slots have covers that are heatsinks. */
    m2Covers: bool,
    sata: count,
    /** How many leads for the processor it has inputs for. */
    eps: count,
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
    /** Of PCI Express. */
    generation: amount,
    heatsink: bool,
  }),
  part('card', {
    slot: name,
    lanes: amount,
    length: amount,
    /** What the case must leave it: its length, and a little to get it in. */
    room: amount,
    /** How many slots' room it takes at the back of the case. */
    thickness: amount,
    watts: amount,
    minimumSupply: amount,
    leads: amounts,
  }),
  part('supply', { watts: amount, leads: amounts }),
  part('case', {
    /** The boards that it takes, by form. */
    forms: names,
    /** The longest card and the highest cooler that it takes. */
    cardRoom: amount,
    coolerRoom: amount,
    /** How many slots a card may take, where that is few. */
    cardSlots: amount,
    /** Whether drives may stand where the longest cards go. */
    caged: bool,
  }),
  part('cooler', {
    sockets: names,
    height: amount,
    /** The highest memory that it takes beneath it. */
    memoryRoom: amount,
  }),
]);

export const partKinds = partFacts.options.map(({ shape }) => shape.part.value);

export type PartFacts = Shape<typeof partFacts>;
/** What the check knows a part as. */
export type PartKind = PartFacts['part'];
export type FactsOf<Kind extends PartKind> = Extract<PartFacts, { readonly part: Kind }>;
/** Any fact that a kind of part may have. */
export type FactName = { [K in PartKind]: Exclude<keyof FactsOf<K>, 'part' | 'short'> }[PartKind];
