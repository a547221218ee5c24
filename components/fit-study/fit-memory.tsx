import { OutcomeLine } from '@/components/compatibility/outcome-line';
import { ScaleDrawing, toPercentages } from '@/components/drawings/scale-drawing';
import type { FitStudyData } from '@/data/shop/page';
import type { DrawnPart } from './drawn-parts';
import { MemoryProfile, MODULE_LENGTH } from './memory-profile';

// All sizes are in millimetres.

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
