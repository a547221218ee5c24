import { clsx } from 'clsx';
import type { LineDrawingName } from '@/data/vocabulary';
import drawings from './line-drawings.svg';

/** The views of line-drawings.svg, with the width of each. */
const WIDTHS: Readonly<Record<LineDrawingName, number>> = {
  letter: 60,
  check: 68,
  quote: 44,
  list: 56,
  parcel: 56,
  calendar: 54,
  sealed: 54,
  fault: 54,
  bin: 52,
};
/** They are all as high. */
const HEIGHT = 58;

interface LineDrawingProps {
  readonly name: LineDrawingName;
  /** Its height and what it keeps around it, where a layout wants others than its own. */
  readonly className?: string;
}

/** A small drawing of what the text beside it says, in two colours; hidden from assistive technology. */
export function LineDrawing({ name, className }: LineDrawingProps) {
  return (
    <img
      src={`${drawings.src}#${name}`}
      width={WIDTHS[name]}
      height={HEIGHT}
      alt=""
      loading="lazy"
      className={clsx('line-drawing', className)}
    />
  );
}
