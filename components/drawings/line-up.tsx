import type { ReactNode } from 'react';
import { ui } from '@/data/copy/interface';
import type { SizedThing } from '@/data/shop/drawing';
import { fillTemplate } from '@/lib/text/fill-template';
import { ScaleDrawing, toPercentages } from './scale-drawing';

/** A thing with its left edge and floor in millimetres, the class of its outline, and the details within. */
interface StandingThing {
  readonly thing: SizedThing;
  readonly left: number;
  readonly floor: number;
  readonly fill: 'dark' | 'solid';
  readonly details: ReactNode;
}

interface LineUpProps {
  readonly width: number;
  readonly height: number;
  /** The distance between a thing and its dimension lines, in millimetres. */
  readonly gap: number;
  readonly things: readonly StandingThing[];
}

/** Things on one scale, each with its name, width and height. Only the outlines are to scale. */
export function LineUp({ width, height, gap, things }: LineUpProps) {
  const extent = { width, height };
  return (
    <ScaleDrawing
      extent={extent}
      label={fillTemplate(ui.toScale, {
        sizes: things
          .map(({ thing }) => `${thing.name}, ${thing.width} × ${thing.height} mm`)
          .join('; '),
      })}
      shapes={things.map(({ thing, left, floor, fill, details }) => (
        <g key={thing.name} transform={`translate(${left} ${floor - thing.height})`}>
          <rect className={fill} width={thing.width} height={thing.height} />
          {details}
        </g>
      ))}
      labelPosition="outside"
      dimensions={things.flatMap(({ thing, left, floor }) => [
        {
          from: [left - gap, floor - thing.height],
          to: [left - gap, floor],
          text: `${Math.round(thing.height)}`,
        },
        {
          from: [left, floor + gap],
          to: [left + thing.width, floor + gap],
          text: `${Math.round(thing.width)}`,
        },
      ])}
    >
      {things.map(({ thing, left, floor }) => {
        const { x, y } = toPercentages(extent, [left + thing.width / 2, floor + gap]);
        return (
          <text key={thing.name} y={y}>
            {thing.name.split(' ').map((word, line) => (
              <tspan key={word} x={x} dy={line === 0 ? '2.7em' : '1.15em'}>
                {word}
              </tspan>
            ))}
          </text>
        );
      })}
    </ScaleDrawing>
  );
}
