import { roundToTenth } from '@/components/drawings/lengths';
import { ScaleDrawing, toPercentages } from '@/components/drawings/scale-drawing';
import type { FitStudyData } from '@/data/shop/page';
import type { DrawnPart } from './drawn-parts';
import { OutcomeLine } from './outcome-line';

/** All sizes are in millimetres. A DIMM is 133.35 long (JEDEC MO-329). */
const MODULE_LENGTH = 133.35;

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
function MemoryProfile({ left, bottom, height, maxHeight }: MemoryProfileProps) {
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

/** The space between two modules, and beside the outer ones. */
const GAP = 12;
/** The visible heights of the cooler, of its name plate and of the motherboard. */
const COOLER_HEIGHT = 30;
const PLATE_HEIGHT = 18;
const BOARD_HEIGHT = 5;
/** The distance between two fins of the cooler. */
const FIN_SPACING = 2.5;

interface FitMemoryProps {
  readonly study: Pick<FitStudyData, 'clearance'>;
  readonly kits: readonly (DrawnPart & { readonly height: number })[];
}

/** The memory kits side by side under the lower edge of a cooler. */
export function FitMemory({ study, kits }: FitMemoryProps) {
  const { millimetres: maxMemoryHeight, label } = study.clearance;
  const width = kits.length * (MODULE_LENGTH + GAP) + GAP;
  const bottom = COOLER_HEIGHT + maxMemoryHeight;
  const extent = { width, height: bottom + BOARD_HEIGHT };
  const modules = kits.map(({ id, height }, index) => ({
    id,
    height,
    left: GAP + index * (MODULE_LENGTH + GAP),
  }));
  const finHeight = COOLER_HEIGHT - PLATE_HEIGHT;
  const fin = `m${FIN_SPACING} 0v${finHeight}m0-${finHeight}`;
  const fins = `M-${FIN_SPACING / 2} 0${fin.repeat(Math.floor(width / FIN_SPACING))}`;
  return (
    <div className="print:w-3/5">
      <ScaleDrawing
        extent={extent}
        shapes={
          <>
            <path className="fine" d={fins} />
            <rect className="solid" x="0" y={finHeight} width={width} height={PLATE_HEIGHT} />
            <rect className="solid" x="0" y={bottom} width={width} height={BOARD_HEIGHT} />
            {modules.map(({ id, ...module }) => (
              <MemoryProfile key={id} {...module} bottom={bottom} maxHeight={maxMemoryHeight} />
            ))}
            <path className="limit" d={`M0 ${COOLER_HEIGHT}H${width}`} />
          </>
        }
        dimensions={modules.map(({ left, height }) => ({
          from: [left - GAP / 2, bottom - height],
          to: [left - GAP / 2, bottom],
        }))}
      >
        <g className="inverse" textAnchor="start">
          {modules.map(({ id, left, height }) => (
            <text
              key={id}
              {...toPercentages(extent, [left + GAP / 2, bottom - height / 2])}
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
          {label}
        </text>
      </ScaleDrawing>
      <ul className="mt-3 grid grid-cols-2 gap-6">
        {kits.map(({ id, name, outcome, text }) => (
          <li key={id}>
            <p className="font-semibold">{name}</p>
            <OutcomeLine icon={outcome} className="text-small">
              {text}
            </OutcomeLine>
          </li>
        ))}
      </ul>
    </div>
  );
}
