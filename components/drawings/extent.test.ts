import { placeIn } from './extent';

test('a place is told as shares of what the drawing shows', () => {
  const extent = { width: 400, height: 90 };
  expect(placeIn(extent, { x: 0, y: 90 })).toEqual({ x: '0%', y: '100%' });
  expect(placeIn(extent, { x: 300, y: 30 })).toEqual({ x: '75%', y: '33.33%' });
});
