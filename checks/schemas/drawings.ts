import { z } from 'zod';
import { listOf, type Shape, text, texts } from './parts';

const length = z.number().positive();
const place = z.number().min(0);
const count = z.int().positive();
const spot = { x: place, y: place };

const heads = texts('heading', 'text');

/** A thing in millimetres, as its front or its top is seen. */
const thing = z.strictObject({
  /** components/drawings/side-by-side.tsx draws each of them. */
  shape: z.enum(['sheet', 'mini', 'tower', 'unit', 'stick', 'slab', 'disk']),
  name: text,
  width: length,
  height: length,
});
const things = listOf(thing, 'name');

/** The widths of its blocks of keys, in keys of a letter's width; between two stands a quarter of one. */
const keyboard = z.strictObject({ name: text, blocks: listOf(length) });

const room = z.strictObject({
  name: text,
  ...spot,
  width: length,
  depth: length,
  /** Where no cable and no mark lies. */
  nameAt: z.strictObject(spot),
});

/** A drawing to scale, by the kind of page that it composes. */
export const pageDrawing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lineup'), ...heads, things }),
  z.strictObject({ kind: z.literal('bays'), ...heads, things }),
  z.strictObject({
    kind: z.literal('desk'),
    ...heads,
    width: length,
    /** Diagonals in inches, the smallest first, and how many of each stand side by side. */
    panels: listOf(length),
    abreast: count,
    keyboards: listOf(keyboard, 'name'),
  }),
  /** A floor plan in metres, from its upper left corner. */
  z.strictObject({
    kind: z.literal('plan'),
    ...heads,
    width: length,
    depth: length,
    rooms: listOf(room, 'name'),
    doors: z.array(z.strictObject({ ...spot, along: z.enum(['x', 'y']) })),
    rack: z.strictObject(spot),
    /** Where the tray lies that every cable follows from the rack along the building. */
    tray: place,
    ceiling: length,
    switchPorts: count,
    outlets: z.array(
      z.strictObject({ kind: z.enum(['desks', 'access point', 'camera']), ...spot, ports: count }),
    ),
  }),
]);

export type DrawnThing = Shape<typeof thing>;
export type PageDrawing = Shape<typeof pageDrawing>;
export type DeskDrawing = Extract<PageDrawing, { readonly kind: 'desk' }>;
export type FloorPlan = Extract<PageDrawing, { readonly kind: 'plan' }>;
