import type { DrawnThing } from '@/checks/schemas/drawings';
import type { DrawnShape } from '@/data/vocabulary';
import { tenths } from './extent';

interface ShapeProps {
  readonly width: number;
  readonly height: number;
}

/** A sheet of paper, written on. */
function Sheet({ width, height }: ShapeProps) {
  const lines = [0.14, 0.2, 0.26, 0.38, 0.44, 0.5, 0.56];
  return (
    <>
      <path className="solid" d={`M0 0H${width}V${height}H0Z`} />
      {lines.map((line) => (
        <path
          key={line}
          className="fine"
          d={`M${tenths(width * 0.14)} ${tenths(height * line)}H${tenths(width * 0.86)}`}
        />
      ))}
    </>
  );
}

/** The front of a mini PC: its button and sockets. */
function Mini({ width, height }: ShapeProps) {
  return (
    <>
      <rect className="dark" width={width} height={height} rx="5" />
      <circle className="fine" cx={width - 14} cy={height / 2} r="6" />
      <path className="fine" d={`M12 ${height / 2 - 3}h15v6h-15zM34 ${height / 2 - 3}h15v6h-15z`} />
    </>
  );
}

/** The front of a tower: a bay, its button, and the slots that it breathes through. */
function Tower({ width, height }: ShapeProps) {
  const slots = Array.from({ length: 9 }, (_, slot) => tenths(height * (0.36 + slot * 0.06)));
  return (
    <>
      <rect className="dark" width={width} height={height} rx="4" />
      <path className="fine" d={`M16 20H${width - 16}v14H16z`} />
      <circle className="fine" cx={width - 26} cy="62" r="8" />
      <path className="fine" d="M18 58h14v6H18zM40 58h14v6H40z" />
      {slots.map((slot) => (
        <path key={slot} className="fine" d={`M20 ${slot}H${width - 20}`} />
      ))}
    </>
  );
}

/** One unit of a rack between its ears: four drives, and a grille. */
function Unit({ width, height }: ShapeProps) {
  const ear = 16;
  const drive = 98;
  return (
    <>
      <path className="dark" d={`M0 0H${width}V${height}H0Z`} />
      <path className="fine" d={`M${ear} 0V${height}M${width - ear} 0V${height}`} />
      {[0, 1, 2, 3].map((bay) => (
        <path
          key={bay}
          className="fine"
          d={`M${ear + 12 + bay * (drive + 6)} ${tenths(height * 0.2)}h${drive}v${tenths(height * 0.6)}h-${drive}z`}
        />
      ))}
      <circle className="fine" cx={ear / 2} cy={height / 2} r="3" />
      <circle className="fine" cx={width - ear / 2} cy={height / 2} r="3" />
    </>
  );
}

/** An M.2 stick: its contacts with the notch of key M, its chips, and half a hole for the screw. */
function Stick({ width, height }: ShapeProps) {
  const half = width / 2;
  const chips = Math.floor((height - 12) / 20);
  return (
    <>
      <path
        className="dark"
        d={`M0 0H${half - 2.75}a2.75 2.75 0 0 0 5.5 0H${width}V${height - 4}h-1v4H${width - 4}v-3.5h-1.2v3.5H1v-4H0Z`}
      />
      <path
        className="fine"
        d={Array.from({ length: chips }, (_, chip) => `M4.5 ${6 + chip * 20}h13v15h-13z`).join('')}
      />
    </>
  );
}

/** A 2.5-inch drive: its label, its screws. */
function Slab({ width, height }: ShapeProps) {
  return (
    <>
      <rect className="dark" width={width} height={height} rx="3" />
      <rect className="solid" x="8" y="12" width={width - 16} height={height - 40} rx="1" />
      <path className="fine" d={`M14 ${height * 0.3}h26M14 ${height * 0.4}h18`} />
      <path className="fine" d={`M14 ${height - 4}h34v4h-34z`} />
    </>
  );
}

/** A 3.5-inch hard drive with its lid, the disk's place and the arm's seen in it. */
function Disk({ width, height }: ShapeProps) {
  const half = width / 2;
  return (
    <>
      <rect className="solid" width={width} height={height} rx="3" />
      <circle className="fine" cx={half} cy={half + 3} r={half - 6} />
      <circle className="fine" cx={half} cy={half + 3} r="13" />
      <path className="fine" d={`M${width - 22} ${height - 22}L${half + 4} ${half + 36}`} />
      <circle className="fine" cx={width - 20} cy={height - 20} r="9" />
      <path className="dark" d={`M20 ${height - 4}h42v4h-42z`} />
    </>
  );
}

const SHAPES: Readonly<Record<DrawnShape, (props: ShapeProps) => React.ReactNode>> = {
  sheet: Sheet,
  mini: Mini,
  tower: Tower,
  unit: Unit,
  stick: Stick,
  slab: Slab,
  disk: Disk,
};

interface ThingProps {
  readonly thing: DrawnThing;
  readonly left: number;
  readonly floor: number;
}

/** A thing in outline, standing on a floor; what is drawn within the outline tells its kind and measures nothing. */
export function Thing({ thing: { shape, width, height }, left, floor }: ThingProps) {
  const Outline = SHAPES[shape];
  return (
    <g transform={`translate(${tenths(left)} ${tenths(floor - height)})`}>
      <Outline width={width} height={height} />
    </g>
  );
}
