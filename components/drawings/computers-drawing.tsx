import type { ComputersDrawing as Computers } from '@/data/shop/drawing';
import { LineUp } from './line-up';

/** Computers from the front, beside a sheet of paper with lines of text: the tall things above, the flat ones below. */
export function ComputersDrawing({ things }: Pick<Computers, 'things'>) {
  return (
    <LineUp
      width={740}
      height={665}
      gap={14}
      things={[
        {
          thing: things.sheet,
          left: 160,
          floor: 362,
          variant: 'solid',
          details: (
            <path
              className="fine"
              d="M30 42h90M30 60h150M30 78h150M30 96h110M30 132h150M30 150h150M30 168h150M30 186h70"
            />
          ),
        },
        {
          thing: things.mini,
          left: 612,
          floor: 555,
          variant: 'dark',
          details: (
            <path
              className="groove"
              d="M12 16h15v6h-15zM34 16h15v6h-15zM98 19a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
            />
          ),
        },
        {
          thing: things.tower,
          left: 446,
          floor: 362,
          variant: 'dark',
          details: (
            <path
              className="groove"
              d="M16 20h149v14H16zM18 58h14v6H18zM40 58h14v6H40zM147 62a8 8 0 1 0 16 0a8 8 0 1 0-16 0M20 130h141M20 151h141M20 172h141M20 193h141M20 214h141M20 235h141M20 256h141M20 277h141M20 298h141M20 319h141"
            />
          ),
        },
        {
          thing: things.server,
          left: 60,
          floor: 555,
          variant: 'dark',
          details: (
            <path
              className="groove"
              d="M16 0v44M467 0v44M28 9h98v26H28zM132 9h98v26h-98zM236 9h98v26h-98zM340 9h98v26h-98z"
            />
          ),
        },
      ]}
    />
  );
}
