import { layOutLineUp } from './line-up-layout';

const createThing = (width: number, height: number) =>
  ({ shape: 'sheet', name: `${width}`, width, height }) as const;

test('things stand on one floor, one after the other, within the drawing', () => {
  const { extent, placedThings, gap } = layOutLineUp([createThing(100, 50), createThing(200, 300)]);
  expect(placedThings.map(({ left }) => left)).toEqual([gap, expect.closeTo(2 * gap + 100, 6)]);
  expect(gap + 100 + gap + 200).toBeCloseTo(extent.width, 6);
  const [floor = 0, otherFloor] = placedThings.map((thing) => thing.floor);
  expect(otherFloor).toBe(floor);
  expect(floor).toBeGreaterThan(300);
  expect(extent.height).toBeGreaterThan(floor);
});

test('a thing more than twice as wide as every other stands on a floor below, unless all share one', () => {
  const things = [createThing(10, 20), createThing(90, 5), createThing(40, 30)];
  const { extent, placedThings, gap } = layOutLineUp(things);
  const [first, second, long] = placedThings.map(({ floor }) => floor);
  expect(placedThings.map(({ name }) => name)).toEqual(['10', '40', '90']);
  expect(first).toBe(second);
  expect((long ?? 0) - 5).toBeGreaterThan(first ?? 0);
  expect(gap + 90).toBeLessThanOrEqual(extent.width);
  expect(extent.height).toBeGreaterThan(long ?? 0);
  const onOneFloor = layOutLineUp(things, true).placedThings;
  expect(onOneFloor.map(({ name }) => name)).toEqual(['10', '90', '40']);
  expect(new Set(onOneFloor.map(({ floor }) => floor)).size).toBe(1);
});
