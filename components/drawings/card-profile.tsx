import { roundToTenth } from '@/lib/drawings/measures';

interface CardProfileProps {
  readonly length: number;
  readonly thickness: number;
  /** As many as there are openings in the cooler's side. */
  readonly fans: number;
  /** Where the room for it ends. */
  readonly room: number;
}

/** Between two fins; and what of the cooler's side stands before the fins, between openings and at both ends. */
const FIN = 2.4;
const STRUT = 9;

/**
 * A graphics card as it lies in a case, seen through the side window: bracket, backplate, and under them the cooler, whose
 * fins show in the openings of its side. What stands beyond the room is drawn as that.
 */
export function CardProfile({ length, thickness, fans, room }: CardProfileProps) {
  const [top, sill] = [6, Math.round(thickness * 5.8) / 10];
  const width = (length - 6 - STRUT * (fans + 1)) / fans;
  const openings = Array.from({ length: fans }, (_, index) => {
    const from = 6 + STRUT + index * (width + STRUT);
    return { from: roundToTenth(from), to: roundToTenth(from + width) };
  });
  const holes = openings.map(({ from, to }) => `M${from} ${top + 4}V${sill}H${to}V${top + 4}Z`);
  const body = `M2 0H${length}V3H2ZM2 ${top}H${length - 5}L${length} ${top + 5}V${thickness - 9}L${length - 9} ${thickness}H2Z${holes.join('')}`;
  const fins = openings.map(({ from, to }) => {
    const [high, count] = [roundToTenth(sill - top - 4), Math.floor((to - from) / FIN)];
    return `M${roundToTenth(from - FIN / 2)} ${top + 4}${`m${FIN} 0v${high}m0-${high}`.repeat(count)}`;
  });
  const beyond = { x: room, y: -1, width: length - room + 1, height: thickness + 2 };
  return (
    <>
      <path className="fine" d={fins.join('')} />
      <path className="dark" d={`M0-1H2V${thickness - 2}H0Z`} />
      <path className="dark" fillRule="evenodd" d={body} />
      {length > room && (
        <svg {...beyond} viewBox={Object.values(beyond).join(' ')} aria-hidden="true">
          <path className="over" fillRule="evenodd" d={body} />
        </svg>
      )}
      <path className="limit" d={`M${room}-4V${thickness + 4}`} />
    </>
  );
}
