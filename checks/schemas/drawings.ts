import { z } from 'zod';
import { listOf, oneOf, type Shape, text, texts } from './parts';

const length = z.number().positive('must be more than 0');
const place = z.number().min(0, 'must not be less than 0');
const count = length.int('must be a whole number');

const heads = texts('heading', 'text');

/** A thing in millimetres, as its front or its top is seen. */
const thing = z.strictObject({
  /** components/drawings/thing.tsx draws each of them. */
  shape: oneOf(['sheet', 'mini', 'tower', 'unit', 'stick', 'slab', 'disk'], 'a shape'),
  name: text,
  width: length,
  height: length,
});
const things = listOf(thing, 'name');

/** The widths of its blocks of keys, in keys of a letter's width; between two stands a quarter of one. */
const keyboard = z.strictObject({ name: text, blocks: listOf(length) });

const desk = z.strictObject({
  kind: z.literal('desk'),
  ...heads,
  width: length,
  /** Diagonals in inches, the smallest first, and how many of each stand side by side. */
  panels: listOf(length),
  abreast: count,
  keyboards: listOf(keyboard, 'name'),
});

/** A floor plan in metres, from its upper left corner. */
const plan = z.strictObject({
  kind: z.literal('plan'),
  ...heads,
  width: length,
  depth: length,
  rooms: listOf(
    z.strictObject({
      name: text,
      x: place,
      y: place,
      width: length,
      depth: length,
      /** Where no cable and no mark lies. */
      nameAt: z.strictObject({ x: place, y: place }),
    }),
    'name',
  ),
  doors: z.array(z.strictObject({ x: place, y: place, along: z.enum(['x', 'y']) })),
  rack: z.strictObject({ x: place, y: place }),
  /** Where the tray lies that every cable follows from the rack along the building. */
  tray: place,
  ceiling: length,
  switchPorts: count,
  outlets: z
    .array(
      z.strictObject({
        kind: z.enum(['desks', 'access point', 'camera']),
        x: place,
        y: place,
        ports: count,
      }),
    )
    .min(1, 'must not be empty: write at least one outlet'),
});

/** A drawing to scale, by the kind of page that it composes. */
export const pageDrawing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lineup'), ...heads, things }),
  z.strictObject({ kind: z.literal('bays'), ...heads, things }),
  desk,
  plan,
]);

export type DrawnThing = Shape<typeof thing>;
export type DeskDrawing = Shape<typeof desk>;
export type FloorPlan = Shape<typeof plan>;
export type PageDrawing = Shape<typeof pageDrawing>;
