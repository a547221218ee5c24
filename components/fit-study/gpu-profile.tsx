import { roundToTenth } from '@/components/drawings/scale-drawing';

/** The sizes of a graphics card, in millimetres. */
interface GpuProfileProps {
  readonly length: number;
  readonly thickness: number;
  /** The number of openings in the side of the cooler, one for each fan. */
  readonly fanCount: number;
  readonly maxGpuLength: number;
}

/**
 * A graphics card from the side: bracket, backplate and cooler. The part too long for the case is
 * red. All sizes are in millimetres, from the bracket and from the top of the backplate.
 */
export function GpuProfile({ length, thickness, fanCount, maxGpuLength }: GpuProfileProps) {
  // Bars of 9 mm stand between and beside the openings. The first begins 6 mm from the bracket.
  const pitch = (length - 15) / fanCount;
  const openings = Array.from({ length: fanCount }, (_, index) => ({
    left: roundToTenth(15 + index * pitch),
    right: roundToTenth(6 + (index + 1) * pitch),
  }));
  const openingBottom = roundToTenth(thickness * 0.58);
  // Drawn in the cooler's path, whose fill rule makes them holes.
  const holes = openings.map(({ left, right }) => `M${left} 10H${right}V${openingBottom}H${left}Z`);
  // A fin every 2.4 mm, as high as the openings.
  const finHeight = roundToTenth(openingBottom - 10);
  const fin = `m2.4 0v${finHeight}m0-${finHeight}`;
  const fins = openings.map(
    ({ left, right }) =>
      `M${roundToTenth(left - 1.2)} 10${fin.repeat(Math.floor((right - left) / 2.4))}`,
  );
  // The cooler is 3 mm under the backplate. Its far corners are cut off: 5 mm above, 9 mm below.
  const backplate = `M2 0H${length}V3H2Z`;
  const cooler = `M2 6H${length - 5}l5 5V${thickness - 9}l-9 9H2Z`;
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
