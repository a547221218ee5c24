import { renderToStaticMarkup } from 'react-dom/server';
import { gamingAccessories } from '@/data/shop/pages/gaming-accessories';
import { DeskDrawing } from './desk-drawing';

it('prints lengths that add up to the width of the desk, two rows on each', () => {
  const markup = renderToStaticMarkup(<DeskDrawing desk={gamingAccessories.drawing} />);
  const lengths = [...markup.matchAll(/>([\d,]+)</g)].map(([, text = '']) =>
    Number(text.replace(',', '')),
  );
  expect(lengths).toHaveLength(12);
  for (const row of [0, 3, 6, 9])
    expect(lengths.slice(row, row + 3).reduce((sum, length) => sum + length)).toBe(1400);
});
