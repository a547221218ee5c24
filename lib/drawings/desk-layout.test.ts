import { computeBlockStarts, layOutDesk } from './desk-layout';

test('a desk has the space that screens leave at its sides, and that keyboards leave for the mouse', () => {
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
  // Two screens of 597.7 mm on 1,400 mm.
  expect(screens[0]?.sideSpace).toBeCloseTo(102.3, 1);
  // Half of the 15 letter keys are right of the middle; then two gaps and seven keys.
  expect(keyboards[0]?.mouseSpace).toBeCloseTo(700 - 7.5 * 19.05, 6);
  expect(keyboards[1]?.mouseSpace).toBeCloseTo(700 - 15 * 19.05, 6);
});

test('a block begins a quarter of a key after the one before', () => {
  expect(computeBlockStarts([2, 1])).toEqual([0, expect.closeTo(2.25 * 19.05, 6)]);
});
