import { z } from 'zod';
import { type ProductCategory, type ProductSubcategory, taxonomy } from '@/data/taxonomy';
import { partFacts, partKinds } from './facts';
import {
  byName,
  choiceRemedy,
  distinct,
  filterValue,
  imageId,
  key,
  listOf,
  oneOf,
  type Shape,
  slug,
  text,
  textAs,
} from './parts';

const CATEGORIES = Object.keys(taxonomy);

const isCategory = (name: string): name is ProductCategory => CATEGORIES.includes(name);

/** What the shop sells, sorted. */
export const taxonomySchema = z.record(
  filterValue,
  z.strictObject({
    subcategories: listOf(text),
    part: oneOf(partKinds, 'a kind of part').exactOptional(),
    labels: listOf(key),
  }),
);

export type Taxonomy = Shape<typeof taxonomySchema>;

/** A product of the catalogue, as pages and filters read it. */
const product = z
  .strictObject({
    id: slug,
    name: text.max(120, 'is longer than 120 characters: shorten it'),
    brand: filterValue,
    // The two are looked at together, once the record is whole.
    category: textAs<ProductCategory>(),
    subcategory: textAs<ProductSubcategory>(),
    image: imageId,
    description: text,
    /** Label to value, in the order they are shown; the card prints the first three. */
    specifications: byName(text),
    features: listOf(text),
    compatibility: listOf(text),
    /** What decides what it goes with; none for what the check has no rules for. */
    facts: partFacts.exactOptional(),
    inStock: z.boolean(),
    /** The day on which the stock was last looked at; the launch check asks for it. */
    checkedOn: z.iso.date('must be a day such as 2026-11-21').exactOptional(),
    sku: text.regex(/^\S+$/, 'has a space: write the maker’s part number without it'),
  })
  .superRefine(({ category, subcategory, specifications, facts }, context) => {
    const refuse = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (!isCategory(category)) {
      const line = `'${category}': { subcategories: ['${subcategory}'], labels: ['…'] },`;
      const remedy = choiceRemedy(category, CATEGORIES);
      return refuse(
        ['category'],
        `is not a category: ${remedy}, or add to data/taxonomy.ts ${line}`,
      );
    }
    const { subcategories, labels, part }: Taxonomy[string] = taxonomy[category];
    if (!subcategories.includes(subcategory)) {
      const remedy = choiceRemedy(subcategory, subcategories);
      refuse(
        ['subcategory'],
        `is not in ${category}: ${remedy}, or add it there in data/taxonomy.ts`,
      );
    }
    if (facts?.part !== part) {
      const remedy =
        part === undefined
          ? `take them out, or add there in data/taxonomy.ts part: '${facts?.part}',`
          : `write facts: { part: '${part}', … }, with null for each that you do not know`;
      refuse(['facts'], `are not those of ${category}: ${remedy}`);
    }
    const used = Object.keys(specifications);
    const known = used.filter((label) => labels.includes(label));
    for (const label of used.filter((label) => !labels.includes(label))) {
      const remedy = choiceRemedy(label, labels);
      refuse(
        ['specifications', label],
        `stands under a label that ${category} do not have: ${remedy}, or add it in data/taxonomy.ts`,
      );
    }
    const inOrder = labels.filter((label) => used.includes(label));
    if (known.join() !== inOrder.join()) {
      refuse(['specifications'], `is out of order: write ${inOrder.join(', ')}`);
    }
  });

export type Product = Shape<typeof product>;

/** The catalogue, which may be empty. */
export const productsSchema = z.array(product).superRefine(distinct('id', 'sku'));
