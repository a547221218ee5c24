import type { PlanDrawingData } from '@/data/shop/drawing';
import { AtPoint, ScaleDrawing, toPercentages } from './scale-drawing';

/** The drawing's area in metres. The plan is 20 by 12. Dimension lines are left of it and above. */
const VIEW_BOX = [-1.6, -1.9, 21.8, 14.6] as const;

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
  [9, 3],
  [15, 5.88],
] as const;

/** The access points and the lens of the camera: x and y. */
export const DEVICES = [...ACCESS_POINTS, [19.4, 6.2]] as const;

export const RACK = [8.8, 11.2] as const;
export const TRAY_Y = 7.25;

/** The cables: up from the rack, along the tray, then to each socket, and to each device. */
const CABLES = [...SOCKETS, ...DEVICES].map(([x, y]) => `M${RACK.join(' ')}V${TRAY_Y}H${x}V${y}`);

/** A position for each room's name, clear of cables and marks. */
const NAMES = [
  ['open', 4, 5.3],
  ['meeting', 14.4, 2.4],
  ['reception', 15.3, 10.6],
  ['kitchen', 2, 10.6],
  ['office', 5.55, 10.6],
  ['rack', 10.5, 10.6],
] as const;

/** The walls around the plan, then those within. Each door is a gap of 0.9 m. */
const WALLS =
  'M20 9V0H0V12H20V9.9M12 0V7.5M12 8.4V12M0 7H3M3.9 7H12M12 4.5H13M13.9 4.5H20M0 8.5H1M1.9 8.5H4.6M5.5 8.5H10.4M11.3 8.5H12M4 8.5V12M8 8.5V12';

/** Path data of the doors, from the hinge: along the open door, then an arc to its closed end. */
const DOORS =
  'M3 7V6.1A.9.9 0 0 1 3.9 7M12 7.5H12.9A.9.9 0 0 1 12 8.4M1 8.5V9.4A.9.9 0 0 0 1.9 8.5M4.6 8.5V9.4A.9.9 0 0 0 5.5 8.5M10.4 8.5V9.4A.9.9 0 0 0 11.3 8.5M13 4.5V3.6A.9.9 0 0 1 13.9 4.5M20 9H19.1A.9.9 0 0 0 20 9.9';

const ACCENT_LINE_CLASS = 'stroke-accent-ink stroke-2';
const ACCENT_DOT_CLASS = 'fill-accent-ink stroke-none';

/** The key's marks, each in a 3 m square around the origin. Only the access point is to scale. */
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
      <circle className={ACCENT_LINE_CLASS} r="1.3" />
      <circle className={ACCENT_LINE_CLASS} r="0.8" />
      <circle className={ACCENT_DOT_CLASS} r="0.4" />
    </>
  ),
  camera: (
    <>
      <path className={ACCENT_LINE_CLASS} d="M-1.1-1L.9 0-1.1 1" />
      <circle className={ACCENT_DOT_CLASS} cx="0.9" r="0.5" />
    </>
  ),
  cable: <path className={ACCENT_LINE_CLASS} d="M-1.5 0h3" />,
  rack: <path className="dark" d="M-.7-.95h1.4v1.9h-1.4z" />,
  door: <path className="fine" d="M-.8-.8v1.6a1.6 1.6 0 0 0 1.6-1.6" />,
};

/** A floor plan to scale: walls, doors, the rack, and the cables to the sockets and devices. */
export function PlanDrawing({ plan }: { readonly plan: PlanDrawingData }) {
  return (
    <ScaleDrawing
      viewBox={VIEW_BOX}
      shapes={
        <>
          <rect className="solid stroke-none" width="20" height="12" />
          <path className={ACCENT_LINE_CLASS} d={CABLES.join('')} />
          <path className="stroke-3" d={WALLS} />
          <path className="fine" d={DOORS} />
          <rect className="dark" x="8.5" y="10.8" width="0.6" height="0.8" />
          {/* The camera's field of view. */}
          <path className={ACCENT_LINE_CLASS} d="M17.6 5.3L19.4 6.2 17.6 7.1" />
          <circle className={ACCENT_DOT_CLASS} cx="19.4" cy="6.2" r="0.35" />
          {ACCESS_POINTS.map(([x, y]) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              {MARKS.accessPoint}
            </g>
          ))}
        </>
      }
      dimensions={[
        { from: [0, -1.5], to: [20, -1.5], text: '20 m' },
        { from: [-1, 0], to: [-1, 12], text: '12 m' },
      ]}
    >
      {SOCKETS.map(([x, y, ports]) => (
        <AtPoint key={x} {...toPercentages(VIEW_BOX, [x, y])}>
          <g className="inverse">
            <rect x="-0.7em" y="-0.7em" width="1.4em" height="1.4em" />
            <text dy="0.35em">{ports}</text>
          </g>
        </AtPoint>
      ))}
      {NAMES.map(([room, x, y]) => (
        <text key={room} className="font-normal" {...toPercentages(VIEW_BOX, [x, y])}>
          {plan.rooms[room]}
        </text>
      ))}
    </ScaleDrawing>
  );
}

/** The key to a floor plan's marks, for people who see the drawing. */
export function PlanKey({ plan }: { readonly plan: PlanDrawingData }) {
  return (
    <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-small">
      {Object.entries(MARKS).map(([name, mark]) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="-1.5 -1.5 3 3" className="drawing size-5">
            {mark}
          </svg>
          {plan.key[name as keyof typeof MARKS]}
        </li>
      ))}
    </ul>
  );
}
