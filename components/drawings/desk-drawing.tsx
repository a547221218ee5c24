import type { DeskDrawing as Desk } from '@/data/shop/drawing';
import { ScaleDrawing, toPercentages } from './scale-drawing';

/** Half the width of the desk. All sizes are in millimetres, and x is 0 at the middle of the desk. */
const EDGE = 700;
const EXTENT = { x: -EDGE, y: -10, width: 2 * EDGE, height: 865 };

/** Path data of the table from the front, and of its sides from above. */
const TABLE = 'M-700 516H700V538H-700z';
const TABLE_SIDES = 'M-700 590V790M700 590V790';

/** The left edge of a keyboard, and the tops of its rows, from the function keys to the space bar. */
const KEYBOARD_LEFT = -147;
const [FUNCTIONS, DIGITS, TOP_LETTERS, MIDDLE_LETTERS, LOWER_LETTERS, SPACE] = [
  620, 639, 658, 677, 696, 715,
] as const;
/** Path data of a key 16 wide, and of a space bar 110 wide: from its top left corner to the next key's. */
const KEY = 'h16v16h-16zm19.05 0';
const SPACE_BAR = 'h110v16h-110zm114 0';

/** Draws rows of keys as path data: all rows begin at one x and have one number of keys. */
const drawKeys = (left: number, count: number, ...tops: readonly number[]) =>
  tops.map((top) => `M${left} ${top}${KEY.repeat(count)}`).join('');

/** Draws the row of the space bar as path data: three keys, the bar and a number of keys after it. */
const drawSpaceRow = (countAfter: number) =>
  drawKeys(KEYBOARD_LEFT, 3, SPACE) + SPACE_BAR + KEY.repeat(countAfter);

/** A full keyboard and the x of its mouse: the letters, the navigation keys with the arrows below them, and the number pad. */
const FULL_KEYBOARD = {
  right: 278.1,
  mouseX: 489.1,
  keys:
    drawKeys(KEYBOARD_LEFT, 15, FUNCTIONS, DIGITS, TOP_LETTERS, MIDDLE_LETTERS, LOWER_LETTERS) +
    drawSpaceRow(6) +
    drawKeys(143, 3, FUNCTIONS, DIGITS, TOP_LETTERS, SPACE) +
    drawKeys(162, 1, LOWER_LETTERS) +
    drawKeys(205, 4, DIGITS, TOP_LETTERS, MIDDLE_LETTERS, LOWER_LETTERS, SPACE),
};

/** A compact keyboard and the x of its mouse: the letters alone, without function keys. */
const COMPACT_KEYBOARD = {
  right: 154.8,
  mouseX: 427.4,
  keys:
    drawKeys(KEYBOARD_LEFT, 16, DIGITS, TOP_LETTERS, MIDDLE_LETTERS, LOWER_LETTERS) +
    drawSpaceRow(7),
};

/** The screens of two 27-inch monitors (16:9) and of a 34-inch one (43:18), by the middles of the screens. */
const PAIR = { width: 598, height: 336, middles: [-299, 299] };
const WIDE = { width: 797, height: 334, middles: [0] };

/** Draws a screen from the front as path data, around this x. */
const drawScreen = (x: number, width: number, height: number) =>
  `M${x - width / 2} 454v-${height}h${width}v${height}z`;

/** Draws a screen's stand as path data: a neck of 40 × 50, and a foot of 180 × 12 on the table. */
const drawStand = (x: number) => `M${x - 20} 454h40v50h70v12h-180v-12h70z`;

/** Draws a mouse from above as path data, around this x: 62 × 112, with the lines below and between the buttons. */
const drawMouse = (x: number) =>
  `M${(x - 31).toFixed(1)} 660a31 40 0 0 1 62 0v32a31 40 0 0 1-62 0zh62M${x} 620v40`;

/** Creates a horizontal dimension at this y, with its length rounded to 10 mm. */
const createDimension = (y: number, left: number, right: number) => {
  const length = Math.round((right - left) / 10) * 10;
  return { from: [left, y], to: [right, y], text: length.toLocaleString('en-GB') } as const;
};

/** Two desks, each with monitors from the front, a keyboard from above, and the space that it leaves for the mouse. */
export function DeskDrawing({ desk }: { readonly desk: Desk }) {
  const { pair, wide, full, compact } = desk.labels;
  const desks = [
    { screens: PAIR, label: pair, keyboard: FULL_KEYBOARD, keyboardLabel: full },
    { screens: WIDE, label: wide, keyboard: COMPACT_KEYBOARD, keyboardLabel: compact },
  ];
  return (
    <div
      role="img"
      aria-label={desk.alt}
      className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:gap-x-16"
    >
      {desks.map(({ screens: { width, height, middles }, label, keyboard, keyboardLabel }) => {
        const screensEdge = (middles.length * width) / 2;
        const screens = middles.map((x) => drawScreen(x, width, height));
        return (
          <ScaleDrawing
            key={label}
            extent={EXTENT}
            shapes={
              <>
                <path className="solid" d={screens.join('')} />
                <path className="dark" d={TABLE + middles.map(drawStand).join('')} />
                <path className="fine" d={TABLE_SIDES} />
                <path className="solid dimension" d={keyboard.keys} />
                <path className="solid dimension" d={drawMouse(keyboard.mouseX)} />
              </>
            }
            isLabelOutside
            dimensions={[
              createDimension(0, -EDGE, -screensEdge),
              createDimension(0, -screensEdge, screensEdge),
              createDimension(0, screensEdge, EDGE),
              createDimension(756, -EDGE, KEYBOARD_LEFT),
              createDimension(756, KEYBOARD_LEFT, keyboard.right),
              { ...createDimension(756, keyboard.right, EDGE), isMain: true },
            ]}
          >
            {middles.map((x) => (
              <text key={x} {...toPercentages(EXTENT, [x, 286])} dy="0.35em">
                {label}
              </text>
            ))}
            <text {...toPercentages(EXTENT, [-430, 676])} dy="0.35em">
              {keyboardLabel}
            </text>
          </ScaleDrawing>
        );
      })}
    </div>
  );
}
