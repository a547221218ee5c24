import { z } from 'zod';
import { partFacts, partKinds } from './facts';
import {
  bool,
  day,
  fileName,
  framing,
  image,
  listOf,
  month,
  number,
  recordOf,
  type SchemaOutput,
  text,
  uniqueBy,
} from './fields';

/**
 * The shop's categories in the order of the catalogue. A category lists the labels of its products' specifications in one
 * order, so that cards and tables can be compared.
 */
export const categoriesSchema = z.record(
  text,
  z
    .strictObject({
      subcategories: listOf(text).describe('The badges of the category’s products'),
      part: z
        .enum(partKinds)
        .exactOptional()
        .describe('The kind of part that the compatibility check sees, if any'),
      cardLabels: listOf(text)
        .max(3)
        .describe('The labels shown on cards, in which products differ'),
      moreLabels: z.array(text).superRefine(uniqueBy()).default([]).describe('The other labels'),
    })
    .refine(
      ({ cardLabels, moreLabels }) => !moreLabels.some((label) => cardLabels.includes(label)),
      'has a label in both cardLabels and moreLabels: remove it from one of the two',
    ),
);

export type Categories = SchemaOutput<typeof categoriesSchema>;

/** A product. Its id is its file's name; its category and kind of part follow from its subcategory. */
export const productSchema = z.strictObject({
  id: fileName,
  name: text.max(120),
  brand: text,
  category: z.string(),
  subcategory: text.describe('One of categories.yaml'),
  place: number(z.int())
    .exactOptional()
    .describe('The position in its category: the lowest first, products without one last'),
  image: image
    .default('')
    .describe(
      'A picture of pictures.yaml; leave it out where photos/ has a photograph of the product',
    ),
  alt: text
    .exactOptional()
    .describe('Describes the photograph to people who can’t see it; by default the brand and name'),
  crop: framing,
  description: text,
  specifications: recordOf(text).describe('Values by label, in the order of categories.yaml'),
  features: listOf(text),
  compatibility: listOf(text),
  facts: partFacts
    .exactOptional()
    .describe('The facts that decide compatibility; a fact that is left out is unknown'),
  inStock: bool.describe('True by default'),
  checkedOn: day
    .exactOptional()
    .describe('The day on which the stock was last checked; by default that of company.yaml'),
  sku: text.max(60).describe('The maker’s part number'),
  checked: month
    .exactOptional()
    .describe(
      'The month in which the figures were last compared with their source, such as 2026-11',
    ),
});

export type Product = SchemaOutput<typeof productSchema>;
