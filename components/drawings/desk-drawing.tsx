import type { DeskDrawing as Desk } from '@/checks/schemas/drawings';
import { ui } from '@/data/interface';
import { fill } from '@/lib/fill';
import { blockStarts, KEY, keysWidth, panelSize } from '@/lib/measures';
import { box, placeIn, ScaleDrawing, tenths } from './scale-drawing';

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
  let gap = left + KEY_SEAM;
  const high = tenths(KEY - 2 * KEY_SEAM);
  const keys = widths.map((width, index) => {
    const start = index === 0 ? `M${tenths(gap)} ${tenths(top + KEY_SEAM)}` : `m${tenths(gap)} 0`;
    gap = Math.abs(width) * KEY;
    const face = tenths(width * KEY - 2 * KEY_SEAM);
    return width < 0 ? start : `${start}h${face}v${high}h-${face}z`;
  });
  return keys.join('');
}

/** The keys of a keyboard from above as a path, from the widths of its blocks; one that has no layout above stays empty. */
function keyboard(blocks: readonly number[]): string {
  const starts = blockStarts(blocks);
  const rows = blocks.flatMap((block, index) =>
    (ROWS[block] ?? []).map((widths, place) => row(widths, starts[index] ?? 0, place * KEY)),
  );
  return rows.join('');
}

/** Millimetres between two dimension lines, of the room at the sides, of a stand's foot and of the desk's top. */
const STEP = 100;
const SIDE = 90;
const FOOT = 90;
const TOP = 28;
/** At either side of a dark panel, so that two stand apart. */
const SEAM = 4;
const KEY_ROWS = 6;

/** The dimension line of a width, around its middle, with a text that tells it. */
const across = (middle: number, width: number, y: number, text: string) =>
  ({
    from: [middle - width / 2, y],
    to: [middle + width / 2, y],
    text: fill(text, { width: `${Math.round(width).toLocaleString('en-GB')} mm` }),
  }) as const;

/** What a panel stands on, around its middle. */
const stand = (middle: number) => `M${tenths(middle - 20)} 0h40v${FOOT - 12}h70v12h-180v-12h70z`;

/**
 * A desk from the front with panels side by side on it, and keyboards from above, on one scale, which begins in the middle
 * at the panels' feet.
 */
export function DeskDrawing({ desk }: { readonly desk: Desk }) {
  const largestFirst = desk.panels.toReversed().map((diagonal) => {
    const { width, height } = panelSize(diagonal);
    return { diagonal, width, height, all: desk.abreast * width };
  });
  type Panel = (typeof largestFirst)[number];
  const width = 2 * SIDE + Math.max(desk.width, ...largestFirst.map(({ all }) => all));
  const above =
    STEP * (largestFirst.length + 0.4) + Math.max(...largestFirst.map(({ height }) => height));
  const keys = FOOT + TOP + STEP * 1.7;
  const keysEnd = keys + KEY_ROWS * KEY;
  const extent = { x: -width / 2, y: -above, width, height: above + keysEnd + STEP * 2 };
  const boards = desk.keyboards.map((board, index, { length }) => ({
    ...board,
    width: keysWidth(board.blocks),
    centre: desk.width * ((index + 0.5) / length - 0.5),
  }));
  const stands = largestFirst.find(({ all }) => all <= desk.width);
  const faceOf = (panel: Panel) => {
    if (panel === stands) return 'dark';
    return panel.all > desk.width ? 'limit' : 'cut';
  };
  const abreast = ({ all, width }: Panel, draw: (left: number) => string) =>
    Array.from({ length: desk.abreast }, (_, place) => draw(place * width - all / 2)).join('');
  return (
    <ScaleDrawing
      extent={extent}
      shapes={
        <>
          {largestFirst.map((panel) => {
            const { diagonal, width, height } = panel;
            const seam = panel === stands ? SEAM : 0;
            const face = (left: number) => box(left + seam, -height, width - 2 * seam, height);
            return <path key={diagonal} className={faceOf(panel)} d={abreast(panel, face)} />;
          })}
          <path className="dark" d={box(-desk.width / 2, FOOT, desk.width, TOP)} />
          {stands !== undefined && (
            <path className="dark" d={abreast(stands, (left) => stand(left + stands.width / 2))} />
          )}
          {boards.map(({ name, blocks, width, centre }) => (
            <path
              key={name}
              className="solid dimension"
              transform={`translate(${tenths(centre - width / 2)} ${tenths(keys)})`}
              d={keyboard(blocks)}
            />
          ))}
        </>
      }
      dimensions={[
        ...largestFirst.map(({ diagonal, all }, index) =>
          across(0, all, STEP * (index + 0.5) - above, `${desk.abreast} × ${diagonal} in: {width}`),
        ),
        across(0, desk.width, FOOT + TOP + STEP * 0.7, ui.desk),
        ...boards.map(({ width, centre }) =>
          across(centre, width, keysEnd + STEP * 0.4, '{width}'),
        ),
      ]}
    >
      {boards.map(({ name, centre }) => (
        <text key={name} {...placeIn(extent, [centre, keysEnd + STEP * 1.7])}>
          {name}
        </text>
      ))}
    </ScaleDrawing>
  );
}
