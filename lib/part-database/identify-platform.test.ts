import type { FactsOf } from '@/data/parts/facts';
import { identifyPlatform } from './identify-platform';
import { loadParts } from './part-database';

it.each<[socket: string | undefined, memoryType: string | undefined, ...typed: string[]]>([
  ['AM4', 'DDR4', 'B550', 'b450m', 'AMD X570S', 'A320 board', 'ASRock B550 something', 'AM4'],
  ['AM5', 'DDR5', 'X670E', 'b650', 'B650EM', 'X870E motherboard', 'am5 DDR5'],
  ['LGA1851', 'DDR5', 'z890'],
  ['LGA1700', undefined, 'z790', 'B760M', 'LGA 1700', 'lga-1700', 'B660 DDR4 or DDR5'],
  ['LGA1700', 'DDR4', 'B760 DDR4', 'ASRock B760 PRO RS/D4'],
  ['LGA1700', 'DDR5', 'Z790 ddr5-6000'],
  ['LGA1151', undefined, 'Z390', 'H110M', 'B365', 'Gigabyte GA-Z270P-D3'],
  ['LGA1151', 'DDR3', 'GA-H110M-S2 DDR3'],
  ['LGA1150', 'DDR3', 'Z97X', 'H81M-K'],
  ['FM2+', 'DDR3', 'A88XM'],
  // Contradictions, and motherboards whose sockets have these names, too.
  [undefined, undefined, '', 'a good board', 'B550 or B650', 'B550 DDR5', 'X79', 'LGA2011-3'],
  // They take a notebook's memory, and processors of few watts.
  [undefined, undefined, 'DeskMini B760', 'ASRock Desk Mini X300', 'deskmeet B660'],
])('finds %s and %s', (socket, memoryType, ...typed) => {
  for (const text of typed) {
    const platform = identifyPlatform(text);
    expect([text, platform?.socket, platform?.memoryType]).toEqual([text, socket, memoryType]);
  }
});

it('agrees with every motherboard of the database whose name has a chipset', async () => {
  const motherboards = (await loadParts('motherboard')).flatMap(({ model, facts }) => {
    const { socket, memorySpeeds = {} } = facts as FactsOf<'motherboard'>;
    const [memoryType] = Object.keys(memorySpeeds);
    const platform = identifyPlatform(model);
    return platform ? [{ model, platform, socket, memoryType }] : [];
  });
  expect(motherboards.length).toBeGreaterThan(2500);
  const contradicted = motherboards.filter(
    ({ platform, socket, memoryType }) =>
      platform.socket !== socket ||
      ![undefined, platform.memoryType ?? memoryType].includes(memoryType),
  );
  expect(contradicted).toEqual([]);
});
