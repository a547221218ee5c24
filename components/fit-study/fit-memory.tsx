import { OutcomeLine } from '@/components/compatibility/outcome-line';
import { roundToTenth, ScaleDrawing, toPercentages } from '@/components/drawings/scale-drawing';
import type { FitStudyData } from '@/data/shop/page';
import type { DrawnPart } from './drawn-parts';

// All sizes are in millimetres, and y is 0 at the edge of the modules in their slots.

/** A DIMM is 133.35 long (JEDEC MO-329). */
const MODULE_LENGTH = 133.35;
/** The space between two modules, and beside the outer ones. */
const GAP = 12;
/** The visible heights of the cooler's fins, of its name plate and of the motherboard. */
const FIN_HEIGHT = 12;
const PLATE_HEIGHT = 18;
const BOARD_HEIGHT = 5;

/** Path data of the contacts on both sides of the notch. A real module has three times as many. */
const CONTACT = 'm2.55 0v-3.2m0 3.2';
const CONTACTS = `M1.45 0${CONTACT.repeat(25)}M70.3 0${CONTACT.repeat(23)}`;

interface MemoryModuleProps {
  readonly height: number;
  readonly maxHeight: number;
}

/** A memory module's broad side, from its lower left corner. The part over the limit is red. */
function MemoryModule({ height, maxHeight }: MemoryModuleProps) {
  const top = -Math.min(height, maxHeight);
  const right = MODULE_LENGTH;
  // The grooves of the heat spreader, at shares of its height.
  const grooves = [0.36, 0.5, 0.64].map(
    (share) => `M80 ${roundToTenth(-height * share)}H${right - 8}`,
  );
  return (
    <>
      <path className="fine" d={CONTACTS} />
      {/* The upper corners are cut off by 2 mm. */}
      <path className="dark" d={`M0-4.2V${top + 2}l2-2H${right - 2}l2 2V-4.2Z`} />
      <path className="groove" d={grooves.join('')} />
      {height > maxHeight && (
        <path className="excess" d={`M0 ${top}V${2 - height}l2-2H${right - 2}l2 2V${top}Z`} />
      )}
    </>
  );
}

interface FitMemoryProps {
  readonly study: Pick<FitStudyData, 'limit'>;
  readonly kits: readonly (DrawnPart & { readonly height: number })[];
}

/** The memory kits side by side under the lower edge of a cooler. */
export function FitMemory({ study, kits }: FitMemoryProps) {
  const { millimetres: maxHeight, label } = study.limit;
  const width = kits.length * (MODULE_LENGTH + GAP) + GAP;
  const plateTop = -maxHeight - PLATE_HEIGHT;
  const coolerTop = plateTop - FIN_HEIGHT;
  const viewBox = [0, coolerTop, width, BOARD_HEIGHT - coolerTop] as const;
  const modules = kits.map(({ id, height }, index) => ({
    id,
    height,
    left: GAP + index * (MODULE_LENGTH + GAP),
  }));
  const fins = `m2.5 0v${FIN_HEIGHT}m0-${FIN_HEIGHT}`.repeat(Math.floor(width / 2.5));
  return (
    <div className="print:w-3/5">
      <ScaleDrawing
        viewBox={viewBox}
        shapes={
          <>
            <path className="fine" d={`M-1.25 ${coolerTop}${fins}`} />
            <rect className="solid" y={plateTop} width={width} height={PLATE_HEIGHT} />
            <rect className="solid" width={width} height={BOARD_HEIGHT} />
            {modules.map(({ id, height, left }) => (
              <g key={id} transform={`translate(${left})`}>
                <MemoryModule height={height} maxHeight={maxHeight} />
              </g>
            ))}
            <path className="limit" d={`M0 ${-maxHeight}H${width}`} />
          </>
        }
        dimensions={modules.map(({ left, height }) => ({
          from: [left - GAP / 2, -height],
          to: [left - GAP / 2, 0],
        }))}
      >
        <g className="inverse" textAnchor="start">
          {modules.map(({ id, left, height }) => (
            <text key={id} {...toPercentages(viewBox, [left + GAP / 2, -height / 2])} dy="0.35em">
              {`${height} mm`}
            </text>
          ))}
        </g>
        <text
          textAnchor="end"
          {...toPercentages(viewBox, [width - 4, plateTop + PLATE_HEIGHT / 2])}
          dy="0.35em"
        >
          {label}
        </text>
      </ScaleDrawing>
      {/* Each text begins below its module. */}
      <ul className="mt-3 grid grid-cols-2 pl-[4%]">
        {kits.map(({ id, name, outcome, text }) => (
          <li key={id} className="pr-3">
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
