import { Fragment } from 'react';
import { ui } from '@/data/copy/interface';
import type { DeskDrawing as Desk } from '@/data/shop/drawing';
import { computeBlockStarts, KEY_PITCH, layOutDesk } from '@/lib/drawings/desk-layout';
import { formatMillimetres, roundToTenth } from '@/lib/drawings/lengths';
import { formatRectangle, ScaleDrawing, toPercentages } from './scale-drawing';

/** The rows of a block of keys, by the block's width. A number is the width of a key; a negative number is a gap. */
const KEY_ROWS: Readonly<Record<number, readonly (readonly number[])[]>> = {
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

/** The space around the face of a key, in millimetres. */
const KEY_SEAM = 1.2;

/** Draws one row of keys as path data. Each rectangle starts relative to the last, so that the text compresses well. */
function drawKeyRow(widths: readonly number[], left: number, top: number): string {
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

/** Draws a keyboard from above as path data, from the widths of its blocks. A block of unknown width stays empty. */
function drawKeyboard(blocks: readonly number[]): string {
  const starts = computeBlockStarts(blocks);
  const rows = blocks.flatMap((block, index) =>
    (KEY_ROWS[block] ?? []).map((widths, rowIndex) =>
      drawKeyRow(widths, starts[index] ?? 0, rowIndex * KEY_PITCH),
    ),
  );
  return rows.join('');
}

/** Sizes in millimetres. */
const LINE_PITCH = 100;
const MARGIN = 60;
const STAND_HEIGHT = 90;
const DESK_THICKNESS = 28;
const DESK_BOTTOM = STAND_HEIGHT + DESK_THICKNESS;
/** The space at both sides of a dark panel, which separates it from the next. */
const PANEL_SEAM = 4;
/** The height of a keyboard, without and with the dimensions below it. */
const KEYS_HEIGHT = 6 * KEY_PITCH;
const ROW_HEIGHT = KEYS_HEIGHT + LINE_PITCH;

/** Draws the stand of a screen around its middle. */
const drawStand = (middle: number) =>
  `M${roundToTenth(middle - 20)} 0h40v${STAND_HEIGHT - 12}h70v12h-180v-12h70z`;

/** Draws the stands of the first set of screens. */
const drawStands = ([first]: ReturnType<typeof layOutDesk>['screens']) =>
  Array.from({ length: first?.abreast ?? 0 }, (_, index) =>
    drawStand(((index + 0.5) / (first?.abreast ?? 1) - 0.5) * (first?.totalWidth ?? 0)),
  ).join('');

/** Draws a mouse from above, around its middle. */
const drawMouse = (x: number, y: number) =>
  `M${roundToTenth(x - 31)} ${roundToTenth(y - 16)}a31 40 0 0 1 62 0v32a31 40 0 0 1-62 0zh62m-31-40v40`;

/** Creates a horizontal dimension. Its label is `prefix` and the length. */
const createDimension = (from: number, to: number, y: number, prefix = '') =>
  ({ from: [from, y], to: [to, y], text: prefix + formatMillimetres(to - from) }) as const;

/**
 * A desk from the front with one set of screens and the outlines of the others. Below it, on the same scale and from above,
 * are keyboards, centred on their letters, and the space that each leaves for the mouse.
 */
export function DeskDrawing({ desk }: { readonly desk: Desk }) {
  const { screens, keyboards, edge } = layOutDesk(desk);
  const screenHeight = Math.max(...screens.map(({ height }) => height));
  const spaceAbove = LINE_PITCH * (screens.length + 0.4) + screenHeight;
  const keyboardsTop = DESK_BOTTOM + LINE_PITCH * 1.5;
  const width = 2 * (MARGIN + edge);
  const bottom = keyboardsTop + keyboards.length * ROW_HEIGHT;
  const extent = { x: -width / 2, y: -spaceAbove, width, height: spaceAbove + bottom };
  const rows = keyboards.map((keyboard, index) => {
    const top = keyboardsTop + index * ROW_HEIGHT;
    return { ...keyboard, top, middle: top + KEYS_HEIGHT / 2 };
  });
  return (
    <ScaleDrawing
      extent={extent}
      shapes={
        <>
          {screens.map(({ name, abreast, totalWidth, width, height }, index) => {
            const seam = index === 0 ? PANEL_SEAM : 0;
            const faces = Array.from({ length: abreast }, (_, position) => {
              const left = position * width - totalWidth / 2 + seam;
              return formatRectangle(left, -height, width - 2 * seam, height);
            });
            // A light line below an outline separates it from the dark panels.
            return (index === 0 ? ['dark'] : ['gap', 'route']).map((className) => (
              <path key={name + className} className={className} d={faces.join('')} />
            ));
          })}
          <path
            className="dark"
            d={formatRectangle(-edge, STAND_HEIGHT, 2 * edge, DESK_THICKNESS)}
          />
          <path className="dark" d={drawStands(screens)} />
          <path
            className="fine"
            d={[-edge, edge].map((x) => `M${x} ${keyboardsTop}V${bottom}`).join('')}
          />
          {rows.map(({ name, blocks, left, right, top, middle }) => (
            <Fragment key={name}>
              <path
                className="solid dimension"
                transform={`translate(${roundToTenth(left)} ${roundToTenth(top)})`}
                d={drawKeyboard(blocks)}
              />
              <path className="solid dimension" d={drawMouse((right + edge) / 2, middle)} />
            </Fragment>
          ))}
        </>
      }
      dimensions={[
        ...screens.map(({ name, totalWidth }, index) => {
          const y = LINE_PITCH * (index + 0.5) - spaceAbove;
          return createDimension(-totalWidth / 2, totalWidth / 2, y, `${name}: `);
        }),
        createDimension(-edge, edge, DESK_BOTTOM + LINE_PITCH * 0.7, ui.desk.width),
        ...rows.flatMap(({ left, right, top }) => [
          createDimension(left, right, top + KEYS_HEIGHT + LINE_PITCH * 0.5),
          createDimension(right, edge, top + KEYS_HEIGHT + LINE_PITCH * 0.5),
        ]),
      ]}
    >
      {rows.map(({ name, middle }) => (
        <text
          key={name}
          textAnchor="start"
          {...toPercentages(extent, [MARGIN / 2 - edge, middle])}
          dy="0.35em"
        >
          {name}
        </text>
      ))}
    </ScaleDrawing>
  );
}
