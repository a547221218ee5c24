import type { DeskDrawing as Desk } from '@/data/shop/drawing';
import { roundToTenth } from '@/lib/drawings/lengths';
import { ScaleDrawing, toPercentages } from './scale-drawing';

/** Half the width of the desk. All sizes are in millimetres, and x is 0 at the middle of the desk. */
const EDGE = 700;
const EXTENT = { x: -EDGE, y: -10, width: 2 * EDGE, height: 865 };
/** The screens of a 27-inch monitor (16:9) and of a 34-inch one (43:18). */
const SCREEN_27 = { width: 598, height: 336 };
const SCREEN_34 = { width: 797, height: 334 };
/** The levels of the screens' labels and lower edges, and of the table's top and lower edge. */
const SCREEN_LABEL = 286;
const SCREEN_BOTTOM = 454;
const TABLE_TOP = 516;
const TABLE_BOTTOM = 538;
/** The levels between which the sides of the table show from above. */
const SIDES_TOP = 590;
const SIDES_BOTTOM = 790;
/** A keyboard from above: y of its middle and of the dimension line below it, x of its left edge and of its label. */
const KEYBOARD = { middleY: 676, dimensionY: 756, left: -147, labelX: -430 };
/** The left edges of a full keyboard's navigation keys, of the upper arrow and of the number pad. */
const NAVIGATION_LEFT = 143;
const UP_ARROW_LEFT = 162;
const NUMBER_PAD_LEFT = 205;

/** The tops of a keyboard's rows, from the function keys to the space bar. */
const [FUNCTIONS, DIGITS, TOP_LETTERS, MIDDLE_LETTERS, LOWER_LETTERS, SPACE] = [
  620, 639, 658, 677, 696, 715,
] as const;
/** The width and height of a key, and the distance from one key to the next: 0.75 inch. */
const KEY_SIZE = 16;
const KEY_PITCH = 19.05;
/** Path data of a key, and of the space bar, 110 wide: from its top left corner to the next key's. */
const KEY = `h${KEY_SIZE}v${KEY_SIZE}h-${KEY_SIZE}zm${KEY_PITCH} 0`;
const SPACE_BAR = `h110v${KEY_SIZE}h-110zm114 0`;
/** The keys in a row of the number pad, and in a row of the compact keyboard. */
const NUMBER_PAD_COUNT = 4;
const COMPACT_COUNT = 16;

/** Returns the right edge of a row of keys. */
const getRowEnd = (left: number, count: number) =>
  roundToTenth(left + (count - 1) * KEY_PITCH + KEY_SIZE);

/** Draws rows of keys as path data: all rows begin at one x and have one number of keys. */
const drawKeys = (tops: readonly number[], left: number, count: number) =>
  tops.map((top) => `M${left} ${top}${KEY.repeat(count)}`).join('');

/** Draws the row of the space bar as path data: three keys, the bar and a number of keys after it. */
const drawSpaceRow = (countAfter: number) =>
  drawKeys([SPACE], KEYBOARD.left, 3) + SPACE_BAR + KEY.repeat(countAfter);

/** A full keyboard: the letters, the navigation keys with the arrows below them, and the number pad. */
const FULL_KEYS =
  drawKeys([FUNCTIONS, DIGITS, TOP_LETTERS, MIDDLE_LETTERS, LOWER_LETTERS], KEYBOARD.left, 15) +
  drawSpaceRow(6) +
  drawKeys([FUNCTIONS, DIGITS, TOP_LETTERS, SPACE], NAVIGATION_LEFT, 3) +
  drawKeys([LOWER_LETTERS], UP_ARROW_LEFT, 1) +
  drawKeys(
    [DIGITS, TOP_LETTERS, MIDDLE_LETTERS, LOWER_LETTERS, SPACE],
    NUMBER_PAD_LEFT,
    NUMBER_PAD_COUNT,
  );

/** A compact keyboard: the letters alone, without function keys. */
const COMPACT_KEYS =
  drawKeys([DIGITS, TOP_LETTERS, MIDDLE_LETTERS, LOWER_LETTERS], KEYBOARD.left, COMPACT_COUNT) +
  drawSpaceRow(7);

/** Path data of the table from the front, and of its sides from above. */
const TABLE = `M-${EDGE} ${TABLE_TOP}H${EDGE}V${TABLE_BOTTOM}H-${EDGE}z`;
const TABLE_SIDES = `M-${EDGE} ${SIDES_TOP}V${SIDES_BOTTOM}M${EDGE} ${SIDES_TOP}V${SIDES_BOTTOM}`;

/** Draws a screen from the front as path data, around this x. */
const drawScreen = (x: number, width: number, height: number) =>
  `M${x - width / 2} ${SCREEN_BOTTOM}v-${height}h${width}v${height}z`;

/** Draws a screen's stand as path data: a neck of 40 × 50, and a foot of 180 × 12 on the table. */
const drawStand = (x: number) => `M${x - 20} ${SCREEN_BOTTOM}h40v50h70v12h-180v-12h70z`;

/** A mouse from above: 62 wide, with straight sides of 32 between round ends of 40. */
const MOUSE = { width: 62, side: 32, end: 40 };

/** Draws a mouse around this x as path data: its outline, then the lines below and between the buttons. */
const drawMouse = (x: number) => {
  const { width, side, end } = MOUSE;
  const leftSide = roundToTenth(x - width / 2);
  const sideTop = KEYBOARD.middleY - side / 2;
  const arc = `a${width / 2} ${end} 0 0 1`;
  const outline = `M${leftSide} ${sideTop}${arc} ${width} 0v${side}${arc}-${width} 0z`;
  return `${outline}h${width}M${x} ${sideTop - end}v${end}`;
};

/** Creates a horizontal dimension at this y, with its length rounded to 10 mm. */
const createDimension = (y: number, left: number, right: number) => {
  const length = Math.round((right - left) / 10) * 10;
  return { from: [left, y], to: [right, y], text: length.toLocaleString('en-GB') } as const;
};

/** Two desks, each with monitors from the front, a keyboard from above, and the space that it leaves for the mouse. */
export function DeskDrawing({ desk }: { readonly desk: Desk }) {
  const { pair, wide, full, compact } = desk.labels;
  // `middles` are values of x: the middles of the screens.
  const desks = [
    {
      screens: { ...SCREEN_27, middles: [-SCREEN_27.width / 2, SCREEN_27.width / 2], label: pair },
      keyboard: { keys: FULL_KEYS, label: full },
      keyboardRight: getRowEnd(NUMBER_PAD_LEFT, NUMBER_PAD_COUNT),
    },
    {
      screens: { ...SCREEN_34, middles: [0], label: wide },
      keyboard: { keys: COMPACT_KEYS, label: compact },
      keyboardRight: getRowEnd(KEYBOARD.left, COMPACT_COUNT),
    },
  ];
  return (
    <div
      role="img"
      aria-label={desk.alt}
      className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:gap-x-16"
    >
      {desks.map(({ screens: { middles, width, height, label }, keyboard, keyboardRight }) => {
        const screensEdge = (middles.length * width) / 2;
        return (
          <ScaleDrawing
            key={label}
            extent={EXTENT}
            shapes={
              <>
                <path
                  className="solid"
                  d={middles.map((x) => drawScreen(x, width, height)).join('')}
                />
                <path className="dark" d={TABLE + middles.map(drawStand).join('')} />
                <path className="fine" d={TABLE_SIDES} />
                <path className="solid dimension" d={keyboard.keys} />
                <path
                  className="solid dimension"
                  d={drawMouse(roundToTenth((keyboardRight + EDGE) / 2))}
                />
              </>
            }
            isLabelOutside
            dimensions={[
              createDimension(0, -EDGE, -screensEdge),
              createDimension(0, -screensEdge, screensEdge),
              createDimension(0, screensEdge, EDGE),
              createDimension(KEYBOARD.dimensionY, -EDGE, KEYBOARD.left),
              createDimension(KEYBOARD.dimensionY, KEYBOARD.left, keyboardRight),
              { ...createDimension(KEYBOARD.dimensionY, keyboardRight, EDGE), isMain: true },
            ]}
          >
            {middles.map((x) => (
              <text
                key={x}
                {...toPercentages(EXTENT, [x, SCREEN_LABEL])}
                dy="0.35em"
                className="stroke-none"
              >
                {label}
              </text>
            ))}
            <text {...toPercentages(EXTENT, [KEYBOARD.labelX, KEYBOARD.middleY])} dy="0.35em">
              {keyboard.label}
            </text>
          </ScaleDrawing>
        );
      })}
    </div>
  );
}
