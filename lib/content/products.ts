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
  type Shape,
  text,
  uniqueBy,
} from './fields';

/**
 * What the shop sells, as its owner sorts it, in the order of the catalogue. The labels of a category are those of its
 * products' specifications, in the one order that they keep, so that cards and tables can be compared.
 */
export const categoriesSchema = z.record(
  text,
  z
    .strictObject({
      subcategories: listOf(text).describe('What the badges of its products say'),
      part: z
        .enum(partKinds)
        .exactOptional()
        .describe('What the check of what fits takes its products for, if for anything'),
      cardLabels: listOf(text)
        .max(3)
        .describe('The figures that its products’ cards print, in which they differ'),
      moreLabels: z.array(text).superRefine(uniqueBy()).default([]).describe('The rest'),
    })
    .refine(
      ({ cardLabels, moreLabels }) => !moreLabels.some((label) => cardLabels.includes(label)),
      'has a label of cardLabels in moreLabels, too: remove it from one of the two',
    ),
);

export type Categories = Shape<typeof categoriesSchema>;

/** A product of the catalogue; its id is the name of its file, its category and kind of part follow from its subcategory. */
export const productSchema = z.strictObject({
  id: fileName,
  name: text.max(120),
  brand: text,
  category: z.string(),
  subcategory: text.describe('One of categories.yaml'),
  place: number(z.int())
    .exactOptional()
    .describe('Where it stands in its category: the lowest first, those without one last'),
  image: image
    .default('')
    .describe('A picture of pictures.yaml; left out where photos/ has one of the product'),
  alt: text
    .exactOptional()
    .describe('What its photograph shows, for who can’t see it; left out, its brand and name'),
  crop: framing,
  description: text,
  specifications: recordOf(text).describe('Label to value, in the order of categories.yaml'),
  features: listOf(text),
  compatibility: listOf(text),
  facts: partFacts
    .exactOptional()
    .describe('What decides what it goes with; what is left out is unknown'),
  inStock: bool.describe('True, unless it says otherwise'),
  checkedOn: day
    .exactOptional()
    .describe('The day on which the stock was last looked at, else that of company.yaml'),
  sku: text.regex(/^\S+$/, 'has a space: write the maker’s part number without it'),
  checked: month
    .exactOptional()
    .describe('When its figures were last compared with their source, such as 2026-11'),
  notLookedUp: listOf(text)
    .exactOptional()
    .describe('What is from a database and nobody has looked up, such as facts.watts'),
});

export type Product = Shape<typeof productSchema>;
