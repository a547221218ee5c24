import { z } from 'zod';
import { type Shape, text } from './parts';

/** A fact, or null while it is not on record: then the check says that we'll check. */
const known = <T extends z.ZodType>(fact: T) => fact.nullable();

const amount = z.number().positive();
const words = z.array(text);
/** Amounts by name: megatransfers by kind of memory, slots by their kind. */
const amounts = z.record(text, z.number().min(0));
/** What a maker sets as a condition: after 'with' on a card, and as a sentence; null for none. */
const condition = z.strictObject({ brief: text, say: text });
const conditions = z.record(text, condition.nullable());

/** What is known of one kind of part; its short name is what it is called where its name is one of many. */
const part = <Kind extends string, Facts extends z.ZodRawShape>(kind: Kind, facts: Facts) =>
  z.strictObject({
    part: z.literal(kind),
    short: text.max(24),
    ...facts,
  });

const processor = part('processor', {
  socket: known(text),
  /** As boards list it. */
  series: known(text),
  /** The fastest memory that it is rated for, in MT/s, by kind. */
  memory: known(amounts),
  /** The most that it draws as its maker sets it. */
  watts: known(amount),
  /** Whether a cooler is in the box. */
  cooler: known(z.boolean()),
});

const board = part('board', {
  form: known(text),
  socket: known(text),
  /** The processors that it takes, and what each needs. */
  series: known(conditions),
  /** The memory that it takes, and what its processors are rated for, in MT/s. */
  memory: known(amounts),
  memorySlots: known(amount),
  gigabytes: known(amount),
  profiles: known(words),
  slots: known(amounts),
  /** What limits the lanes of a slot. */
  lanes: known(conditions),
  /** How many drives it holds, by kind of slot. */
  drives: known(amounts),
  /** M.2 slots by their PCI Express, and those among them that take no lanes from graphics. */
  m2: known(amounts),
  m2Unshared: known(amounts),
  /** Whether its M.2 slots have covers that are heatsinks. */
  m2Covers: known(z.boolean()),
});

const memory = part('memory', {
  /** In MT/s, by kind. */
  speed: known(amounts),
  modules: known(amount),
  gigabytes: known(amount),
  profiles: known(words),
  /** In millimetres. */
  height: known(amount),
});

const drive = part('drive', {
  slot: known(text),
  /** Of PCI Express. */
  generation: known(amount),
  heatsink: known(z.boolean()),
});

const card = part('card', {
  slot: known(text),
  /** What the case must leave it, in millimetres. */
  room: known(amount),
  watts: known(amount),
  minimumSupply: known(amount),
  leads: known(amounts),
});

const supply = part('supply', { watts: known(amount), leads: known(amounts) });

/** What decides what a part goes with; data/fit.ts has the rules. */
export const partFacts = z.discriminatedUnion('part', [
  processor,
  board,
  memory,
  drive,
  card,
  supply,
]);

export const partKinds = partFacts.options.map(({ shape }) => shape.part.value);

export type PartFacts = Shape<typeof partFacts>;
/** What the check knows a part as. */
export type PartKind = PartFacts['part'];
export type FactsOf<Kind extends PartKind> = Extract<PartFacts, { readonly part: Kind }>;
