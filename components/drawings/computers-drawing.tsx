import type { ComputersDrawingData } from '@/data/shop/drawing';
import { LineUp } from './line-up';

/** Path data of the lines within each object's outline, from its top left corner. */
const SHEET = 'M30 42h90M30 60h150M30 78h150M30 96h110M30 132h150M30 150h150M30 168h150M30 186h70';
const TOWER =
  'M16 20h149v14H16zM18 58h14v6H18zM40 58h14v6H40zM147 62a8 8 0 1 0 16 0a8 8 0 1 0-16 0M20 130h141M20 151h141M20 172h141M20 193h141M20 214h141M20 235h141M20 256h141M20 277h141M20 298h141M20 319h141';
const MINI_PC = 'M12 16h15v6h-15zM34 16h15v6h-15zM98 19a6 6 0 1 0 12 0a6 6 0 1 0-12 0';
const RACK_SERVER =
  'M16 0v44M467 0v44M28 9h98v26H28zM132 9h98v26h-98zM236 9h98v26h-98zM340 9h98v26h-98z';

/**
 * Computers from the front: a tower beside a sheet of paper, and two flat ones. Both drawings are
 * items of a grid and 532 mm wide, so they have one scale.
 */
export const ComputersDrawing = ({ objects }: Pick<ComputersDrawingData, 'objects'>) => (
  <>
    <div className="self-end lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <LineUp
        viewBox={[0, 0, 532, 452]}
        gap={14}
        objects={[
          { ...objects.sheet, left: 48, bottom: 366, fill: 'solid', lines: SHEET },
          { ...objects.tower, left: 350, bottom: 366, fill: 'dark', lines: TOWER },
        ]}
      />
    </div>
    <div className="self-end">
      <LineUp
        viewBox={[0, 0, 532, 276]}
        gap={14}
        objects={[
          { ...objects.miniPc, left: 48, bottom: 43, fill: 'dark', lines: MINI_PC },
          { ...objects.rackServer, left: 48, bottom: 190, fill: 'dark', lines: RACK_SERVER },
        ]}
      />
    </div>
  </>
);
