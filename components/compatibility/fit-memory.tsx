import { MemoryProfile, MODULE_LENGTH } from '@/components/drawings/memory-profile';
import { ScaleDrawing, toPercentages } from '@/components/drawings/scale-drawing';
import type { FitStudy } from '@/lib/content/category-pages';
import type { DrawnPart } from './clearance-parts';
import { Verdict } from './verdict';

/** Between two modules, and beside the outer ones. */
const GAP = 12;
/** The visible heights of the cooler, of its name plate and of the motherboard, and the distance between two fins, in millimetres. */
const COOLER = 30;
const PLATE = 18;
const BOARD = 5;
const FIN = 2.5;
interface FitMemoryProps {
  readonly fit: FitStudy;
  readonly parts: readonly DrawnPart[];
}

/** The memory kits side by side under the lower edge of a cooler. */
export function FitMemory({ fit, parts }: FitMemoryProps) {
  const room = fit.room.millimetres;
  const width = parts.length * (MODULE_LENGTH + GAP) + GAP;
  const foot = COOLER + room;
  const extent = { width, height: foot + BOARD };
  const left = (index: number) => GAP + index * (MODULE_LENGTH + GAP);
  const fins = `M-${FIN / 2} 0${`m${FIN} 0v${COOLER - PLATE}m0-${COOLER - PLATE}`.repeat(Math.floor(width / FIN))}`;
  return (
    <div className="print:w-3/5">
      <ScaleDrawing
        extent={extent}
        shapes={
          <>
            <path className="fine" d={fins} />
            <rect className="solid" x="0" y={COOLER - PLATE} width={width} height={PLATE} />
            <rect className="solid" x="0" y={foot} width={width} height={BOARD} />
            {parts.map(({ id, millimetres: height }, index) => (
              <MemoryProfile
                key={id}
                x={left(index)}
                foot={foot}
                height={height}
                availableHeight={room}
              />
            ))}
            <path className="limit" d={`M0 ${COOLER}H${width}`} />
          </>
        }
        dimensions={parts.map(({ millimetres: height }, index) => ({
          from: [left(index) - GAP / 2, foot - height],
          to: [left(index) - GAP / 2, foot],
        }))}
      >
        <g className="inverse" textAnchor="start">
          {parts.map(({ id, millimetres: height }, index) => (
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
          {...toPercentages(extent, [width - 4, COOLER - PLATE / 2])}
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
