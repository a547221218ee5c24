interface MemoryProfileProps {
  /** Where its left end is. */
  readonly x: number;
  /** Where its lower edge is. */
  readonly foot: number;
  readonly height: number;
  readonly room: number;
}

/** Length of a DIMM (JEDEC MO-329). */
export const MODULE_LENGTH = 133.35;

/** A memory module from its broad side, in its slot; what stands above the room for it is drawn as that. */
export function MemoryProfile({ x, foot, height, room }: MemoryProfileProps) {
  const right = x + MODULE_LENGTH;
  const top = foot - Math.min(height, room);
  const contacts = Array.from({ length: 70 }, (_, index) => x + 4 + index * 1.8)
    // The key stands a little off the middle.
    .filter((at) => Math.abs(at - (x + 70)) > 3)
    .map((at) => `M${at.toFixed(2)} ${foot - 3.4}V${foot}`)
    .join('');
  return (
    <>
      <path className="fine" d={contacts} />
      <path className="dark" d={`M${x} ${foot - 4}V${top}H${right}V${foot - 4}Z`} />
      {height > room && (
        <path
          className="over"
          d={`M${x} ${foot - room}V${foot - height + 1}l1-1H${right - 1}l1 1V${foot - room}Z`}
        />
      )}
    </>
  );
}
