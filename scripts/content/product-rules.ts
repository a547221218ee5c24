import { findFigureMismatches } from '@/lib/content/printed-figures';
import type { Categories, Product } from '@/lib/content/products';
import {
  ADD_CATEGORY,
  createUniqueRule,
  findSimilarName,
  type LinkRule,
  NO_CATEGORY,
  type Report,
} from './link-rule';

/** Checks that a product's labels are its category's, in the category's order. */
function checkLabels(
  { id, category, specifications }: Product,
  { cardLabels, moreLabels }: Categories[string],
  report: Report,
): void {
  const labels = [...cardLabels, ...moreLabels];
  const used = Object.keys(specifications);
  if (used.join() === labels.filter((label) => used.includes(label)).join()) return;
  const unknown = used.filter((label) => !labels.includes(label));
  const renames = unknown.flatMap((label) => {
    const similar = findSimilarName(label, labels);
    return similar === undefined ? [] : [`write ${similar} instead of ${label}`];
  });
  const removal = unknown.length > 0 && `remove ${unknown.join(', ')}, or ${ADD_CATEGORY}`;
  const fix = renames.join(' and ') || removal || 'reorder them';
  const message = `must have labels of ${category}, in this order: ${labels.join(', ')}: ${fix}`;
  report(`products/${id}`, ['specifications'], message);
}

const checkProducts: LinkRule = ({ products, categories }, report) => {
  if (categories === undefined) return;
  const subcategories = Object.values(categories).flatMap((category) => category.subcategories);
  for (const product of products) {
    const { specifications, facts, features, compatibility } = product;
    const name = `products/${product.id}`;
    const category = categories[product.category];
    if (category === undefined) {
      const similar = findSimilarName(product.subcategory, subcategories);
      const fix = similar
        ? `write ${similar}`
        : `use one of ${subcategories.join(', ')}, or ${ADD_CATEGORY}`;
      report(name, ['subcategory'], `${NO_CATEGORY}: ${fix}`);
      continue;
    }
    checkLabels(product, category, report);
    if (category.part && !facts)
      report(
        name,
        ['facts'],
        `are missing: write what you know of a ${category.part}, or facts: {}`,
      );
    if (facts?.part === 'gpu' && facts.length && facts.room && facts.room < facts.length) {
      const message = `is less than the card’s length, ${facts.length}: write ${facts.length} or more`;
      report(name, ['facts', 'room'], message);
      continue;
    }
    const mismatches = facts
      ? findFigureMismatches(facts, specifications, { features, compatibility })
      : [];
    for (const { path, expected } of mismatches)
      report(name, path, `differs from the facts, which say ${expected}: correct one of the two`);
  }
};

/** The checks of products. */
export const PRODUCT_RULES: readonly LinkRule[] = [
  createUniqueRule('products', 'sku'),
  checkProducts,
];
