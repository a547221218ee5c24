import { render, screen } from '@testing-library/react';
import { pcComponents } from '@/data/category-pages/pc-components';
import { countBoard } from './count-looks';
import { CountTiles } from './count-tiles';

it('the board is a list of counts, each at a place of its own', () => {
  const { tilesHeading, tiles } = pcComponents;
  render(
    <CountTiles
      look={countBoard}
      heading={tilesHeading}
      tiles={tiles}
      counts={tiles.map((_, index) => index)}
      onChoose={() => {}}
    />,
  );
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(
    tiles.map(({ label }, index) => `${index} ${label}`),
  );
  expect(new Set(items.map(({ className }) => className)).size).toBe(tiles.length);
  expect(items.map(({ className }) => className)).not.toContain('');
});
