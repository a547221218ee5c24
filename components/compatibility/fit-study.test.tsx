import { renderToStaticMarkup } from 'react-dom/server';
import type { FitStudy } from '@/data/shop/page';
import type { Product } from '@/data/shop/product';
import { gpu } from '@/lib/compatibility/testing/parts';
import { FitStudy as FitSection } from './fit-study';

const fit = {
  drawing: 'cards',
  heading: '',
  lead: '',
  room: { millimetres: 300, label: '300 mm' },
  thickness: '',
  scale: '',
} as FitStudy;

it.each([
  ['with room for a radiator', 200, 205, 'compatible', 'Fits this case, 95 mm to spare'],
  ['with room for our margin', 290, 295, 'conditional', 'Fits this case with only 5 mm to spare'],
  ['that is tight', 298, 303, 'conditional', 'with nothing to spare'],
  ['that is too long', 310, 315, 'incompatible', 'Too long for this case by 15 mm'],
])('gives a card %s the outcome of its product card', (_, length, room, outcome, text) => {
  const product = { ...gpu('G', { length, room }), specifications: {} } as unknown as Product;
  const html = renderToStaticMarkup(
    <FitSection fit={fit} parts={[{ product, millimetres: room }]} />,
  );
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(text);
  expect(html).toContain(`data-outcome="${outcome}"`);
});
