import type { PartFacts } from '@/lib/content/facts';
import {
  computeBlockStarts,
  computeCabling,
  layOutDesk,
  layOutLineUp,
  listMeasuredParts,
  selectDrawnParts,
} from './measures';

test('a desk leaves the sides what screens do not take, and the mouse what keys right of the letters do not', () => {
  const { screens, keyboards } = layOutDesk({
    width: 1400,
    screens: [
      { name: 'Two', diagonal: 27, shape: [16, 9], abreast: 2 },
      { name: 'Wide', diagonal: 34, shape: [43, 18], abreast: 1 },
    ],
    keyboards: [
      { name: 'Letters', blocks: [15] },
      { name: 'Full', blocks: [15, 3, 4] },
    ],
  });
  const sizes = screens.map(({ width, height }) => [Math.round(width), Math.round(height)]);
  expect(sizes).toEqual([
    [598, 336],
    [797, 333],
  ]);
  // Two of 597.7 on 1,400; half of 15 keys to the right of the middle, and then two gaps and seven keys.
  expect(screens[0]?.beside).toBeCloseTo(102.3, 1);
  expect(keyboards[0]?.mouse).toBeCloseTo(700 - 7.5 * 19.05, 6);
  expect(keyboards[1]?.mouse).toBeCloseTo(700 - 15 * 19.05, 6);
});

test('a key is three quarters of an inch, with a quarter of one between blocks', () => {
  expect(computeBlockStarts([2, 1])).toEqual([0, expect.closeTo(2.25 * 19.05, 6)]);
});

type Part = { readonly facts?: PartFacts };

const thing = (width: number, height: number) =>
  ({ shape: 'sheet', name: `${width}`, width, height }) as const;

test('things stand on one floor, each after the one before and within what is drawn', () => {
  const { extent, placed, room } = layOutLineUp([thing(100, 50), thing(200, 300)]);
  expect(placed.map(({ left }) => left)).toEqual([room, expect.closeTo(2 * room + 100, 6)]);
  expect(room + 100 + room + 200).toBeCloseTo(extent.width, 6);
  const [floor = 0, same] = placed.map((one) => one.floor);
  expect(same).toBe(floor);
  expect(floor).toBeGreaterThan(300);
  expect(extent.height).toBeGreaterThan(floor);
});

test('one more than twice as wide as all others stands on a floor of its own, below theirs', () => {
  const { extent, placed, room } = layOutLineUp([thing(10, 20), thing(90, 5), thing(40, 30)]);
  const [one, other, long] = placed.map(({ name, floor }) => ({ name, floor }));
  expect([one?.name, other?.name, long?.name]).toEqual(['10', '40', '90']);
  expect(one?.floor).toBe(other?.floor);
  expect((long?.floor ?? 0) - 5).toBeGreaterThan(one?.floor ?? 0);
  expect(room + 90).toBeLessThanOrEqual(extent.width);
  expect(extent.height).toBeGreaterThan(long?.floor ?? 0);
  const wide = layOutLineUp([thing(10, 20), thing(90, 5), thing(40, 30)], true).placed;
  expect(wide.map(({ name }) => name)).toEqual(['10', '90', '40']);
  expect(new Set(wide.map((one) => one.floor)).size).toBe(1);
});

test('a floor plan adds up ports and power, and follows the longest cable over the ceiling', () => {
  const needs = computeCabling({
    rack: { x: 0, y: 10 },
    tray: 5,
    ceiling: 2.5,
    outlets: [
      { kind: 'desks', x: 4, y: 5, ports: 4 },
      { kind: 'access point', x: 11, y: 1, ports: 1 },
      { kind: 'desks', x: 10, y: 1, ports: 1 },
      { kind: 'camera', x: 0, y: 5, ports: 1 },
    ],
  });
  // Five to the tray, ten along it and four across, and five up and down; an access point has nothing to come down to.
  const longest = { drawn: 19, drops: 5, all: 24 };
  expect(needs).toEqual({ ports: 7, powered: 2, accessPoints: 1, longest });
});

test('a size is what is known of a card’s room and of a module’s height', () => {
  const card = { facts: { part: 'card', room: 350 } } as Part;
  const kit = { facts: { part: 'memory', height: 34.9 } } as Part;
  const unknown = { facts: { part: 'memory' } } as Part;
  const all = [card, unknown, kit, {}];
  expect(listMeasuredParts(all, 'card')).toEqual([{ product: card, millimetres: 350 }]);
  expect(listMeasuredParts(all, 'memory')).toEqual([{ product: kit, millimetres: 34.9 }]);
});

it('draws all of few parts, and of many the longest, the median and the shortest', () => {
  const parts = [320, 180, 348, 240, 290].map((millimetres) => ({ millimetres }));
  const drawn = [348, 290, 180].map((millimetres) => ({ millimetres }));
  expect(selectDrawnParts(parts)).toEqual(drawn);
  expect(selectDrawnParts(parts.slice(1))).toEqual(parts.slice(1));
});
