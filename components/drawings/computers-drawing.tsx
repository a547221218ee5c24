import type { ComputersDrawing as Computers } from '@/data/shop/drawing';
import { LineUp } from './line-up';

type ThingName = keyof Computers['things'];

/** Path data of the lines within each thing's outline, from its top left corner. */
const LINES: Readonly<Record<ThingName, string>> = {
  sheet: 'M30 42h90M30 60h150M30 78h150M30 96h110M30 132h150M30 150h150M30 168h150M30 186h70',
  tower:
    'M16 20h149v14H16zM18 58h14v6H18zM40 58h14v6H40zM147 62a8 8 0 1 0 16 0a8 8 0 1 0-16 0M20 130h141M20 151h141M20 172h141M20 193h141M20 214h141M20 235h141M20 256h141M20 277h141M20 298h141M20 319h141',
  mini: 'M12 16h15v6h-15zM34 16h15v6h-15zM98 19a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  server: 'M16 0v44M467 0v44M28 9h98v26H28zM132 9h98v26h-98zM236 9h98v26h-98zM340 9h98v26h-98z',
};

/** Where each thing stands: its left and bottom edges, in millimetres. On a phone they stand in two rows. */
const ONE_ROW = {
  extent: { width: 1330, height: 460 },
  places: { sheet: [60, 375], tower: [350, 375], mini: [612, 375], server: [845, 375] },
} as const;
const TWO_ROWS = {
  extent: { width: 740, height: 665 },
  places: { sheet: [160, 362], tower: [446, 362], mini: [612, 555], server: [60, 555] },
} as const;

/** Computers from the front, beside a sheet of paper with lines of text. */
export function ComputersDrawing({ things }: Pick<Computers, 'things'>) {
  const renderLineUp = ({ extent, places }: typeof ONE_ROW | typeof TWO_ROWS) => (
    <LineUp
      extent={extent}
      gap={14}
      things={(Object.keys(places) as readonly ThingName[]).map((name) => {
        const isPaper = name === 'sheet';
        const [left, bottom] = places[name];
        return {
          thing: things[name],
          left,
          bottom,
          fill: isPaper ? 'solid' : 'dark',
          details: <path className={isPaper ? 'fine' : 'groove'} d={LINES[name]} />,
        };
      })}
    />
  );
  return (
    <>
      <div className="max-sm:hidden">{renderLineUp(ONE_ROW)}</div>
      <div className="sm:hidden">{renderLineUp(TWO_ROWS)}</div>
    </>
  );
}
