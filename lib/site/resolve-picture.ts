import {
  type HeroPictureId,
  type ItemPictureId,
  type PictureId,
  pictures,
} from '@/data/shop/pictures';
import {
  CLOSE_HERO_CROP,
  getPictureFileName,
  ITEM_CROP,
  type PictureCrop,
  type PictureFormat,
  WHOLE_HERO_CROP,
} from './picture-files';
import { settings } from './settings';

/** One crop of a picture, for a `<source>` and its fallback. */
export interface PictureSource {
  readonly width: number;
  readonly height: number;
  /** The addresses of AVIF files with their widths. */
  readonly avif: string;
  readonly sizes: string;
  /** The address of the WebP file. */
  readonly webp: string;
}

/** The attributes of an `<img>` element from the image host. */
interface StockPhotograph {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/** The props of components/ui/picture.tsx, as plain data that a client component can receive. */
export interface ResolvedPicture {
  readonly alt: string;
  readonly rendered: PictureSource;
  /** Shown over the rendered picture. */
  readonly stockPhotograph: StockPhotograph | null;
  /** Shown instead of `rendered` where `media` matches. */
  readonly wide: (PictureSource & { readonly media: string }) | null;
}

/** The widths of a stock photograph's files. The second is the default. */
const STOCK_WIDTHS = [480, 720, 960, 1200] as const;

/**
 * Builds a stock photograph's URLs, on a host that takes w, q, auto=format and fit=crop. Returns
 * null without a host, or a reference such as 'photo-1591488320449-011701bb6704'.
 */
function buildStockPhotograph(id: PictureId, sizes: string): StockPhotograph | null {
  const { imageHost } = settings;
  const { stockPhotograph } = pictures[id];
  if (imageHost === null || stockPhotograph === undefined) return null;
  const getUrl = (width: number) =>
    `${imageHost}/${stockPhotograph}?w=${width}&q=70&auto=format&fit=crop`;
  return {
    src: getUrl(STOCK_WIDTHS[1]),
    srcSet: STOCK_WIDTHS.map((width) => `${getUrl(width)} ${width}w`).join(', '),
    sizes,
  };
}

/** Builds a source with AVIF in all widths, and WebP in one for browsers without AVIF. */
function buildSource(id: PictureId, crop: PictureCrop, sizes: string): PictureSource {
  const { width, height, widths } = crop;
  const getUrl = (size: number, format: PictureFormat) =>
    `${settings.basePath}/pictures/${getPictureFileName(id, crop, size, format)}`;
  const avif = widths.map((size) => `${getUrl(size, 'avif')} ${size}w`).join(', ');
  return { width, height, avif, sizes, webp: getUrl(widths[1], 'webp') };
}

/** Builds a picture that has one crop on all screens. */
const buildPicture = (id: PictureId, crop: PictureCrop, sizes: string): ResolvedPicture => ({
  alt: pictures[id].alt,
  rendered: buildSource(id, crop, sizes),
  wide: null,
  stockPhotograph: buildStockPhotograph(id, sizes),
});

/** The `sizes` attribute for the picture of each kind of card. */
const ITEM_SIZES = {
  product: '(min-width: 80rem) 192px, (min-width: 48rem) 15vw, 88px',
  featured: '(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 41vw',
} as const;

/** Resolves the picture of a product's or a featured item's card. */
export const resolveItemPicture = (
  id: ItemPictureId,
  card: keyof typeof ITEM_SIZES,
): ResolvedPicture => buildPicture(id, ITEM_CROP, ITEM_SIZES[card]);

/** Resolves a hero as the picture of a category card, which is laid out like a featured card. */
export const resolveCategoryPicture = (id: HeroPictureId): ResolvedPicture =>
  buildPicture(id, CLOSE_HERO_CROP, ITEM_SIZES.featured);

/** Resolves a hero: close on phones, whole on wider screens, with a stock photograph over part. */
export const resolveHeroPicture = (id: HeroPictureId): ResolvedPicture => ({
  ...buildPicture(id, CLOSE_HERO_CROP, '100vw'),
  wide: {
    ...buildSource(id, WHOLE_HERO_CROP, '(min-width: 64rem) max(100vw, 80rem), 100vw'),
    media: '(min-width: 40rem)',
  },
  stockPhotograph: buildStockPhotograph(id, '(min-width: 40rem) 70vw, 100vw'),
});
