import type { DeskDrawing as Desk } from '@/checks/schemas/drawings';
import { ui } from '@/data/interface';
import { fill } from '@/lib/fill';
import { KEY, keysWidth, panelSize } from '@/lib/measures';
import { box, placeIn, tenths } from './extent';
import { Keyboard } from './keyboard';
import { Dimensions, ScaleDrawing } from './scale-drawing';

/** Millimetres between two dimension lines, of the room at the sides, of a stand's foot and of the desk's top. */
const STEP = 100;
const SIDE = 90;
const FOOT = 90;
const TOP = 28;
/** At either side of a dark panel, so that two stand apart. */
const SEAM = 4;
const KEY_ROWS = 6;

const inWords = (millimetres: number) => `${Math.round(millimetres).toLocaleString('en-GB')} mm`;

/** The dimension line of a width, around its middle. */
const across = (middle: number, width: number, y: number, text: string) =>
  ({ from: [middle - width / 2, y], to: [middle + width / 2, y], text }) as const;

/** A desk from the front with panels side by side on it, and keyboards from above, on one scale. */
export function DeskDrawing({ desk }: { readonly desk: Desk }) {
  const largestFirst = desk.panels.toReversed().map((diagonal) => {
    const { width, height } = panelSize(diagonal);
    return { diagonal, width, height, all: desk.abreast * width };
  });
  type Panel = (typeof largestFirst)[number];
  const widest = Math.max(desk.width, ...largestFirst.map(({ all }) => all));
  const middle = SIDE + widest / 2;
  const foot =
    STEP * (largestFirst.length + 0.4) + Math.max(...largestFirst.map(({ height }) => height));
  const top = foot + FOOT;
  const keys = top + TOP + STEP * 1.7;
  const keysEnd = keys + KEY_ROWS * KEY;
  const extent = { width: widest + 2 * SIDE, height: keysEnd + STEP * 2 };
  const left = middle - desk.width / 2;
  const boards = desk.keyboards.map(({ name, blocks }, index, { length }) => ({
    name,
    blocks,
    width: keysWidth(blocks),
    centre: left + (desk.width * (index + 0.5)) / length,
  }));
  const stands = largestFirst.find(({ all }) => all <= desk.width);
  const faceOf = (panel: Panel) => {
    if (panel === stands) return 'dark';
    return panel.all > desk.width ? 'limit' : 'cut';
  };
  const lefts = ({ all, width }: Panel) =>
    Array.from({ length: desk.abreast }, (_, place) => middle - all / 2 + place * width);
  const abreast = (panel: Panel, seam: number) =>
    lefts(panel)
      .map((x) => box(x + seam, foot - panel.height, panel.width - 2 * seam, panel.height))
      .join('');
  return (
    <ScaleDrawing
      extent={extent}
      shapes={
        <>
          {largestFirst.map((panel) => (
            <path
              key={panel.diagonal}
              className={faceOf(panel)}
              d={abreast(panel, panel === stands ? SEAM : 0)}
            />
          ))}
          <path className="dark" d={box(left, top, desk.width, TOP)} />
          {stands !== undefined && (
            <path
              className="dark"
              d={lefts(stands)
                .map((x) => tenths(x + stands.width / 2 - 20))
                .map((x) => `M${x} ${tenths(foot)}h40v${FOOT - 12}h70v12h-180v-12h70z`)
                .join('')}
            />
          )}
          {boards.map(({ name, blocks, width, centre }) => (
            <g key={name} transform={`translate(${tenths(centre - width / 2)} ${tenths(keys)})`}>
              <Keyboard blocks={blocks} />
            </g>
          ))}
        </>
      }
    >
      <Dimensions
        extent={extent}
        lines={[
          ...largestFirst.map(({ diagonal, all }, index) =>
            across(
              middle,
              all,
              STEP * (index + 0.5),
              `${desk.abreast} × ${diagonal} in: ${inWords(all)}`,
            ),
          ),
          across(
            middle,
            desk.width,
            top + TOP + STEP * 0.7,
            fill(ui.desk, { width: inWords(desk.width) }),
          ),
          ...boards.map(({ width, centre }) =>
            across(centre, width, keysEnd + STEP * 0.4, inWords(width)),
          ),
        ]}
      />
      {boards.map(({ name, centre }) => (
        <text key={name} {...placeIn(extent, [centre, keysEnd + STEP * 1.7])}>
          {name}
        </text>
      ))}
    </ScaleDrawing>
  );
}
