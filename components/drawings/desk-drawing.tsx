import type { DeskDrawing as Desk } from '@/data/shop/drawing';
import { ScaleDrawing, toPercentages } from './scale-drawing';

/*
 * All sizes are in millimetres, from the middle of the desk. A picture of 16:9 and 27 inches is 598 wide, one of 43:18 and
 * 34 inches 797. The keys of a keyboard are 19.05 apart (0.75 inch), with a quarter of a key between two blocks.
 */
const EDGE = 700;
const PAIR = 598;
const WIDE = 398.5;
const KEYS_LEFT = -143;
const FULL_RIGHT = 286;
const COMPACT_RIGHT = 161.8;
const EXTENT = { x: -730, y: -10, width: 1460, height: 1780 };

/** Draws keys in a row as path data, from the top left corner of the first. */
const drawKeys = (left: number, top: number, count: number) =>
  `M${left} ${top}${'h16v16h-16zm19.05 0'.repeat(count)}`;

/** Draws a mouse from above around its middle, as path data. */
const drawMouse = (x: number, y: number) =>
  `M${x - 31} ${y - 16}a31 40 0 0 1 62 0v32a31 40 0 0 1-62 0zh62m-31-40v40`;

const drawRows = (tops: readonly number[], left: number, count: number) =>
  tops.map((top) => drawKeys(left, top, count)).join('');

const FULL_KEYS =
  drawRows([1310, 1329, 1348, 1367, 1386], KEYS_LEFT, 15) +
  drawKeys(KEYS_LEFT, 1405, 3) +
  'h110v16h-110zm114 0' +
  'h16v16h-16zm19.05 0'.repeat(6) +
  drawRows([1310, 1329, 1348, 1405], 147, 3) +
  drawKeys(166, 1386, 1) +
  drawRows([1329, 1348, 1367, 1386, 1405], 209, 4);

const COMPACT_KEYS =
  drawRows([1570, 1589, 1608, 1627], KEYS_LEFT, 16) +
  drawKeys(KEYS_LEFT, 1646, 3) +
  'h110v16h-110zm114 0' +
  'h16v16h-16zm19.05 0'.repeat(7);

/** The desk's top from the front, with the feet and necks of monitors on it. */
const drawDesk = (top: number, middles: readonly number[]) =>
  `M-${EDGE} ${top}h${2 * EDGE}v22h-${2 * EDGE}z` +
  middles.map((x) => `M${x - 20} ${top - 62}h40v50h70v12h-180v-12h70z`).join('');

/** Creates horizontal dimensions between points, rounded to 10 mm. */
const createDimensions = (y: number, points: readonly number[]) =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const text = (Math.round((to - from) / 10) * 10).toLocaleString('en-GB');
    return { from: [from, y], to: [to, y], text } as const;
  });

/**
 * A desk from the front, with two monitors and with one, and below it from above two keyboards with the space that each
 * leaves for the mouse.
 */
export function DeskDrawing({ desk }: { readonly desk: Desk }) {
  const { pair, wide, full, compact } = desk.labels;
  return (
    <ScaleDrawing
      extent={EXTENT}
      label={desk.alt}
      shapes={
        <>
          <path
            className="solid"
            d={`M-${PAIR} 118h${PAIR}v336h-${PAIR}zM0 118h${PAIR}v336h-${PAIR}zM-${WIDE} 800h${2 * WIDE}v334h-${2 * WIDE}z`}
          />
          <path className="dark" d={drawDesk(516, [-299, 299]) + drawDesk(1196, [0])} />
          <path className="fine" d={`M-${EDGE} 1280V1720M${EDGE} 1280V1720`} />
          <path className="solid dimension" d={FULL_KEYS + COMPACT_KEYS} />
          <path className="solid dimension" d={drawMouse(493, 1366) + drawMouse(431, 1616)} />
        </>
      }
      labelPosition="outside"
      dimensions={[
        ...createDimensions(0, [-EDGE, -PAIR, PAIR, EDGE]),
        ...createDimensions(690, [-EDGE, -WIDE, WIDE, EDGE]),
        ...createDimensions(1446, [-EDGE, KEYS_LEFT, FULL_RIGHT, EDGE]),
        ...createDimensions(1686, [-EDGE, KEYS_LEFT, COMPACT_RIGHT, EDGE]),
      ]}
    >
      {(
        [
          [pair, -299, 286],
          [pair, 299, 286],
          [wide, 0, 967],
          [full, -430, 1366],
          [compact, -430, 1616],
        ] as const
      ).map(([label, x, y]) => (
        <text key={`${x} ${y}`} {...toPercentages(EXTENT, [x, y])} dy="0.35em">
          {label}
        </text>
      ))}
    </ScaleDrawing>
  );
}
