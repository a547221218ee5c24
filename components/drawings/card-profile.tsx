interface CardProfileProps {
  readonly length: number;
  readonly thickness: number;
  /** Where the room for it ends. */
  readonly room: number;
}

/** Between two fins. */
const FIN = 3;

const fins = (from: number, to: number, top: number, bottom: number) =>
  Array.from(
    { length: Math.max(0, Math.floor((to - from) / FIN)) },
    (_, index) => `M${from + (index + 0.5) * FIN} ${top}V${bottom}`,
  ).join('');

/**
 * A graphics card as it lies in a case, seen through the side window: bracket, backplate, board, and the cooler under
 * them with its fins. What stands beyond the room is drawn as that.
 */
export function CardProfile({ length, thickness, room }: CardProfileProps) {
  const top = 7;
  const [upper, lower] = [top + thickness * 0.22, thickness - 9];
  const end = Math.min(length, room);
  // Three openings in the side, a fan's width each or as wide as the card allows.
  const opening = (length - 44) / 3;
  return (
    <>
      <rect className="solid" x="0" y="-3" width="2" height={thickness + 5} />
      <path className="dark" d={`M4 0H${end}V2.5H4Z`} />
      <path className="fine" d={`M4 5H${end}`} />
      <path className="dark" d={`M6 ${top}H${end}V${thickness}H14L6 ${thickness - 8}Z`} />
      {length > room && (
        <path
          className="over"
          d={`M${room} 0H${length}V2.5H${room}ZM${room} ${top}H${length - 6}L${length} ${top + 6}V${thickness - 6}L${length - 6} ${thickness}H${room}Z`}
        />
      )}
      <path
        className="cut"
        d={[0, 1, 2]
          .map((index) => 16 + index * (opening + 6))
          .map((left) => fins(left, left + opening, upper, lower))
          .join('')}
      />
    </>
  );
}
