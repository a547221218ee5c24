import { roundToTenth } from '@/lib/drawings/lengths';

/** The bracket at the left end, from x = 0. All sizes are in millimetres, and y is 0 at the top of the backplate. */
const BRACKET_WIDTH = 2;
const BRACKET_TOP = -1;
/** How far the bracket ends above the card's lower edge. */
const BRACKET_INSET = 2;
const BACKPLATE_THICKNESS = 3;
/** The distance between two fins of the cooler. */
const FIN_SPACING = 2.4;
/** The width of the bars between and beside the openings of the cooler. */
const BAR_WIDTH = 9;
/** The distance of the first bar from the bracket. */
const FIRST_BAR = 6;
/** The levels where the cooler begins, below the backplate, and where its openings begin. */
const COOLER_TOP = 6;
const OPENING_TOP = 10;
/** The level where the openings end, as a share of the card's thickness. */
const OPENING_BOTTOM = 0.58;
/** How much is cut off the cooler's upper and lower corners, far from the bracket. */
const UPPER_CUT = 5;
const LOWER_CUT = 9;
/** How far the line at the longest card goes beyond the card, above and below. */
const LIMIT_OVERHANG = 4;
/** The space for the outline of what is too long, outside its shape. */
const OUTLINE = 1;

/** Draws a rectangle as path data. */
const drawRectangle = (left: number, top: number, right: number, bottom: number) =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`;

/** The sizes of a graphics card, in millimetres. */
interface GpuProfileProps {
  readonly length: number;
  readonly thickness: number;
  /** The number of openings in the side of the cooler, one for each fan. */
  readonly fanCount: number;
  readonly maxGpuLength: number;
}

/** A graphics card from the side: bracket, backplate and cooler. The part that is too long for the case is red. */
export function GpuProfile({ length, thickness, fanCount, maxGpuLength }: GpuProfileProps) {
  const openingBottom = roundToTenth(thickness * OPENING_BOTTOM);
  const openingWidth = (length - FIRST_BAR - BAR_WIDTH * (fanCount + 1)) / fanCount;
  const openings = Array.from({ length: fanCount }, (_, index) => {
    const left = FIRST_BAR + BAR_WIDTH + index * (openingWidth + BAR_WIDTH);
    return { left: roundToTenth(left), right: roundToTenth(left + openingWidth) };
  });
  const finHeight = roundToTenth(openingBottom - OPENING_TOP);
  const fin = `m${FIN_SPACING} 0v${finHeight}m0-${finHeight}`;
  const fins = openings.map(({ left, right }) => {
    const count = Math.floor((right - left) / FIN_SPACING);
    return `M${roundToTenth(left - FIN_SPACING / 2)} ${OPENING_TOP}${fin.repeat(count)}`;
  });
  const backplate = drawRectangle(BRACKET_WIDTH, 0, length, BACKPLATE_THICKNESS);
  const coolerCorners = [
    [BRACKET_WIDTH, COOLER_TOP],
    [length - UPPER_CUT, COOLER_TOP],
    [length, COOLER_TOP + UPPER_CUT],
    [length, thickness - LOWER_CUT],
    [length - LOWER_CUT, thickness],
    [BRACKET_WIDTH, thickness],
  ];
  const cooler = `M${coolerCorners.map((corner) => corner.join(' ')).join('L')}Z`;
  // In one path with the cooler, whose fill rule makes them holes.
  const holes = openings.map(({ left, right }) =>
    drawRectangle(left, OPENING_TOP, right, openingBottom),
  );
  const body = backplate + cooler + holes.join('');
  const excess = length - maxGpuLength;
  const clip = {
    x: maxGpuLength,
    y: -OUTLINE,
    width: excess + OUTLINE,
    height: thickness + 2 * OUTLINE,
  };
  return (
    <>
      <path className="fine" d={fins.join('')} />
      <path
        className="dark"
        d={drawRectangle(0, BRACKET_TOP, BRACKET_WIDTH, thickness - BRACKET_INSET)}
      />
      <path className="dark" fillRule="evenodd" d={body} />
      {excess > 0 && (
        // Shows only the part of the body that is too long for the case.
        <svg
          {...clip}
          viewBox={`${clip.x} ${clip.y} ${clip.width} ${clip.height}`}
          aria-hidden="true"
        >
          <path className="excess" fillRule="evenodd" d={body} />
        </svg>
      )}
      <path
        className="limit"
        d={`M${maxGpuLength}-${LIMIT_OVERHANG}V${thickness + LIMIT_OVERHANG}`}
      />
    </>
  );
}
