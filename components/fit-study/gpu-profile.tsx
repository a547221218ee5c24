import { roundToTenth } from '@/components/drawings/scale-drawing';

/** The width of the bars between and beside the openings of the cooler, and the distance between two of its fins. */
const BAR_WIDTH = 9;
const FIN_SPACING = 2.4;
/** The levels where the openings begin, and where they end as a share of the card's thickness. */
const OPENING_TOP = 10;
const OPENING_BOTTOM = 0.58;

/** The sizes of a graphics card, in millimetres. */
interface GpuProfileProps {
  readonly length: number;
  readonly thickness: number;
  /** The number of openings in the side of the cooler, one for each fan. */
  readonly fanCount: number;
  readonly maxGpuLength: number;
}

/**
 * A graphics card from the side: bracket, backplate and cooler. The part that is too long for the case is red. All sizes
 * are in millimetres, from the bracket and from the top of the backplate.
 */
export function GpuProfile({ length, thickness, fanCount, maxGpuLength }: GpuProfileProps) {
  const openingBottom = roundToTenth(thickness * OPENING_BOTTOM);
  // The first bar begins 6 mm from the bracket.
  const openingWidth = (length - 6 - BAR_WIDTH * (fanCount + 1)) / fanCount;
  const openings = Array.from({ length: fanCount }, (_, index) => {
    const left = 6 + BAR_WIDTH + index * (openingWidth + BAR_WIDTH);
    return { left: roundToTenth(left), right: roundToTenth(left + openingWidth) };
  });
  const finHeight = roundToTenth(openingBottom - OPENING_TOP);
  const fin = `m${FIN_SPACING} 0v${finHeight}m0-${finHeight}`;
  const fins = openings.map(({ left, right }) => {
    const count = Math.floor((right - left) / FIN_SPACING);
    return `M${roundToTenth(left - FIN_SPACING / 2)} ${OPENING_TOP}${fin.repeat(count)}`;
  });
  // The cooler begins 3 mm under the backplate. Its corners far from the bracket are cut off: 5 mm of the upper, 9 mm of the lower.
  const backplate = `M2 0H${length}V3H2Z`;
  const cooler = `M2 6H${length - 5}l5 5V${thickness - 9}l-9 9H2Z`;
  // In one path with the cooler, whose fill rule makes them holes.
  const holes = openings.map(
    ({ left, right }) => `M${left} ${OPENING_TOP}H${right}V${openingBottom}H${left}Z`,
  );
  const body = backplate + cooler + holes.join('');
  const excess = length - maxGpuLength;
  return (
    <>
      <path className="fine" d={fins.join('')} />
      <path className="dark" d={`M0-1H2V${thickness - 2}H0Z`} />
      <path className="dark" fillRule="evenodd" d={body} />
      {excess > 0 && (
        // Shows only the part of the body that is too long for the case.
        <svg
          x={maxGpuLength}
          width={excess}
          height={thickness}
          viewBox={`${maxGpuLength} 0 ${excess} ${thickness}`}
          aria-hidden="true"
        >
          <path className="excess" fillRule="evenodd" d={body} />
        </svg>
      )}
      <path className="limit" d={`M${maxGpuLength}-4V${thickness + 4}`} />
    </>
  );
}
