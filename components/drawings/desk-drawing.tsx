import type { DeskDrawingData } from '@/data/shop/drawing';
import { ScaleDrawing, toPercentages } from './scale-drawing';

/** Half the width of the desk. All sizes are in millimetres, and x is 0 at the desk's middle. */
const EDGE = 700;
const VIEW_BOX = [-EDGE, -10, 2 * EDGE, 865] as const;

/** Path data: the table from the front, a monitor's stand on it, the table's sides from above. */
const TABLE = 'M-700 516H700V538H-700z';
const STAND = 'M-20 454h40v50h70v12h-180v-12h70z';
const TABLE_SIDES = 'M-700 590V790M700 590V790';

/** Path data of a mouse from above: 62 × 112, with the lines below and between the buttons. */
const MOUSE = 'M-31 660a31 40 0 0 1 62 0v32a31 40 0 0 1-62 0zh62M0 620v40';

/** Path data of a key and a space bar: each ends at the top left corner of the next key. */
const KEY = 'h16v16h-16zm19.05 0';
const SPACE_BAR = 'h110v16h-110zm114 0';

/** Draws rows of keys as path data: all rows begin at one x and have one number of keys. */
const drawKeys = (left: number, count: number, ...tops: readonly number[]) =>
  tops.map((top) => `M${left} ${top}${KEY.repeat(count)}`).join('');

/** A keyboard's left edge. Its rows are 19 apart, from 620 (function keys) to 715 (space bar). */
const KEYBOARD_LEFT = -147;
const SPACE_ROW = drawKeys(KEYBOARD_LEFT, 3, 715) + SPACE_BAR;

/** Two 27-inch monitors (16:9), and a full keyboard with navigation keys, arrows and number pad. */
const PAIR = {
  screens: 'M-598 454v-336h598v336zM0 454v-336h598v336z',
  screenMiddles: [-299, 299],
  screensEdge: 598,
  keys:
    drawKeys(KEYBOARD_LEFT, 15, 620, 639, 658, 677, 696) +
    SPACE_ROW +
    KEY.repeat(6) +
    drawKeys(143, 3, 620, 639, 658, 715) +
    drawKeys(162, 1, 696) +
    drawKeys(205, 4, 639, 658, 677, 696, 715),
  keyboardRight: 278.1,
  mouseX: 489.1,
};
/** A 34-inch monitor (43:18), and a compact keyboard: the letters alone, without function keys. */
const WIDE = {
  screens: 'M-398.5 454v-334h797v334z',
  screenMiddles: [0],
  screensEdge: 398.5,
  keys: drawKeys(KEYBOARD_LEFT, 16, 639, 658, 677, 696) + SPACE_ROW + KEY.repeat(7),
  keyboardRight: 154.8,
  mouseX: 427.4,
};

/** Creates a horizontal dimension at this y, with its length rounded to 10 mm. */
const createDimension = (y: number, left: number, right: number) => {
  const text = (Math.round((right - left) / 10) * 10).toLocaleString('en-GB');
  return { from: [left, y], to: [right, y], text } as const;
};

/** Two desks: monitors from the front, and from above the keyboard and the space for the mouse. */
export function DeskDrawing({ desk: { alt, labels } }: { readonly desk: DeskDrawingData }) {
  const desks = [
    { ...PAIR, screenLabel: labels.pair, keyboardLabel: labels.full },
    { ...WIDE, screenLabel: labels.wide, keyboardLabel: labels.compact },
  ];
  return (
    <div role="img" aria-label={alt} className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:gap-x-16">
      {desks.map((desk) => (
        <ScaleDrawing
          key={desk.screenLabel}
          viewBox={VIEW_BOX}
          shapes={
            <>
              <path className="solid" d={desk.screens} />
              <path className="dark" d={TABLE} />
              {desk.screenMiddles.map((x) => (
                <path key={x} className="dark" transform={`translate(${x})`} d={STAND} />
              ))}
              <path className="fine" d={TABLE_SIDES} />
              <path className="solid dimension" d={desk.keys} />
              <path className="solid dimension" transform={`translate(${desk.mouseX})`} d={MOUSE} />
            </>
          }
          isLabelOutside
          dimensions={[
            createDimension(0, -EDGE, -desk.screensEdge),
            createDimension(0, -desk.screensEdge, desk.screensEdge),
            createDimension(0, desk.screensEdge, EDGE),
            createDimension(756, -EDGE, KEYBOARD_LEFT),
            createDimension(756, KEYBOARD_LEFT, desk.keyboardRight),
            { ...createDimension(756, desk.keyboardRight, EDGE), isMain: true },
          ]}
        >
          {desk.screenMiddles.map((x) => (
            <text key={x} {...toPercentages(VIEW_BOX, [x, 286])} dy="0.35em">
              {desk.screenLabel}
            </text>
          ))}
          <text {...toPercentages(VIEW_BOX, [-430, 676])} dy="0.35em">
            {desk.keyboardLabel}
          </text>
        </ScaleDrawing>
      ))}
    </div>
  );
}
