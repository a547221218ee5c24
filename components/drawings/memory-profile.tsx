interface MemoryProfileProps {
  /** Where its left end and its lower edge are. */
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly room: number;
}

/** Length of a DIMM, in millimetres (JEDEC MO-329). */
export const MODULE_LENGTH = 133.35;

/** The contacts in the slot, and how far they lie apart in the drawing: a third as many as there are. */
const CONTACT = 3.2;
const PITCH = 2.55;
/** Where the key is, from the left end. */
const KEY = 70;

/** A memory module from its broad side, above its slot. What stands above the room for it is drawn as that. */
export function MemoryProfile({ x, foot, height, room }: MemoryProfileProps) {
  const right = x + MODULE_LENGTH;
  const top = foot - Math.min(height, room);
  const contacts = Array.from({ length: 50 }, (_, index) => 4 + index * PITCH)
    .filter((at) => Math.abs(at - KEY) > PITCH)
    .map((at) => `M${(x + at).toFixed(1)} ${foot - CONTACT}V${foot}`);
  // Three grooves along the heat spreader.
  const grooves = [0.36, 0.5, 0.64].map(
    (share) => `M${x + 34} ${(foot - height * share).toFixed(1)}H${right - 8}`,
  );
  return (
    <>
      <path className="fine" d={contacts.join('')} />
      <path
        className="dark"
        d={`M${x} ${foot - CONTACT - 1}V${top + 2}L${x + 2} ${top}H${right - 2}L${right} ${top + 2}V${foot - CONTACT - 1}Z`}
      />
      <path className="cut" d={grooves.join('')} />
      {height > room && (
        <path
          className="over"
          d={`M${x} ${foot - room}V${foot - height + 2}l2-2H${right - 2}l2 2V${foot - room}Z`}
        />
      )}
    </>
  );
}
