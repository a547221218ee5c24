import { findFigureMismatches } from '@/lib/content/printed-figures';
import type { Categories, Product } from '@/lib/content/products';
import { findTexts } from './document';
import { createUniqueRule, type LinkRule, NO_CATEGORY, type Report } from './link-rule';

/** Checks that a product's labels are its category's, in the category's order. */
function checkLabels(
  { id, category, specifications }: Product,
  { cardLabels, moreLabels }: Categories[string],
  report: Report,
): void {
  const labels = [...cardLabels, ...moreLabels];
  const used = Object.keys(specifications);
  if (used.join() === labels.filter((label) => used.includes(label)).join()) return;
  const unknown = used.filter((label) => !labels.includes(label)).join(', ');
  const message = `must have labels of ${category}, in this order: ${labels.join(', ')}`;
  const fix = unknown === '' ? 'reorder them' : `remove ${unknown}, or add it to categories.yaml`;
  report(`products/${id}`, ['specifications'], message, fix);
}

const checkProducts: LinkRule = ({ products, categories }, report) => {
  if (categories === undefined) return;
  const subcategories = Object.values(categories).flatMap((category) => category.subcategories);
  for (const product of products) {
    const { specifications, facts, features, compatibility } = product;
    const name = `products/${product.id}`;
    const category = categories[product.category];
    if (category === undefined) {
      const fix = `use one of ${subcategories.join(', ')}, or add it there`;
      report(name, ['subcategory'], NO_CATEGORY, fix);
      continue;
    }
    checkLabels(product, category, report);
    if (category.part && !facts) {
      const fix = `write what you know of a ${category.part}, or facts: {}`;
      report(name, ['facts'], 'are missing', fix);
    }
    const mismatches = facts
      ? findFigureMismatches(facts, specifications, { features, compatibility })
      : [];
    for (const { path, expected } of mismatches)
      report(name, path, `differs from the facts, which say ${expected}`, 'correct one of the two');
    for (const [path, text] of findTexts(product))
      if (/£ ?\d|\d ?(?:£|GBP\b)/.test(text))
        report(name, path, 'states a price, and this site shows none', 'leave it to your quote');
  }
};

export const PRODUCT_RULES: readonly LinkRule[] = [
  createUniqueRule('products', 'sku'),
  checkProducts,
];
