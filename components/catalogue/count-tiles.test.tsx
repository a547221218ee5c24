/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CountTiles } from './count-tiles';

const page = {
  tilesHeading: 'Kinds',
  tiles: ['Memory', 'Fans'].map((counts) => ({ label: counts, counts })),
};

it('puts a category without a position below the drawing, where it moves no other tile', () => {
  render(<CountTiles page={page} isOnDrawing products={[{ category: 'Fans' }]} />);
  const getTile = (name: RegExp) => screen.getByRole('link', { name });
  expect(getTile(/Memory 0/).closest('.count-drawing')).not.toBeNull();
  expect(getTile(/Fans 1/).closest('.count-drawing')).toBeNull();
});
