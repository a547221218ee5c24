import type { FloorPlan } from '@/checks/schemas/drawings';
import { At } from './at';
import { DimensionLine } from './dimension-line';
import { placeIn } from './extent';
import { ScaleDrawing } from './scale-drawing';

/** Metres around the walls for the dimension lines, of a door, and of a 19-inch cabinet seen from above. */
const MARGIN = 2;
const DOOR = 0.9;
const CABINET = { width: 0.6, depth: 0.8 };

type Outlet = FloorPlan['outlets'][number];

/** What stands at the end of a cable: an access point or a camera; the plates of ports are drawn with their figures. */
function Mark({ kind, x, y }: Outlet) {
  if (kind === 'desks') return null;
  if (kind === 'camera') return <path className="over" d={`M${x} ${y}l-.8-.5v1z`} />;
  return (
    <>
      <circle className="limit" cx={x} cy={y} r="1.3" />
      <circle className="limit" cx={x} cy={y} r="0.8" />
      <circle className="over" cx={x} cy={y} r="0.4" />
    </>
  );
}

/** A floor plan on one scale: walls, doors, the rack, and the way of every cable from it. */
export function PlanDrawing({ plan }: { readonly plan: FloorPlan }) {
  const { width, depth, rooms, doors, rack, tray, outlets } = plan;
  const extent = { width: width + MARGIN, height: depth + MARGIN };
  const on = (x: number, y: number) => placeIn(extent, { x: x + MARGIN, y: y + MARGIN });
  return (
    <ScaleDrawing
      extent={extent}
      shapes={
        <g transform={`translate(${MARGIN} ${MARGIN})`}>
          <rect className="solid" width={width} height={depth} />
          {outlets.map(({ x, y }) => (
            <path
              key={`${x} ${y}`}
              className="limit"
              d={`M${rack.x} ${rack.y}V${tray}H${x}V${y}`}
            />
          ))}
          {rooms.map((room) => (
            <rect
              key={room.name}
              className="wall"
              x={room.x}
              y={room.y}
              width={room.width}
              height={room.depth}
            />
          ))}
          <rect className="wall" width={width} height={depth} />
          {doors.map(({ x, y, along }) => (
            <g
              key={`${x} ${y}`}
              transform={`translate(${x} ${y})${along === 'y' ? ' rotate(90)' : ''}`}
            >
              <path className="gap" d={`M0 0H${DOOR}`} />
              <path className="fine" d={`M0 0V${DOOR}A${DOOR} ${DOOR} 0 0 0 ${DOOR} 0`} />
            </g>
          ))}
          <rect
            className="dark"
            x={rack.x - CABINET.width / 2}
            y={rack.y - CABINET.depth / 2}
            {...{ width: CABINET.width, height: CABINET.depth }}
          />
          {outlets.map((outlet) => (
            <Mark key={`${outlet.x} ${outlet.y}`} {...outlet} />
          ))}
        </g>
      }
    >
      <DimensionLine
        extent={extent}
        from={{ x: MARGIN, y: MARGIN * 0.2 }}
        to={{ x: extent.width, y: MARGIN * 0.2 }}
        text={`${width} m`}
      />
      <DimensionLine
        extent={extent}
        from={{ x: MARGIN * 0.4, y: MARGIN }}
        to={{ x: MARGIN * 0.4, y: extent.height }}
        text={`${depth} m`}
      />
      {outlets.map(({ kind, x, y, ports }) =>
        kind === 'desks' ? (
          <At key={`${x} ${y}`} extent={extent} place={{ x: x + MARGIN, y: y + MARGIN }}>
            <rect className="dark" x="-0.7em" y="-0.7em" width="1.4em" height="1.4em" />
            <g className="inverse">
              <text dy="0.35em" textAnchor="middle">
                {ports}
              </text>
            </g>
          </At>
        ) : null,
      )}
      {rooms.map(({ name, nameAt }) => (
        <text key={name} className="room-name" {...on(nameAt.x, nameAt.y)} textAnchor="middle">
          {name}
        </text>
      ))}
    </ScaleDrawing>
  );
}
