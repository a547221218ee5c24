import clsx from 'clsx';
import type { LineDrawingName } from '@/data/types';

/** Of each drawing: its outlines, then what is drawn in the accent's colour. */
const PATHS: Readonly<Record<LineDrawingName, readonly [string, string]>> = {
  letter: ['M9 3h42v34H9zM1 21v30h58V21L30 41z', 'M16 11h18m-18 8h28m-28 8h12'],
  check: [
    'M1 11h36v36H1zM11 21h16v16H11zM15 21v-5m4 5v-5m4 5v-5m-8 26v-5m4 5v-5m4 5v-5M43 5h24v46H43zM58 16h4m-4 12h4m-4 12h4',
    'm47 16 3 3 5-6m-8 15 3 3 5-6m-8 15 3 3 5-6',
  ],
  quote: [
    'M1 3h32l10 10v40H1zM33 3v10h10M8 15h14m-14 8h14m8 0h6m-28 8h14m8 0h6',
    'M23 39h14v8H23z',
  ],
  parcel: ['m28 3 27 12v28L28 55 1 43V15zM1 15l27 12 27-12M28 27v28', 'm14 9 27 12v10m-6 13 13-6'],
  bin: [
    'M10 15h32l-4 32H14zM19 21l2 20m5-20v20m7-20-2 20M6 15v-4q20-7 40 0v4zM46 12h5v6M40 47a4 4 0 1 1-8 0 4 4 0 0 1 8 0M6 54h40v3H6z',
    'm1 3 50 48M51 3 1 51',
  ],
};

interface LineDrawingProps {
  readonly name: LineDrawingName;
  /** Its width and what it keeps around it, where a layout wants others than its own. */
  readonly className?: string;
}

/** A small drawing of what the text beside it says, in two colours; hidden from assistive technology. */
export function LineDrawing({ name, className }: LineDrawingProps) {
  const [outline, accent] = PATHS[name];
  return (
    <svg aria-hidden="true" viewBox="0 0 72 58" className={clsx('line-drawing', className)}>
      <path d={outline} />
      <path d={accent} className="text-accent-ink" />
    </svg>
  );
}
