import { roundToTenth } from '@/lib/drawings/lengths';

interface MemoryProfileProps {
  /** The position of the module's left end and lower edge. */
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly availableHeight: number;
}

/** The length of a DIMM in millimetres (JEDEC MO-329). */
export const MODULE_LENGTH = 133.35;

/** The height and pitch of the contacts, in millimetres. The drawing shows a third of the real number. */
const CONTACT_HEIGHT = 3.2;
const CONTACT_PITCH = 2.55;
/** The contacts on each side of the key: the first one's distance from the left end, and their number. */
const CONTACT_GROUPS = [
  { first: 4, count: 25 },
  { first: 72.85, count: 23 },
];

/** The broad side of a memory module in its slot. The part above the available height is drawn in red. */
export function MemoryProfile({ x, foot, height, availableHeight }: MemoryProfileProps) {
  const right = x + MODULE_LENGTH;
  const top = foot - Math.min(height, availableHeight);
  const contacts = CONTACT_GROUPS.map(
    ({ first, count }) =>
      `M${roundToTenth(x + first - CONTACT_PITCH)} ${foot}${`m${CONTACT_PITCH} 0v-${CONTACT_HEIGHT}m0 ${CONTACT_HEIGHT}`.repeat(count)}`,
  );
  const grooves = [0.36, 0.5, 0.64].map(
    (share) => `M${x + 80} ${roundToTenth(foot - height * share)}H${right - 8}`,
  );
  return (
    <>
      <path className="fine" d={contacts.join('')} />
      <path
        className="dark"
        d={`M${x} ${foot - CONTACT_HEIGHT - 1}V${top + 2}L${x + 2} ${top}H${right - 2}L${right} ${top + 2}V${foot - CONTACT_HEIGHT - 1}Z`}
      />
      <path className="groove" d={grooves.join('')} />
      {height > availableHeight && (
        <path
          className="excess"
          d={`M${x} ${foot - availableHeight}V${foot - height + 2}l2-2H${right - 2}l2 2V${foot - availableHeight}Z`}
        />
      )}
    </>
  );
}
