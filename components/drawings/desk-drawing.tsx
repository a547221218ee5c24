import { Fragment } from 'react';
import type { DeskDrawing as Desk } from '@/checks/schemas/drawings';
import { KEY, keysWidth, panelSize } from '@/lib/measures';
import { DimensionLine } from './dimension-line';
import { placeIn } from './extent';
import { Keyboard } from './keyboard';
import { ScaleDrawing } from './scale-drawing';

/** Millimetres between two dimension lines, of the room at the sides, of a stand's foot and of the desk's top. */
const STEP = 100;
const SIDE = 90;
const FOOT = 90;
const TOP = 28;
/** Millimetres between two keyboards, and rows of keys. */
const BETWEEN = 150;
const KEY_ROWS = 6;

/** A desk from the front with panels side by side on it, and keyboards from above, on one scale. */
export function DeskDrawing({ desk }: { readonly desk: Desk }) {
  const panels = desk.panels.map((diagonal) => {
    const { width, height } = panelSize(diagonal);
    return { diagonal, width, height, all: desk.abreast * width };
  });
  const widest = Math.max(desk.width, ...panels.map(({ all }) => all));
  const middle = SIDE + widest / 2;
  const dimensions = STEP * panels.length;
  const foot = dimensions + Math.max(...panels.map(({ height }) => height)) + STEP * 0.4;
  const top = foot + FOOT;
  const keys = top + TOP + STEP * 1.7;
  const extent = { width: widest + 2 * SIDE, height: keys + KEY_ROWS * KEY + STEP * 1.6 };
  const edge = (side: -1 | 1) => middle + (side * desk.width) / 2;
  const boards = desk.keyboards.map(({ name, blocks }, index) => {
    const before = desk.keyboards.slice(0, index);
    const left = before.reduce((sum, board) => sum + keysWidth(board.blocks) + BETWEEN, edge(-1));
    return { name, blocks, left, width: keysWidth(blocks) };
  });
  const largestFirst = [...panels].reverse();
  return (
    <ScaleDrawing
      extent={extent}
      shapes={
        <>
          {largestFirst.map(({ diagonal, width, height, all }) => (
            <path
              key={diagonal}
              className={all > desk.width ? 'panel limit' : 'panel'}
              d={Array.from(
                { length: desk.abreast },
                (_, place) =>
                  `M${middle - all / 2 + place * width} ${foot - height}h${width}v${height}h-${width}z`,
              ).join('')}
            />
          ))}
          <path className="dark" d={`M${edge(-1)} ${top}H${edge(1)}v${TOP}H${edge(-1)}z`} />
          <path
            className="fine"
            d={`M${middle - 300} ${foot}v${FOOT}m-90 0h180M${middle + 300} ${foot}v${FOOT}m-90 0h180`}
          />
          {boards.map(({ name, blocks, left }) => (
            <g key={name} transform={`translate(${left} ${keys})`}>
              <Keyboard blocks={blocks} />
            </g>
          ))}
        </>
      }
    >
      {largestFirst.map(({ diagonal, all }, index) => (
        <DimensionLine
          key={diagonal}
          extent={extent}
          from={{ x: middle - all / 2, y: STEP * (index + 0.5) }}
          to={{ x: middle + all / 2, y: STEP * (index + 0.5) }}
          text={`${desk.abreast} × ${diagonal} in: ${Math.round(all)} mm`}
        />
      ))}
      <DimensionLine
        extent={extent}
        from={{ x: edge(-1), y: top + TOP + STEP * 0.7 }}
        to={{ x: edge(1), y: top + TOP + STEP * 0.7 }}
        text={`Desk ${desk.width} mm`}
      />
      {boards.map(({ name, left, width }) => (
        <Fragment key={name}>
          <DimensionLine
            extent={extent}
            from={{ x: left, y: keys + KEY_ROWS * KEY + STEP * 0.4 }}
            to={{ x: left + width, y: keys + KEY_ROWS * KEY + STEP * 0.4 }}
            text={`${Math.round(width)} mm`}
          />
          <text
            {...placeIn(extent, { x: left + width / 2, y: keys + KEY_ROWS * KEY + STEP * 1.35 })}
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
