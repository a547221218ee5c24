import { roundToTenth } from '@/lib/drawings/lengths';

interface CardProfileProps {
  readonly length: number;
  readonly thickness: number;
  /** The number of openings in the cooler's side. */
  readonly fanCount: number;
  /** The space in the case, from the bracket, in millimetres. */
  readonly availableLength: number;
}

/** The distance between two fins, and the width of the cooler's side between and beside its openings, in millimetres. */
const FIN = 2.4;
const STRUT = 9;

/**
 * A graphics card in a case, seen through the side window: bracket, backplate, and the cooler with fins in its openings. The
 * part beyond the available length is drawn in red. Sizes are in millimetres.
 */
export function CardProfile({ length, thickness, fanCount, availableLength }: CardProfileProps) {
  const [top, sill] = [6, Math.round(thickness * 5.8) / 10];
  const width = (length - 6 - STRUT * (fanCount + 1)) / fanCount;
  const openings = Array.from({ length: fanCount }, (_, index) => {
    const from = 6 + STRUT + index * (width + STRUT);
    return { from: roundToTenth(from), to: roundToTenth(from + width) };
  });
  const holes = openings.map(({ from, to }) => `M${from} ${top + 4}V${sill}H${to}V${top + 4}Z`);
  const body = `M2 0H${length}V3H2ZM2 ${top}H${length - 5}L${length} ${top + 5}V${thickness - 9}L${length - 9} ${thickness}H2Z${holes.join('')}`;
  const finHeight = roundToTenth(sill - top - 4);
  const fins = openings.map(({ from, to }) => {
    const strokes = `m${FIN} 0v${finHeight}m0-${finHeight}`.repeat(Math.floor((to - from) / FIN));
    return `M${roundToTenth(from - FIN / 2)} ${top + 4}${strokes}`;
  });
  const excess = length - availableLength;
  const clip = { x: availableLength, y: -1, width: excess + 1, height: thickness + 2 };
  return (
    <>
      <path className="fine" d={fins.join('')} />
      <path className="dark" d={`M0-1H2V${thickness - 2}H0Z`} />
      <path className="dark" fillRule="evenodd" d={body} />
      {excess > 0 && (
        <svg {...clip} viewBox={Object.values(clip).join(' ')} aria-hidden="true">
          <path className="excess" fillRule="evenodd" d={body} />
        </svg>
      )}
      <path className="limit" d={`M${availableLength}-4V${thickness + 4}`} />
    </>
  );
}
