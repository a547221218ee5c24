/** What a search means where no product has its text letter by letter. */
import type { Product } from './content/products';

type Named = Pick<Product, 'name' | 'brand' | 'sku' | 'category' | 'subcategory' | 'description'>;

/** Runs of letters and of digits: 'RTX 5080' and 'rtx5080' have the same. */
const runsOf = (text: string) => text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];

/**
 * Whether a product's name, brand, part number, category or description has all words of a search, in any order and
 * whatever parts them: '5080 tuf', '990pro', 'bx8071514900k'. A word begins where one of the product's does, or its
 * digits or letters do: '80' is not asked of '5080'. A search without words is near nothing.
 */
export function nearTo(search: string): (product: Named) => boolean {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const patterns = words.map((word) => new RegExp(` ${[...word].join(' ?')}`, 'u'));
  return ({ name, brand, sku, category, subcategory, description }) => {
    const texts = [brand, name, sku, category, subcategory, description];
    const text = ` ${texts.flatMap(runsOf).join(' ')}`;
    return words.length > 0 && patterns.every((pattern) => pattern.test(text));
  };
}
