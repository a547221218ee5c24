import type { ProductCardLine } from '@/lib/compatibility/product-card-lines';
import { findSharedAdvice } from './shared-advice';

const line = (
  text: string,
  advice?: string,
  icon: ProductCardLine['icon'] = 'advice',
): ProductCardLine => ({ icon, text, ...(advice && { advice }) });
const ADVICE = 'First update its BIOS.';
const update = line('Fits our A board.', ADVICE);

it.each<[advice: string | undefined, ...cards: ProductCardLine[][]]>([
  [ADVICE, [update], [update], [line('Fits our B board.', ADVICE)]],
  [undefined, [update], [update]],
  [undefined, [update], [update], [line('Fits our B board')]],
  [undefined, [update], [update], [update, line('Fits our B board')]],
  [undefined, [update], [update], []],
  // A full stop within a name begins no advice.
  [undefined, ...Array.from({ length: 3 }, () => [line('Fits our No. 5 board')])],
  // A condition stays on the cards.
  [undefined, ...Array.from({ length: 3 }, () => [line(update.text, ADVICE, 'conditional')])],
])('finds the advice %j of several cards', (advice, ...cards) => {
  expect(findSharedAdvice(cards.map((compatibilityLines) => ({ compatibilityLines })))).toBe(
    advice,
  );
});
