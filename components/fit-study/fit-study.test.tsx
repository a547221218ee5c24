import { renderToStaticMarkup } from 'react-dom/server';
import { gamingHardware } from '@/data/shop/pages/gaming-hardware';
import { createGpu } from '@/lib/compatibility/testing/parts';
import { FitStudy } from './fit-study';

const study = { ...gamingHardware.fitStudy, limit: { millimetres: 300, label: '300 mm' } };

it.each([
  ['with 5 mm to spare', { length: 290, requiredLength: 295 }, ['conditional']],
  ['of unknown length', { requiredLength: 295 }, []],
])('gives a graphics card %s the outcome of its product card', (_, sizes, outcomes) => {
  const html = renderToStaticMarkup(
    <FitStudy study={study} products={[createGpu({ id: 'G', ...sizes })]} />,
  );
  expect(Array.from(html.matchAll(/data-outcome="(.*?)"/g), ([, outcome]) => outcome)).toEqual(
    outcomes,
  );
});
