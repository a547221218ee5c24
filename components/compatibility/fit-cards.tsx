import { CardProfile } from '@/components/drawings/card-profile';
import { ScaleDrawing, toPercentages } from '@/components/drawings/scale-drawing';
import { noBreak } from '@/components/ui/no-break';
import { drawnLength } from '@/data/copy/compatibility';
import type { CardFitStudy } from '@/data/shop/page';
import { roundToTenth } from '@/lib/drawings/lengths';
import { SLOT_PITCH } from '@/lib/drawings/measured-parts';
import { fillTemplate } from '@/lib/text/fill-template';
import type { DrawnPart } from './drawn-parts';
import { Verdict } from './verdict';

/** Beyond the longest card. */
const MARGIN = 12;
/** Of a card whose data names none. */
const FEWEST_SLOTS = 2;
/** As wide as the drawings of the cards, whose words stand beside them on a wide screen. */
const BESIDE_WORDS = 'lg:ml-auto lg:w-[calc((100%-4rem)*9/13)]';
/** How far down a card its length is written: on the cooler's edge, below its openings. */
const SILL = 0.8;

/** Distances between two strokes and between two numbers, in millimetres. */
const STROKE_SPACING = 10;
const NUMBER_SPACING = 50;

/** A ruler as wide as its drawing. `length` is in millimetres. */
function Ruler({ length }: { readonly length: number }) {
  const marks = Array.from(
    { length: Math.floor(length / STROKE_SPACING) + 1 },
    (_, index) => index * STROKE_SPACING,
  );
  const numberedMarks = marks.filter((mark) => mark % NUMBER_SPACING === 0);
  // One path for all strokes is much smaller than an element for each.
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
          <text key={mark} x={toPercentages({ width: length, height: 1 }, [mark, 0]).x} y="1.9em">
            {mark}
          </text>
        ))}
      </g>
    </>
  );
}

interface DrawnCard extends DrawnPart {
  /** The required length in millimetres: the card's own, and a little to insert it. */
  readonly requiredLength: number;
  readonly slots: number | undefined;
  readonly fanCount: number;
}

interface FitCardsProps {
  readonly fit: Pick<CardFitStudy, 'room' | 'thickness' | 'scale'>;
  readonly cards: readonly DrawnCard[];
}

/** Graphics cards under one another in the room that they need in a case, from its back to where its own room ends. */
export function FitCards({ fit, cards }: FitCardsProps) {
  const room = fit.room.millimetres;
  const width = Math.max(room, ...cards.map(({ millimetres }) => millimetres)) + MARGIN;
  const limit = toPercentages({ width, height: 1 }, [room, 0]).x;
  const labelSide = room < width / 2 ? { dx: 8 } : { dx: -8, textAnchor: 'end' as const };
  return (
    <div className="print:w-3/5">
      <svg aria-hidden="true" className={`drawing h-6 ${BESIDE_WORDS}`}>
        <line className="limit" x1={limit} x2={limit} y2="100%" />
        <text x={limit} y="1em" {...labelSide}>
          {fit.room.label}
        </text>
      </svg>
      <ul>
        {cards.map(({ id, millimetres, requiredLength, name, slots, fanCount, outcome, text }) => {
          const thickness = roundToTenth((slots ?? FEWEST_SLOTS) * SLOT_PITCH);
          const level = thickness * SILL;
          return (
            <li
              key={id}
              className="pb-3 lg:grid lg:grid-cols-[4fr_9fr] lg:items-center lg:gap-x-16"
            >
              <div className="mb-1.5 lg:mb-0">
                <p>
                  <b>{name}</b>
                  {slots !== undefined && (
                    <span className="text-small text-muted">
                      {' '}
                      {noBreak(fillTemplate(fit.thickness, { slots }))}
                    </span>
                  )}
                </p>
                <Verdict outcome={outcome} className="font-semibold">
                  {text}
                </Verdict>
              </div>
              <ScaleDrawing
                extent={{ width, height: thickness }}
                shapes={
                  <CardProfile
                    length={millimetres}
                    thickness={thickness}
                    fanCount={fanCount}
                    availableLength={room}
                  />
                }
                dimensions={[
                  {
                    from: [1, level],
                    to: [millimetres - 1, level],
                    text: fillTemplate(drawnLength, { millimetres, needed: requiredLength }),
                  },
                ]}
                variant="inverse"
              />
            </li>
          );
        })}
      </ul>
      <div className={BESIDE_WORDS}>
        <svg aria-hidden="true" className="drawing h-9">
          <Ruler length={width} />
        </svg>
        <p className="text-small text-muted">{fit.scale}</p>
      </div>
    </div>
  );
}
