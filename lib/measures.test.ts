import { blockStarts, keysWidth, panelSize, planNeeds, sideBySide, sized } from './measures';

test('a panel of 16:9 is measured from its diagonal', () => {
  const { width, height } = panelSize(27);
  expect([width, height].map(Math.round)).toEqual([598, 336]);
});

test('keys are three quarters of an inch, with a quarter of one between blocks', () => {
  expect(keysWidth([16])).toBeCloseTo(304.8, 1);
  expect(keysWidth([15, 3, 4])).toBeCloseTo(428.6, 1);
  expect(blockStarts([2, 1])).toEqual([0, expect.closeTo(2.25 * 19.05, 6)]);
});

test('things stand on one floor, each after the one before and within what is drawn', () => {
  const thing = (width: number, height: number) =>
    ({ shape: 'sheet', name: 'A', width, height }) as const;
  const { extent, floor, lefts, room } = sideBySide([thing(100, 50), thing(200, 300)]);
  expect(lefts).toEqual([room, expect.closeTo(2 * room + 100, 6)]);
  expect(room + 100 + room + 200).toBeCloseTo(extent.width, 6);
  expect(floor).toBeGreaterThan(300);
  expect(extent.height).toBeGreaterThan(floor);
});

test('a floor plan adds up ports and power, and follows the longest cable over the ceiling', () => {
  const needs = planNeeds({
    rack: { x: 0, y: 10 },
    tray: 5,
    ceiling: 2.5,
    outlets: [
      { kind: 'desks', x: 4, y: 5, ports: 4 },
      { kind: 'access point', x: 10, y: 1, ports: 1 },
      { kind: 'camera', x: 0, y: 5, ports: 1 },
    ],
  });
  // Five up and down, five to the tray, ten along it and four across.
  expect(needs).toEqual({ ports: 6, powered: 2, accessPoints: 1, longestRun: 24 });
});

test('a size is read where a specification of the category states millimetres, and only there', () => {
  const kit = (specifications: Record<string, string>) =>
    ({ category: 'Memory', specifications }) as const;
  const [long, precise] = [kit({ Length: '348 mm' }), kit({ Length: '34.9 mm' })];
  const drive = { ...long, category: 'Storage' } as const;
  const others = [kit({ Length: '3 slots' }), kit({ Height: '1 mm' }), drive];
  expect(sized([long, ...others, precise], 'Memory', 'Length')).toEqual([
    { product: long, millimetres: 348 },
    { product: precise, millimetres: 34.9 },
  ]);
});
