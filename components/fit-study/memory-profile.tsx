import { roundToTenth } from '@/components/drawings/lengths';

/** All sizes are in millimetres. A DIMM is 133.35 long (JEDEC MO-329). */
export const MODULE_LENGTH = 133.35;

/** The height of a contact and the distance between two. A real module has three times as many. */
const CONTACT_HEIGHT = 3.2;
const CONTACT_PITCH = 2.55;
/** The contacts on each side of the notch: the distance of the first from the left end, and how many. */
const CONTACT_GROUPS = [
  { first: 4, count: 25 },
  { first: 72.85, count: 23 },
];

interface MemoryProfileProps {
  /** The module's left and lower edges in the drawing. */
  readonly left: number;
  readonly bottom: number;
  readonly height: number;
  readonly maxHeight: number;
}

/** The broad side of a memory module in its slot. The part too tall for the cooler is drawn in red. */
export function MemoryProfile({ left, bottom, height, maxHeight }: MemoryProfileProps) {
  const right = left + MODULE_LENGTH;
  const limit = bottom - maxHeight;
  const top = Math.max(bottom - height, limit);
  const bodyBottom = bottom - CONTACT_HEIGHT - 1;
  const contact = `m${CONTACT_PITCH} 0v-${CONTACT_HEIGHT}m0 ${CONTACT_HEIGHT}`;
  const contacts = CONTACT_GROUPS.map(
    ({ first, count }) =>
      `M${roundToTenth(left + first - CONTACT_PITCH)} ${bottom}${contact.repeat(count)}`,
  );
  // The grooves of the heat spreader, at shares of its height.
  const grooves = [0.36, 0.5, 0.64].map(
    (share) => `M${left + 80} ${roundToTenth(bottom - height * share)}H${right - 8}`,
  );
  return (
    <>
      <path className="fine" d={contacts.join('')} />
      {/* The upper corners are cut off by 2 mm. */}
      <path
        className="dark"
        d={`M${left} ${bodyBottom}V${top + 2}L${left + 2} ${top}H${right - 2}L${right} ${top + 2}V${bodyBottom}Z`}
      />
      <path className="groove" d={grooves.join('')} />
      {height > maxHeight && (
        <path
          className="excess"
          d={`M${left} ${limit}V${bottom - height + 2}l2-2H${right - 2}l2 2V${limit}Z`}
        />
      )}
    </>
  );
}
