import { z } from 'zod';
import { type ProductCategory, type ProductSubcategory, taxonomy } from '@/data/taxonomy';
import { partFacts, partKinds } from './facts';
import { byName, distinct, imageId, listOf, type Shape, slug, text } from './parts';
import { differences } from './printed-figures';

/** What the shop sells, sorted. */
export const taxonomySchema = z.record(
  text,
  z
    .strictObject({
      subcategories: listOf(text),
      part: z.enum(partKinds).exactOptional(),
      /** No more than a card prints. */
      cardLabels: listOf(text).max(3),
      moreLabels: z.array(text).superRefine(distinct()),
    })
    .refine(
      ({ cardLabels, moreLabels }) => !moreLabels.some((label) => cardLabels.includes(label)),
      'has a label of cardLabels in moreLabels, too: remove it from one of the two',
    ),
);

export type Taxonomy = Shape<typeof taxonomySchema>;

/** A product of the catalogue, as pages and filters read it. */
const product = z
  .strictObject({
    id: slug,
    name: text.max(120),
    brand: text,
    category: z.enum(
      Object.keys(taxonomy) as ProductCategory[],
      'is not in data/taxonomy.ts: correct the subcategory, or add it there',
    ),
    subcategory: z.custom<ProductSubcategory>(),
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
    checkedOn: z.iso.date().exactOptional(),
    sku: text.regex(/^\S+$/, 'has a space: write the maker’s part number without it'),
  })
  .superRefine(({ category, specifications, facts, ...product }, context) => {
    const { cardLabels, moreLabels, part }: Taxonomy[string] = taxonomy[category];
    const labels = [...cardLabels, ...moreLabels];
    const used = Object.keys(specifications);
    if (used.join() !== labels.filter((label) => used.includes(label)).join()) {
      const message = `must have labels of ${category}, in their order: ${labels.join(', ')}`;
      context.addIssue({ code: 'custom', path: ['specifications'], message });
    }
    const { features, compatibility } = product;
    const differing = facts ? differences(facts, specifications, { features, compatibility }) : [];
    for (const { path, expected } of differing) {
      const message = `its facts say ${expected}: correct the one that is wrong`;
      context.addIssue({ code: 'custom', path, message });
    }
    if (part !== undefined && facts === undefined) {
      const message = `are missing: write those of a ${part} that you know`;
      context.addIssue({ code: 'custom', path: ['facts'], message });
    }
  });

export type Product = Shape<typeof product>;

/** The catalogue, which may be empty. */
export const productsSchema = z.array(product).superRefine(distinct('id', 'sku'));
