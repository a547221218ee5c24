import { CardProfile } from '@/components/drawings/card-profile';
import { Ruler } from '@/components/drawings/ruler';
import { ScaleDrawing, toPercentages } from '@/components/drawings/scale-drawing';
import { noBreak } from '@/components/ui/no-break';
import { roundToTenth } from '@/lib/drawings/lengths';
import { SLOT_PITCH } from '@/lib/drawings/measured-parts';
import { fillTemplate } from '@/lib/text/fill-template';
import type { ClearanceDrawingProps } from './clearance-parts';
import './fit-cards.css';

/** Beyond the longest card. */
const MARGIN = 12;
/** Of a card whose data names none. */
const FEWEST_SLOTS = 2;
const USUAL_FANS = 2;
/** How far down a card its length is written: on the cooler's edge, below its openings. */
const SILL = 0.8;

/** Graphics cards under one another in the room that they need in a case, from its back to where its own room ends. */
export function FitCards({ fit, parts }: ClearanceDrawingProps) {
  const room = fit.room.millimetres;
  const width = Math.max(room, ...parts.map(({ millimetres }) => millimetres)) + MARGIN;
  const limit = toPercentages({ width, height: 1 }, [room, 0]).x;
  return (
    <div className="fit-cards print:w-3/5">
      <svg aria-hidden="true" className="drawing h-6">
        <line className="limit" x1={limit} x2={limit} y2="100%" />
        <text textAnchor="end" x={limit} dx="-8" y="1em">
          {fit.room.label}
        </text>
      </svg>
      <ul>
        {parts.map(({ product, millimetres: needed, name, verdict }) => {
          const slots = product.facts?.part === 'gpu' ? product.facts.thickness : undefined;
          const { Fans: fans } = product.specifications;
          const thickness = roundToTenth((slots ?? FEWEST_SLOTS) * SLOT_PITCH);
          const level = thickness * SILL;
          return (
            <li key={product.id}>
              <div>
                <p>
                  <b>{name}</b>
                  {slots !== undefined && (
                    <span className="text-small text-muted">
                      {' '}
                      {noBreak(fillTemplate(fit.thickness, { slots }))}
                    </span>
                  )}
                </p>
                {verdict}
              </div>
              <ScaleDrawing
                extent={{ width, height: thickness }}
                shapes={
                  <CardProfile
                    length={needed}
                    thickness={thickness}
                    fanCount={Number(fans ?? USUAL_FANS)}
                    availableLength={room}
                  />
                }
                dimensions={[{ from: [1, level], to: [needed - 1, level], text: `${needed} mm` }]}
                variant="inverse"
              />
            </li>
          );
        })}
      </ul>
      <div>
        <svg aria-hidden="true" className="drawing h-9">
          <Ruler length={width} />
        </svg>
        <p className="text-small text-muted">{fit.scale}</p>
      </div>
    </div>
  );
}
