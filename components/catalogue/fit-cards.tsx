import { CardProfile } from '@/components/drawings/card-profile';
import { Ruler } from '@/components/drawings/ruler';
import { placeIn, ScaleDrawing, tenths } from '@/components/drawings/scale-drawing';
import { fill } from '@/lib/fill';
import { SLOT_PITCH } from '@/lib/measures';
import type { FitDrawingProps } from './fit-study';

/** Beyond the longest card. */
const MARGIN = 12;
/** Of a card whose data names none. */
const FEWEST_SLOTS = 2;
/** How far down a card its length is written: on the cooler's edge, below its openings. */
const SILL = 0.8;

/** Graphics cards under one another as they would lie in a case, from its back to where its room ends. */
export function FitCards({ fit, parts }: FitDrawingProps) {
  const room = fit.room.millimetres;
  const width = Math.max(room, ...parts.map(({ millimetres }) => millimetres)) + MARGIN;
  const limit = placeIn({ width, height: 1 }, [room, 0]).x;
  return (
    <div className="relative pt-7 print:w-3/5">
      <svg aria-hidden="true" className="drawn absolute inset-0 h-[calc(100%-3.5rem)]">
        <line className="limit" x1={limit} x2={limit} y2="100%" />
        <text className="fill-accent-ink" textAnchor="end" x={limit} dx="-8" y="0.8em">
          {fit.room.label}
        </text>
      </svg>
      <ul>
        {parts.map(({ product, millimetres: length, name, verdict }) => {
          const slots = product.specifications['Slots taken'];
          const thickness = tenths(Number(slots ?? FEWEST_SLOTS) * SLOT_PITCH);
          const level = thickness * SILL;
          return (
            <li key={product.id} className="relative pb-3">
              {/* The line of the room runs on behind the words. */}
              <p className="mb-1 flex flex-wrap gap-x-6 text-small">
                <span className="bg-raised">
                  <b>{name}</b>
                  {slots !== undefined && ` ${fill(fit.thickness, { slots })}`}
                </span>
                <span className="bg-raised">{verdict}</span>
              </p>
              <ScaleDrawing
                extent={{ width, height: thickness }}
                shapes={<CardProfile length={length} thickness={thickness} room={room} />}
                dimensions={[{ from: [1, level], to: [length - 1, level], text: `${length} mm` }]}
                look="inverse"
              />
            </li>
          );
        })}
      </ul>
      <svg aria-hidden="true" className="drawn h-9">
        <Ruler length={width} />
      </svg>
      <p className="text-small text-muted">{fit.scale}</p>
    </div>
  );
}
