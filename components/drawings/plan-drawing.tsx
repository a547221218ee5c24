import type { FloorPlan } from '@/data/shop/drawing';
import { AtPoint, ScaleDrawing, toPercentages } from './scale-drawing';

/** The size of the plan, in metres. */
const [WIDTH, DEPTH] = [20, 12];
/** The area of the drawing, in metres. Dimension lines are left of the plan and above it. */
const EXTENT = { x: -1.6, y: -1.9, width: WIDTH + 1.8, height: DEPTH + 2.6 };

/** The middle of the rack, and the level of the tray along which all cables run. */
const RACK = { x: 8.8, y: 11.2 };
const TRAY_LEVEL = 7.25;
/** The lens of the camera. */
const CAMERA = { x: 19.4, y: 6.2 };

/** The network sockets: x, y and the number of ports. */
export const SOCKETS = [
  [0.8, 0, 4],
  [7.2, 0, 4],
  [10.8, 0, 4],
  [17, 0, 2],
  [18.6, 12, 2],
  [7.1, 12, 2],
] as const;

const ACCESS_POINTS = [
  [7.2, 3],
  [15, 6.3],
] as const;

/** The access points and a camera: x and y. */
export const DEVICES = [...ACCESS_POINTS, [CAMERA.x, CAMERA.y]] as const;

/** A position for each room's name, clear of cables and marks. */
const NAME_POSITIONS = {
  open: [4, 5.3],
  meeting: [14.4, 2.4],
  reception: [15.3, 10.6],
  kitchen: [2, 10.6],
  office: [5.55, 10.6],
  rack: [10.5, 10.6],
} as const;

/** The cables: up from the rack, along the tray, then to each socket, and to each device. */
const CABLES = [...SOCKETS, ...DEVICES].map(
  ([x, y]) => `M${RACK.x} ${RACK.y}V${TRAY_LEVEL}H${x}V${y}`,
);

/** The walls around the plan, then those within. Each door is a gap of 0.9 m. */
const WALLS =
  'M20 9V0H0V12H20V9.9M12 0V7.5M12 8.4V12M0 7H3M3.9 7H12M12 4.5H13M13.9 4.5H20M0 8.5H1M1.9 8.5H4.6M5.5 8.5H10.4M11.3 8.5H12M4 8.5V12M8 8.5V12';

/** Moves and turns a door to each of its places. Drawn at the origin, it is 0.9 m wide and opens downwards. */
const DOORS = [
  'translate(3 7) scale(1-1)',
  'translate(12 7.5) rotate(90) scale(1-1)',
  'translate(1 8.5)',
  'translate(4.6 8.5)',
  'translate(10.4 8.5)',
  'translate(13 4.5) scale(1-1)',
  'translate(20 9) rotate(90)',
];

const ACCENT_LINE = 'stroke-accent-ink stroke-2';
const ACCENT_DOT = 'fill-accent-ink stroke-none';

/** The marks of the key, each in a square of 3 m by 3 m around the origin. Only the access point has the plan's scale. */
const MARKS = {
  socket: (
    <g className="inverse" textAnchor="middle">
      <rect x="-1.05" y="-1.05" width="2.1" height="2.1" />
      <text fontSize="1.8" dy="0.63">
        4
      </text>
    </g>
  ),
  accessPoint: (
    <>
      <circle className={ACCENT_LINE} r="1.3" />
      <circle className={ACCENT_LINE} r="0.8" />
      <circle className={ACCENT_DOT} r="0.4" />
    </>
  ),
  camera: (
    <>
      <path className={ACCENT_LINE} d="M-1.1-1L.9 0-1.1 1" />
      <circle className={ACCENT_DOT} cx="0.9" r="0.5" />
    </>
  ),
  cable: <path className={ACCENT_LINE} d="M-1.5 0h3" />,
  rack: <path className="dark" d="M-.7-.95h1.4v1.9h-1.4z" />,
  door: <path className="fine" d="M-.8-.8v1.6a1.6 1.6 0 0 0 1.6-1.6" />,
};

/** A floor plan to scale: walls, doors, the rack, and every cable's route to a socket, an access point or a camera. */
export function PlanDrawing({ plan }: { readonly plan: FloorPlan }) {
  return (
    <ScaleDrawing
      extent={EXTENT}
      shapes={
        <>
          <rect className="solid stroke-none" width={WIDTH} height={DEPTH} />
          <path className={ACCENT_LINE} d={CABLES.join('')} />
          <path className="stroke-3" d={WALLS} />
          {DOORS.map((transform) => (
            <path
              key={transform}
              className="fine"
              transform={transform}
              d="M0 0V.9A.9.9 0 0 0 .9 0"
            />
          ))}
          <rect className="dark" x={RACK.x - 0.3} y={RACK.y - 0.4} width="0.6" height="0.8" />
          {/* The camera's field of view. */}
          <path className={ACCENT_LINE} d={`M${CAMERA.x} ${CAMERA.y}m-1.8-.9l1.8.9-1.8.9`} />
          <circle className={ACCENT_DOT} cx={CAMERA.x} cy={CAMERA.y} r="0.35" />
          {ACCESS_POINTS.map(([x, y]) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              {MARKS.accessPoint}
            </g>
          ))}
        </>
      }
      dimensions={[
        { from: [0, -1.5], to: [WIDTH, -1.5], text: `${WIDTH} m` },
        { from: [-1, 0], to: [-1, DEPTH], text: `${DEPTH} m` },
      ]}
    >
      {SOCKETS.map(([x, y, ports]) => (
        <AtPoint key={x} {...toPercentages(EXTENT, [x, y])}>
          <g className="inverse">
            <rect x="-0.7em" y="-0.7em" width="1.4em" height="1.4em" />
            <text dy="0.35em">{ports}</text>
          </g>
        </AtPoint>
      ))}
      {Object.entries(plan.rooms).map(([room, name]) => (
        <text
          key={room}
          className="font-normal"
          {...toPercentages(EXTENT, NAME_POSITIONS[room as keyof typeof plan.rooms])}
        >
          {name}
        </text>
      ))}
    </ScaleDrawing>
  );
}

/** The key to a floor plan's marks, for people who see the drawing. */
export function PlanKey({ plan }: { readonly plan: FloorPlan }) {
  return (
    <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-small">
      {Object.entries(plan.key).map(([mark, meaning]) => (
        <li key={mark} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="-1.5 -1.5 3 3" className="drawing size-5">
            {MARKS[mark as keyof typeof plan.key]}
          </svg>
          {meaning}
        </li>
      ))}
    </ul>
  );
}
