import type { DrivesDrawingData } from '@/data/shop/drawing';
import { LineUp } from './line-up';

/** The notch for the screw at the end of an M.2 drive. */
const NOTCH = <path className="solid" d="M8 0a3 3 0 0 0 6 0" />;

const CHIP_CLASS = 'fill-muted stroke-none';

/** A drive's gold contacts, a dashed line. Without `vector-effect`, its dashes are to scale. */
const CONTACTS_CLASS = 'stroke-contacts stroke-4 [stroke-dasharray:0.7_0.5] [vector-effect:none]';

/** The platter, the hub and the arm of a hard drive, as path data. */
const PLATTER =
  'M6 53.8a44.8 44.8 0 1 0 89.6 0a44.8 44.8 0 1 0-89.6 0M37.8 53.8a13 13 0 1 0 26 0a13 13 0 1 0-26 0M72.6 127a9 9 0 1 0 18 0a9 9 0 1 0-18 0M79.6 125L55 87';

const SHORT_M2 = (
  <>
    {NOTCH}
    <path className={CHIP_CLASS} d="M4.5 6h13v15h-13z" />
    <path className={CONTACTS_CLASS} d="M1 28h13M17 28h4" />
  </>
);
const LONG_M2 = (
  <>
    {NOTCH}
    <path className={CHIP_CLASS} d="M4.5 7h13v15h-13zM4.5 27h13v15h-13zM6.5 50h9v9h-9z" />
    <path className={CONTACTS_CLASS} d="M1 78h13M17 78h4" />
  </>
);
const SATA_SSD = (
  <>
    <path className="solid" d="M8 12h54v60H8z" />
    <path className="fine" d="M14 28h26M14 38h18" />
    <path className={CONTACTS_CLASS} d="M14 98h12M29 98h20" />
  </>
);
const HARD_DRIVE_CONNECTOR = <path className="dark" d="M20 143h42v4H20z" />;

/** Drives from above: two M.2 drives, an SSD and a hard drive. */
export const DrivesDrawing = ({ objects }: Pick<DrivesDrawingData, 'objects'>) => (
  <LineUp
    viewBox={[0, 0, 322, 212]}
    gap={6}
    objects={[
      { ...objects.shortM2, left: 20, bottom: 149, fill: 'dark', details: SHORT_M2 },
      { ...objects.longM2, left: 72, bottom: 149, fill: 'dark', details: LONG_M2 },
      { ...objects.sataSsd, left: 122, bottom: 149, fill: 'dark', details: SATA_SSD },
      {
        ...objects.hardDrive,
        left: 219,
        bottom: 149,
        fill: 'solid',
        lines: PLATTER,
        details: HARD_DRIVE_CONNECTOR,
      },
    ]}
  />
);
