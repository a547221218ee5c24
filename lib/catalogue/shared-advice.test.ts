import type { ProductCardLine } from '@/lib/compatibility/product-card-lines';
import { findSharedAdvice } from './shared-advice';

const line = (text: string, icon: ProductCardLine['icon'] = 'advice') => ({ icon, text });
const update = line('Fits our A board. First update its BIOS.');

it.each<[advice: string, ...cards: ProductCardLine[][]]>([
  [
    'First update its BIOS.',
    [update],
    [update],
    [line('Fits our B board. First update its BIOS.')],
  ],
  ['', [update], [update]],
  ['', [update], [update], [line('Fits our B board')]],
  ['', [update], [update], [update, line('Fits our B board')]],
  ['', [update], [update], []],
  // A condition stays on the cards.
  ['', ...Array.from({ length: 3 }, () => [line(update.text, 'conditional')])],
])('finds the advice %j of several cards', (advice, ...cards) => {
  expect(findSharedAdvice(cards.map((compatibilityLines) => ({ compatibilityLines })))).toBe(
    advice,
  );
});
