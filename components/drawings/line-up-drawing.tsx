import type { DrawnThing, PageDrawing } from '@/lib/content/drawings';
import { layOutLineUp, roundToTenth } from '@/lib/drawings/measures';
import { formatViewBox, ScaleDrawing, toPercentages } from './scale-drawing';

const ring = (x: number, y: number, r: number) =>
  `M${roundToTenth(x - r)} ${roundToTenth(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/**
 * The paths of each shape, from its size, by the class of their line, over one another: its outline, and within it what
 * tells its kind and measures nothing.
 */
const THINGS: Readonly<
  Record<DrawnThing['shape'], (width: number, height: number) => Readonly<Record<string, string>>>
> = {
  // A sheet of paper, written on.
  sheet: (width, height) => ({
    solid: formatViewBox(0, 0, width, height),
    fine: [0.14, 0.2, 0.26, 0.38, 0.44, 0.5, 0.56]
      .map(
        (line) =>
          `M${roundToTenth(width * 0.14)} ${roundToTenth(height * line)}h${roundToTenth(width * 0.72)}`,
      )
      .join(''),
  }),
  // The front of a mini PC: its button and sockets.
  mini: (width, height) => ({
    dark: formatViewBox(0, 0, width, height),
    fine:
      ring(width - 14, height / 2, 6) +
      formatViewBox(12, height / 2 - 3, 15, 6) +
      formatViewBox(34, height / 2 - 3, 15, 6),
  }),
  // The front of a tower: a bay, its button and sockets, and the slots that it breathes through.
  tower: (width, height) => ({
    dark: formatViewBox(0, 0, width, height),
    fine:
      formatViewBox(16, 20, width - 32, 14) +
      formatViewBox(18, 58, 14, 6) +
      formatViewBox(40, 58, 14, 6) +
      ring(width - 26, 62, 8) +
      times(9, (slot) => `M20 ${roundToTenth(height * (0.36 + slot * 0.06))}H${width - 20}`),
  }),
  // One unit of a rack between its ears: four drives.
  unit: (width, height) => ({
    dark: formatViewBox(0, 0, width, height),
    fine:
      `M16 0V${height}M${width - 16} 0V${height}` +
      ring(8, height / 2, 3) +
      ring(width - 8, height / 2, 3) +
      times(4, (bay) => formatViewBox(28 + bay * 104, height * 0.2, 98, height * 0.6)),
  }),
  // An M.2 stick: its contacts with the notch of key M, its chips, and half a hole for the screw.
  stick: (width, height) => ({
    dark: `M0 0H${width / 2 - 2.75}a2.75 2.75 0 0 0 5.5 0H${width}V${height - 4}h-1v4H${width - 4}v-3.5h-1.2v3.5H1v-4H0Z`,
    fine: times(Math.max(1, Math.floor((height - 12) / 20)), (chip) =>
      formatViewBox(4.5, 6 + chip * 20, 13, 15),
    ),
  }),
  // A 2.5-inch drive: its label, its contacts.
  slab: (width, height) => ({
    dark: formatViewBox(0, 0, width, height),
    solid: formatViewBox(8, 12, width - 16, height - 40),
    fine: `M14 ${height * 0.3}h26M14 ${height * 0.4}h18${formatViewBox(14, height - 4, 34, 4)}`,
  }),
  // A 3.5-inch hard drive with its lid, the disk's place and the arm's seen in it.
  disk: (width, height) => ({
    solid: formatViewBox(0, 0, width, height),
    fine:
      ring(width / 2, width / 2 + 3, width / 2 - 6) +
      ring(width / 2, width / 2 + 3, 13) +
      ring(width - 20, height - 20, 9) +
      `M${width - 22} ${height - 22}L${width / 2 + 4} ${width / 2 + 36}`,
    dark: formatViewBox(20, height - 4, 42, 4),
  }),
};

/** How far under the floor the line of a width stands, as a share of the room there; and the name under that line. */
const WIDTH_BELOW = 0.12;
const NAME_UNDER = '2.9em';
/** How far before a thing the line of its height stands, as a share of the room there. */
const HEIGHT_BEFORE = 0.2;

type Lineup = Extract<PageDrawing, { things: unknown }>;

const size = ({ width, height }: DrawnThing) => `${Math.round(width)} × ${Math.round(height)} mm`;

interface FloorsProps extends Pick<Lineup, 'things'> {
  readonly isOne?: boolean;
}

function Floors({ things, isOne }: FloorsProps) {
  const { extent, room, below, placed } = layOutLineUp(things, isOne);
  return (
    <ScaleDrawing
      extent={extent}
      label={things.map((thing) => `${thing.name}: ${size(thing)}`).join('; ')}
      shapes={placed.map(({ name, shape, width, height, left, floor }) => (
        <g
          key={name}
          transform={`translate(${roundToTenth(left)} ${roundToTenth(floor - height)})`}
        >
          {Object.entries(THINGS[shape](width, height)).map(([line, path]) => (
            <path key={line} className={line} d={path} />
          ))}
        </g>
      ))}
      figures="beside"
      dimensions={placed.flatMap(({ width, height, left, floor }) => {
        const before = left - room * HEIGHT_BEFORE;
        const under = floor + below * WIDTH_BELOW;
        return [
          { from: [before, floor - height], to: [before, floor], text: `${Math.round(height)}` },
          { from: [left, under], to: [left + width, under], text: `${Math.round(width)}` },
        ];
      })}
    >
      {placed.map(({ name, width, left, floor }) => {
        const { x, y } = toPercentages(extent, [left + width / 2, floor + below * WIDTH_BELOW]);
        return (
          <text key={name} y={y}>
            {name.split(' ').map((word, line) => (
              <tspan key={word} x={x} dy={line === 0 ? NAME_UNDER : '1.2em'}>
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
 * Things on one scale, each with its width under it, its height before it and its name; a long one beside the others only
 * where the page is wide, for beneath them it would be a screen's height there.
 */
export function LineUpDrawing({ things }: Pick<Lineup, 'things'>) {
  const floors = new Set(layOutLineUp(things).placed.map(({ floor }) => floor));
  if (floors.size === 1) return <Floors things={things} />;
  return (
    <>
      <div className="lg:hidden">
        <Floors things={things} />
      </div>
      <div className="max-lg:hidden">
        <Floors things={things} isOne />
      </div>
    </>
  );
}
