import { z } from 'zod';
import { listOf, number, type SchemaOutput, text, texts } from './fields';

const length = number(z.number().positive());
const place = number(z.number().min(0));
const count = number(z.int().positive());
const spot = { x: place, y: place };

const heads = texts('heading', 'text');

const thing = z.strictObject({
  shape: z
    .enum(['sheet', 'mini', 'tower', 'unit', 'stick', 'slab', 'disk'])
    .describe('How it is drawn'),
  name: text,
  width: length,
  height: length,
});
const things = listOf(thing, 'name');

const screens = z.strictObject({
  name: text,
  diagonal: length.describe('In inches'),
  shape: z.tuple([length, length]).describe('The aspect ratio, such as [16, 9]'),
  abreast: count.describe('How many stand side by side'),
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
  nameAt: z.strictObject(spot).describe('A position clear of cables and marks'),
});

/** A drawing to scale, by kind. */
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
        'The end of the opening nearer to the corner, and the direction in which the door opens',
      ),
    rack: z.strictObject(spot),
    tray: place.describe('The position of the tray that carries every cable along the building'),
    ceiling: length,
    switchPorts: count,
    outlets: z.array(
      z.strictObject({ kind: z.enum(['desks', 'access point', 'camera']), ...spot, ports: count }),
    ),
  }),
]);

export type DrawnThing = SchemaOutput<typeof thing>;
export type PageDrawing = SchemaOutput<typeof pageDrawing>;
export type DeskDrawing = Extract<PageDrawing, { readonly kind: 'desk' }>;
export type FloorPlan = Extract<PageDrawing, { readonly kind: 'plan' }>;
