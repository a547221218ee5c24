import { roundToTenth } from '@/lib/drawings/measures';

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
/** Where the first of them is on either side of the key, from the left end, and how many there are. */
const SIDES = [
  { first: 4, count: 25 },
  { first: 72.85, count: 23 },
];

/** A memory module from its broad side, above its slot. What stands above the room for it is drawn as that. */
export function MemoryProfile({ x, foot, height, room }: MemoryProfileProps) {
  const right = x + MODULE_LENGTH;
  const top = foot - Math.min(height, room);
  const contacts = SIDES.map(
    ({ first, count }) =>
      `M${roundToTenth(x + first - PITCH)} ${foot}${`m${PITCH} 0v-${CONTACT}m0 ${CONTACT}`.repeat(count)}`,
  );
  // Three grooves along the heat spreader.
  const grooves = [0.36, 0.5, 0.64].map(
    (share) => `M${x + 80} ${roundToTenth(foot - height * share)}H${right - 8}`,
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
