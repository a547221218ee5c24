import type { DrivesDrawing as Drives } from '@/data/shop/drawing';
import { LineUp } from './line-up';

/** Drives from above: two sticks with their chips and contacts, an SSD with its label, and a hard drive with its disk and arm. */
export function DrivesDrawing({ things }: Pick<Drives, 'things'>) {
  return (
    <LineUp
      width={322}
      height={212}
      gap={6}
      things={[
        {
          thing: things.short,
          left: 26,
          floor: 149,
          variant: 'dark',
          details: <path className="groove" d="M4.5 6h13v15h-13zM1 26h17M20 26h1" />,
        },
        {
          thing: things.long,
          left: 74,
          floor: 149,
          variant: 'dark',
          details: (
            <path
              className="groove"
              d="M4.5 6h13v15h-13zM4.5 26h13v15h-13zM4.5 46h13v15h-13zM1 76h17M20 76h1"
            />
          ),
        },
        {
          thing: things.slab,
          left: 122,
          floor: 149,
          variant: 'dark',
          details: (
            <>
              <path className="solid" d="M8 12h54v60H8z" />
              <path className="fine" d="M14 28h26M14 38h18" />
              <path className="groove" d="M14 95h34v5H14z" />
            </>
          ),
        },
        {
          thing: things.disk,
          left: 219,
          floor: 149,
          variant: 'solid',
          details: (
            <>
              <path
                className="fine"
                d="M6 53.8a44.8 44.8 0 1 0 89.6 0a44.8 44.8 0 1 0-89.6 0M37.8 53.8a13 13 0 1 0 26 0a13 13 0 1 0-26 0M72.6 127a9 9 0 1 0 18 0a9 9 0 1 0-18 0M79.6 125L55 87"
              />
              <path className="dark" d="M20 143h42v4H20z" />
            </>
          ),
        },
      ]}
    />
  );
}
