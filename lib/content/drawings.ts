import { z } from 'zod';
import { listOf, number, type Shape, text, texts } from './fields';

const length = number(z.number().positive());
const place = number(z.number().min(0));
const count = number(z.int().positive());
const spot = { x: place, y: place };

const heads = texts('heading', 'text');

/** A thing in millimetres, as its front or its top is seen. */
const thing = z.strictObject({
  shape: z
    .enum(['sheet', 'mini', 'tower', 'unit', 'stick', 'slab', 'disk'])
    .describe('How components/drawings/side-by-side.tsx draws it'),
  name: text,
  width: length,
  height: length,
});
const things = listOf(thing, 'name');

const screens = z.strictObject({
  name: text,
  diagonal: length.describe('In inches'),
  shape: z.tuple([length, length]).describe('The shape of its picture, such as [16, 9]'),
  abreast: count.describe('How many of it stand side by side'),
});

const keyboard = z.strictObject({
  name: text,
  blocks: listOf(length).describe(
    'The widths of its blocks of keys, that of the letters first, in keys of a letter’s width; between two stands a quarter of one',
  ),
});

const room = z.strictObject({
  name: text,
  ...spot,
  width: length,
  depth: length,
  nameAt: z.strictObject(spot).describe('Where no cable and no mark lies'),
});

/** A drawing to scale, by the kind of page that it composes. */
export const pageDrawing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lineup'), ...heads, things }),
  z.strictObject({ kind: z.literal('bays'), ...heads, things }),
  z.strictObject({
    kind: z.literal('desk'),
    ...heads,
    width: length,
    screens: listOf(screens, 'name').describe(
      'The first stand on the desk, the others are drawn over them as outlines',
    ),
    keyboards: listOf(keyboard, 'name'),
  }),
  /** A floor plan in metres, from its upper left corner. */
  z.strictObject({
    kind: z.literal('plan'),
    ...heads,
    width: length,
    depth: length,
    rooms: listOf(room, 'name'),
    doors: z
      .array(z.strictObject({ ...spot, opens: z.enum(['up', 'down', 'left', 'right']) }))
      .describe(
        'Each from the end of its opening that is nearer to the corner, and where it opens to',
      ),
    rack: z.strictObject(spot),
    tray: place.describe(
      'Where the tray lies that every cable follows from the rack along the building',
    ),
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
