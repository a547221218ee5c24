import { render, screen } from '@testing-library/react';
import { CountTiles } from './count-tiles';

const page = {
  tilesHeading: 'Kinds',
  tiles: ['Memory', 'Fans'].map((counts) => ({ label: counts, counts })),
};

it('what has no place on the board is counted outside it, where it moves no other', () => {
  const board = { heading: '', drawing: null, places: { Memory: 'inset-0' } };
  render(<CountTiles page={page} board={board} shown={[{ category: 'Fans' }]} />);
  const count = (name: RegExp) => screen.getByRole('link', { name });
  expect(count(/Memory 0/).closest('.board-counts')).not.toBeNull();
  expect(count(/Fans 1/).closest('.board-counts')).toBeNull();
});
