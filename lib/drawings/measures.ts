/** The arithmetic of the drawings to scale. */
import type { DeskDrawing, DrawnThing, FloorPlan } from '@/lib/content/drawings';
import type { PartFacts } from '@/lib/content/facts';

/** A length as precisely as a drawing shows it, and no longer. */
export const roundToTenth = (length: number) => Number(length.toFixed(1));

/** A length in words, to the millimetre. */
export const formatMillimetres = (length: number) =>
  `${Math.round(length).toLocaleString('en-GB')} mm`;

const sum = (lengths: readonly number[]) => lengths.reduce((all, length) => all + length, 0);

const INCH = 25.4;
/** From one key to the next: three quarters of an inch. */
export const KEY_PITCH = 0.75 * INCH;
/** Between two blocks of keys, in keys; and the width of the letters' block, with which a keyboard begins. */
const BLOCK_GAP = 0.25;
const LETTERS = 15;

/** The pitch of the slots at the back of a case, in millimetres: 0.8 inch (ATX Specification 2.2, section 3.1.3). */
export const SLOT_PITCH = 20.32;

/** Of a drawing's width: the room before each thing, for its height, and the room under all, for width and name. */
const ROOM_BEFORE = 0.08;
const ROOM_BELOW = 0.22;
const ROOM_BELOW_WIDE = 0.14;

/** What a link may be long from panel to outlet, in metres (ISO/IEC 11801-1, permanent link). */
export const LINK_LIMIT = 90;

/** Width and height in millimetres of a screen's picture, from its diagonal in inches and its shape, such as 16 to 9. */
function panelSize(diagonal: number, [wide, high]: readonly [number, number]) {
  const unit = (diagonal * INCH) / Math.hypot(wide, high);
  return { width: wide * unit, height: high * unit };
}

/** Width of a keyboard's keys in millimetres, from the widths of its blocks in keys. */
const keysWidth = (blocks: readonly number[]): number =>
  KEY_PITCH * blocks.reduce((all, block) => all + BLOCK_GAP + block, -BLOCK_GAP);

/** Where the blocks of a keyboard begin, in millimetres from its left. */
export const computeBlockStarts = (blocks: readonly number[]): readonly number[] =>
  // An empty block has the gap before it, and no width of its own.
  blocks.map((_, index) => keysWidth([...blocks.slice(0, index), 0]));

/**
 * What goes on a desk, in millimetres from its middle: how wide screens are and how much they leave at each side, and where a
 * keyboard ends whose letters are before the middle, and how much it leaves the mouse.
 */
export function layOutDesk({
  width,
  screens,
  keyboards,
}: Pick<DeskDrawing, 'width' | 'screens' | 'keyboards'>) {
  const edge = width / 2;
  return {
    edge,
    screens: screens.map((screen) => {
      const size = panelSize(screen.diagonal, screen.shape);
      const all = screen.abreast * size.width;
      return { ...screen, ...size, all, beside: edge - all / 2 };
    }),
    keyboards: keyboards.map((keyboard) => {
      const left = (-LETTERS * KEY_PITCH) / 2;
      const right = left + keysWidth(keyboard.blocks);
      return { ...keyboard, left, right, mouse: edge - right };
    }),
  };
}

/**
 * Things side by side on one scale: how much is drawn, the room before each of them and below each floor, and where each
 * begins and stands. One that is more than twice as wide as any other has a floor of its own, under that of the others, since
 * it would leave them no scale to be read at; `isOneFloor` where there is room for that.
 */
export function layOutLineUp(things: readonly DrawnThing[], isOneFloor = false) {
  const [widest = 0, next = 0] = things.map(({ width }) => width).toSorted((a, b) => b - a);
  const isLong = ({ width }: DrawnThing) => !isOneFloor && width === widest && widest > 2 * next;
  const floors = [things.filter((thing) => !isLong(thing)), things.filter(isLong)];
  const width = Math.max(
    ...floors.map((row) => sum(row.map((thing) => thing.width)) / (1 - row.length * ROOM_BEFORE)),
  );
  const room = ROOM_BEFORE * width;
  const below = (isOneFloor ? ROOM_BELOW_WIDE : ROOM_BELOW) * width;
  let floor = 0;
  const placed = floors
    .filter((row) => row.length > 0)
    .flatMap((row) => {
      floor += Math.max(...row.map(({ height }) => height)) * 1.02;
      const standing = row.map((thing, index) => {
        const before = sum(row.slice(0, index).map((other) => other.width + room));
        return { ...thing, left: before + room, floor };
      });
      floor += below;
      return standing;
    });
  return { extent: { width, height: floor }, room, below, placed };
}

type Wiring = Pick<FloorPlan, 'outlets' | 'rack' | 'tray' | 'ceiling'>;

/**
 * What a floor plan asks for: ports of the switch, those that send power, and the longest cable in metres: as it is seen
 * on the plan, what goes up to the ceiling and down from it, and all of it.
 */
export function computeCabling({ outlets, rack, tray, ceiling }: Wiring) {
  const ports = sum(outlets.map((outlet) => outlet.ports));
  const powered = outlets.filter(({ kind }) => kind !== 'desks').length;
  const accessPoints = outlets.filter(({ kind }) => kind === 'access point').length;
  // Up from the rack, along the tray, across to the outlet, and down to it where it is not on the ceiling itself.
  const runs = outlets.map(({ kind, x, y }) => {
    const drawn = Math.abs(rack.y - tray) + Math.abs(rack.x - x) + Math.abs(tray - y);
    const drops = (kind === 'desks' ? 2 : 1) * ceiling;
    return {
      drawn: roundToTenth(drawn),
      drops: roundToTenth(drops),
      all: roundToTenth(drawn + drops),
    };
  });
  const longest = runs.reduce((one, other) => (other.all > one.all ? other : one), {
    drawn: 0,
    drops: 0,
    all: 0,
  });
  return { ports, powered, accessPoints, longest };
}

/** The products of which is known how long a room they need, as cards, or how high they are, as memory; and how much. */
export const listMeasuredParts = <P extends { readonly facts?: PartFacts | undefined }>(
  products: readonly P[],
  of: 'card' | 'memory',
) =>
  products.flatMap((product) => {
    const { facts } = product;
    if (facts?.part !== of) return [];
    const millimetres = facts.part === 'card' ? facts.room : facts.height;
    return millimetres == null ? [] : [{ product, millimetres }];
  });

/** How many parts a drawing shows at most where all of them are. */
const MOST_DRAWN = 4;

/** Returns few measured parts as they are, and of many the longest, the median and the shortest. */
export function selectDrawnParts<P extends { readonly millimetres: number }>(
  parts: readonly P[],
): readonly P[] {
  if (parts.length <= MOST_DRAWN) return parts;
  const sorted = parts.toSorted((one, other) => other.millimetres - one.millimetres);
  const median = Math.floor(sorted.length / 2);
  return [...sorted.slice(0, 1), ...sorted.slice(median, median + 1), ...sorted.slice(-1)];
}
