import type { ReactNode } from 'react';
import { interfaceCopy } from '@/data/copy/interface';
import type { DrawnObject } from '@/data/shop/drawing';
import { fillTemplate } from '@/lib/text/fill-template';
import { ScaleDrawing, toPercentages, type ViewBox } from './scale-drawing';

/** An object with its left and bottom edges in millimetres, and the class of its outline. */
interface PlacedObject extends DrawnObject {
  readonly left: number;
  readonly bottom: number;
  readonly fill: 'dark' | 'solid';
  /** Path data of thin lines within the outline, from its top left corner. */
  readonly lines?: string;
  /** Further shapes within the outline. */
  readonly details?: ReactNode;
}

interface LineUpProps {
  readonly viewBox: ViewBox;
  /** The distance between an object and its dimension lines, in millimetres. */
  readonly gap: number;
  readonly objects: readonly PlacedObject[];
}

/** Objects on one scale, each with its name, width and height. Only the outlines are to scale. */
export function LineUp({ viewBox, gap, objects }: LineUpProps) {
  const sizes = objects.map(({ name, width, height }) => `${name}, ${width} × ${height} mm`);
  return (
    <div role="img" aria-label={fillTemplate(interfaceCopy.toScale, { sizes: sizes.join('; ') })}>
      <ScaleDrawing
        viewBox={viewBox}
        shapes={objects.map(({ name, width, height, left, bottom, fill, lines, details }) => (
          <g key={name} transform={`translate(${left} ${bottom - height})`}>
            <rect className={fill} width={width} height={height} />
            {lines && <path className={fill === 'dark' ? 'groove' : 'fine'} d={lines} />}
            {details}
          </g>
        ))}
        isLabelOutside
        dimensions={objects.flatMap(({ width, height, left, bottom }) => [
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
        {objects.map(({ name, width, left, bottom }) => {
          const { x, y } = toPercentages(viewBox, [left + width / 2, bottom + gap]);
          return (
            <text key={name} y={y}>
              {name.split(' ').map((word, line) => (
                <tspan key={word} x={x} dy={line === 0 ? '2.7em' : '1.15em'}>
                  {word}
                </tspan>
              ))}
            </text>
          );
        })}
      </ScaleDrawing>
    </div>
  );
}
