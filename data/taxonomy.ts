/**
 * What the shop sells, as the owner sorts it: each product category with the subcategories it may
 * hold. Shown in the filters and badges of the two catalogue pages.
 */
export const taxonomy = {
  Processors: ['Desktop CPUs'],
  'Graphics Cards': ['High-End GPUs', 'Mid-Range GPUs'],
  Motherboards: ['Intel Z790', 'AMD X670E'],
  Memory: ['DDR5 RAM'],
  Storage: ['NVMe SSDs', 'Gaming SSDs'],
  'Power Supplies': ['Modular PSUs'],
} as const;

export type ProductCategory = keyof typeof taxonomy;
export type ProductSubcategory = (typeof taxonomy)[ProductCategory][number];
