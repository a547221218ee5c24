import { z } from 'zod';
import { type Shape, text } from './parts';

/** Each fact is null while it is not on record: then the check says that we'll check. */
const name = text.nullable();
const names = z.array(text).nullable();
const amount = z.number().positive().nullable();
/** Amounts by name: megatransfers by kind of memory, slots by their kind. */
const amounts = z.record(text, z.number().min(0)).nullable();
/** What a maker sets as a condition: after 'with' on a card, and as a sentence; null for none. */
const condition = z.strictObject({ brief: text, say: text }).nullable();
const conditions = z.record(text, condition).nullable();
const whether = z.boolean().nullable();

/** What is known of one kind of part; its short name is what it is called where its name is one of many. */
const part = <Kind extends string, Facts extends z.ZodRawShape>(kind: Kind, facts: Facts) =>
  z.strictObject({ part: z.literal(kind), short: text.max(24), ...facts });

/** What decides what a part goes with; data/fit.ts has the rules. */
export const partFacts = z.discriminatedUnion('part', [
  part('processor', {
    socket: name,
    /** As boards list it. */
    series: name,
    /** The fastest memory that it is rated for, in MT/s, by kind. */
    memory: amounts,
    /** The most that it draws as its maker sets it. */
    watts: amount,
    /** Whether a cooler is in the box. */
    cooler: whether,
  }),
  part('board', {
    form: name,
    socket: name,
    /** The processors that it takes, and what each needs. */
    series: conditions,
    /** The memory that it takes, and what its processors are rated for, in MT/s. */
    memory: amounts,
    memorySlots: amount,
    gigabytes: amount,
    profiles: names,
    slots: amounts,
    /** What limits the lanes of a slot. */
    lanes: conditions,
    /** How many drives it holds, by kind of slot. */
    drives: amounts,
    /** M.2 slots by their PCI Express, and those among them that take no lanes from graphics. */
    m2: amounts,
    m2Unshared: amounts,
    /** Whether its M.2 slots have covers that are heatsinks. */
    m2Covers: whether,
  }),
  part('memory', {
    /** In MT/s, by kind. */
    speed: amounts,
    modules: amount,
    gigabytes: amount,
    profiles: names,
    /** In millimetres. */
    height: amount,
  }),
  part('drive', {
    slot: name,
    /** Of PCI Express. */
    generation: amount,
    heatsink: whether,
  }),
  part('card', {
    slot: name,
    /** What the case must leave it, in millimetres. */
    room: amount,
    watts: amount,
    minimumSupply: amount,
    leads: amounts,
  }),
  part('supply', { watts: amount, leads: amounts }),
]);

export const partKinds = partFacts.options.map(({ shape }) => shape.part.value);

export type PartFacts = Shape<typeof partFacts>;
/** What the check knows a part as. */
export type PartKind = PartFacts['part'];
export type FactsOf<Kind extends PartKind> = Extract<PartFacts, { readonly part: Kind }>;
