import type { DrawnThing, PageDrawing } from '@/checks/schemas/drawings';
import { sideBySide } from '@/lib/measures';
import { placeIn, ScaleDrawing, tenths } from './scale-drawing';
import { THINGS } from './things';

/** How far under the floor a width and the name's first line stand, as shares of the room there. */
const WIDTH_BELOW = 0.28;
const NAME_BELOW = 0.72;

/** A page of systems tells the sizes in words where it is narrow, for they would not stand beside all its things. */
type Lineup = Extract<PageDrawing, { things: unknown }>;

const size = ({ width, height }: DrawnThing) => `${Math.round(width)} × ${Math.round(height)} mm`;

/** Things on one floor and one scale, each with its width under it, its height before it and its name. */
export function SideBySideDrawing({ drawing }: { readonly drawing: Lineup }) {
  const { kind, things } = drawing;
  const { extent, floor, room, below, lefts } = sideBySide(things);
  const placed = things.map((thing, index) => ({ ...thing, left: lefts[index] ?? 0 }));
  const under = floor + below * WIDTH_BELOW;
  return (
    <>
      <ScaleDrawing
        extent={extent}
        label={things.map((thing) => `${thing.name}: ${size(thing)}`).join('; ')}
        shapes={placed.map(({ name, shape, width, height, left }) => (
          <g key={name} transform={`translate(${tenths(left)} ${tenths(floor - height)})`}>
            {Object.entries(THINGS[shape](width, height)).map(([line, path]) => (
              <path key={line} className={line} d={path} />
            ))}
          </g>
        ))}
        dimensions={placed.flatMap(({ width, height, left }) => [
          {
            from: [left - room * 0.45, floor - height],
            to: [left - room * 0.45, floor],
            text: String(Math.round(height)),
          },
          { from: [left, under], to: [left + width, under], text: String(Math.round(width)) },
        ])}
        look={kind === 'lineup' ? 'max-md:hidden' : undefined}
      >
        {placed.map(({ name, width, left }) => {
          const { x, y } = placeIn(extent, [left + width / 2, floor + below * NAME_BELOW]);
          return (
            <text key={name} y={y}>
              {name.split(' ').map((word, line) => (
                <tspan key={word} x={x} dy={line === 0 ? 0 : '1.2em'}>
                  {word}
                </tspan>
              ))}
            </text>
          );
        })}
      </ScaleDrawing>
      {kind === 'lineup' && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:hidden">
          {things.map((thing) => (
            <div key={thing.name}>
              <dt>{thing.name}</dt>
              <dd>{size(thing)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
