import { Fragment } from 'react';
import type { DrawnThing } from '@/checks/schemas/drawings';
import { sideBySide } from '@/lib/measures';
import { DimensionLine } from './dimension-line';
import { placeIn } from './extent';
import { ScaleDrawing } from './scale-drawing';
import { Thing } from './thing';

/** Things on one floor and one scale, each with its width under it, its height before it and its name. */
export function SideBySideDrawing({ things }: { readonly things: readonly DrawnThing[] }) {
  const { extent, floor, room, below, lefts } = sideBySide(things);
  const placed = things.map((thing, index) => ({ thing, left: lefts[index] ?? 0 }));
  return (
    <ScaleDrawing
      extent={extent}
      label={things
        .map(
          ({ name, width, height }) => `${name}: ${Math.round(width)} × ${Math.round(height)} mm`,
        )
        .join('; ')}
      shapes={placed.map(({ thing, left }) => (
        <Thing key={thing.name} thing={thing} left={left} floor={floor} />
      ))}
    >
      {placed.map(({ thing: { name, width, height }, left }) => (
        <Fragment key={name}>
          <DimensionLine
            extent={extent}
            from={{ x: left - room * 0.45, y: floor - height }}
            to={{ x: left - room * 0.45, y: floor }}
            text={String(Math.round(height))}
          />
          <DimensionLine
            extent={extent}
            from={{ x: left, y: floor + below * 0.28 }}
            to={{ x: left + width, y: floor + below * 0.28 }}
            text={String(Math.round(width))}
          />
          <text
            {...placeIn(extent, { x: left + width / 2, y: floor + below * 0.82 })}
            className="name"
            textAnchor="middle"
          >
            {name}
          </text>
        </Fragment>
      ))}
    </ScaleDrawing>
  );
}
