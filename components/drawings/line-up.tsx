import type { ReactNode } from 'react';
import { interfaceCopy } from '@/data/copy/interface';
import type { SizedThing } from '@/data/shop/drawing';
import { fillTemplate } from '@/lib/text/fill-template';
import { ScaleDrawing, toPercentages } from './scale-drawing';

/** A thing with its left and bottom edges in millimetres, the class of its outline, and the details within. */
interface PlacedThing {
  readonly thing: SizedThing;
  readonly left: number;
  readonly bottom: number;
  readonly fill: 'dark' | 'solid';
  readonly details: ReactNode;
}

interface LineUpProps {
  readonly extent: { readonly width: number; readonly height: number };
  /** The distance between a thing and its dimension lines, in millimetres. */
  readonly gap: number;
  readonly things: readonly PlacedThing[];
}

/** Things on one scale, each with its name, width and height. Only the outlines are to scale. */
export function LineUp({ extent, gap, things }: LineUpProps) {
  return (
    <ScaleDrawing
      extent={extent}
      label={fillTemplate(interfaceCopy.toScale, {
        sizes: things
          .map(({ thing }) => `${thing.name}, ${thing.width} × ${thing.height} mm`)
          .join('; '),
      })}
      shapes={things.map(({ thing, left, bottom, fill, details }) => (
        <g key={thing.name} transform={`translate(${left} ${bottom - thing.height})`}>
          <rect className={fill} width={thing.width} height={thing.height} />
          {details}
        </g>
      ))}
      isLabelOutside
      dimensions={things.flatMap(({ thing: { width, height }, left, bottom }) => [
        {
          from: [left - gap, bottom - height],
          to: [left - gap, bottom],
          text: `${Math.round(height)}`,
        },
        {
          from: [left, bottom + gap],
          to: [left + width, bottom + gap],
          text: `${Math.round(width)}`,
        },
      ])}
    >
      {things.map(({ thing, left, bottom }) => {
        const { x, y } = toPercentages(extent, [left + thing.width / 2, bottom + gap]);
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
