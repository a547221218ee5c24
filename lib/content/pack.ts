import type { z } from 'zod';
import { categoryPageSchema, menuSchema } from './category-pages';
import { coloursSchema } from './colours';
import { companySchema, proofSchema, testimonialsSchema } from './company';
import { picturesSchema, type SchemaOutput } from './fields';
import { aboutSchema, contactSchema, homeSchema } from './pages';
import { categoriesSchema, productSchema } from './products';

/** The single files of a pack, by name. */
export const FILE_SCHEMAS = {
  company: companySchema,
  home: homeSchema,
  about: aboutSchema,
  contact: contactSchema,
  menu: menuSchema,
  categories: categoriesSchema,
  testimonials: testimonialsSchema,
  proof: proofSchema,
  pictures: picturesSchema,
  colours: coloursSchema,
} as const satisfies Readonly<Record<string, z.ZodType>>;

/** The folders of a pack, with one file a record, named by its id or slug. */
export const FOLDER_SCHEMAS = {
  'category-pages': categoryPageSchema,
  products: productSchema,
} as const satisfies Readonly<Record<string, z.ZodType>>;

type Shapes<Schemas extends Readonly<Record<string, z.ZodType>>> = {
  readonly [Name in keyof Schemas]: SchemaOutput<Schemas[Name]>;
};

type Files = Shapes<typeof FILE_SCHEMAS>;
type Records = Shapes<typeof FOLDER_SCHEMAS>;

/** An owner's logo, public/photos/logo.svg or logo.png, with its size in pixels. */
export interface Logo {
  readonly extension: 'svg' | 'png';
  readonly width: number;
  readonly height: number;
  /** True for a wide logo, which has the shop's name in it. */
  readonly hasName: boolean;
}

/** A shop's content as pages read it: its pages in menu order, its products in catalogue order. */
export type Pack = Files & {
  readonly [Folder in keyof Records]: readonly Records[Folder][];
} & {
  /** The names of the pictures that are the owner's photographs. */
  readonly photographs: readonly string[];
  /** Null where the shop has none of its own. */
  readonly logo: Logo | null;
};
