import type { DrawnThing, PageDrawing } from '@/data/shop/drawing';
import { roundToTenth } from '@/lib/drawings/lengths';
import { layOutLineUp } from '@/lib/drawings/line-up-layout';
import { formatRectangle, ScaleDrawing, toPercentages } from './scale-drawing';

const drawCircle = (x: number, y: number, r: number) =>
  `M${roundToTenth(x - r)} ${roundToTenth(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

const repeatPath = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/**
 * Functions by shape that take a width and height in millimetres and return path data by line class, back to front. Details
 * within an outline only show the kind of object: they are not to scale.
 */
const DRAW_BY_SHAPE: Readonly<
  Record<DrawnThing['shape'], (width: number, height: number) => Readonly<Record<string, string>>>
> = {
  // A sheet of paper with lines of text.
  sheet: (width, height) => ({
    solid: formatRectangle(0, 0, width, height),
    fine: [0.14, 0.2, 0.26, 0.38, 0.44, 0.5, 0.56]
      .map(
        (line) =>
          `M${roundToTenth(width * 0.14)} ${roundToTenth(height * line)}h${roundToTenth(width * 0.72)}`,
      )
      .join(''),
  }),
  // The front of a mini PC: its button and sockets.
  mini: (width, height) => ({
    dark: formatRectangle(0, 0, width, height),
    fine:
      drawCircle(width - 14, height / 2, 6) +
      formatRectangle(12, height / 2 - 3, 15, 6) +
      formatRectangle(34, height / 2 - 3, 15, 6),
  }),
  // The front of a tower: a bay, its button and sockets, and its ventilation slots.
  tower: (width, height) => ({
    dark: formatRectangle(0, 0, width, height),
    fine:
      formatRectangle(16, 20, width - 32, 14) +
      formatRectangle(18, 58, 14, 6) +
      formatRectangle(40, 58, 14, 6) +
      drawCircle(width - 26, 62, 8) +
      repeatPath(9, (slot) => `M20 ${roundToTenth(height * (0.36 + slot * 0.06))}H${width - 20}`),
  }),
  // One unit of a rack between its ears: four drives.
  unit: (width, height) => ({
    dark: formatRectangle(0, 0, width, height),
    fine:
      `M16 0V${height}M${width - 16} 0V${height}` +
      drawCircle(8, height / 2, 3) +
      drawCircle(width - 8, height / 2, 3) +
      repeatPath(4, (bay) => formatRectangle(28 + bay * 104, height * 0.2, 98, height * 0.6)),
  }),
  // An M.2 stick: its contacts with the notch of key M, its chips, and half a hole for the screw.
  stick: (width, height) => ({
    dark: `M0 0H${width / 2 - 2.75}a2.75 2.75 0 0 0 5.5 0H${width}V${height - 4}h-1v4H${width - 4}v-3.5h-1.2v3.5H1v-4H0Z`,
    fine: repeatPath(Math.max(1, Math.floor((height - 12) / 20)), (chip) =>
      formatRectangle(4.5, 6 + chip * 20, 13, 15),
    ),
  }),
  // A 2.5-inch drive: its label, its contacts.
  slab: (width, height) => ({
    dark: formatRectangle(0, 0, width, height),
    solid: formatRectangle(8, 12, width - 16, height - 40),
    fine: `M14 ${height * 0.3}h26M14 ${height * 0.4}h18${formatRectangle(14, height - 4, 34, 4)}`,
  }),
  // A 3.5-inch hard drive: its lid shows the positions of the disk and the arm.
  disk: (width, height) => ({
    solid: formatRectangle(0, 0, width, height),
    fine:
      drawCircle(width / 2, width / 2 + 3, width / 2 - 6) +
      drawCircle(width / 2, width / 2 + 3, 13) +
      drawCircle(width - 20, height - 20, 9) +
      `M${width - 22} ${height - 22}L${width / 2 + 4} ${width / 2 + 36}`,
    dark: formatRectangle(20, height - 4, 42, 4),
  }),
};

/** The distance from the floor to the width's dimension line, as a share of the label space; and from there to the name. */
const WIDTH_LINE_OFFSET = 0.12;
const NAME_OFFSET = '2.9em';
/** The distance from a thing to its height's dimension line, as a share of the gap between things. */
const HEIGHT_LINE_OFFSET = 0.2;

type LineUp = Extract<PageDrawing, { things: unknown }>;

const formatSize = ({ width, height }: DrawnThing) =>
  `${Math.round(width)} × ${Math.round(height)} mm`;

interface ThingsDrawingProps extends Pick<LineUp, 'things'> {
  readonly isOneFloor?: boolean;
}

function ThingsDrawing({ things, isOneFloor }: ThingsDrawingProps) {
  const { extent, gap, labelSpace, placedThings } = layOutLineUp(things, isOneFloor);
  return (
    <ScaleDrawing
      extent={extent}
      label={things.map((thing) => `${thing.name}: ${formatSize(thing)}`).join('; ')}
      shapes={placedThings.map(({ name, shape, width, height, left, floor }) => (
        <g
          key={name}
          transform={`translate(${roundToTenth(left)} ${roundToTenth(floor - height)})`}
        >
          {Object.entries(DRAW_BY_SHAPE[shape](width, height)).map(([line, path]) => (
            <path key={line} className={line} d={path} />
          ))}
        </g>
      ))}
      labelPosition="outside"
      dimensions={placedThings.flatMap(({ width, height, left, floor }) => {
        const lineX = left - gap * HEIGHT_LINE_OFFSET;
        const lineY = floor + labelSpace * WIDTH_LINE_OFFSET;
        return [
          { from: [lineX, floor - height], to: [lineX, floor], text: `${Math.round(height)}` },
          { from: [left, lineY], to: [left + width, lineY], text: `${Math.round(width)}` },
        ];
      })}
    >
      {placedThings.map(({ name, width, left, floor }) => {
        const { x, y } = toPercentages(extent, [
          left + width / 2,
          floor + labelSpace * WIDTH_LINE_OFFSET,
        ]);
        return (
          <text key={name} y={y}>
            {name.split(' ').map((word, line) => (
              <tspan key={word} x={x} dy={line === 0 ? NAME_OFFSET : '1.2em'}>
                {word}
              </tspan>
            ))}
          </text>
        );
      })}
    </ScaleDrawing>
  );
}

/**
 * Things on one scale, each with its name, width and height. A long thing stands beside the others on a wide page, where a
 * floor of its own would be too high, and below them on a narrow page.
 */
export function LineUpDrawing({ things }: Pick<LineUp, 'things'>) {
  const floors = new Set(layOutLineUp(things).placedThings.map(({ floor }) => floor));
  if (floors.size === 1) return <ThingsDrawing things={things} />;
  return (
    <>
      <div className="lg:hidden">
        <ThingsDrawing things={things} />
      </div>
      <div className="max-lg:hidden">
        <ThingsDrawing things={things} isOneFloor />
      </div>
    </>
  );
}
