import { Fragment } from 'react';
import type { DrawnThing } from '@/checks/schemas/drawings';
import { sideBySide } from '@/lib/measures';
import { At } from './at';
import { DimensionLine } from './dimension-line';
import { ScaleDrawing } from './scale-drawing';
import { Thing } from './thing';

/** How far under the floor a width and the name's first line stand, as shares of the room there. */
const WIDTH_BELOW = 0.28;
const NAME_BELOW = 0.72;

const size = ({ width, height }: DrawnThing) => `${Math.round(width)} × ${Math.round(height)} mm`;

/** Things on one floor and one scale, each with its width under it, its height before it and its name. */
export function SideBySideDrawing({ things }: { readonly things: readonly DrawnThing[] }) {
  const { extent, floor, room, below, lefts } = sideBySide(things);
  const placed = things.map((thing, index) => ({ thing, left: lefts[index] ?? 0 }));
  return (
    <>
      <ScaleDrawing
        extent={extent}
        label={things.map((thing) => `${thing.name}: ${size(thing)}`).join('; ')}
        shapes={placed.map(({ thing, left }) => (
          <Thing key={thing.name} thing={thing} left={left} floor={floor} />
        ))}
      >
        {placed.map(({ thing: { name, width, height }, left }) => (
          <Fragment key={name}>
            <g className="sizes">
              <DimensionLine
                extent={extent}
                from={{ x: left - room * 0.45, y: floor - height }}
                to={{ x: left - room * 0.45, y: floor }}
                text={String(Math.round(height))}
              />
              <DimensionLine
                extent={extent}
                from={{ x: left, y: floor + below * WIDTH_BELOW }}
                to={{ x: left + width, y: floor + below * WIDTH_BELOW }}
                text={String(Math.round(width))}
              />
            </g>
            <At extent={extent} place={{ x: left + width / 2, y: floor + below * NAME_BELOW }}>
              <text textAnchor="middle">
                {name.split(' ').map((word, line) => (
                  <tspan key={word} x="0" dy={line === 0 ? 0 : '1.2em'}>
                    {word}
                  </tspan>
                ))}
              </text>
            </At>
          </Fragment>
        ))}
      </ScaleDrawing>
      <dl className="size-list">
        {things.map((thing) => (
          <div key={thing.name}>
            <dt>{thing.name}</dt>
            <dd>{size(thing)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
