import type { Picture } from './images';

/** How wide a product is shown on its card: beside its name, or alone in its row. */
export const PRODUCT_SIZES =
  '(min-width: 84rem) 320px, (min-width: 80rem) 23vw, (min-width: 48rem) 25vw, 50vw';
const WIDE_PRODUCT_SIZES = '(min-width: 84rem) 672px, 48vw';

/** A product's picture for a card that is alone in its row. */
export function asWide({ own, stock, ...picture }: Picture): Picture {
  const sizes = WIDE_PRODUCT_SIZES;
  return { ...picture, own: { ...own, sizes }, stock: stock && { ...stock, sizes } };
}
