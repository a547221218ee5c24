import { OutcomeLine } from '@/components/compatibility/outcome-line';
import { formatPercentage, roundToTenth, ScaleDrawing } from '@/components/drawings/scale-drawing';
import { noBreak } from '@/components/ui/no-break';
import { drawnLengthText } from '@/data/copy/compatibility';
import type { GpuFitStudyData } from '@/data/shop/page';
import { fillTemplate } from '@/lib/text/fill-template';
import type { DrawnGpu } from './drawn-parts';
import { GpuProfile } from './gpu-profile';

/** The distance between slots of a case, in mm: 0.8 inch (ATX Specification 2.2, section 3.1.3). */
const SLOT_PITCH = 20.32;
/** The distance between two numbers on the ruler, in millimetres. */
const NUMBER_PITCH = 50;
/** Half the width of a number on the ruler of a small phone, in millimetres. */
const HALF_NUMBER = 15;
/** A drawing's width: on a wide screen, the second column of a list item (4fr 9fr, 4rem gap). */
const DRAWING_WIDTH_CLASS = 'lg:ml-auto lg:w-[calc((100%-4rem)*9/13)]';
/** The level of the dimension line, a share of the graphics card's thickness: below the fans. */
const DIMENSION_LEVEL = 0.8;

/** A ruler of this length in mm: a stroke every 10 mm, and a number every 50 mm where it fits. */
function Ruler({ length }: { readonly length: number }) {
  const marks = Array.from({ length: Math.floor(length / 10) + 1 }, (_, index) => index * 10);
  const numberedMarks = marks.filter(
    (mark) => mark % NUMBER_PITCH === 0 && mark <= length - HALF_NUMBER,
  );
  // Each stroke goes down, then to the top of the next: a single path keeps the page small.
  const strokes = marks.map((mark) => (numberedMarks.includes(mark) ? 'v10m10-10' : 'v5m10-5'));
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${length} 10`}
        width="100%"
        height="10"
        preserveAspectRatio="none"
        overflow="visible"
      >
        <path className="dimension" d={`M${length} 0H0${strokes.join('')}`} />
      </svg>
      <g textAnchor="middle">
        {numberedMarks.map((mark) => (
          <text
            key={mark}
            x={formatPercentage(mark, length)}
            y="1.9em"
            textAnchor={mark === 0 ? 'start' : undefined}
          >
            {mark}
          </text>
        ))}
      </g>
    </>
  );
}

interface FitGpusProps {
  readonly study: Pick<GpuFitStudyData, 'limit' | 'slotsText' | 'rulerCaption'>;
  readonly gpus: readonly DrawnGpu[];
}

/** Graphics cards to scale, in a column, with a line at the case's limit and a ruler below. */
export function FitGpus({ study, gpus }: FitGpusProps) {
  const { millimetres: maxGpuLength, label } = study.limit;
  const longest = Math.max(maxGpuLength, ...gpus.map(({ length }) => length));
  // The ruler's last number is at the longest graphics card or the limit, or beyond them.
  const width = Math.ceil(longest / NUMBER_PITCH) * NUMBER_PITCH + HALF_NUMBER;
  const limit = formatPercentage(maxGpuLength, width);
  const isLabelRightOfLimit = maxGpuLength < width / 2;
  return (
    <div className="print:w-3/5">
      <svg aria-hidden="true" className={`drawing h-6 ${DRAWING_WIDTH_CLASS}`}>
        <line className="limit" x1={limit} x2={limit} y2="100%" />
        <text
          x={limit}
          y="1em"
          dx={isLabelRightOfLimit ? 8 : -8}
          textAnchor={isLabelRightOfLimit ? undefined : 'end'}
        >
          {label}
        </text>
      </svg>
      <ul>
        {gpus.map((gpu) => {
          const { id, name, length, requiredLength, slotThickness, outcome, text } = gpu;
          // Cards of unknown thickness are drawn two slots thick.
          const thickness = roundToTenth((slotThickness ?? 2) * SLOT_PITCH);
          const level = thickness * DIMENSION_LEVEL;
          return (
            <li
              key={id}
              className="pb-3 lg:grid lg:grid-cols-[4fr_9fr] lg:items-center lg:gap-x-16"
            >
              <div className="mb-1.5 lg:mb-0">
                <p>
                  <b>{name}</b>
                  {slotThickness !== undefined && (
                    <span className="text-small text-muted">
                      {' '}
                      {noBreak(fillTemplate(study.slotsText, { slots: slotThickness }))}
                    </span>
                  )}
                </p>
                <OutcomeLine icon={outcome}>{text}</OutcomeLine>
              </div>
              <ScaleDrawing
                viewBox={[0, 0, width, thickness]}
                shapes={
                  <GpuProfile
                    length={length}
                    thickness={thickness}
                    fanCount={gpu.fanCount}
                    maxGpuLength={maxGpuLength}
                  />
                }
                dimensions={[
                  {
                    from: [1, level],
                    to: [length - 1, level],
                    text: fillTemplate(drawnLengthText, {
                      millimetres: length,
                      needed: requiredLength,
                    }),
                  },
                ]}
                variant="inverse"
              />
            </li>
          );
        })}
      </ul>
      <div className={DRAWING_WIDTH_CLASS}>
        <svg aria-hidden="true" className="drawing h-9">
          <Ruler length={width} />
        </svg>
        <p className="text-small text-muted">{study.rulerCaption}</p>
      </div>
    </div>
  );
}
