import type { FloorPlan } from '@/data/shop/drawing';
import { formatRectangle, ScaleDrawing, toPercentages } from './scale-drawing';

/** Metres left of and above the walls, for the dimension lines; right of and below them; and the width of a door. */
const MARGIN = 2;
const FAR_MARGIN = 0.7;
const DOOR = 0.9;
/** The positions of the dimension lines. */
const LINE_X = MARGIN * -0.6;
const LINE_Y = MARGIN * -0.8;

/** Transforms a door that opens down the page, by the direction in which it opens. */
const DOOR_TRANSFORMS: Readonly<Record<FloorPlan['doors'][number]['opens'], string>> = {
  down: '',
  up: ' scale(1-1)',
  left: ' rotate(90)',
  right: ' rotate(90) scale(1-1)',
};

/** Draws a 19-inch cabinet from above, as path data around its centre. */
const drawCabinet = ({ x, y }: FloorPlan['rack']) => formatRectangle(x - 0.3, y - 0.4, 0.6, 0.8);

/** The mark of an access point or a camera. Outlets at desks are drawn with their port numbers instead. */
function OutletMark({ kind, x, y }: FloorPlan['outlets'][number]) {
  if (kind === 'desks') return null;
  if (kind === 'camera') return <path className="endpoint" d={`M${x} ${y}l-.8-.5v1z`} />;
  return (
    <>
      <circle className="route" cx={x} cy={y} r="1.3" />
      <circle className="route" cx={x} cy={y} r="0.8" />
      <circle className="endpoint" cx={x} cy={y} r="0.4" />
    </>
  );
}

/** A floor plan to scale: walls, doors, the rack and the route of every cable. */
export function PlanDrawing({ plan }: { readonly plan: FloorPlan }) {
  const { width, depth, rooms, doors, rack, tray, outlets } = plan;
  const margins = MARGIN + FAR_MARGIN;
  const extent = { x: -MARGIN, y: -MARGIN, width: width + margins, height: depth + margins };
  const start = `M${rack.x} ${rack.y}`;
  const outline = formatRectangle(0, 0, width, depth);
  return (
    <ScaleDrawing
      extent={extent}
      shapes={
        <>
          <path className="solid" d={outline} />
          {outlets.map(({ x, y }) => (
            <path key={`${x} ${y}`} className="route" d={`${start}V${tray}H${x}V${y}`} />
          ))}
          {rooms.map(({ name, x, y, ...room }) => (
            <path key={name} className="wall" d={formatRectangle(x, y, room.width, room.depth)} />
          ))}
          <path className="wall" d={outline} />
          {doors.map(({ x, y, opens }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})${DOOR_TRANSFORMS[opens]}`}>
              <path className="gap" d={`M0 0H${DOOR}`} />
              <path className="fine" d={`M0 0V${DOOR}A${DOOR} ${DOOR} 0 0 0 ${DOOR} 0`} />
            </g>
          ))}
          <path className="dark" d={drawCabinet(rack)} />
          {outlets.map((outlet) => (
            <OutletMark key={`${outlet.x} ${outlet.y}`} {...outlet} />
          ))}
        </>
      }
      dimensions={[
        { from: [0, LINE_Y], to: [width, LINE_Y], text: `${width} m` },
        { from: [LINE_X, 0], to: [LINE_X, depth], text: `${depth} m` },
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
