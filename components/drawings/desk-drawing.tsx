import { Fragment } from 'react';
import type { DeskDrawing as Desk } from '@/checks/schemas/drawings';
import { ui } from '@/data/interface';
import { fill } from '@/lib/fill';
import { KEY, keysWidth, panelSize } from '@/lib/measures';
import { DimensionLine } from './dimension-line';
import { box, placeIn, tenths } from './extent';
import { Keyboard } from './keyboard';
import { ScaleDrawing } from './scale-drawing';

/** Millimetres between two dimension lines, of the room at the sides, of a stand's foot and of the desk's top. */
const STEP = 100;
const SIDE = 90;
const FOOT = 90;
const TOP = 28;
/** At either side of a dark panel. */
const SEAM = 4;
/** Rows of keys. */
const KEY_ROWS = 6;

type Panel = ReturnType<typeof panelSize> & { readonly diagonal: number; readonly all: number };

const inWords = (millimetres: number) => `${Math.round(millimetres).toLocaleString('en-GB')} mm`;

/** A desk from the front with panels side by side on it, and keyboards from above, on one scale. */
export function DeskDrawing({ desk }: { readonly desk: Desk }) {
  const panels = desk.panels.map((diagonal): Panel => {
    const size = panelSize(diagonal);
    return { ...size, diagonal, all: desk.abreast * size.width };
  });
  const widest = Math.max(desk.width, ...panels.map(({ all }) => all));
  const middle = SIDE + widest / 2;
  const dimensions = STEP * panels.length;
  const foot = dimensions + Math.max(...panels.map(({ height }) => height)) + STEP * 0.4;
  const top = foot + FOOT;
  const keys = top + TOP + STEP * 1.7;
  const extent = { width: widest + 2 * SIDE, height: keys + KEY_ROWS * KEY + STEP * 2 };
  const edge = (side: -1 | 1) => middle + (side * desk.width) / 2;
  const boards = desk.keyboards.map(({ name, blocks }, index, all) => {
    const width = keysWidth(blocks);
    const centre = edge(-1) + (desk.width * (index + 0.5)) / all.length;
    return { name, blocks, width, left: centre - width / 2 };
  });
  const largestFirst = [...panels].reverse();
  const stands = largestFirst.find(({ all }) => all <= desk.width);
  const face = (panel: Panel) => {
    if (panel === stands) return 'dark';
    return panel.all > desk.width ? 'limit' : 'cut';
  };
  const lefts = ({ all, width }: Panel) =>
    Array.from({ length: desk.abreast }, (_, place) => middle - all / 2 + place * width);
  // Two dark faces stand apart.
  const abreast = (panel: Panel) => {
    const seam = panel === stands ? SEAM : 0;
    return lefts(panel)
      .map((left) => box(left + seam, foot - panel.height, panel.width - 2 * seam, panel.height))
      .join('');
  };
  return (
    <ScaleDrawing
      extent={extent}
      shapes={
        <>
          {largestFirst.map((panel) => (
            <path key={panel.diagonal} className={face(panel)} d={abreast(panel)} />
          ))}
          <path className="dark" d={box(edge(-1), top, desk.width, TOP)} />
          {stands !== undefined && (
            <path
              className="dark"
              d={lefts(stands)
                .map((left) => tenths(left + stands.width / 2 - 20))
                .map((left) => `M${left} ${tenths(foot)}h40v${FOOT - 12}h70v12h-180v-12h70z`)
                .join('')}
            />
          )}
          {boards.map(({ name, blocks, left }) => (
            <g key={name} transform={`translate(${tenths(left)} ${tenths(keys)})`}>
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
          text={`${desk.abreast} × ${diagonal} in: ${inWords(all)}`}
        />
      ))}
      <DimensionLine
        extent={extent}
        from={{ x: edge(-1), y: top + TOP + STEP * 0.7 }}
        to={{ x: edge(1), y: top + TOP + STEP * 0.7 }}
        text={fill(ui.desk, { width: inWords(desk.width) })}
      />
      {boards.map(({ name, left, width }) => (
        <Fragment key={name}>
          <DimensionLine
            extent={extent}
            from={{ x: left, y: keys + KEY_ROWS * KEY + STEP * 0.4 }}
            to={{ x: left + width, y: keys + KEY_ROWS * KEY + STEP * 0.4 }}
            text={inWords(width)}
          />
          <text
            {...placeIn(extent, { x: left + width / 2, y: keys + KEY_ROWS * KEY + STEP * 1.7 })}
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
