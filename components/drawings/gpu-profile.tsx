import { roundToTenth } from '@/lib/drawings/lengths';

interface GpuProfileProps {
  readonly length: number;
  readonly thickness: number;
  /** The number of openings in the side of the cooler, one for each fan. */
  readonly fanCount: number;
  /** The length that the case has for the card, in millimetres. */
  readonly availableLength: number;
}

/** The distance between two fins of the cooler, in millimetres. */
const FIN_SPACING = 2.4;
/** The width of the bars between and beside the openings, in millimetres. */
const BAR_WIDTH = 9;
/** The distance of the first bar from the bracket, in millimetres. */
const FIRST_BAR = 6;
/** The levels where the cooler begins, below the backplate, and where its openings begin, in millimetres. */
const COOLER_TOP = 6;
const OPENING_TOP = 10;
/** Where the openings end, as a share of the card's thickness. */
const OPENING_END = 0.58;
/** How much is cut off the cooler's upper and lower corners, far from the bracket, in millimetres. */
const UPPER_CUT = 5;
const LOWER_CUT = 9;

/** A graphics card from the side: bracket, backplate and cooler. What is too long is red. Sizes are in millimetres. */
export function GpuProfile({ length, thickness, fanCount, availableLength }: GpuProfileProps) {
  const openingEnd = roundToTenth(thickness * OPENING_END);
  const width = (length - FIRST_BAR - BAR_WIDTH * (fanCount + 1)) / fanCount;
  const openings = Array.from({ length: fanCount }, (_, index) => {
    const from = FIRST_BAR + BAR_WIDTH + index * (width + BAR_WIDTH);
    return { from: roundToTenth(from), to: roundToTenth(from + width) };
  });
  const holes = openings.map(
    ({ from, to }) => `M${from} ${OPENING_TOP}V${openingEnd}H${to}V${OPENING_TOP}Z`,
  );
  // The backplate, then the cooler, whose right corners are cut off, then its openings.
  const body = `M2 0H${length}V3H2ZM2 ${COOLER_TOP}H${length - UPPER_CUT}L${length} ${COOLER_TOP + UPPER_CUT}V${thickness - LOWER_CUT}L${length - LOWER_CUT} ${thickness}H2Z${holes.join('')}`;
  const finHeight = roundToTenth(openingEnd - OPENING_TOP);
  const fins = openings.map(({ from, to }) => {
    const strokes = `m${FIN_SPACING} 0v${finHeight}m0-${finHeight}`.repeat(
      Math.floor((to - from) / FIN_SPACING),
    );
    return `M${roundToTenth(from - FIN_SPACING / 2)} ${OPENING_TOP}${strokes}`;
  });
  const excess = length - availableLength;
  const clip = { x: availableLength, y: -1, width: excess + 1, height: thickness + 2 };
  return (
    <>
      <path className="fine" d={fins.join('')} />
      <path className="dark" d={`M0-1H2V${thickness - 2}H0Z`} />
      <path className="dark" fillRule="evenodd" d={body} />
      {excess > 0 && (
        // Shows only the part of the body that is beyond the available length.
        <svg
          {...clip}
          viewBox={`${clip.x} ${clip.y} ${clip.width} ${clip.height}`}
          aria-hidden="true"
        >
          <path className="excess" fillRule="evenodd" d={body} />
        </svg>
      )}
      <path className="limit" d={`M${availableLength}-4V${thickness + 4}`} />
    </>
  );
}
