import type { FitStudy } from '@/checks/schemas/categories';
import type { Product } from '@/checks/schemas/products';
import { At } from '@/components/drawings/at';
import { CardProfile } from '@/components/drawings/card-profile';
import { DimensionLine } from '@/components/drawings/dimension-line';
import { LimitLine } from '@/components/drawings/limit-line';
import { Ruler } from '@/components/drawings/ruler';
import { ScaleDrawing } from '@/components/drawings/scale-drawing';
import { type Sized, SLOT_PITCH } from '@/lib/sizes';
import { FitVerdict } from './fit-verdict';

/** Beyond the longest card. */
const MARGIN = 12;
/** Of a card whose data names none; it is drawn open below. */
const FEWEST_SLOTS = 2;

interface FitCardsProps {
  readonly fit: FitStudy;
  readonly parts: readonly Sized<Product>[];
}

/** Graphics cards under one another as they would lie in a case, from its back to where its room ends. */
export function FitCards({ fit, parts }: FitCardsProps) {
  const room = fit.room.millimetres;
  const width = Math.max(room, ...parts.map(({ millimetres }) => millimetres)) + MARGIN;
  return (
    <div className="fit-cards">
      <svg aria-hidden="true" className="drawn fit-room">
        <LimitLine extent={{ width, height: 1 }} at={{ x: room }} />
        <At extent={{ width, height: 1 }} place={{ x: room, y: 0 }}>
          <text className="limit-text" x="-8" y="0.8em" textAnchor="end">
            {fit.room.label}
          </text>
        </At>
      </svg>
      <ul>
        {parts.map(({ product: { id, name, facts, specifications }, millimetres: length }) => {
          const slots = Number(specifications['Slots taken'] ?? FEWEST_SLOTS);
          const extent = { width, height: slots * SLOT_PITCH };
          return (
            <li key={id}>
              <p className="fit-part">
                <b>{facts?.short ?? name}</b> <FitVerdict fit={fit} size={length} />
              </p>
              <ScaleDrawing
                extent={extent}
                shapes={<CardProfile length={length} thickness={extent.height} room={room} />}
              >
                <DimensionLine
                  extent={extent}
                  from={{ x: 0, y: extent.height }}
                  to={{ x: length, y: extent.height }}
                  text={`${length} mm`}
                  below={14}
                />
                {specifications['Slots taken'] !== undefined && (
                  <At extent={extent} place={{ x: 12, y: extent.height * 0.79 }}>
                    <g className="inverse">
                      <text dy="0.35em">{fit.thickness.replaceAll('{slots}', String(slots))}</text>
                    </g>
                  </At>
                )}
              </ScaleDrawing>
            </li>
          );
        })}
      </ul>
      <svg aria-hidden="true" className="drawn fit-ruler">
        <Ruler
          extent={{ width, height: 1 }}
          from={{ x: 0, y: 0 }}
          length={Math.floor(width / 10) * 10}
          step={10}
          figureEvery={50}
        />
      </svg>
      <p className="text-small text-muted">{fit.scale}</p>
    </div>
  );
}
