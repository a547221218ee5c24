import type { FloorPlan } from '@/checks/schemas/drawings';
import { box, placeIn } from './extent';
import { Dimensions, ScaleDrawing } from './scale-drawing';

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
  const [right, foot] = [width + MARGIN, depth + MARGIN];
  const extent = { width: right, height: foot };
  const on = (x: number, y: number) => placeIn(extent, [x + MARGIN, y + MARGIN]);
  const outside = box(0, 0, width, depth);
  return (
    <ScaleDrawing
      extent={extent}
      shapes={
        <g transform={`translate(${MARGIN} ${MARGIN})`}>
          <path className="solid" d={outside} />
          {outlets.map(({ x, y }) => (
            <path
              key={`${x} ${y}`}
              className="limit"
              d={`M${rack.x} ${rack.y}V${tray}H${x}V${y}`}
            />
          ))}
          {rooms.map(({ name, x, y, ...room }) => (
            <path key={name} className="wall" d={box(x, y, room.width, room.depth)} />
          ))}
          <path className="wall" d={outside} />
          {doors.map(({ x, y, along }) => (
            <g
              key={`${x} ${y}`}
              transform={`translate(${x} ${y})${along === 'y' ? ' rotate(90)' : ''}`}
            >
              <path className="gap" d={`M0 0H${DOOR}`} />
              <path className="fine" d={`M0 0V${DOOR}A${DOOR} ${DOOR} 0 0 0 ${DOOR} 0`} />
            </g>
          ))}
          <path
            className="dark"
            d={box(
              rack.x - CABINET.width / 2,
              rack.y - CABINET.depth / 2,
              CABINET.width,
              CABINET.depth,
            )}
          />
          {outlets.map((outlet) => (
            <Mark key={`${outlet.x} ${outlet.y}`} {...outlet} />
          ))}
        </g>
      }
    >
      <Dimensions
        extent={extent}
        lines={[
          { from: [MARGIN, MARGIN * 0.2], to: [right, MARGIN * 0.2], text: `${width} m` },
          { from: [MARGIN * 0.4, MARGIN], to: [MARGIN * 0.4, foot], text: `${depth} m` },
        ]}
      />
      {outlets
        .filter(({ kind }) => kind === 'desks')
        .map(({ x, y, ports }) => (
          <svg key={`${x} ${y}`} aria-hidden="true" overflow="visible" {...on(x, y)}>
            <rect className="dark" x="-0.7em" y="-0.7em" width="1.4em" height="1.4em" />
            <g className="inverse">
              <text dy="0.35em">{ports}</text>
            </g>
          </svg>
        ))}
      {rooms.map(({ name, nameAt: { x, y } }) => (
        <text key={name} className="room-name" {...on(x, y)}>
          {name}
        </text>
      ))}
    </ScaleDrawing>
  );
}
