import { ScaleDrawing, toPercentages } from '@/components/drawings/scale-drawing';
import type { FitStudyData } from '@/data/shop/page';
import { roundToTenth } from '@/lib/drawings/lengths';
import type { DrawnPart } from './drawn-parts';
import { Verdict } from './verdict';

interface MemoryProfileProps {
  /** The position of the module's left end and lower edge. */
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly availableHeight: number;
}

/** The length of a DIMM in millimetres (JEDEC MO-329). */
const MODULE_LENGTH = 133.35;

/** The height of a contact and the distance between two, in millimetres: a third as many as a real module has. */
const CONTACT_HEIGHT = 3.2;
const CONTACT_PITCH = 2.55;
/** The contacts on each side of the notch: the distance of the first from the left end in millimetres, and how many. */
const CONTACT_GROUPS = [
  { first: 4, count: 25 },
  { first: 72.85, count: 23 },
];

/** The broad side of a memory module in its slot. The part above the available height is drawn in red. */
function MemoryProfile({ x, foot, height, availableHeight }: MemoryProfileProps) {
  const right = x + MODULE_LENGTH;
  const top = foot - Math.min(height, availableHeight);
  const contacts = CONTACT_GROUPS.map(
    ({ first, count }) =>
      `M${roundToTenth(x + first - CONTACT_PITCH)} ${foot}${`m${CONTACT_PITCH} 0v-${CONTACT_HEIGHT}m0 ${CONTACT_HEIGHT}`.repeat(count)}`,
  );
  // The grooves of the heat spreader, at shares of its height.
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

/** The space between two modules, and beside the outer ones, in millimetres. */
const GAP = 12;
/** The visible heights of the cooler, of its name plate and of the motherboard, in millimetres. */
const COOLER_HEIGHT = 30;
const PLATE_HEIGHT = 18;
const BOARD_HEIGHT = 5;
/** The distance between two fins of the cooler, in millimetres. */
const FIN_SPACING = 2.5;

interface FitMemoryProps {
  readonly fit: FitStudyData;
  readonly parts: readonly DrawnPart[];
}

/** The memory kits side by side under the lower edge of a cooler. */
export function FitMemory({ fit, parts }: FitMemoryProps) {
  const room = fit.room.millimetres;
  const width = parts.length * (MODULE_LENGTH + GAP) + GAP;
  const foot = COOLER_HEIGHT + room;
  const extent = { width, height: foot + BOARD_HEIGHT };
  const left = (index: number) => GAP + index * (MODULE_LENGTH + GAP);
  const finHeight = COOLER_HEIGHT - PLATE_HEIGHT;
  const fins = `M-${FIN_SPACING / 2} 0${`m${FIN_SPACING} 0v${finHeight}m0-${finHeight}`.repeat(Math.floor(width / FIN_SPACING))}`;
  return (
    <div className="print:w-3/5">
      <ScaleDrawing
        extent={extent}
        shapes={
          <>
            <path className="fine" d={fins} />
            <rect className="solid" x="0" y={finHeight} width={width} height={PLATE_HEIGHT} />
            <rect className="solid" x="0" y={foot} width={width} height={BOARD_HEIGHT} />
            {parts.map(({ id, drawnSize: height }, index) => (
              <MemoryProfile
                key={id}
                x={left(index)}
                foot={foot}
                height={height}
                availableHeight={room}
              />
            ))}
            <path className="limit" d={`M0 ${COOLER_HEIGHT}H${width}`} />
          </>
        }
        dimensions={parts.map(({ drawnSize: height }, index) => ({
          from: [left(index) - GAP / 2, foot - height],
          to: [left(index) - GAP / 2, foot],
        }))}
      >
        <g className="inverse" textAnchor="start">
          {parts.map(({ id, drawnSize: height }, index) => (
            <text
              key={id}
              {...toPercentages(extent, [left(index) + GAP / 2, foot - height / 2])}
              dy="0.35em"
            >
              {`${height} mm`}
            </text>
          ))}
        </g>
        <text
          textAnchor="end"
          {...toPercentages(extent, [width - 4, COOLER_HEIGHT - PLATE_HEIGHT / 2])}
          dy="0.35em"
        >
          {fit.room.label}
        </text>
      </ScaleDrawing>
      <ul className="mt-3 grid grid-cols-2 gap-6">
        {parts.map(({ id, name, outcome, text }) => (
          <li key={id}>
            <p className="font-semibold">{name}</p>
            <Verdict outcome={outcome} className="font-semibold">
              {text}
            </Verdict>
          </li>
        ))}
      </ul>
    </div>
  );
}
