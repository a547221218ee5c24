import { Fragment } from 'react';
import { ui } from '@/data/interface';
import type { DeskDrawing as Desk } from '@/lib/content/drawings';
import {
  computeBlockStarts,
  formatMillimetres,
  KEY_PITCH,
  layOutDesk,
  roundToTenth,
} from '@/lib/drawings/measures';
import { formatViewBox, ScaleDrawing, toPercentages } from './scale-drawing';

/** The rows of a block of keys, by its width: a number is a key's width, a negative one a gap's. */
const ROWS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  15: [
    [1, -1, 1, 1, 1, 1, -0.5, 1, 1, 1, 1, -0.5, 1, 1, 1, 1],
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
    [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
    [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.25],
    [1.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
    [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
  ],
  16: [
    [],
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1],
    [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5, 1],
    [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.25, 1],
    [1.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.75, 1, 1],
    [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1, 1],
  ],
  3: [[1, 1, 1], [1, 1, 1], [1, 1, 1], [], [-1, 1, -1], [1, 1, 1]],
  4: [[], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], [2, 1, 1]],
};

/** What is left free around a key's face, in millimetres. */
const KEY_SEAM = 1.2;

/** One row of keys as a path, a rectangle each, from the one before on: so most are written alike. */
function row(widths: readonly number[], left: number, top: number): string {
  const high = roundToTenth(KEY_PITCH - 2 * KEY_SEAM);
  let next = left + KEY_SEAM;
  let last: number | undefined;
  const keys = widths.map((width) => {
    const at = next;
    next += Math.abs(width) * KEY_PITCH;
    if (width < 0) return '';
    const start =
      last === undefined
        ? `M${roundToTenth(at)} ${roundToTenth(top + KEY_SEAM)}`
        : `m${roundToTenth(at - last)} 0`;
    last = at;
    const face = roundToTenth(width * KEY_PITCH - 2 * KEY_SEAM);
    return `${start}h${face}v${high}h-${face}z`;
  });
  return keys.join('');
}

/** The keys of a keyboard from above as a path, from the widths of its blocks; one that has no layout above stays empty. */
function keyboard(blocks: readonly number[]): string {
  const starts = computeBlockStarts(blocks);
  const rows = blocks.flatMap((block, index) =>
    (ROWS[block] ?? []).map((widths, place) => row(widths, starts[index] ?? 0, place * KEY_PITCH)),
  );
  return rows.join('');
}

/** Millimetres between two dimension lines, of the room at the sides, of a stand's foot and of the desk's top. */
const STEP = 100;
const SIDE = 60;
const FOOT = 90;
const TOP = 28;
/** At either side of a dark panel, so that two stand apart. */
const SEAM = 4;
/** How high a keyboard is, and with the dimensions under it. */
const KEY_ROWS = 6 * KEY_PITCH;
const ROW = KEY_ROWS + STEP;

/** What a panel stands on, around its middle. */
const stand = (middle: number) =>
  `M${roundToTenth(middle - 20)} 0h40v${FOOT - 12}h70v12h-180v-12h70z`;

/** The stands of the first set of screens. */
const feet = ([first]: ReturnType<typeof layOutDesk>['screens']) =>
  Array.from({ length: first?.abreast ?? 0 }, (_, place) =>
    stand(((place + 0.5) / (first?.abreast ?? 1) - 0.5) * (first?.all ?? 0)),
  ).join('');

/** A mouse from above, around its middle: its body and its buttons. */
const mouse = (x: number, y: number) =>
  `M${roundToTenth(x - 31)} ${roundToTenth(y - 16)}a31 40 0 0 1 62 0v32a31 40 0 0 1-62 0zh62m-31-40v40`;

/** A dimension line on one level, with the figure of its length after what it is of. */
const across = (from: number, to: number, y: number, of = '') =>
  ({ from: [from, y], to: [to, y], text: of + formatMillimetres(to - from) }) as const;

/**
 * A desk from the front with one set of screens on it and the outline of the other, and under it, on the same scale and from
 * above, keyboards with their letters before the middle of the screens and what room the mouse has left.
 */
export function DeskDrawing({ desk }: { readonly desk: Desk }) {
  const { screens, keyboards, edge } = layOutDesk(desk);
  const above = STEP * (screens.length + 0.4) + Math.max(...screens.map(({ height }) => height));
  const keys = FOOT + TOP + STEP * 1.5;
  const width = 2 * (SIDE + edge);
  const bottom = keys + keyboards.length * ROW;
  const extent = { x: -width / 2, y: -above, width, height: above + bottom };
  const rows = keyboards.map((board, index) => ({ ...board, top: keys + index * ROW }));
  return (
    <ScaleDrawing
      extent={extent}
      shapes={
        <>
          {screens.map(({ name, abreast, all, width, height }, index) => {
            const seam = index === 0 ? SEAM : 0;
            const faces = Array.from({ length: abreast }, (_, place) =>
              formatViewBox(place * width - all / 2 + seam, -height, width - 2 * seam, height),
            );
            return <path key={name} className={index === 0 ? 'dark' : 'way'} d={faces.join('')} />;
          })}
          <path className="dark" d={formatViewBox(-edge, FOOT, desk.width, TOP)} />
          <path className="dark" d={feet(screens)} />
          <path className="fine" d={`M${-edge} ${keys}V${bottom}M${edge} ${keys}V${bottom}`} />
          {rows.map(({ name, blocks, left, right, top }) => (
            <Fragment key={name}>
              <path
                className="solid dimension"
                transform={`translate(${roundToTenth(left)} ${roundToTenth(top)})`}
                d={keyboard(blocks)}
              />
              <path className="solid dimension" d={mouse((right + edge) / 2, top + KEY_ROWS / 2)} />
            </Fragment>
          ))}
        </>
      }
      dimensions={[
        ...screens.map(({ name, all }, index) =>
          across(-all / 2, all / 2, STEP * (index + 0.5) - above, `${name}: `),
        ),
        across(-edge, edge, FOOT + TOP + STEP * 0.7, ui.desk.width),
        ...rows.flatMap(({ left, right, top }) => [
          across(left, right, top + KEY_ROWS + STEP * 0.5),
          across(right, edge, top + KEY_ROWS + STEP * 0.5),
        ]),
      ]}
    >
      {rows.map(({ name, top }) => (
        <text
          key={name}
          textAnchor="start"
          {...toPercentages(extent, [SIDE / 2 - edge, top + KEY_ROWS / 2])}
          dy="0.35em"
        >
          {name}
        </text>
      ))}
    </ScaleDrawing>
  );
}
