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

/** The left and bottom edges of each thing, in millimetres. Two drawings of one width have one scale. */
type Place = readonly [name: ThingName, left: number, bottom: number];
const TALL_PLACES: readonly Place[] = [
  ['sheet', 48, 366],
  ['tower', 350, 366],
];
const FLAT_PLACES: readonly Place[] = [
  ['mini', 48, 43],
  ['server', 48, 190],
];
const [WIDTH, TALL_HEIGHT, FLAT_HEIGHT] = [532, 452, 276] as const;

/** Computers from the front: a tower beside a sheet of paper with lines of text, and two flat ones. They are items of a grid. */
export function ComputersDrawing({ things }: Pick<Computers, 'things'>) {
  const renderLineUp = (height: number, places: readonly Place[]) => (
    <LineUp
      extent={{ width: WIDTH, height }}
      gap={14}
      things={places.map(([name, left, bottom]) => {
        const isPaper = name === 'sheet';
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
      <div className="self-end lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {renderLineUp(TALL_HEIGHT, TALL_PLACES)}
      </div>
      <div className="self-end">{renderLineUp(FLAT_HEIGHT, FLAT_PLACES)}</div>
    </>
  );
}
