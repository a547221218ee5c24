import { renderToStaticMarkup } from 'react-dom/server';
import type { GpuFitStudyData } from '@/data/shop/page';
import { gpu } from '@/lib/compatibility/testing/parts';
import { FitStudy } from './fit-study';

const study: GpuFitStudyData = {
  partKind: 'gpu',
  heading: '',
  lead: '',
  room: { millimetres: 300, label: '300 mm' },
  clearanceText: '{mm} to spare',
  excessText: 'Needs {mm} more',
  slotsText: '',
  scale: '',
};

it.each([
  ['with 95 mm to spare', 200, 205, 'compatible', '95 to spare'],
  ['with 5 mm to spare', 290, 295, 'conditional', '5 to spare'],
  ['shorter than the room, but not by enough', 298, 303, 'conditional', '0 to spare'],
  ['longer than the room', 310, 315, 'incompatible', 'Needs 15 more'],
])(
  'gives a card %s the outcome of its product card',
  (_, length, requiredLength, outcome, text) => {
    const product = { ...gpu('G', { length, requiredLength }), specifications: {} };
    const html = renderToStaticMarkup(<FitStudy study={study} products={[product]} />);
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain(text);
    expect(html).toContain(`data-outcome="${outcome}"`);
  },
);
