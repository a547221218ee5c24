import type { CatalogueArrangement } from '@/data/vocabulary';
import type { Picture } from './images';

/** How wide a product is shown on its card: beside its name, or alone in its row. */
export const PRODUCT_SIZES = '(min-width: 80rem) 256px, 140px';
const WIDE_PRODUCT_SIZES = {
  lead: '(min-width: 84rem) 672px, (min-width: 48rem) 48vw, 140px',
  parts: '(min-width: 80rem) 176px, (min-width: 48rem) 48vw, 140px',
} as const;

/** A product's picture for a card that is alone in its row, which a list of parts has on middling screens only. */
export function asWide(
  { own, stock, ...picture }: Picture,
  arrangement: CatalogueArrangement,
): Picture {
  const sizes = WIDE_PRODUCT_SIZES[arrangement];
  return { ...picture, own: { ...own, sizes }, stock: stock && { ...stock, sizes } };
}
