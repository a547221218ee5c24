import type { FloorPlan } from '@/lib/content/drawings';
import { formatViewBox, ScaleDrawing, toPercentages } from './scale-drawing';

/** Metres before and over the walls for the dimension lines, below and behind them for what stands on them; and of a door. */
const MARGIN = 2;
const EDGE = 0.7;
const DOOR = 0.9;

/** How a door that opens down the page is turned, so that it opens another way. */
const TURNS: Readonly<Record<FloorPlan['doors'][number]['opens'], string>> = {
  down: '',
  up: ' scale(1-1)',
  left: ' rotate(90)',
  right: ' rotate(90) scale(1-1)',
};

/** A 19-inch cabinet from above: its path around its middle. */
const cabinet = ({ x, y }: FloorPlan['rack']) => formatViewBox(x - 0.3, y - 0.4, 0.6, 0.8);

/** What stands at the end of a cable: an access point or a camera; the plates of ports are drawn with their figures. */
function Mark({ kind, x, y }: FloorPlan['outlets'][number]) {
  if (kind === 'desks') return null;
  if (kind === 'camera') return <path className="end" d={`M${x} ${y}l-.8-.5v1z`} />;
  return (
    <>
      <circle className="way" cx={x} cy={y} r="1.3" />
      <circle className="way" cx={x} cy={y} r="0.8" />
      <circle className="end" cx={x} cy={y} r="0.4" />
    </>
  );
}

/** A floor plan on one scale: walls, doors, the rack, and the way of every cable from it. */
export function PlanDrawing({ plan }: { readonly plan: FloorPlan }) {
  const { width, depth, rooms, doors, rack, tray, outlets } = plan;
  const extent = {
    x: -MARGIN,
    y: -MARGIN,
    width: width + MARGIN + EDGE,
    height: depth + MARGIN + EDGE,
  };
  const outside = formatViewBox(0, 0, width, depth);
  return (
    <ScaleDrawing
      extent={extent}
      shapes={
        <>
          <path className="solid" d={outside} />
          {outlets.map(({ x, y }) => (
            <path key={`${x} ${y}`} className="way" d={`M${rack.x} ${rack.y}V${tray}H${x}V${y}`} />
          ))}
          {rooms.map(({ name, x, y, ...room }) => (
            <path key={name} className="wall" d={formatViewBox(x, y, room.width, room.depth)} />
          ))}
          <path className="wall" d={outside} />
          {doors.map(({ x, y, opens }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})${TURNS[opens]}`}>
              <path className="gap" d={`M0 0H${DOOR}`} />
              <path className="fine" d={`M0 0V${DOOR}A${DOOR} ${DOOR} 0 0 0 ${DOOR} 0`} />
            </g>
          ))}
          <path className="dark" d={cabinet(rack)} />
          {outlets.map((outlet) => (
            <Mark key={`${outlet.x} ${outlet.y}`} {...outlet} />
          ))}
        </>
      }
      dimensions={[
        { from: [0, MARGIN * -0.8], to: [width, MARGIN * -0.8], text: `${width} m` },
        { from: [MARGIN * -0.6, 0], to: [MARGIN * -0.6, depth], text: `${depth} m` },
      ]}
    >
      {outlets
        .filter(({ kind }) => kind === 'desks')
        .map(({ x, y, ports }) => (
          <svg
            key={`${x} ${y}`}
            aria-hidden="true"
            overflow="visible"
            {...toPercentages(extent, [x, y])}
          >
            <g className="inverse">
              <rect x="-0.7em" y="-0.7em" width="1.4em" height="1.4em" />
              <text dy="0.35em">{ports}</text>
            </g>
          </svg>
        ))}
      {rooms.map(({ name, nameAt: { x, y } }) => (
        <text key={name} className="room-name" {...toPercentages(extent, [x, y])}>
          {name}
        </text>
      ))}
    </ScaleDrawing>
  );
}
