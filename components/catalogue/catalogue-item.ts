import type { Product } from '@/data/types';
import type { Picture } from '@/lib/images';

/** A product as the catalogue hands it to the browser: the record with its picture worked out. */
export interface CatalogueItem extends Omit<Product, 'image'> {
  readonly picture: Picture;
}
