/** The arithmetic of the drawings to scale. */
import type { DrawnThing, FloorPlan } from '@/checks/schemas/drawings';
import type { Product } from '@/checks/schemas/products';

const INCH = 25.4;
/** From one key to the next: three quarters of an inch. */
export const KEY = 0.75 * INCH;
/** Between two blocks of keys, in keys. */
const BLOCK_GAP = 0.25;

/** The pitch of the slots at the back of a case, in millimetres: 0.8 inch (ATX Specification 2.2, section 3.1.3). */
export const SLOT_PITCH = 20.32;

/** Of a drawing's width: the room before each thing, for its height, and the room under all, for width and name. */
const ROOM_BEFORE = 0.08;
const ROOM_BELOW = 0.18;

/** What a link may be long from panel to outlet, in metres (ISO/IEC 11801-1, permanent link). */
export const LINK_LIMIT = 90;

/** Width and height in millimetres of a panel of 16:9, from its diagonal in inches. */
export function panelSize(diagonal: number) {
  const unit = (diagonal * INCH) / Math.hypot(16, 9);
  return { width: 16 * unit, height: 9 * unit };
}

/** Width of a keyboard's keys in millimetres, from the widths of its blocks in keys. */
export const keysWidth = (blocks: readonly number[]): number =>
  KEY * blocks.reduce((sum, block) => sum + BLOCK_GAP + block, -BLOCK_GAP);

/** Where the blocks of a keyboard begin, in millimetres from its left. */
export const blockStarts = (blocks: readonly number[]): readonly number[] =>
  // An empty block has the gap before it, and no width of its own.
  blocks.map((_, index) => keysWidth([...blocks.slice(0, index), 0]));

/** Things side by side on one floor: how much is drawn, where the floor is, and where each thing begins. */
export function sideBySide(things: readonly DrawnThing[]) {
  const all = things.reduce((sum, { width }) => sum + width, 0);
  const width = all / (1 - things.length * ROOM_BEFORE);
  const floor = Math.max(...things.map(({ height }) => height)) * 1.02;
  const room = ROOM_BEFORE * width;
  const below = ROOM_BELOW * width;
  const lefts = things.map((_, index) =>
    things.slice(0, index).reduce((sum, thing) => sum + thing.width + room, room),
  );
  return { extent: { width, height: floor + below }, floor, room, below, lefts };
}

type Wiring = Pick<FloorPlan, 'outlets' | 'rack' | 'tray' | 'ceiling'>;

/** What a floor plan asks for: ports of the switch, those that send power, and the longest cable in metres. */
export function planNeeds({ outlets, rack, tray, ceiling }: Wiring) {
  const ports = outlets.reduce((sum, outlet) => sum + outlet.ports, 0);
  const powered = outlets.filter(({ kind }) => kind !== 'desks').length;
  const accessPoints = outlets.filter(({ kind }) => kind === 'access point').length;
  // Up from the rack, along the tray, across to the outlet and down to it.
  const runs = outlets.map(
    ({ x, y }) => 2 * ceiling + Math.abs(rack.y - tray) + Math.abs(rack.x - x) + Math.abs(tray - y),
  );
  return { ports, powered, accessPoints, longestRun: Math.ceil(Math.max(...runs)) };
}

/** The products of a category whose size the specification of this label states, such as 348 of '348 mm'. */
export const sized = <P extends Pick<Product, 'category' | 'specifications'>>(
  products: readonly P[],
  category: Product['category'],
  label: string,
) =>
  products.flatMap((product) => {
    const stated = /^(\d+(?:\.\d+)?) mm$/.exec(product.specifications[label] ?? '')?.[1];
    const listed = product.category === category && stated !== undefined;
    return listed ? [{ product, millimetres: Number(stated) }] : [];
  });
