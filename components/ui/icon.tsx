import clsx from 'clsx';
import type { IconName } from '@/data/vocabulary';

type Sign =
  | 'arrow'
  | 'check'
  | 'cross'
  | 'down'
  | 'exchange'
  | 'mail'
  | 'menu'
  | 'plus'
  | 'star'
  | 'unknown'
  | 'warning';

/** Each as one path in a square of 24. */
const SHAPES: Readonly<Record<IconName | Sign, string>> = {
  gamepad:
    'M6 11h4M8 9v4M15 12h.01M18 10h.01M7 5h10a4 4 0 0 1 4 3.6l1 7.4a3 3 0 0 1-5.4 1.8L14.5 15h-5l-2.1 2.8A3 3 0 0 1 2 16l1-7.4A4 4 0 0 1 7 5z',
  cpu: 'M5 5h14v14H5zM9 9h6v6H9zM7 2v3m5-3v3m5-3v3M7 19v3m5-3v3m5-3v3M2 7h3m-3 5h3m-3 5h3M19 7h3m-3 5h3m-3 5h3',
  desktop: 'M6 2h12v20H6zM9 6h6M9 10h6M15 14h.01',
  drive: 'M2 12v8h20v-8l-4-8H6zh20M6 16h.01M10 16h.01',
  headset: 'M3 12v-1a9 9 0 0 1 18 0v8a3 3 0 0 1-3 3h-6M3 12h4v7H3zM17 12h4v7h-4z',
  network: 'M16 16h6v6h-6zM2 16h6v6H2zM9 2h6v6H9zM5 16v-4h14v4M12 8v4',
  arrow: 'M5 12h14m-7-7 7 7-7 7',
  check: 'M20 6 9 17l-5-5',
  cross: 'M18 6 6 18M6 6l12 12',
  down: 'M6 9l6 6 6-6',
  exchange: 'M3 11a9 9 0 0 1 16-5l2 2m0-5v5h-5M21 13a9 9 0 0 1-16 5l-2-2m0 5v-5h5',
  mail: 'M2 4h20v16H2zM2 7l10 6 10-6',
  menu: 'M4 5h16M4 12h16M4 19h16',
  plus: 'M5 12h14M12 5v14',
  star: 'M12 2.5l3 6 6.5 1-4.7 4.6 1.1 6.5-5.9-3.1-5.9 3.1 1.1-6.5-4.7-4.6 6.5-1z',
  unknown: 'M2 12a10 10 0 0 0 20 0 10 10 0 0 0-20 0M9 9.5a3 2.5 0 0 1 6 0c0 2-2 2-3 3.5M12 17h.01',
  warning: 'M12 3 22 20H2zM12 10v4M12 17h.01',
};

interface IconProps {
  readonly name: IconName | Sign;
  /** Its size, where that is not 24 pixels, and its colour, where that is not the text's. */
  readonly className?: string;
}

/** A line icon beside a text that says the same; hidden from assistive technology. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={clsx('icon', className)}>
      <path d={SHAPES[name]} />
    </svg>
  );
}
